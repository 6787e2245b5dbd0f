import { networkOfHost } from '#published/profile-networks.ts'
import { listFrom, paragraph } from '#settings/rich-text/compose.ts'
import type { Conversion } from '../conversion/conversion.ts'
import { resolveHref, storedLink } from '../conversion/link.ts'
import { linkedWords } from '../conversion/paragraphs.ts'
import { nodePiece, type Piece } from '../conversion/pieces.ts'
import { iconOf } from './icons.ts'
import type { ElementorSettings } from './settings.ts'
import { type WidgetRow, type WidgetRows, widgetPiece } from './table.ts'

/** Words behind signs; in a post, a plain list. */
const iconList: WidgetRow = ({ settings, conversion }) => {
  const entries = [
    ...settings.rows('icon_list').map((row) => ({
      words: row.words('text'),
      href: row.href('link'),
      icon: row.raw('selected_icon') || row.raw('icon'),
    })),
    ...settings.rows('ekit_headerinfo_group').map((row) => ({
      words: row.words('ekit_headerinfo_text'),
      href: row.href('ekit_headerinfo_link'),
      icon: row.raw('ekit_headerinfo_icons'),
    })),
  ].filter(({ words }) => words !== '')
  if (conversion.target === 'post' || entries.length === 0) return linkList(entries, conversion)
  const items = entries.map(({ words, href, icon }) => {
    const target = resolveHref(href, conversion)
    return { icon: iconOf(icon) ?? 'check', text: words, ...(target !== null && { link: storedLink(target) }) }
  })
  return widgetPiece('icon-list', { items, layout: settings.raw('view') === 'inline' ? 'line' : 'rows' }, conversion)
}

/** Their links are numbers of pages and categories. */
const pageList: WidgetRow = ({ settings, conversion }) =>
  linkList(
    settings.rows('icon_list').map((row) => ({ words: row.words('text'), href: row.href('link'), id: row.number('link') })),
    conversion,
  )

const categoryList: WidgetRow = ({ settings, conversion }) =>
  linkList(
    settings.rows('icon_list').map((row) => ({ words: row.words('text'), href: row.href('link'), category: row.number('link') })),
    conversion,
  )

const socialIcons: WidgetRow = ({ settings, conversion }) => {
  const entries = [
    ...settings.rows('social_icon_list').map((row) => ({ label: '', words: networkName(row), href: row.href('link') })),
    ...settings.rows('ekit_socialmedia_add_icons').map((row) => {
      const label = row.words('ekit_socialmedia_label')
      return { label, words: label, href: row.href('ekit_socialmedia_link') }
    }),
  ]
  if (conversion.target === 'post') return linkList(entries, conversion)
  const known = entries.flatMap(({ label, href }) => {
    const network = networkOfHost(hostOf(href))
    return network === null ? [] : [{ network, href, label }]
  })
  const others = entries.filter(({ href }) => networkOfHost(hostOf(href)) === null)
  return [
    ...(known.length === 0 ? [] : widgetPiece('social-links', { items: known }, conversion)),
    ...linkList(others, conversion),
  ]
}

export const listWidgets: WidgetRows = {
  'icon-list': iconList,
  'elementskit-header-info': iconList,
  'elementskit-page-list': pageList,
  'elementskit-category-list': categoryList,
  'social-icons': socialIcons,
  'elementskit-social-media': socialIcons,
}

interface Entry {
  words: string
  href: string
  id?: number
  category?: number
}

function linkList(entries: readonly Entry[], conversion: Conversion): Piece[] {
  const items = entries.flatMap(({ words, href, id, category }) => {
    if (words === '') return []
    const found = category === undefined ? null : conversion.references.category(category)
    const document = id === undefined ? null : conversion.references.document(id)
    const target =
      found !== null
        ? { kind: 'category' as const, id: found, href: '' }
        : (document ?? (/^\d*$/.test(href) ? null : resolveHref(href, conversion)))
    return [[linkedWords(words, target)]]
  })
  if (items.length === 0) return []
  return items.length === 1 ? [nodePiece(paragraph(...(items[0] ?? [])))] : [nodePiece(listFrom('bullet', 1, items))]
}

/** `fab fa-facebook-f` → `facebook` */
function networkName(row: ElementorSettings): string {
  const value = row.raw('social_icon') || row.raw('social')
  const name = /fa-([a-z0-9-]+)/.exec(value)?.[1]?.replace(/-(?:f|in|square|alt)$/, '') ?? ''
  return name || hostOf(row.href('link'))
}

export function hostOf(href: string): string {
  return URL.canParse(href) ? new URL(href).hostname || href : href
}
