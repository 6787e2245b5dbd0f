import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment, serialize } from 'parse5'
import { type HtmlElement, hasClass } from '#import/html/dom.ts'

type Node = DefaultTreeAdapterMap['childNode']

/** Nothing without the scripts of this site. */
const DROPPED = new Set(['script', 'style', 'template', 'noscript', 'button', 'form', 'svg'])
/** For those who hear the page: words about what a press does here. */
const HEARD_ONLY = 'vh'

/** What a page says, for a system that has neither our scripts nor our styles: pictures as pictures, no words that only steer. */
export function plainHtml(html: string): string {
  const fragment = parseFragment(html)
  clean(fragment)
  return serialize(fragment)
}

function clean(parent: DefaultTreeAdapterMap['parentNode']): void {
  for (const node of [...parent.childNodes]) {
    if (!defaultTreeAdapter.isElementNode(node)) continue
    // A heading that opens something is a heading all the same.
    const isTitle = node.tagName === 'button' && 'tagName' in parent && /^h[1-6]$/.test(parent.tagName)
    if (!isTitle && (DROPPED.has(node.tagName) || hasClass(node, HEARD_ONLY))) {
      defaultTreeAdapter.detachNode(node)
      continue
    }
    clean(node)
    if (isTitle || (node.tagName === 'a' && isEnlarging(node))) unwrap(node)
    // What it says is to be read even where nothing opens it.
    if (node.tagName === 'dialog') Object.assign(node, { tagName: 'div', nodeName: 'div', attrs: [] })
  }
}

/** A link that shows its own picture in large. */
function isEnlarging(link: HtmlElement): boolean {
  return link.attrs.some(({ name }) => name === 'data-lightbox') && isPictureAlone(link)
}

function isPictureAlone(link: HtmlElement): boolean {
  const inside = link.childNodes.filter((node) => !isBlank(node))
  const [only] = inside
  return inside.length === 1 && only !== undefined && 'tagName' in only && ['img', 'picture'].includes(only.tagName)
}

function isBlank(node: Node): boolean {
  return defaultTreeAdapter.isTextNode(node) && node.value.trim() === ''
}

function unwrap(link: HtmlElement): void {
  const { parentNode } = link
  if (parentNode === null) return
  for (const child of [...link.childNodes]) {
    defaultTreeAdapter.detachNode(child)
    defaultTreeAdapter.insertBefore(parentNode, child, link)
  }
  defaultTreeAdapter.detachNode(link)
}
