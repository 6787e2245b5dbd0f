import { DEFAULT_MEGA_WIDTH } from '#published/menus.ts'
import type { MegaPanel, MenuItem, MenuSettings } from '#published/types.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { LoadContext } from '#settings/define-widget.ts'
import { type MenuEntry, type NavMenuData, type Panel, type PanelWidth, shownIndicator } from './model.ts'
import type { navMenuSettings } from './settings.ts'

type Values = SettingsOf<typeof navMenuSettings>
type Context = LoadContext<'renderFragment'>

export async function loadNavMenu(values: Values, context: Context): Promise<NavMenuData | null> {
  const { reader, url } = context
  const [menu, foot] = await Promise.all([values.menu, values.footMenu].map((id) => (id === null ? null : reader.findMenu(id))))
  if (!menu || menu.items.length === 0) return null
  const look = resolveLook(values, menu.settings)
  const entries = await Promise.all(menu.items.map((item) => loadEntry(item, look, context)))
  return {
    label: values.label || menu.name,
    look,
    entries: entries.filter(({ item, panel }) => item.href !== null || item.children.length > 0 || panel !== null),
    foot: foot?.items ?? [],
    currentPath: url.pathname,
    isListOpen: look.startsOpen === 'always' || (look.startsOpen === 'home' && url.pathname === '/'),
  }
}

/** The menu's own settings, except where the place asks for others. */
function resolveLook(values: Values, own: MenuSettings): MenuSettings {
  const pick = <Value extends string>(wish: Value | 'menu', otherwise: Value) => (wish === 'menu' ? otherwise : wish)
  const layout = pick(values.layout, own.layout)
  const look: MenuSettings = {
    layout,
    align: pick(values.align, own.align),
    indicator: pick(values.indicator, own.indicator),
    opensOn: pick(values.opensOn, own.opensOn),
    clickArea: pick(values.clickArea, own.clickArea),
    breakpoint: pick(values.breakpoint, own.breakpoint),
    isOnePage: values.onePage === 'menu' ? own.isOnePage : values.onePage === 'yes',
    title: layout === 'vertical' ? values.title || own.title : '',
    startsOpen: pick(values.startsOpen, own.startsOpen),
  }
  return { ...look, indicator: shownIndicator(look) }
}

async function loadEntry(item: MenuItem, look: MenuSettings, context: Context): Promise<MenuEntry> {
  const { mega } = item
  if (mega === null) return { item, panel: null }
  // Without a script a panel that comes later shows the children, or leads to the item's page; one that has neither can't wait.
  const canWait = mega.isLazy && (item.children.length > 0 || item.href !== null)
  const html = canWait ? null : await context.renderFragment(mega.fragment)
  const isPublished = canWait ? (await context.reader.findFragment(mega.fragment)) !== null : html !== null
  if (!isPublished) return { item, panel: null }
  const panel: Panel = {
    fragment: mega.fragment,
    html,
    width: widthOf(mega, look),
    position: mega.position,
    narrow: item.children.length === 0 ? 'panel' : mega.mobile,
  }
  return { item, panel }
}

function widthOf({ width }: MegaPanel, { layout }: MenuSettings): PanelWidth {
  // Beside a vertical menu only a width that somebody chose is kept.
  if (layout === 'vertical') return width === null || width === DEFAULT_MEGA_WIDTH ? 'auto' : width
  return width ?? 'full'
}
