import type { Menu as StoredMenu } from '#platform/payload-types.ts'
import { isExternalUrl } from '#platform/safe-url.ts'
import { findHrefs } from './hrefs.ts'
import { type DocumentKind, type DocumentTarget, type ParsedLink, parseLink } from './links.ts'
import { findPublic, idOf, type ReadContext } from './read-context.ts'
import type { MegaPanel, Menu, MenuItem, MenuSettings } from './types.ts'

/** Of a panel that opens under a menu item, in pixels. */
export const DEFAULT_MEGA_WIDTH = 750

type StoredItem = Pick<NonNullable<StoredMenu['items']>[number], 'id' | 'label' | 'icon' | 'badge' | 'badgeStyle' | 'lang'> & {
  mega?: NonNullable<StoredMenu['items']>[number]['mega']
  children?: StoredItem[] | null
  /** What the third level is called. */
  grandchildren?: StoredItem[] | null
}

export async function findMenu(context: ReadContext, id: number): Promise<Menu | null> {
  return context.remember(`menu:${id}`, async (inner) => (await findMenus(inner, [id])).get(id) ?? null)
}

export async function findMenus(context: ReadContext, ids: number[]): Promise<Map<number, Menu>> {
  context.note(...ids.map((id) => `menu:${id}` as const))
  if (ids.length === 0) return new Map()
  return toMenus(context, await findPublic(context, 'menus', { where: { id: { in: ids } }, limit: ids.length }))
}

/** Menus as they are stored, with the public addresses of what they lead to. */
export async function toMenus(context: ReadContext, docs: StoredMenu[]): Promise<Map<number, Menu>> {
  const hrefOf = await resolveLinks(
    context,
    docs.flatMap((doc) => linksOf(doc.items ?? [])),
  )
  const toItem = (item: StoredItem): MenuItem => {
    const link = parseLink(item)
    const href = link === null ? null : hrefOf(link)
    return {
      id: item.id ?? item.label,
      label: item.label,
      href,
      isExternal: href !== null && isExternalUrl(href),
      icon: item.icon ?? null,
      badge: item.badge ?? '',
      badgeStyle: item.badgeStyle ?? 'zhu',
      lang: item.lang ?? null,
      children: toItems(childrenOf(item)),
      mega: toMega(item.mega),
    }
  }
  // An item whose page was withdrawn would lead nowhere; one that only opens something stays.
  const toItems = (items: StoredItem[]): MenuItem[] =>
    items.map(toItem).filter((item) => item.href !== null || item.children.length > 0 || item.mega !== null)
  return new Map(
    docs.map((doc) => [
      doc.id,
      { id: doc.id, name: doc.name, items: toItems(doc.items ?? []), settings: toSettings(doc.settings) },
    ]),
  )
}

async function resolveLinks(context: ReadContext, links: ParsedLink[]): Promise<(link: ParsedLink) => string | null> {
  const targets = links.flatMap(({ target }) => (target.kind === 'url' || target.kind === 'action' ? [] : [target]))
  const kinds = [...new Set(targets.map((target) => target.kind))]
  const hrefs = new Map(
    await Promise.all(kinds.map(async (kind) => [kind, await findHrefs(context, kind, idsOfKind(targets, kind))] as const)),
  )
  return ({ target }) => {
    if (target.kind === 'url') return target.url
    if (target.kind === 'action') return target.href
    return hrefs.get(target.kind)?.get(target.id) ?? null
  }
}

function idsOfKind(targets: DocumentTarget[], kind: DocumentKind): number[] {
  return targets.filter((target) => target.kind === kind).map(({ id }) => id)
}

function linksOf(items: StoredItem[]): ParsedLink[] {
  return items.flatMap((item) => {
    const link = parseLink(item)
    return [...(link === null ? [] : [link]), ...linksOf(childrenOf(item))]
  })
}

function childrenOf({ children, grandchildren }: StoredItem): StoredItem[] {
  return children ?? grandchildren ?? []
}

function toMega(mega: StoredItem['mega']): MegaPanel | null {
  const fragment = idOf(mega?.panel)
  if (!mega || fragment === null) return null
  return {
    fragment,
    width: mega.width === 'full' ? null : mega.width === 'custom' ? (mega.widthPx ?? DEFAULT_MEGA_WIDTH) : DEFAULT_MEGA_WIDTH,
    position: mega.position ?? 'item',
    mobile: mega.mobile ?? 'submenu',
    isLazy: mega.isLazy === true,
  }
}

// Menus that were saved before a setting existed have no value for it.
function toSettings(stored: StoredMenu['settings']): MenuSettings {
  return {
    layout: stored?.layout ?? 'horizontal',
    align: stored?.align ?? 'left',
    indicator: stored?.indicator ?? 'arrow',
    opensOn: stored?.opensOn ?? 'hover',
    clickArea: stored?.clickArea ?? 'icon',
    breakpoint: stored?.breakpoint ?? 'tablet',
    isOnePage: stored?.isOnePage === true,
    title: stored?.title ?? '',
    startsOpen: stored?.startsOpen ?? 'never',
  }
}
