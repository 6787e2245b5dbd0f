import type { Picture } from '#published/types.ts'

/** What a widget adds to its page's outline, in reading order. */
export type OutlineItem =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'link'; text: string }
  /** Content written inside the widget, by the name of its slot. */
  | { kind: 'slot'; name: string }
  /** Another document, shown in this place. */
  | { kind: 'fragment'; id: number }
  /** Shown for its looks alone. */
  | { kind: 'decoration'; picture: number }
  /** Opens over the page, with an outline of its own. */
  | { kind: 'apart'; items: OutlineItem[] }

/** Nothing for an empty text: such a heading is not shown. */
export function heading(level: number | string, text: string): OutlineItem[] {
  return text.trim() === '' ? [] : [{ kind: 'heading', level: Number(level), text }]
}

/** The words of a link, where there is one and it is shown. */
export function linkWords(text: string, link: unknown): OutlineItem[] {
  return link === null || text.trim() === '' ? [] : [{ kind: 'link', text }]
}

export function slots(...names: string[]): OutlineItem[] {
  return names.filter(Boolean).map((name) => ({ kind: 'slot', name }))
}

export function decoration(picture: Picture | null): OutlineItem[] {
  return picture === null ? [] : [{ kind: 'decoration', picture: picture.id }]
}

export function apart(...items: OutlineItem[]): OutlineItem[] {
  return [{ kind: 'apart', items }]
}
