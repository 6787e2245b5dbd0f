import { foldText, type Range } from './fold.ts'
import type { Clause } from './query-text.ts'
import { findRuns, type Run, type Word } from './tokenise.ts'
import type { TextPart } from './types.ts'

const EXCERPT_LENGTH = 90
const LENGTH_BEFORE_HIT = 30
/** How far the beginning of an excerpt may move to meet the beginning of a word. */
const WORD_REACH = 15

const graphemes = new Intl.Segmenter('zh-Hant-TW', { granularity: 'grapheme' })

/** The whole title, its hits marked. */
export function titleParts(title: string, clauses: Clause[]): TextPart[] {
  return splitAt(title, { start: 0, end: title.length }, mergeRanges(findHits(title, clauses)))
}

/** About 90 characters of the body from shortly before the first hit on. */
export function excerptParts(body: string, clauses: Clause[]): TextPart[] {
  const hits = findHits(body, clauses)
  const first = hits.next()
  const firstHit = first.done ? null : first.value
  const window = placeWindow(body, firstHit)
  const within: Range[] = []
  for (let hit = firstHit; hit && hit.start < window.end; hit = hits.next().value ?? null) {
    within.push({ start: hit.start, end: Math.min(hit.end, window.end) })
  }
  const parts = splitAt(body, window, mergeRanges(within))
  if (window.start > 0) parts.unshift({ text: '…', hit: false })
  if (window.end < body.length) parts.push({ text: '…', hit: false })
  return joinPlain(parts)
}

/** Hits in the original text, in the order of their runs. */
function* findHits(text: string, clauses: Clause[]): Generator<Range, undefined> {
  const folded = foldText(text)
  for (const run of findRuns(folded.text)) {
    const found = clauses.flatMap((clause) => findInRun(run, clause)).sort((a, b) => a.start - b.start)
    for (const range of found) yield folded.placeOf(range)
  }
}

function findInRun(run: Run, clause: Clause): Range[] {
  if (run.kind === 'cjk') return clause.kind === 'cjk' ? findInCharacters(run.text, run.start, clause.text) : []
  return clause.kind === 'latin' ? findInWords(run.words, run.joined, clause) : []
}

function findInCharacters(run: string, offset: number, wanted: string): Range[] {
  const found: Range[] = []
  for (let at = run.indexOf(wanted); at >= 0; at = run.indexOf(wanted, at + wanted.length)) {
    found.push({ start: offset + at, end: offset + at + wanted.length })
  }
  return found
}

function findInWords(words: Word[], joined: string, clause: Extract<Clause, { kind: 'latin' }>): Range[] {
  const first = words[0]
  const last = words.at(-1)
  if (!first || !last) return []
  if (joined === clause.joined) return [{ start: first.start, end: last.end }]
  return words.flatMap((word, index) => {
    const end = words[index + clause.words.length - 1]?.end
    const isMet = clause.words.every((wanted, step) => words[index + step]?.text === wanted)
    return isMet && end !== undefined ? [{ start: word.start, end }] : []
  })
}

function mergeRanges(ranges: Iterable<Range>): Range[] {
  const merged: Range[] = []
  for (const range of ranges) {
    const last = merged.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else merged.push({ ...range })
  }
  return merged
}

function placeWindow(body: string, hit: Range | null): Range {
  const hitStart = hit?.start ?? 0
  const wantedStart = hitStart <= LENGTH_BEFORE_HIT ? 0 : hitStart - LENGTH_BEFORE_HIT
  const segments = graphemes.segment(body)
  const start = segments.containing(wantedStart)?.index ?? 0
  const end = segments.containing(Math.max(start + EXCERPT_LENGTH, hit?.end ?? 0))?.index ?? body.length
  return { start: moveToWord(body, start, hitStart), end }
}

function moveToWord(body: string, start: number, hitStart: number): number {
  const reach = body.slice(start, Math.min(start + WORD_REACH, hitStart))
  const isInsideWord = start > 0 && /[a-z0-9]/i.test(body.charAt(start - 1)) && /^[a-z0-9]/i.test(reach)
  const space = reach.search(/\s/)
  return isInsideWord && space >= 0 ? start + space + 1 : start
}

function splitAt(text: string, window: Range, hits: Range[]): TextPart[] {
  const parts: TextPart[] = []
  let at = window.start
  for (const hit of hits) {
    parts.push({ text: text.slice(at, hit.start), hit: false }, { text: text.slice(hit.start, hit.end), hit: true })
    at = hit.end
  }
  parts.push({ text: text.slice(at, window.end), hit: false })
  return parts.filter((part) => part.text !== '')
}

function joinPlain(parts: TextPart[]): TextPart[] {
  const joined: TextPart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last && last.hit === part.hit) last.text += part.text
    else joined.push({ ...part })
  }
  return joined
}
