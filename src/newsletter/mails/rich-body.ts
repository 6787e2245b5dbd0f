import type { Reader } from '#published/reader.ts'
import type { Picture } from '#published/types.ts'
import { type RichNode, readNodes, walkNodes } from '#settings/rich-text/nodes.ts'
import { linkTarget, uploadId } from '#settings/rich-text/references.ts'
import { escapeHtml, type MailStyle } from './html.ts'
import type { MailWords } from './lay-out.ts'

interface Place {
  /** The address that a link node leads to, complete; `null`: its words stand alone. */
  hrefOf(node: RichNode): string | null
  /** The picture of an upload node, its address complete. */
  pictureOf(node: RichNode): { src: string; alt: string } | null
}

/** The same in HTML. */
interface Page extends Place {
  style: MailStyle
}

const FORMATS = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
] as const

/** Twice the width of the mail. */
const SHARP_WIDTH = 1200

/** What an editor wrote, as HTML that mail programs understand and as plain text. Links lead to the public site. */
export async function richBody(document: unknown, reader: Reader, siteUrl: string): Promise<MailWords> {
  const nodes = readNodes(document)
  const hrefs = await findHrefs(nodes, reader)
  const shown = [...walkNodes(nodes)].flatMap((node) => uploadId(node) ?? [])
  const pictures = await reader.findPictures(shown)
  const place: Place = {
    hrefOf(node) {
      const target = linkTarget(node)
      if (target === null) return null
      const href = target.kind === 'url' ? target.url : (hrefs.get(`${target.kind}:${target.id}`) ?? null)
      // An anchor or something that opens in the page means nothing in a mail.
      return href === null || href.startsWith('#') ? null : new URL(href, siteUrl).href
    },
    pictureOf(node) {
      const picture = pictures.get(uploadId(node) ?? 0)
      return picture === undefined ? null : { src: new URL(fileFor(picture), siteUrl).href, alt: picture.alt }
    },
  }
  return {
    html: (style) => nodes.map((node) => blockHtml(node, { ...place, style })).join(''),
    text: nodes
      .map((node) => blockText(node, place))
      .filter((block) => block !== '')
      .join('\n\n'),
  }
}

/** Sharp on a phone, and no larger than that. */
function fileFor({ url, renditions }: Picture): string {
  return renditions.find(({ width }) => width >= SHARP_WIDTH)?.url ?? url
}

async function findHrefs(nodes: RichNode[], reader: Reader): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const kind of ['page', 'post', 'category'] as const) {
    const ids = [...walkNodes(nodes)].flatMap((node) => {
      const target = linkTarget(node)
      return target !== null && target.kind === kind ? [target.id] : []
    })
    if (ids.length === 0) continue
    for (const [id, href] of await reader.findHrefs(kind, ids)) found.set(`${kind}:${id}`, href)
  }
  return found
}

function blockHtml(node: RichNode, place: Page): string {
  const inner = () => node.children.map((child) => inlineHtml(child, place)).join('')
  const blocks = () => node.children.map((child) => blockHtml(child, place)).join('')
  switch (node.type) {
    case 'paragraph':
      return node.children.length === 0 ? '' : `<p style="${place.style.text}">${inner()}</p>`
    case 'heading':
      return `<h2 style="${place.style.heading}">${inner()}</h2>`
    case 'quote':
      return `<blockquote style="${place.style.quote}">${inner()}</blockquote>`
    case 'list': {
      const tag = node.source.listType === 'number' ? 'ol' : 'ul'
      return `<${tag} style="${place.style.list}">${blocks()}</${tag}>`
    }
    case 'listitem':
      return `<li>${node.children.map((child) => (child.type === 'list' ? blockHtml(child, place) : inlineHtml(child, place))).join('')}</li>`
    case 'upload': {
      const picture = place.pictureOf(node)
      return picture === null
        ? ''
        : `<p style="${place.style.text}"><img style="${place.style.picture}" src="${escapeHtml(picture.src)}" alt="${escapeHtml(picture.alt)}"></p>`
    }
    case 'horizontalrule':
      return `<hr style="${place.style.rule}">`
    case 'table':
      return `<table role="presentation" cellspacing="0" style="border-collapse:collapse;margin:0 0 16px;">${blocks()}</table>`
    case 'tablerow':
      return `<tr>${blocks()}</tr>`
    case 'tablecell':
      return `<td style="${place.style.cell}">${blocks()}</td>`
    default:
      return ''
  }
}

function inlineHtml(node: RichNode, place: Page): string {
  switch (node.type) {
    case 'text': {
      const { text, format } = node.source
      const bits = typeof format === 'number' ? format : 0
      const words = escapeHtml(typeof text === 'string' ? text : '')
      return FORMATS.reduce((inner, [bit, tag]) => (bits & bit ? `<${tag}>${inner}</${tag}>` : inner), words)
    }
    case 'linebreak':
      return '<br>'
    case 'link':
    case 'autolink': {
      const words = node.children.map((child) => inlineHtml(child, place)).join('')
      const href = place.hrefOf(node)
      return href === null ? words : `<a style="${place.style.link}" href="${escapeHtml(href)}">${words}</a>`
    }
    default:
      return ''
  }
}

function blockText(node: RichNode, place: Place, depth = 0): string {
  const inner = () => node.children.map((child) => inlineText(child, place)).join('')
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return inner().trim()
    case 'quote':
      return `> ${inner().trim()}`
    case 'list':
      return node.children
        .map((child, index) => itemText(child, place, depth, node.source.listType === 'number' ? `${index + 1}. ` : '・'))
        .join('\n')
    case 'upload': {
      const alt = place.pictureOf(node)?.alt ?? ''
      return alt === '' ? '' : `［圖片：${alt}］`
    }
    case 'horizontalrule':
      return '――――――'
    case 'table':
    case 'tablerow':
    case 'tablecell': {
      const parts = node.children.map((child) => blockText(child, place, depth))
      return parts.join(node.type === 'tablerow' ? '　' : '\n')
    }
    default:
      return ''
  }
}

function itemText(item: RichNode, place: Place, depth: number, mark: string): string {
  const nested = item.children.filter(({ type }) => type === 'list').map((child) => blockText(child, place, depth + 1))
  const words = item.children
    .filter(({ type }) => type !== 'list')
    .map((child) => inlineText(child, place))
    .join('')
  return [words === '' ? [] : `${'　'.repeat(depth)}${mark}${words}`, nested].flat().join('\n')
}

function inlineText(node: RichNode, place: Place): string {
  if (node.type === 'text') return typeof node.source.text === 'string' ? node.source.text : ''
  if (node.type === 'linebreak') return '\n'
  const words = node.children.map((child) => inlineText(child, place)).join('')
  const href = place.hrefOf(node)
  return href === null ? words : `${words}（${href}）`
}
