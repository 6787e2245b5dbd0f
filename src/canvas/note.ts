const FAILED = '預覽暫時無法更新，請再試一次。'
const EXPIRED = '預覽的有效時間已過，請重新整理後台的頁面。'
const TOO_LARGE = '這份內容太大，預覽無法更新。儲存之後再重新整理，就會看到。'

/** Nothing where the page is up to date. */
export function wordsFor(status: number): string {
  if (status === 200) return ''
  if (status === 403) return EXPIRED
  return status === 413 ? TOO_LARGE : FAILED
}

/** Says something at the edge of the page; nothing takes away what was said. */
export function say(message: string): void {
  const note = document.querySelector('.preview-note') ?? document.body.appendChild(document.createElement('p'))
  note.className = 'preview-note'
  note.setAttribute('role', 'status')
  note.textContent = message
}
