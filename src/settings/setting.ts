import type { Field } from 'payload'
import type { DocumentTarget } from '#published/links.ts'
import type { Picture, RichTextDocument, StoredBlock } from '#published/types.ts'

/** Something stored by id that the renderer fetches for all blocks of a page at once. */
export type Reference = { kind: 'picture'; id: number; isDecorative?: boolean } | { kind: 'href'; target: DocumentTarget }

/** What the references turned out to be. Unpublished and deleted documents are simply not there. */
export interface ResolvedReferences {
  picture(id: number): Picture | null
  href(target: DocumentTarget): string | null
}

/** Content inside a widget. The renderer turns it into HTML; the view shows it with `<Slot name={…} />`. */
export type SlotContent =
  | { name: string; kind: 'blocks'; blocks: StoredBlock[] }
  | { name: string; kind: 'rich-text'; document: RichTextDocument }

/** A stored value after parsing: harmless, within its limits, its references still to be looked up. */
export interface Parsed<Value> {
  references: Reference[]
  slots: SlotContent[]
  /** Words that a visitor can read, for the search index. */
  texts: string[]
  resolve(found: ResolvedReferences): Value
}

/** What a field may need to know about the other widgets. */
export interface FormContext {
  /** Names of the widgets that the form offers inside another one. */
  nestable: readonly string[]
  /** Names of those that may stand there as well, but that no form can show. */
  deeper: readonly string[]
}

/** One setting: its form field for the admin, and the way from any stored JSON to a value the view can trust. */
export interface Setting<Value> {
  field(name: string, form: FormContext): Field
  /** Never throws: what does not fit becomes the default. `path` names slots. */
  parse(stored: unknown, path: string): Parsed<Value>
}

/** Words for the editor's form. */
export interface FormWords {
  label: string
  help?: string
  /** Show the field only when this holds for its siblings. */
  shownWhen?: (siblings: Record<string, unknown>) => boolean
}

/** A parsed value without references or slots. */
export function plain<Value>(value: Value, texts: string[] = []): Parsed<Value> {
  return { references: [], slots: [], texts, resolve: () => value }
}

export function adminOf({ help, shownWhen }: FormWords) {
  return {
    ...(help === undefined ? {} : { description: help }),
    ...(shownWhen === undefined
      ? {}
      : { condition: (_data: unknown, siblings: Record<string, unknown> | undefined) => shownWhen(siblings ?? {}) }),
  }
}
