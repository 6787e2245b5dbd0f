import { paneContent } from '../assemble/panes.ts'
import { columnsPieces } from '../assemble/to-blocks.ts'
import type { Conversion } from '../conversion/conversion.ts'
import { resolveHref, storedLink } from '../conversion/link.ts'
import { formPieces, formPlaceholder } from '../conversion/old-form.ts'
import { linkPiece, wordsPiece } from '../conversion/paragraphs.ts'
import type { Piece } from '../conversion/pieces.ts'
import { placeBlock } from '../conversion/place-block.ts'
import { textOfHtml } from '../html/dom.ts'
import { audioPieces, embedPieces, filmPieces } from '../html/embedded.ts'
import { findPicture } from '../html/pictures.ts'
import { quoteFrom } from '../html/quotes.ts'
import { dataTable } from '../html/tables.ts'
import { galleryPieces } from './gallery.ts'
import { parseShortcodes, type Shortcode } from './parse-shortcodes.ts'

type Row = (shortcode: Shortcode, conversion: Conversion) => Piece[]

const inner: Row = ({ content }, conversion) => conversion.html(content)
const nothing: Row = () => []

const caption: Row = ({ attributes, content }, conversion) => {
  const pieces = conversion.html(content)
  const words = attributes.caption ?? textOfHtml(content)
  const pictures = pieces.filter((piece) => piece.kind === 'picture')
  return pictures.length === 0 ? pieces : pictures.map((piece) => ({ ...piece, caption: words }))
}

const film: Row = ({ attributes, content }, conversion) => {
  const url =
    attributes.src ?? attributes.mp4 ?? attributes.webm ?? attributes.url ?? attributes.link ?? attributes['0'] ?? content.trim()
  return filmPieces({ url }, attributes.title ?? '', conversion, { poster: attributes.poster ?? '' })
}

/** Plugins take the whole address of a film or its number alone. */
const hosted =
  (base: string): Row =>
  ({ attributes, content }, conversion) => {
    const given = attributes.url ?? attributes.id ?? attributes.video ?? attributes['0'] ?? textOfHtml(content)
    return embedPieces(/^https?:/.test(given) ? given : base + given, attributes.title ?? '', conversion)
  }

const form: Row = ({ name, attributes }, conversion) => {
  const id = attributes.id ?? attributes.form_id ?? attributes['0'] ?? ''
  const found = conversion.references.form(id)
  if (found === null) return formPlaceholder(attributes.title ?? '', [name], conversion)
  return formPieces({ ...found, title: attributes.title ?? found.title }, conversion)
}

const table: Row = ({ attributes }, conversion) => {
  const id = attributes.id ?? ''
  const rows = conversion.references.table(id)
  if (rows === null) {
    conversion.note('template-missing', `table ${id}`)
    return []
  }
  return dataTable(rows, '', conversion)
}

const template: Row = ({ attributes }, conversion) => conversion.template(Number(attributes.id ?? 0))

const button: Row = ({ attributes, content }, conversion) => {
  const href = attributes.url ?? attributes.link ?? attributes.href ?? ''
  return buttonPieces(textOfHtml(content) || attributes.title || attributes.text || '', builderLink(href), conversion)
}

/** Items of one name inside another: `[su_accordion][su_spoiler title]…[/su_spoiler][/su_accordion]`. */
const panes =
  (blockType: 'accordion' | 'tabs', itemName: RegExp): Row =>
  (shortcode, conversion) => {
    const tokens = parseShortcodes(shortcode.content, (name) => itemName.test(name))
    const items = tokens.flatMap((token) =>
      token.kind === 'shortcode' && itemName.test(token.shortcode.name) ? [token.shortcode] : [],
    )
    const rows = (items.length > 0 ? items : [shortcode]).map(({ attributes, content }) => ({
      title: attributes.title ?? attributes['0'] ?? '',
      ...paneContent(conversion.html(content), conversion),
    }))
    const titled = rows.filter(({ title }) => title !== '')
    const block = placeBlock(blockType, { items: titled, ...(blockType === 'accordion' && { keepFirstOpen: false }) }, conversion)
    return block === null ? conversion.html(shortcode.content) : [{ kind: 'widget', block }]
  }

const map: Row = ({ attributes, content }, conversion) => {
  const address = attributes.address ?? attributes['0'] ?? textOfHtml(content)
  if (/^https?:/.test(address)) return embedPieces(address, '', conversion)
  const block = placeBlock('map', { address_mode: 'address', address, title: '' }, conversion)
  return address === '' || block === null ? [] : [{ kind: 'widget', block }]
}

const playlist: Row = ({ attributes }, conversion) => {
  const ids = (attributes.ids ?? '').split(',').map(Number).filter(Boolean)
  return ids.flatMap((id) =>
    attributes.type === 'video' ? filmPieces({ id }, '', conversion) : audioPieces('', '', conversion, id),
  )
}

/** WPBakery's rows: columns by their widths. */
const row: Row = (shortcode, conversion) => {
  const columns = parseShortcodes(shortcode.content, (name) => /^vc_column/.test(name)).flatMap((token) =>
    token.kind === 'shortcode' && /^vc_column(?:_inner)?$/.test(token.shortcode.name) ? [token.shortcode] : [],
  )
  if (columns.length === 0) return conversion.html(shortcode.content)
  const pieces = columnsPieces(
    columns.map(({ content }) => conversion.html(content)),
    ratioOf(columns.map(({ attributes }) => fraction(attributes.width))),
  )
  return shortcode.name === 'vc_row' ? [{ kind: 'section', settings: {}, pieces }] : pieces
}

const singleImage: Row = ({ attributes }, conversion) => {
  const picture = findPicture({ id: Number(attributes.image ?? 0) }, conversion)
  const target = attributes.link === undefined ? null : resolveHref(builderLink(attributes.link), conversion)
  return picture === null
    ? []
    : [{ kind: 'picture', picture, caption: attributes.title ?? '', link: target && storedLink(target), zoom: false }]
}

/** One row for each shortcode that means something; names in lower case. */
const ROWS: Readonly<Record<string, Row>> = {
  caption,
  wp_caption: caption,
  gallery: ({ attributes }, conversion) => galleryPieces(attributes, conversion),
  embed: ({ content, attributes }, conversion) => embedPieces(content.trim() || attributes.src || '', '', conversion),
  audio: ({ attributes, content }, conversion) =>
    audioPieces(
      attributes.src ?? attributes.mp3 ?? attributes.m4a ?? attributes.ogg ?? attributes['0'] ?? content.trim(),
      '',
      conversion,
    ),
  video: film,
  playlist,
  'contact-form-7': form,
  'contact-form': form,
  wpforms: form,
  ninja_form: form,
  ninja_forms: form,
  metform: form,
  gravityform: form,
  everest_form: form,
  fluentform: form,
  caldera_form: form,
  weforms: form,
  tablepress: table,
  table,
  'elementor-template': template,
  insert_elementor: template,
  su_button: button,
  button,
  vc_btn: button,
  su_accordion: panes('accordion', /^su_spoiler$/i),
  su_spoiler: panes('accordion', /^su_spoiler$/i),
  accordion: panes('accordion', /^(?:accordion[-_]item|item|toggle|panel)$/i),
  toggle: panes('accordion', /^toggle$/i),
  su_tabs: panes('tabs', /^su_tab$/i),
  tabs: panes('tabs', /^tab$/i),
  su_quote: ({ content }, conversion) => quoteFrom(conversion.html(content)),
  su_youtube: hosted('https://www.youtube.com/watch?v='),
  youtube: hosted('https://www.youtube.com/watch?v='),
  vimeo: hosted('https://vimeo.com/'),
  su_vimeo: hosted('https://vimeo.com/'),
  googlemaps: map,
  su_gmap: map,
  vc_row: row,
  vc_row_inner: row,
  vc_column: inner,
  vc_column_inner: inner,
  vc_column_text: ({ content }, conversion) => conversion.classic(content),
  vc_single_image: singleImage,
  vc_empty_space: nothing,
}

export function isKnownShortcode(name: string): boolean {
  return Object.hasOwn(ROWS, name.toLowerCase())
}

/** An unknown shortcode keeps the words between its tags. */
export function shortcodeToPieces(shortcode: Shortcode, conversion: Conversion): Piece[] {
  const name = shortcode.name.toLowerCase()
  const known = Object.hasOwn(ROWS, name) ? ROWS[name] : undefined
  if (known !== undefined) return known(shortcode, conversion)
  conversion.note('unknown-shortcode', name, `[${name} ${Object.keys(shortcode.attributes).slice(0, 5).join(' ')}]`)
  const title = name.startsWith('vc_') ? (shortcode.attributes.title ?? '') : ''
  return [...wordsPiece(title, { isBold: true }), ...inner(shortcode, conversion)]
}

/** A button needs a link; without one its words stay. */
export function buttonPieces(label: string, href: string, conversion: Conversion, more: Record<string, unknown> = {}): Piece[] {
  const target = resolveHref(href, conversion)
  if (label.trim() === '') return target === null ? [] : linkPiece(href, href, conversion)
  const block = target === null ? null : placeBlock('button', { label, link: storedLink(target), ...more }, conversion)
  if (block !== null) return [{ kind: 'widget', block }]
  conversion.note('dropped', 'button', label)
  return wordsPiece(label)
}

/** WPBakery packs a link into one attribute: `url:https%3A%2F%2F…|title:…`. */
function builderLink(packed: string): string {
  const url = /^url:([^|]*)/.exec(packed)?.[1]
  if (url === undefined) return packed
  try {
    return decodeURIComponent(url)
  } catch (error) {
    if (error instanceof URIError) return url
    throw error
  }
}

function fraction(width = ''): number {
  const [, top, bottom] = /^(\d{1,2})\/(\d{1,2})$/.exec(width) ?? []
  return top === undefined ? 0 : Number(top) / Number(bottom)
}

/** By the widths of columns, in any unit; 0 where unknown. */
export function ratioOf(widths: readonly number[]): 'equal' | 'wide-first' | 'wide-last' {
  const [first = 0] = widths
  const last = widths.at(-1) ?? 0
  if (widths.length < 2 || first === 0 || last === 0) return 'equal'
  if (first > last * 1.2) return 'wide-first'
  return last > first * 1.2 ? 'wide-last' : 'equal'
}
