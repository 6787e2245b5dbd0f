const FAILED = '視窗暫時無法打開，請再試一次。'
const notes = new WeakMap<HTMLElement, HTMLElement>()

/** Tells whoever pressed a button that nothing will come of it, right beside it. */
export function showFailure(opener: HTMLElement | null, error: unknown): void {
  console.error(error)
  if (opener === null) return
  clearFailure(opener)
  const note = document.createElement('span')
  note.setAttribute('role', 'alert')
  note.textContent = FAILED
  opener.after(' ', note)
  notes.set(opener, note)
}

export function clearFailure(opener: HTMLElement | null): void {
  if (opener !== null) notes.get(opener)?.remove()
}
