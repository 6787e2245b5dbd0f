import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'

export type HtmlNode = DefaultTreeAdapterMap['childNode']
export type HtmlElement = DefaultTreeAdapterMap['element']

/** As a browser without scripts reads it. */
export function parseHtml(html: string): HtmlNode[] {
  return parseFragment(html, { scriptingEnabled: false }).childNodes
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node
}

export function attributeOf(element: HtmlElement, name: string): string {
  return element.attrs.find((attribute) => attribute.name === name)?.value.trim() ?? ''
}

export function hasClass(element: HtmlElement, name: string): boolean {
  return attributeOf(element, 'class').split(/\s+/).includes(name)
}

/** All words inside, as they are written. */
export function wordsOf(node: HtmlNode): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(wordsOf).join('') : ''
}

/** Every element below, parents first. */
export function* elementsIn(nodes: readonly HtmlNode[]): Generator<HtmlElement> {
  for (const node of nodes) {
    if (!isElement(node)) continue
    yield node
    yield* elementsIn(node.childNodes)
  }
}

export function findElement(nodes: readonly HtmlNode[], ...names: string[]): HtmlElement | undefined {
  for (const element of elementsIn(nodes)) if (names.includes(element.tagName)) return element
  return undefined
}

/** Plain words of a piece of HTML, on one line. */
export function textOfHtml(html: string): string {
  return parseHtml(html.replaceAll(/<br\s*\/?>|<\/(?:p|div|li|h\d)>/gi, ' $&'))
    .map(wordsOf)
    .join('')
    .replaceAll(/[\s\u00a0\u3000]+/g, ' ')
    .trim()
}
