/** The wire format between server markup and the island loader: both sides read it from here. */

/** When an island wakes. `visible` means within 200 px of the viewport. */
export type Moment = 'visible' | 'idle' | 'interaction' | 'load'

export const VISIBLE_MARGIN_PX = 200

export const ATTRIBUTE = {
  /** Name of the widget; marks the island's outermost element. */
  widget: 'data-widget',
  when: 'data-when',
  /** Address of the island's script. */
  module: 'data-module',
  /** JSON `IslandProps`. */
  settings: 'data-settings',
  /** Set by the loader: `awake`, or `failed` once the second try failed too. */
  state: 'data-island',
  /** An opaque slot: server HTML inside an island that React keeps as it is. */
  slot: 'data-slot',
  /** A picture whose address is put in place when it comes near the viewport. */
  lazySrc: 'data-lazy-src',
  lazySrcSet: 'data-lazy-srcset',
  /** What an island's first element shows depends on the address; this is the one that the server made it for. */
  address: 'data-address',
  /** On `<body>`: JSON `OnDemand`. */
  onDemand: 'data-on-demand',
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

/** `actions` runs action anchors, `lightbox` shows pictures, `popups` opens popups and watches for the moment to do so. */
export type OnDemandScript = 'actions' | 'lightbox' | 'popups'

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

/** What an island's view is called with, on the server and in the browser alike. */
export interface IslandProps {
  /** Also React's `identifierPrefix` on both sides, so that `useId` is unique in a page and matches. */
  id: string
  settings: unknown
  data: unknown
}

/** What the loader offers to an island's script. */
export interface IslandHost {
  /** Something went wrong, but the island lives. */
  report(error: unknown): void
  /** The island is dead; its server HTML has been put back. */
  fail(error: unknown): void
}

/**
 * What an island's `enhance.ts` exports: brings it to life without React, working on the server's markup alone. Returns what
 * lets go of it.
 */
export type Enhance = (element: HTMLElement) => () => void

/** What an island's script exports. */
export interface IslandModule {
  /** Settles once the island answers to events, or has called `host.fail`. Returns what puts the server HTML back. */
  wake(element: HTMLElement, host: IslandHost): Promise<() => void>
}

/** Whether a link does something in its own page instead of leading elsewhere: an action anchor, ours or an imported one. */
export function isActionHref(href: string): boolean {
  return /^(?:#|%23)(?:lectern|elementor)-action/i.test(href)
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
