import { allMenus } from '#published/records/menus.ts'
import type { Menu, MenuItem, Site } from '#published/types.ts'
import { CURIES, ownLinks, urlOf } from './links.ts'
import { paginate } from './paginate.ts'
import { ASCENDING, LARGEST_ID, orderBy, PAGING, SELECTION } from './parameters.ts'
import { byName, byNumber, defineEndpoint, ITEM_PARAMETERS, type Resource, type RestCall, type RestItem } from './resource.ts'
import { decodeSlug, encodeSlug, escapeName, escapeText } from './text.ts'

/** Items have no number of their own: they are counted within their menu, of which none has so many. */
const ITEMS_PER_MENU = 10_000

const NAMES: Record<string, string> = { header: '主選單', utility: '頁首工具列', legal: '頁尾聲明' }

/** Where the site shows which menu. */
function locationsOf({ headerMenu, utilityMenu, footerMenus, legalMenu }: Site): Map<string, number | null> {
  const footer = footerMenus.map((menu, at) => [`footer-${at + 1}`, menu.id] as const)
  return new Map<string, number | null>([
    ['header', headerMenu?.id ?? null],
    ['utility', utilityMenu?.id ?? null],
    ...footer,
    ['legal', legalMenu?.id ?? null],
  ])
}

export const menus: Resource = {
  base: 'menus',
  title: 'nav_menu',
  properties: {
    id: 'integer',
    description: 'string',
    name: 'string',
    slug: 'string',
    meta: 'array',
    locations: 'array',
    auto_add: 'boolean',
    _links: 'object',
  },
  list: defineEndpoint(
    { ...PAGING, ...SELECTION, order: ASCENDING, orderby: orderBy(['id', 'include', 'name', 'slug'], 'name') } as const,
    async (call, values) => {
      const wanted = values.search?.trim().toLowerCase()
      const slugs = values.slug?.map(decodeSlug)
      const all = [...(await allMenus(call.read)).values()].filter(
        ({ name }) =>
          (!wanted || name.toLowerCase().includes(wanted)) && (slugs === undefined || slugs.includes(name.toLowerCase())),
      )
      const { items, total } = paginate(all, values, {
        include: ({ id }) => values.include?.indexOf(id) ?? 0,
        name: ({ name }) => name,
        slug: ({ name }) => name.toLowerCase(),
      })
      const site = await call.reader.site()
      return { kind: 'list', items: items.map((menu) => showMenu(call, menu, site)), total, beyond: null }
    },
  ),
  item: byNumber('rest_term_invalid', async (call, id) => {
    const menu = (await allMenus(call.read)).get(id)
    return menu === undefined ? null : showMenu(call, menu, await call.reader.site())
  }),
  writes: { create: 'rest_cannot_create', update: 'rest_cannot_update', delete: 'rest_cannot_delete' },
}

function showMenu(call: RestCall, { id, name }: Menu, site: Site): RestItem {
  return {
    id,
    description: '',
    name: escapeName(name),
    slug: encodeSlug(name.toLowerCase()),
    ...(call.context === 'view' && {
      meta: [],
      locations: [...locationsOf(site)].flatMap(([location, menu]) => (menu === id ? [location] : [])),
      auto_add: false,
    }),
    _links: {
      ...ownLinks(call, 'menus', id, 'taxonomies/nav_menu'),
      'wp:post_type': [{ href: urlOf(call, `menu-items?menus=${id}`) }],
      curies: CURIES,
    },
  }
}

interface NumberedItem {
  id: number
  parent: number
  order: number
  menu: number
  item: MenuItem
}

/** All items of a menu as one list, each after the one that it stands under. */
function numberItems(menu: Menu): NumberedItem[] {
  const numbered: NumberedItem[] = []
  const walk = (items: readonly MenuItem[], parent: number) => {
    for (const item of items) {
      const order = numbered.length + 1
      const id = menu.id * ITEMS_PER_MENU + order
      numbered.push({ id, parent, order, menu: menu.id, item })
      walk(item.children, id)
    }
  }
  walk(menu.items, 0)
  return numbered
}

async function allItems(call: RestCall): Promise<NumberedItem[]> {
  return [...(await allMenus(call.read)).values()].flatMap(numberItems)
}

const IDS = { type: 'array', items: { type: 'integer' }, maxItems: 100 } as const

export const menuItems: Resource = {
  base: 'menu-items',
  title: 'nav_menu_item',
  properties: {
    id: 'integer',
    title: 'object',
    status: 'string',
    url: 'string',
    attr_title: 'string',
    description: 'string',
    type: 'string',
    type_label: 'string',
    object: 'string',
    object_id: 'integer',
    parent: 'integer',
    menu_order: 'integer',
    target: 'string',
    classes: 'array',
    xfn: 'array',
    invalid: 'boolean',
    meta: 'array',
    menus: 'integer',
    _links: 'object',
  },
  list: defineEndpoint(
    {
      ...PAGING,
      include: SELECTION.include,
      exclude: SELECTION.exclude,
      offset: SELECTION.offset,
      order: ASCENDING,
      orderby: orderBy(['id', 'include', 'title', 'menu_order'], 'menu_order'),
      menus: { ...IDS, description: '只列出這些選單的項目。' },
      menus_exclude: { ...IDS, description: '排除這些選單的項目。' },
      parent: { ...IDS, description: '只列出在這些項目之下的項目；0 為最上層。' },
      menu_order: { type: 'integer', minimum: 0, maximum: LARGEST_ID, description: '只列出這個順序的項目。' },
    } as const,
    async (call, values) => {
      const wanted = values.search?.trim().toLowerCase()
      const all = (await allItems(call)).filter(
        ({ menu, parent, order, item }) =>
          (values.menus?.includes(menu) ?? true) &&
          !values.menus_exclude?.includes(menu) &&
          (values.parent?.includes(parent) ?? true) &&
          (values.menu_order ?? order) === order &&
          (!wanted || item.label.toLowerCase().includes(wanted)),
      )
      const { items, total } = paginate(all, values, {
        include: ({ id }) => values.include?.indexOf(id) ?? 0,
        title: ({ item }) => item.label,
        menu_order: ({ order }) => order,
      })
      return {
        kind: 'list',
        items: items.map((item) => showItem(call, item)),
        total,
        beyond: 'rest_post_invalid_page_number',
      }
    },
  ),
  item: byNumber('rest_post_invalid_id', async (call, wanted) => {
    const found = (await allItems(call)).find(({ id }) => id === wanted)
    return found === undefined ? null : showItem(call, found)
  }),
  writes: { create: 'rest_cannot_create', update: 'rest_cannot_edit', delete: 'rest_cannot_delete' },
}

/** What an item leads to is told by its address alone: that is what visitors get. */
function showItem(call: RestCall, { id, parent, order, menu, item }: NumberedItem): RestItem {
  return {
    id,
    title: { rendered: escapeText(item.label) },
    status: 'publish',
    url: item.href === null ? '' : new URL(item.href, call.site.origin).href,
    attr_title: '',
    description: '',
    type: 'custom',
    type_label: '自訂連結',
    object: 'custom',
    object_id: 0,
    parent,
    menu_order: order,
    target: '',
    classes: [],
    xfn: [],
    invalid: false,
    meta: [],
    menus: menu,
    _links: {
      ...ownLinks(call, 'menu-items', id, 'types/nav_menu_item'),
      'wp:term': [{ taxonomy: 'nav_menu', embeddable: true, href: urlOf(call, `menus/${menu}`) }],
      curies: CURIES,
    },
  }
}

function showLocation(call: RestCall, name: string, menu: number | null): RestItem {
  return {
    name,
    description: NAMES[name] ?? '頁尾選單',
    menu: menu ?? 0,
    _links: {
      self: [{ href: urlOf(call, `menu-locations/${name}`) }],
      collection: [{ href: urlOf(call, 'menu-locations') }],
      ...(menu !== null && { 'wp:menu': [{ embeddable: true, href: urlOf(call, `menus/${menu}`) }] }),
      curies: CURIES,
    },
  }
}

export const menuLocations: Resource = {
  base: 'menu-locations',
  title: 'menu-location',
  properties: { name: 'string', description: 'string', menu: 'integer', _links: 'object' },
  list: defineEndpoint(ITEM_PARAMETERS, async (call) => {
    const locations = [...locationsOf(await call.reader.site())]
    return { kind: 'named', items: Object.fromEntries(locations.map(([name, menu]) => [name, showLocation(call, name, menu)])) }
  }),
  item: byName('location', '[\\w-]+', 'rest_menu_location_invalid', async (call, name) => {
    const menu = locationsOf(await call.reader.site()).get(name)
    return menu === undefined ? null : showLocation(call, name, menu)
  }),
  writes: null,
}
