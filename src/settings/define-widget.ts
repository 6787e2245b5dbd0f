import type { ReactNode } from 'react'
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

/** What every widget's `load` gets. Whatever else it uses it asks for by name: `LoadContext<'now' | 'expireAt'>`. */
export type LoadContext<Names extends keyof LoadTools = never> = CommonContext & Pick<LoadTools, Names>

interface CommonContext {
  /** The same `id` as the view gets. */
  id: string
  reader: Reader
  /** Address of the page being rendered, with its query. */
  url: URL
  /** The block opens its page: what it shows is on the first screen. */
  isFirst: boolean
}

export interface LoadTools {
  /** The moment of rendering. */
  now: Date
  /** The answer must not be kept beyond this moment. */
  expireAt(moment: Date): void
  /**
   * The value of a parameter of the address; `null` where there is none that means anything. Only what is read here makes
   * another page out of the plain one, so that nothing else in a query is rendered.
   */
  readParameter(name: string, isMeant: (value: string) => boolean): string | null
  /** Plain text of one of the widget's slots. */
  slotText(name: string): string
  /** What the page is about, for those who share it. */
  subject: Subject
  /** Where maps get their parts from, once a visitor wants them. */
  mapServices: MapServices
  /** Says when this form was shown, signed. */
  stampForm(form: string): string
  /** What a visitor sent by this very form without a script, where it is handed back. */
  returned: ReturnedForm | null
  /** An id made of these words that nothing else in the page has. */
  claimAnchor(words: string): Promise<string>
  /** The HTML of a published fragment; `null` where there is none. The page gets the style sheets of the widgets in it. */
  renderFragment(id: number): Promise<string | null>
}

/** A form that was not taken in: with what was filled in and what is to be done about it. */
export interface ReturnedForm {
  /** The form's id in the page. */
  id: string
  /** The page that it was sent from. */
  page: string
  values: Readonly<Record<string, readonly string[]>>
  problems: readonly { name: string; text: string }[]
  /** Where no field is to blame. */
  text: string
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
  kind: 'page' | 'post' | 'fragment' | 'popup'
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
  /** Content or context that the view shows beside its settings. */
  load?: (settings: SettingsOf<S>, context: LoadContext<keyof LoadTools>) => Promise<D> | D
  examples: Example[]
}

/** A widget whatever its settings. */
export type Widget = WidgetDefinition<Settings, unknown>

/** The only door to a widget's folder. */
export function defineWidget<S extends Settings, D = undefined>(definition: WidgetDefinition<S, D>): Widget {
  // The renderer calls `View` and `load` with settings parsed by this very definition, which is what makes this safe.
  return definition as unknown as Widget
}
