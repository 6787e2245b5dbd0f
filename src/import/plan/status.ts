import { TIME_ZONE_OFFSET } from '#platform/clock/taipei-time.ts'
import type { WxrItem } from '../wxr/items.ts'

type Fate = 'publish' | 'schedule' | 'draft' | 'trash' | 'skip'

export interface Decision {
  fate: Fate
  /** Why it is not published as it was, for the report; empty where it is. */
  reason: '' | 'pending' | 'private' | 'protected' | 'future' | 'trash' | 'not-content'
}

export interface StatusOptions {
  /** Statuses that are taken along. */
  statuses: ReadonlySet<string>
  withTrash: boolean
}

/** What becomes of an item by its status. Nothing that was not public is ever published. */
export function decideFate(
  { status, isProtected }: Pick<WxrItem, 'status' | 'isProtected'>,
  { statuses, withTrash }: StatusOptions,
): Decision {
  if (status === 'trash') return withTrash ? { fate: 'trash', reason: 'trash' } : { fate: 'skip', reason: 'trash' }
  if (!statuses.has(status)) return { fate: 'skip', reason: 'not-content' }
  if (isProtected) return { fate: 'draft', reason: 'protected' }
  switch (status) {
    case 'publish':
      return { fate: 'publish', reason: '' }
    case 'future':
      return { fate: 'schedule', reason: 'future' }
    case 'private':
    case 'pending':
      return { fate: 'draft', reason: status }
    case 'draft':
      return { fate: 'draft', reason: '' }
    default:
      return { fate: 'skip', reason: 'not-content' }
  }
}

/** The moment of an item: the one in GMT, or that on the site's own clock where WordPress left the first empty. */
export function momentOf(gmt: string, local: string): string | null {
  const given = isDate(gmt) ? `${gmt.replace(' ', 'T')}Z` : isDate(local) ? `${local.replace(' ', 'T')}${TIME_ZONE_OFFSET}` : ''
  const moment = Date.parse(given)
  return Number.isNaN(moment) ? null : new Date(moment).toISOString()
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) && !text.startsWith('0000')
}
