import { trustHtml } from './trusted-html.ts'

export type InsertMode = 'replace' | 'append'

/**
 * The one way in for HTML that arrives later. Style sheets that it brings along are loaded first and only once; scripts in it
 * never run. Settles when it is in the document; the loader sees it there and wakes the islands inside.
 */
export async function insertHtml(target: Element, html: string, mode: InsertMode = 'replace'): Promise<void> {
  const template = document.createElement('template')
  template.innerHTML = trustHtml(html)
  await loadStyles(template.content.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
  if (mode === 'replace') target.replaceChildren(template.content)
  else target.append(template.content)
}

/** Loads style sheets that the page does not have yet; they leave the document that they stood in. */
export async function loadStyles(links: Iterable<HTMLLinkElement>): Promise<void> {
  await Promise.all([...links].map(hoistStyle))
}

function hoistStyle(link: HTMLLinkElement): Promise<void> | void {
  // Inside a template addresses are not resolved.
  document.adoptNode(link)
  const isKnown = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(({ href }) => href === link.href)
  if (isKnown) return
  return new Promise((resolve) => {
    // Unstyled content is better than none.
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
}
