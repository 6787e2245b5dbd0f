import type { Breathe } from '#platform/breathing.ts'
import type { SiteBrand } from '#published/types.ts'
import type { ResolvedReferences } from '#settings/setting.ts'
import type { RenderContext } from './context.ts'
import type { PreparedBlock } from './prepare.ts'

/** A block's settings and data, ready for its view. */
export interface LoadedBlock {
  settings: Record<string, unknown>
  data: unknown
}

/** What one rendering knows once everything is fetched. */
export interface Session {
  context: RenderContext
  brand: SiteBrand
  found: ResolvedReferences
  /** Blocks that failed to load are not in here. */
  loaded: Map<PreparedBlock, LoadedBlock>
  widgets: Set<string>
  /** Ids of headings given out so far. */
  anchors: Set<string>
  expiresAt: Date | null
  breathe: Breathe
}

// A failure may pass: the page without its widget is not kept for long.
const RETRY_AFTER_MS = 30_000

export function retryMoment(now: Date): Date {
  return new Date(now.getTime() + RETRY_AFTER_MS)
}
