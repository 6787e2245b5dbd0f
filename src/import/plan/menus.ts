import { isRecord } from '#platform/is-record.ts'
import { ICON_OPTIONS, type IconChoice } from '#published/icon-options.ts'
import type { References } from '../conversion/conversion.ts'
import { storedLink } from '../conversion/link.ts'
import type { StoredLink } from '../conversion/pieces.ts'
import { cutText, lengthOf, oneLine } from '../conversion/words.ts'
import { textOfHtml } from '../html/dom.ts'
import type { ItemHead } from '../staging/item-head.ts'
import { metaOf } from '../wxr/items.ts'

const LONGEST_LABEL = 30
const LONGEST_BADGE = 10
const MOST_ROWS = 20
const LEVELS = 3

export interface PlannedMenuItem {
  label: string
  link: StoredLink | null
  icon: IconChoice | null
  badge: string
  /** The fragment of its mega panel, where ElementsKit had one. */
  panel: number | null
  children: PlannedMenuItem[]
}

export interface PlannedMenu {
  slug: string
  name: string
  items: PlannedMenuItem[]
  changes: string[]
}

/** What things of the old site are called. */
interface Names {
  document(wpId: number): string
  term(wpId: number): string
}

interface MenuSources {
  menus: readonly { slug: string; name: string }[]
  heads: readonly ItemHead[]
  references: References
  names: Names
}

/** Menus of three levels, twenty rows each. Deeper rows move up to the third level; rows beyond the twentieth are said. */
export function planMenus({ menus, heads, references, names }: MenuSources): PlannedMenu[] {
  return menus.map(({ slug, name }) => {
    const changes: string[] = []
    const own = heads
      .filter(({ terms }) => terms.some((term) => term.taxonomy === 'nav_menu' && term.slug === slug))
      .sort((a, b) => a.menuOrder - b.menuOrder)
    const known = new Set(own.map(({ id }) => id))
    const parentOf = (head: ItemHead) => {
      const parent = Number(metaOf(head, '_menu_item_menu_item_parent') ?? 0)
      return known.has(parent) && parent !== head.id ? parent : 0
    }
    const placed = new Set<number>()
    const below = (parent: number, level: number): PlannedMenuItem[] => {
      const rows = own.filter((head) => parentOf(head) === parent && !placed.has(head.id))
      for (const { id } of rows) placed.add(id)
      const items = rows.flatMap((head) => {
        const item = planItem(head, references, names, changes)
        const children = below(head.id, Math.min(level + 1, LEVELS))
        if (item === null) return children
        if (level < LEVELS) return [{ ...item, children }]
        if (children.length > 0) changes.push(`「${item.label}」的子項目超過三層，移到第三層`)
        return [item, ...children]
      })
      if (items.length > MOST_ROWS)
        changes.push(`「${name}」有一層超過 ${MOST_ROWS} 項，其餘 ${items.length - MOST_ROWS} 項沒有匯入`)
      return items.slice(0, MOST_ROWS)
    }
    return { slug, name: cutText(oneLine(name), 40), items: below(0, 1), changes }
  })
}

function planItem(head: ItemHead, references: References, names: Names, changes: string[]): PlannedMenuItem | null {
  const link = linkOf(head, references)
  const object = Number(metaOf(head, '_menu_item_object_id') ?? 0)
  const own = oneLine(textOfHtml(head.title))
  // Without a text of its own an item is called as what it leads to.
  const words = own || (metaOf(head, '_menu_item_type') === 'taxonomy' ? names.term(object) : names.document(object))
  if (words === '') {
    changes.push(`選單項目 #${head.id} 沒有文字`)
    return null
  }
  if (lengthOf(words) > LONGEST_LABEL) changes.push(`「${words}」${lengthOf(words)} 個字，只留 ${LONGEST_LABEL} 個字`)
  const { icon, badge } = kitSettings(head)
  return {
    label: cutText(words, LONGEST_LABEL),
    link,
    icon,
    badge,
    panel: references.area(`dynamic-content-megamenu-menuitem${head.id}`),
    children: [],
  }
}

function linkOf(head: ItemHead, references: References): StoredLink | null {
  const object = Number(metaOf(head, '_menu_item_object_id') ?? 0)
  const newTab = metaOf(head, '_menu_item_target') === '_blank'
  const type = metaOf(head, '_menu_item_type')
  if (type === 'post_type') {
    const target = references.document(object)
    return target === null ? null : storedLink(target, newTab)
  }
  if (type === 'taxonomy' && metaOf(head, '_menu_item_object') === 'category') {
    const id = references.category(object)
    return id === null ? null : { kind: 'category', category: id, newTab }
  }
  const href = metaOf(head, '_menu_item_url')?.trim() ?? ''
  const target = href === '' || href === '#' ? null : references.target(href)
  return target === null ? null : storedLink(target, newTab)
}

/** Of ElementsKit's menus. */
function kitSettings(head: ItemHead): { icon: IconChoice | null; badge: string } {
  const stored = metaOf(head, 'elementskit_menuitem_settings')
  if (stored === undefined) return { icon: null, badge: '' }
  try {
    const settings: unknown = JSON.parse(stored)
    if (!isRecord(settings)) return { icon: null, badge: '' }
    return {
      icon: iconFor(String(settings.menu_icon ?? '')),
      badge: cutText(oneLine(String(settings.menu_badge_text ?? '')), LONGEST_BADGE),
    }
  } catch (error) {
    if (error instanceof SyntaxError) return { icon: null, badge: '' }
    throw error
  }
}

/** Names of icon fonts by the signs that this site has. */
const ICONS: readonly [RegExp, IconChoice][] = [
  [/house|home/, 'home'],
  [/user/, 'people'],
  [/book|graduation/, 'book'],
  [/calendar/, 'calendar'],
  [/trophy|award|medal/, 'award'],
  [/microphone/, 'mic'],
  [/video|play/, 'video'],
  [/download/, 'download'],
  [/envelope|mail/, 'mail'],
  [/phone/, 'phone'],
  [/map-marker|location/, 'map'],
  [/comment|chat/, 'chat'],
  [/star/, 'star'],
  [/globe/, 'globe'],
]

export function iconFor(name: string): IconChoice | null {
  const found = ICONS.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1]
  return ICON_OPTIONS.find(({ value }) => value === found)?.value ?? null
}
