/** In the frame of the live preview: whenever the form in the admin changes, the page is rendered with it and put in place. */
import { insertHtml } from './insert-html.ts'
import { trustHtml } from './trusted-html.ts'

interface PreviewSettings {
  adminOrigin: string
  token: string
}

const MESSAGE_TYPE = 'payload-live-preview'
const FAILED = '預覽暫時無法更新，請再試一次。'
const EXPIRED = '預覽的有效時間已過，請重新整理後台的頁面。'

const settings: PreviewSettings = JSON.parse(
  document.querySelector<HTMLMetaElement>('meta[name=lectern-preview]')?.content ?? '{}',
)
let underWay: AbortController | null = null

addEventListener('message', ({ origin, data }: MessageEvent) => {
  if (origin !== settings.adminOrigin || data?.type !== MESSAGE_TYPE || typeof data.data !== 'object') return
  void show(data.data)
})
const opener = window.opener ?? (window.parent === window ? null : window.parent)
opener?.postMessage({ type: MESSAGE_TYPE, ready: true }, settings.adminOrigin)

async function show(form: unknown): Promise<void> {
  underWay?.abort()
  const own = new AbortController()
  underWay = own
  try {
    const response = await fetch('/preview/render', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: settings.token, data: form }),
      signal: own.signal,
    })
    if (!response.ok) return say(response.status === 403 ? EXPIRED : FAILED)
    await replaceMain(await response.text())
    say('')
  } catch {
    if (!own.signal.aborted) say(FAILED)
  }
}

async function replaceMain(html: string): Promise<void> {
  const next = new DOMParser().parseFromString(trustHtml(html), 'text/html')
  const styles = [...next.querySelectorAll('link[rel=stylesheet]:not([data-face])')].map((link) => link.outerHTML).join('')
  const main = document.querySelector('main')
  const nextMain = next.querySelector('main')
  if (main && nextMain) await insertHtml(main, styles + nextMain.innerHTML)
  replaceFace(next.querySelector('link[data-face]'))
  document.title = next.title
}

/** The font of the headings is cut for one page: that of the page before has not all of its characters. */
function replaceFace(face: Element | null): void {
  const shown = document.querySelector('link[data-face]')
  if (shown?.getAttribute('href') === face?.getAttribute('href')) return
  if (face) document.head.append(document.adoptNode(face))
  shown?.remove()
}

function say(message: string): void {
  const note = document.querySelector('.preview-note') ?? document.body.appendChild(document.createElement('p'))
  note.className = 'preview-note'
  note.setAttribute('role', 'status')
  note.textContent = message
}
