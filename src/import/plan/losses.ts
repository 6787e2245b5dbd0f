import type { Note, NoteRule } from '../conversion/notes.ts'

/** The same thing in several documents, counted. */
export interface Counted {
  what: string
  count: number
  /** The title of one document that has it. */
  example: string
  more: string
}

export type Losses = Partial<Record<NoteRule, Counted[]>>

/** Counts notes as they come: kept one by one, those of a large site would fill the memory. */
export function createLosses() {
  const counted = new Map<NoteRule, Map<string, Counted>>()
  return {
    add(title: string, notes: readonly Note[]): void {
      for (const { rule, what, more = '' } of notes) {
        const ofRule = counted.get(rule) ?? new Map<string, Counted>()
        const entry = ofRule.get(what) ?? { what: copyOf(what), count: 0, example: title, more: copyOf(more) }
        entry.count++
        ofRule.set(entry.what, entry)
        counted.set(rule, ofRule)
      }
    },
    /** The most frequent first. */
    sorted(): Losses {
      const sorted = [...counted].map(
        ([rule, entries]) => [rule, [...entries.values()].sort((a, b) => b.count - a.count)] as const,
      )
      return Object.fromEntries(sorted)
    },
  }
}

/** A part of a text keeps the whole of it in memory, here all that a document holds, unless it is made anew. */
function copyOf(text: string): string {
  return Buffer.from(text).toString()
}
