import type { ImportedCollection, Outcome } from './ledger.ts'

/** What an import has written, for its report. */
export interface Written {
  run: number
  counts: Partial<Record<ImportedCollection, Record<Outcome, number>>>
  /** Changed here since, and left alone. */
  changedHere: string[]
  /** Published on the old site; the checks of this one refused, so that they are drafts. */
  refused: { title: string; reason: string }[]
  /** Could not be written at all. */
  failed: { title: string; reason: string }[]
  /** Files that were not in the uploads. */
  missingFiles: string[]
  /** Other slugs or paths than planned, because somebody has them here. */
  renamed: { title: string; href: string }[]
}

export function startOutcomes(run: number): Written {
  return { run, counts: {}, changedHere: [], refused: [], failed: [], missingFiles: [], renamed: [] }
}

export function countOutcome(written: Written, collection: ImportedCollection, outcome: Outcome, title: string): void {
  const counts = written.counts[collection] ?? { made: 0, updated: 0, same: 0, 'changed-here': 0 }
  written.counts[collection] = { ...counts, [outcome]: counts[outcome] + 1 }
  if (outcome === 'changed-here') written.changedHere.push(title)
}

/** The first sentence of a refusal, without what only a form could show. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const details = 'data' in error && typeof error.data === 'object' && error.data !== null ? error.data : {}
  const errors = 'errors' in details && Array.isArray(details.errors) ? details.errors : []
  const said = errors.flatMap((one: { label?: unknown; message?: unknown }) =>
    one.message ? [`${one.label ?? ''}：${one.message}`] : [],
  )
  return said.length > 0 ? said.join('；') : error.message
}
