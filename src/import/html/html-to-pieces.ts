import { formatted, headingNode, type Node, paragraph, ruleNode } from '#settings/rich-text/compose.ts'
import { paneContent } from '../assemble/panes.ts'
import type { Conversion } from '../conversion/conversion.ts'
import { linkNodeFields, resolveHref, storedLink, wordsForHref } from '../conversion/link.ts'
import { childrenOfNode, textOfNode } from '../conversion/node-text.ts'
import { nodePiece, type PicturePiece, type Piece, type StoredLink } from '../conversion/pieces.ts'
import { placeBlock } from '../conversion/place-block.ts'
import { isSentence, LONGEST_HEADING, lengthOf, oneLine } from '../conversion/words.ts'
import { attributeOf, elementsIn, type HtmlElement, type HtmlNode, hasClass, isElement, parseHtml, wordsOf } from './dom.ts'
import { isMediaElement, mediaToPieces } from './embedded.ts'
import { formToPieces } from './forms.ts'
import { BOLD, CODE, FORMATS, InlineRun, type OpenLink } from './inline.ts'
import { listToNode } from './lists.ts'
import { isOwnFile, pictureOf } from './pictures.ts'
import { quoteFrom } from './quotes.ts'
import { isLayoutTable, tableToPieces } from './tables.ts'

/** The element that stands where a shortcode stood. */
export const SHORTCODE_TAG = 'lectern-shortcode'
const DROPPED = new Set([
  'script',
  'style',
  'object',
  'template',
  'svg',
  'canvas',
  'link',
  'meta',
  'noscript',
  'input',
  'select',
  'textarea',
])
const PARAGRAPHS = new Set(
  'p div section article main aside header footer nav address center figure figcaption fieldset legend dd li caption hgroup summary'.split(
    ' ',
  ),
)
const HEADING = /^h[1-6]$/
/** Deeper than anybody writes; what lies below keeps its words. */
const MAX_DEPTH = 200

interface Standing {
  format: number
  link: (OpenLink & { stored: StoredLink | null; href: string; pictures: number }) | null
  depth: number
}

export interface HtmlOptions {
  conversion: Conversion
  /** What stands for the shortcode of this number. */
  shortcode(index: number): Piece[]
}

/** HTML cut at its block elements and rebuilt. Nothing of it survives but words, structure, links and pictures. */
export function htmlToPieces(html: string, { conversion, shortcode }: HtmlOptions): Piece[] {
  const nodes = parseHtml(html)
  const anchors = linkedAnchors(nodes)
  /** Abbreviations that have been explained. */
  const explained = new Set<string>()
  return walkAll(nodes, { format: 0, link: null, depth: 0 })

  function walkAll(children: readonly HtmlNode[], standing: Standing): Piece[] {
    const flow = new Flow()
    for (const child of children) walk(child, flow, standing)
    return flow.finish()
  }

  function walk(node: HtmlNode, flow: Flow, standing: Standing): void {
    if ('data' in node) {
      const comment = node.data.trim()
      if (/^more\b/.test(comment)) flow.add({ kind: 'more' })
      if (comment === 'nextpage') flow.add(nodePiece(ruleNode()))
      return
    }
    if (!isElement(node)) {
      if ('value' in node) flow.run.addText(node.value, standing.format, standing.link)
      return
    }
    if (standing.depth > MAX_DEPTH) flow.run.addText(wordsOf(node), standing.format, standing.link)
    else walkElement(node, flow, { ...standing, depth: standing.depth + 1 })
  }

  function walkElement(element: HtmlElement, flow: Flow, standing: Standing): void {
    const { tagName: name } = element
    if (DROPPED.has(name)) {
      if (name === 'script' || name === 'object') conversion.note('dropped', `<${name}>`)
    } else if (name === SHORTCODE_TAG) flow.add(...shortcode(Number(attributeOf(element, 'n'))))
    else if (name === 'br') flow.breakLine()
    else if (name === 'hr') flow.add(nodePiece(ruleNode()))
    else if (name === 'img') addPicture(element, flow, standing, '')
    else if (name === 'a') addLink(element, flow, standing)
    else if (HEADING.test(name)) addHeading(element, flow, standing)
    else if (name === 'ul' || name === 'ol' || name === 'menu') {
      const { node, rest } = listToNode(element, (children) => walkAll(children, standing))
      flow.add(...(node === null ? [] : [nodePiece(node)]), ...rest)
    } else if (name === 'table') addTable(element, flow, standing)
    else if (name === 'blockquote') flow.add(...quoteFrom(walkAll(element.childNodes, standing)))
    else if (name === 'pre') addLines(element, flow)
    else if (name === 'figure' || hasClass(element, 'wp-caption')) addFigure(element, flow, standing)
    else if (name === 'details') addDetails(element, flow, standing)
    else if (name === 'form') flow.add(...formToPieces(element, conversion))
    else if (isMediaElement(name)) flow.add(...mediaToPieces(element, conversion))
    else if (name === 'dl') for (const child of element.childNodes) walk(child, flow, standing)
    else if (name === 'dt') flow.block(() => descend(element, flow, { ...standing, format: standing.format | BOLD }))
    else if (PARAGRAPHS.has(name)) flow.block(() => descend(element, flow, standing))
    else if (name === 'abbr') addAbbreviation(element, flow, standing)
    else descend(element, flow, { ...standing, format: standing.format | (FORMATS[name] ?? 0) })
  }

  function descend(element: HtmlElement, flow: Flow, standing: Standing): void {
    for (const child of element.childNodes) walk(child, flow, standing)
  }

  function addPicture(element: HtmlElement, flow: Flow, { link, format }: Standing, caption: string): void {
    const alt = attributeOf(element, 'alt')
    if (hasClass(element, 'emoji') || hasClass(element, 'wp-smiley')) {
      flow.run.addText(alt, format, link)
      return
    }
    const picture = pictureOf(element, conversion)
    if (picture === null) return
    const isZoomed = link !== null && isOwnFile(link.href, picture, conversion)
    if (link !== null) {
      link.isShown = true
      link.pictures++
    }
    const piece: PicturePiece = {
      kind: 'picture',
      picture,
      caption,
      link: isZoomed ? null : (link?.stored ?? null),
      zoom: isZoomed,
    }
    flow.add(piece)
  }

  function addLink(element: HtmlElement, flow: Flow, standing: Standing): void {
    const href = attributeOf(element, 'href')
    const target = resolveHref(href, conversion)
    if (target === null) {
      descend(element, flow, standing)
      return
    }
    const newTab = attributeOf(element, 'target') === '_blank'
    const link = {
      fields: linkNodeFields(target, newTab),
      stored: storedLink(target, newTab),
      href,
      isShown: false,
      pictures: 0,
    } satisfies Standing['link']
    descend(element, flow, { ...standing, link })
    if (link.isShown) return
    const alt = [...elementsIn(element.childNodes)].map((inner) => attributeOf(inner, 'alt')).find((words) => words !== '')
    const words = attributeOf(element, 'title') || attributeOf(element, 'aria-label') || alt || ''
    // An anchor that marks a place has no words and no address of its own.
    flow.run.addText(oneLine(words) || wordsForHref(href), standing.format, link)
  }

  function addHeading(element: HtmlElement, flow: Flow, standing: Standing): void {
    const inner = walkAll(element.childNodes, standing)
    const level = Number(element.tagName.slice(1))
    const id = attributeOf(element, 'id')
    for (const piece of inner) {
      if (piece.kind !== 'node' || piece.node.type !== 'paragraph') {
        flow.add(piece)
        continue
      }
      const children = childrenOfNode(piece.node)
      const text = oneLine(wordsOf(element))
      const isForSize = lengthOf(text) > LONGEST_HEADING || (level >= 5 && isSentence(text))
      flow.add(
        isForSize
          ? nodePiece(paragraph(...children.map(embolden)))
          : nodePiece(headingNode(level <= 2 ? 'h2' : level === 3 ? 'h3' : 'h4', ...children), anchors.has(id) ? id : undefined),
      )
    }
  }

  function addTable(element: HtmlElement, flow: Flow, standing: Standing): void {
    if (!isLayoutTable(element)) {
      flow.add(...tableToPieces(element, (children) => walkAll(children, standing), conversion))
      return
    }
    conversion.note('flattened', '<table>')
    for (const cell of elementsIn(element.childNodes)) {
      if ((cell.tagName === 'td' || cell.tagName === 'th') && isOutermost(cell, element))
        flow.add(...walkAll(cell.childNodes, standing))
    }
  }

  function addLines(element: HtmlElement, flow: Flow): void {
    flow.block(() => flow.run.addLines(wordsOf(element), CODE))
  }

  function addFigure(element: HtmlElement, flow: Flow, standing: Standing): void {
    const inside = [...elementsIn(element.childNodes)]
    const caption = inside.find((one) => one.tagName === 'figcaption' || hasClass(one, 'wp-caption-text'))
    const words = caption === undefined ? '' : oneLine(wordsOf(caption))
    const isSingle = inside.filter(({ tagName }) => tagName === 'img').length === 1
    const inner = walkAll(element.childNodes, standing)
    const isCaption = (piece: Piece) =>
      piece.kind === 'node' && piece.node.type === 'paragraph' && words !== '' && oneLine(textOfNode(piece.node)) === words
    // Under a picture that is not there the words still are.
    if (!isSingle || !inner.some(({ kind }) => kind === 'picture')) {
      flow.add(...inner)
      return
    }
    flow.add(
      ...inner
        .filter((piece) => !isCaption(piece))
        .map((piece) => (piece.kind === 'picture' ? { ...piece, caption: words } : piece)),
    )
  }

  function addDetails(element: HtmlElement, flow: Flow, standing: Standing): void {
    const summary = element.childNodes.filter(isElement).find(({ tagName }) => tagName === 'summary')
    const title = summary === undefined ? '' : oneLine(wordsOf(summary))
    const inner = walkAll(
      element.childNodes.filter((child) => child !== summary),
      standing,
    )
    const isOpen = element.attrs.some(({ name }) => name === 'open')
    const block =
      conversion.target === 'page' && title !== ''
        ? placeBlock('accordion', { items: [{ title, ...paneContent(inner, conversion) }], keepFirstOpen: isOpen }, conversion)
        : null
    if (block !== null) {
      flow.add({ kind: 'widget', block })
      return
    }
    if (title !== '') flow.add(nodePiece(paragraph(formatted(title, BOLD))))
    flow.add(...inner)
  }

  function addAbbreviation(element: HtmlElement, flow: Flow, standing: Standing): void {
    descend(element, flow, standing)
    const title = attributeOf(element, 'title')
    if (title !== '' && !explained.has(title)) flow.run.addText(`（${title}）`, standing.format, standing.link)
    explained.add(title)
  }
}

/** Pieces as they come, with a paragraph that is still being written. */
class Flow {
  readonly run = new InlineRun()
  readonly #pieces: Piece[] = []

  add(...pieces: Piece[]): void {
    this.#flush()
    this.#pieces.push(...pieces)
  }

  block(write: () => void): void {
    this.#flush()
    write()
    this.#flush()
  }

  breakLine(): void {
    this.run.addBreak()
    if (this.run.endsParagraph) this.#flush()
  }

  finish(): Piece[] {
    this.#flush()
    return this.#pieces
  }

  #flush(): void {
    const isEmpty = this.run.isEmpty
    const nodes = this.run.take()
    if (!isEmpty) this.#pieces.push(nodePiece(paragraph(...nodes)))
  }
}

function embolden(node: Node): Node {
  if (node.type === 'text') return { ...node, format: Number(node.format) | BOLD }
  return node.type === 'link' ? { ...node, children: childrenOfNode(node).map(embolden) } : node
}

function linkedAnchors(nodes: readonly HtmlNode[]): Set<string> {
  const hrefs = [...elementsIn(nodes)].map((element) => attributeOf(element, 'href'))
  return new Set(hrefs.filter((href) => href.length > 1 && href.startsWith('#')).map((href) => href.slice(1)))
}

function isOutermost(cell: HtmlElement, table: HtmlElement): boolean {
  for (let up = cell.parentNode; up !== null && up !== table; up = 'parentNode' in up ? up.parentNode : null) {
    if ('tagName' in up && up.tagName === 'table') return false
  }
  return true
}
