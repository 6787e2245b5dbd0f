import type { MapServices } from '#platform/env/map-services.ts'
import type { Reader } from '#published/reader.ts'
import type { ReturnedForm, Subject, Widget } from '#settings/define-widget.ts'

/** A widget that could not be rendered. Its page goes on without it. */
export interface WidgetFailure {
  page: string
  widget: string
  blockId: string
  /** The setting at fault, where it is known. */
  setting: string | null
  error: unknown
}

/** Everything the renderer needs; the same for stored and for unsaved layouts. */
export interface RenderContext {
  reader: Reader
  /** Of all widgets that there are. */
  findWidget(name: string): Widget | undefined
  now: Date
  /** Address of the page being rendered, with its query. */
  url: URL
  /** Address of a widget's script; only islands have one. */
  moduleUrl(widget: string): string
  subject: Subject
  /** Ids made of words that visitors see, given out so far on this page. */
  anchors: Set<string>
  /** Settles, and never fails, when what is rendered side by side has taken its ids. `false`: nobody needs this any more. */
  isWanted?: Promise<boolean>
  /** Parameters of the address that widgets of this page read, each with the test for values that mean something. */
  parameters: Map<string, (value: string) => boolean>
  /** In preview the outermost element of each block carries `data-block`, and what is another document's `data-doc`. */
  isPreview: boolean
  /** While a page is edited, a block that shows nothing has an element all the same, with `data-empty`. */
  isEdited?: boolean
  mapServices: MapServices
  /** A signed moment for a form. */
  stampForm(form: string): string
  /** The form that is handed back to the visitor who sent it. */
  returned?: ReturnedForm
  reportFailure(failure: WidgetFailure): void
  /** Fragments around what is being rendered, outermost first. */
  inside?: readonly number[]
}

export interface Rendered {
  html: string
  /** Names of the widgets used, for their style sheets. */
  widgets: Set<string>
  /** The answer must not be kept beyond this moment. */
  expiresAt: Date | null
}
