import { POPUP_PAGE } from '#addresses/popups.ts'

/** The wire format between server markup and the island loader: both sides read it from here. */

/** When an island wakes. `visible` means within 200 px of the viewport. */
export type Moment = 'visible' | 'idle' | 'interaction' | 'load'

export const VISIBLE_MARGIN_PX = 200

export const ATTRIBUTE = {
  /** Name of the island; marks its outermost element. */
  widget: 'data-widget',
  when: 'data-when',
  /** Address of the island's script. */
  module: 'data-module',
  /** JSON of what its component is called with. Elements among it are `SlotToken`s. */
  props: 'data-props',
  /** Set by the loader: `awake`, or `failed` once the second try failed too. */
  state: 'data-island',
  /** Server HTML inside an island, which its component shows but never looks into. */
  slot: 'data-slot',
  /** Names of the keys, with spaces between, that mean something to an island within this element: they wait for it to wake. */
  keys: 'data-keys',
  /** On an island's first element: a pointer or the focus that comes to the header around it wakes it. */
  warm: 'data-warm',
  /** On `details`: it closes on Escape and on a press elsewhere. Its island sees to it, and the loader as long as that one sleeps. */
  dropdown: 'data-dropdown',
  /** A picture whose address is put in place when it comes near the viewport. */
  lazySrc: 'data-lazy-src',
  lazySrcSet: 'data-lazy-srcset',
  /** What an island's first element shows depends on the address; this is the one that the server made it for. */
  address: 'data-address',
  /** On `<body>`: JSON `OnDemand`. */
  onDemand: 'data-on-demand',
  /** On the dialog of a popup that was shown since the page came. */
  popupSeen: 'data-seen',
  /** On a link to a picture: `no` leaves it to the browser, anything else opens the lightbox whatever the site says. */
  lightbox: 'data-lightbox',
} as const

/** What the page's own scripts know before they are fetched: where they are, and the site's settings for them. */
export interface OnDemand {
  /** Addresses of scripts that a page fetches only when a visitor needs them. */
  scripts: Record<OnDemandScript, string>
  lightbox: LightboxSettings
  /** Popups that may open by themselves on this page. */
  hasPopups: boolean
}

/** Id of the data block that holds the page's `PopupSummary` list. */
export const POPUPS_DATA_ID = 'lectern-popups'

/** `actions` runs action anchors, `lightbox` shows pictures, `popups` opens popups, `watch` looks out for the moment to do so. */
export type OnDemandScript = 'actions' | 'lightbox' | 'popups' | 'watch'

export interface LightboxSettings {
  /** Every link to a picture opens it; otherwise only those that ask for it. */
  isOn: boolean
  counter: boolean
  fullscreen: boolean
  zoom: boolean
  share: boolean
  title: LightboxText
  description: LightboxText
}

/** Which field of the media item a text of the lightbox is taken from. */
export type LightboxText = 'none' | 'title' | 'caption' | 'alt' | 'description'

/** Sent to the document whenever an island fails or had to repair its markup. */
export const ISLAND_ERROR_EVENT = 'lectern:island-error'

export interface IslandErrorDetail {
  widget: string
  error: unknown
}

/** Stands for an element among an island's props, which stays on the server; its HTML is in the document. */
export interface SlotToken {
  $slot: number
}

/** What the loader offers to an island's script. */
export interface IslandHost {
  /** Something went wrong, but the island lives. */
  report(error: unknown): void
  /** The island is dead; its server HTML has been put back. */
  fail(error: unknown): void
}

/** What an island's script exports. */
export interface IslandModule {
  /** Settles once the island answers to events, or has called `host.fail`. Returns what puts the server HTML back. */
  wake(element: HTMLElement, host: IslandHost): Promise<() => void>
}

/**
 * Whether a link does something in its own page instead of leading elsewhere: an action anchor, ours or an imported one. Before it
 * may stand the page that shows the same popup where no script does.
 */
export function isActionHref(href: string): boolean {
  return /^(?:#|%23)(?:lectern|elementor)-action/i.test(href.replace(POPUP_PAGE, ''))
}

/** An action anchor. `settings` is base64 of JSON in UTF-8. */
export function actionAnchor(action: string, settings: string): string {
  return `#${encodeURIComponent(`lectern-action:action=${action}&settings=${settings}`)}`
}

/** Asks an off-canvas panel to open or close. Whoever handles it prevents the default, which is to do so at once. */
export const PANEL_EVENT = 'lectern:panel'

export type PanelMode = 'open' | 'close' | 'toggle'

export interface PanelDetail {
  mode: PanelMode
  opener: HTMLElement | null
}
