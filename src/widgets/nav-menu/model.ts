import { MOBILE_PX, TABLET_PX } from '#kit/breakpoints.ts'
import type { MenuItem, MenuSettings } from '#published/types.ts'

/** At or below this width a menu is an off-canvas panel. */
export const BREAKPOINT_PX: Record<MenuSettings['breakpoint'], number> = { tablet: TABLET_PX, mobile: MOBILE_PX }
/** Above this width the panels of a vertical menu fill what their container leaves. */
const AUTO_WIDTH_ABOVE_PX = TABLET_PX
/** Between a vertical menu and its panel. */
const PANEL_GAP_PX = 10
/** Panels keep this distance from the window's edges. */
const EDGE_PX = 16
/** For a pointer that strays from an item on its way to the panel. */
export const LEAVE_GRACE_MS = 300
/** A pointer on its way to an open panel may cross other items. */
export const SWITCH_DELAY_MS = 120

export interface NavMenuData {
  label: string
  look: MenuSettings
  entries: MenuEntry[]
  /** Items below the list of the off-canvas panel. */
  foot: MenuItem[]
  currentPath: string
  /** Whether the list below a title button is there from the start. */
  isListOpen: boolean
}

export interface MenuEntry {
  item: MenuItem
  panel: Panel | null
}

/** A mega panel as the page carries it. */
export interface Panel {
  fragment: number
  /** `null`: it is fetched when it is needed. */
  html: string | null
  width: PanelWidth
  position: 'item' | 'container'
  /** What an off-canvas menu shows in its place. */
  narrow: 'panel' | 'submenu'
}

/** Pixels; `full`: the whole window; `auto`: whatever the layout gives. */
export type PanelWidth = number | 'full' | 'auto'

/** What the browser must know of a mega panel. */
export type PanelPlan = Omit<Panel, 'html'>

/** What the browser must know of a menu. */
export type MenuLook = Pick<MenuSettings, 'layout' | 'align' | 'indicator' | 'opensOn' | 'clickArea' | 'breakpoint' | 'isOnePage'>

/** Id of what opens below an item, by the group of its disclosure. */
export function frameId(group: string, item: string | number): string {
  return `${group}-${item}-frame`
}

interface Click {
  on: 'text' | 'indicator'
  isDrawer: boolean
  opensOn: MenuSettings['opensOn']
  clickArea: MenuSettings['clickArea']
}

/** Whether a click on an item with children opens or closes them, instead of following its link. */
export function togglesSubmenu({ on, isDrawer, opensOn, clickArea }: Click): boolean {
  return on === 'indicator' || (!isDrawer && opensOn === 'click' && clickArea === 'item')
}

/** Without a sign, and without anything else that answers to a click, a mouse could not open the submenu. */
export function shownIndicator({ indicator, opensOn, clickArea }: MenuSettings): MenuSettings['indicator'] {
  return indicator === 'none' && opensOn === 'click' && clickArea === 'icon' ? 'arrow' : indicator
}

/** Whether a link leads to a place on the page that is being read. */
export function leadsToAnchor(link: URL, page: URL): boolean {
  return link.href.includes('#') && link.origin === page.origin && link.pathname === page.pathname
}

interface Span {
  left: number
  width: number
}

interface Place {
  layout: MenuSettings['layout']
  align: MenuSettings['align']
  width: PanelWidth
  position: Panel['position']
  /** Width of the document. */
  room: number
  item: Span
  menu: Span
  /** The room that a vertical menu shares with its panels. */
  container: Span
}

/** Where a mega panel goes, measured from the window's left edge; `null` leaves it to the style sheet. */
export function placePanel({ layout, align, width, position, room, item, menu, container }: Place): Span | null {
  if (layout === 'vertical') {
    if (room <= AUTO_WIDTH_ABOVE_PX) return null
    const left = menu.left + menu.width + PANEL_GAP_PX
    return { left, width: typeof width === 'number' ? width : container.width - menu.width - PANEL_GAP_PX }
  }
  if (typeof width !== 'number') return { left: 0, width: room }
  const fitting = Math.min(width, room - 2 * EDGE_PX)
  const edge = align === 'right' ? menu.left + menu.width - fitting : menu.left
  const wished = position === 'item' ? item.left : edge
  return { left: Math.max(EDGE_PX, Math.min(wished, room - fitting - EDGE_PX)), width: fitting }
}

/** The HTML in an answer of the panel call: a JSON string, or as it is; `null` when there is none to show. */
export function readPanelAnswer(body: string): string | null {
  let value: unknown = body
  try {
    value = JSON.parse(body)
  } catch {
    // Not JSON, so it is HTML.
  }
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
