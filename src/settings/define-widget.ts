import type { ReactNode } from 'react'
import type { Moment } from '#islands/wire.ts'
import type { MapServices } from '#platform/env/map-services.ts'
import type { Reader } from '#published/reader.ts'
import type { Picture } from '#published/types.ts'
import type { Settings, SettingsOf } from './define-settings.ts'

/** What every view gets. `settings` are parsed, limited and resolved: pictures and links are ready to use. */
export interface ViewProps<S, D = undefined> {
  /** Unique in a page, stable over saves, fit for HTML ids. */
  id: string
  settings: S
  data: D
}

/** What a widget's `load` may use. */
export interface LoadContext {
  /** The same `id` as the view gets. */
  id: string
  reader: Reader
  /** The moment of rendering. */
  now: Date
  /** Address of the page being rendered, with its query. */
  url: URL
  /**
   * The value of a parameter of the address; `null` where there is none that means anything. Only what is read here makes
   * another page out of the plain one, so that nothing else in a query is rendered.
   */
  readParameter(name: string, isMeant: (value: string) => boolean): string | null
  /** The block opens its page: what it shows is on the first screen. */
  isFirst: boolean
  /** Plain text of one of the widget's slots. */
  slotText(name: string): string
  /** The answer must not be kept beyond this moment. */
  expireAt(moment: Date): void
  /** What the page is about, for those who share it. */
  subject: Subject
  /** Where maps get their parts from, once a visitor wants them. */
  mapServices: MapServices
  /** An id made of these words that nothing else in the page has. */
  claimAnchor(words: string): string
  /** The HTML of a published fragment; `null` where there is none. The page gets the style sheets of the widgets in it. */
  renderFragment(id: number): Promise<string | null>
}

/** What a page is about. */
export interface Subject {
  title: string
  excerpt: string
  image: Picture | null
  /** The document that holds the widget, where there is one. */
  document?: DocumentRef
}

/** A document with a layout, by which a call finds a widget again. */
export interface DocumentRef {
  kind: 'page' | 'post' | 'fragment'
  id: number
}

export interface Example {
  /** Kebab-case; the id of its section in the gallery. */
  name: string
  /** What it shows, in Chinese, for the gallery. */
  title: string
  /** Stored settings, as the admin would save them. */
  settings: Record<string, unknown>
}

export interface WidgetDefinition<S extends Settings, D> {
  settings: S
  /** Renders one element, or nothing when its settings leave nothing to show. */
  View: (props: ViewProps<SettingsOf<S>, D>) => ReactNode
  /** Content or context that the view shows beside its settings; must be JSON if the widget is an island. */
  load?: (settings: SettingsOf<S>, context: LoadContext) => Promise<D> | D
  /** Islands only: the moment at which the widget wakes in the browser. */
  when?: Moment
  examples: Example[]
}

/** A widget whatever its settings. */
export type Widget = WidgetDefinition<Settings, unknown>

/** A widget as the registry and the renderer see it, with what its folder says of it. */
export interface RegisteredWidget extends Widget {
  /** The widget's script is its folder's `enhance.ts`, which works on the markup. React stays away, and the page carries no copy of the settings. */
  isEnhanced: boolean
}

/** The only door to a widget's folder. */
export function defineWidget<S extends Settings, D = undefined>(definition: WidgetDefinition<S, D>): Widget {
  // The renderer calls `View` and `load` with settings parsed by this very definition, which is what makes this safe.
  return definition as unknown as Widget
}
