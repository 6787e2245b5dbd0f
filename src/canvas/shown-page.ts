import { PREVIEW_BLOCK_HREF, PREVIEW_RENDER_HREF, PREVIEW_TOKEN_HEADER } from '#addresses/preview.ts'
import { loadStyles } from '#islands/client/insert-html.ts'
import { trustHtml } from '#islands/client/trusted-html.ts'
import { reconcile } from './reconcile.ts'

/** How it went: 200, or the status of a refusal; 0 where nobody answered. */
type Status = number

/** The page must not change now: the answer came to nothing. */
export const HELD: Status = -1

/** The page in the frame, with the rendering that it was made of. Made before any other script can have changed the page. */
export class ShownPage {
  #shown = mainOf(document).cloneNode(true) as Element
  readonly #mayChange: () => boolean

  /** `mayChange` is asked right before anything changes. */
  constructor(mayChange: () => boolean = () => true) {
    this.#mayChange = mayChange
  }

  /** Asks for the whole page with these unsaved fields and brings the shown one there. */
  async renderPage(token: string, data: unknown, isEdited: boolean): Promise<Status> {
    const { status, html } = await ask(PREVIEW_RENDER_HREF, token, { data, isEdited })
    if (status !== 200) return status
    const next = new DOMParser().parseFromString(trustHtml(html), 'text/html')
    await Promise.all([
      loadStyles(next.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([data-face])')),
      fetchFonts(next),
    ])
    if (!this.#mayChange()) return HELD
    const main = mainOf(next)
    reconcile(mainOf(document), this.#shown, main)
    this.#shown = main
    replaceFace(next.querySelector('link[data-face]'))
    document.title = next.title
    return status
  }

  /** The same for one block. Where the page does not show it, nothing happens: `isThere` says so. */
  async renderBlock(token: string, block: { id?: unknown }, isFirst: boolean): Promise<{ status: Status; isThere: boolean }> {
    const { status, html } = await ask(PREVIEW_BLOCK_HREF, token, { block, isFirst })
    if (status !== 200) return { status, isThere: true }
    const template = document.createElement('template')
    template.innerHTML = trustHtml(html)
    await loadStyles(template.content.querySelectorAll<HTMLLinkElement>(':scope > link[rel=stylesheet]'))
    if (!this.#mayChange()) return { status: HELD, isThere: true }
    const selector = `[data-block="${CSS.escape(String(block.id))}"]`
    const [live, shown] = [document.querySelector(selector), this.#shown.querySelector(selector)]
    const next = template.content.querySelector(selector)
    if (live === null || shown === null || next === null) return { status, isThere: false }
    reconcile(live, shown, next)
    shown.replaceWith(next)
    return { status, isThere: true }
  }
}

function mainOf(page: Document): Element {
  const main = page.querySelector('main')
  if (main === null) throw new Error('The page has no main part')
  return main
}

async function ask(address: string, token: string, body: unknown): Promise<{ status: Status; html: string }> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [PREVIEW_TOKEN_HEADER]: token },
      body: JSON.stringify(body),
    })
    return { status: response.status, html: await response.text() }
  } catch {
    // The site is not there, or the line is cut: whoever asked says so.
    return { status: 0, html: '' }
  }
}

/** A font that comes after its style sheet is not shown (`font-display: optional`): this one has just been cut. */
async function fetchFonts(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')]
  // Without one, headings are in the face of the system.
  await Promise.allSettled(links.map(async ({ href }) => (await fetch(href)).arrayBuffer()))
}

/** The font of the headings is cut for one page: that of the page before has not all of its characters. */
function replaceFace(face: Element | null): void {
  const shown = document.querySelector('link[data-face]')
  if (shown?.getAttribute('href') === face?.getAttribute('href')) return
  if (face) document.head.append(document.adoptNode(face))
  shown?.remove()
}
