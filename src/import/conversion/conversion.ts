import type { FieldKind } from '#forms/form-fields.ts'
import type { NoteRule } from './notes.ts'
import type { Piece } from './pieces.ts'

/** Where something of the old site is now. */
export type Target = { kind: 'page' | 'post' | 'category'; id: number; href: string } | { kind: 'url'; url: string }

/** A file as contents name it: by its number, by its address, or both. The number is the first choice. */
export interface FileSource {
  id?: number
  url?: string
}

export interface FoundFile {
  id: number
  /** Its public address on the new site. */
  href: string
  title: string
  /** In lower case, without the dot. */
  extension: string
}

/** A question of a form on the old site. */
export interface OldField {
  label: string
  kind: FieldKind
  isRequired: boolean
  options?: readonly string[]
  isHalf?: boolean
}

/** A form of some plugin. */
export interface OldForm {
  title: string
  fields: readonly OldField[]
  consent?: string
  recipients?: string
  submitLabel?: string
  thanks?: string
}

/** What contents refer to. While an import is planned the ids are those of the old site; while it is written, those of the new one. */
export interface References {
  /** Of the old site, without a path. */
  origin: string
  file(source: FileSource): FoundFile | null
  /** Where an address of the old site leads; an address of another site is handed back. `null`: there is nothing. */
  target(href: string): Target | null
  /** A post or page by its number on the old site. */
  document(id: number): Target | null
  /** A category by its number or slug on the old site. */
  category(term: number | string): number | null
  /** What a template or reusable block holds. */
  template(id: number): TemplateSource | null
  /** The fragment made of an area that ElementsKit keeps as a post of its own, by that post's title. */
  area(title: string): number | null
  /** A table of TablePress by its number there, or by that of its post. */
  table(id: string): string[][] | null
  form(id: string): OldForm | null
}

export interface TemplateSource {
  title: string
  content: string
  /** What Elementor stored; `undefined` where it did not make this. */
  elementor: string | undefined
}

/** One document on its way. */
export interface Conversion {
  target: 'post' | 'page'
  references: References
  /** The old site's name, for what stands in place of it. */
  siteTitle: string
  documentTitle: string
  /** Files that were uploaded for the document, by their numbers on the old site. */
  attachments: readonly number[]
  note(rule: NoteRule, what: string, more?: string): void
  /** What stands in place of a picture for those who do not see it. */
  noteAlt(picture: number, words: string): void
  /** Ids are the same in every run, so that a second one changes nothing. */
  newId(): string
  /** HTML with shortcodes in it. */
  html(html: string): Piece[]
  /** The same, with WordPress' own rules for line breaks first. */
  classic(content: string): Piece[]
  /** Contents as they are stored, blocks or classic. */
  content(content: string): Piece[]
  /** A template in place; nothing where it is missing, or holds itself. */
  template(id: number): Piece[]
}
