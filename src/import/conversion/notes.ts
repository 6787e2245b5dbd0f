/** What could not be carried over, or was changed on the way. The report says each in Chinese. */
export const NOTE_RULES = [
  'unknown-block',
  'unknown-shortcode',
  'unknown-widget',
  'not-content',
  'dropped',
  'look',
  'flattened',
  'cut',
  'sample-text',
  'heading-levels',
  'picture-missing',
  'link-nowhere',
  'link-unsafe',
  'embed',
  'form',
  'live-list',
  'template-missing',
  'unreadable',
  'lost-words',
] as const

export type NoteRule = (typeof NOTE_RULES)[number]

export interface Note {
  rule: NoteRule
  /** The name of the thing, by which notes are counted: a widget type, an address, a field. */
  what: string
  /** One example, or how much. */
  more?: string
}
