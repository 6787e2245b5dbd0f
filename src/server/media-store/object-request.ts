import type { GetObjectCommandInput } from '@aws-sdk/client-s3'
import type { MediaRequest } from './media-store.ts'

type Conditions = Pick<GetObjectCommandInput, 'Range' | 'IfMatch' | 'IfNoneMatch' | 'IfModifiedSince'>

// S3 knows one range at a time. Whoever asks for several gets the whole file, as the standard allows.
const ONE_RANGE = /^bytes=(?:\d+-\d*|-\d+)$/
const STRONG_TAG = /^"[^"]*"$/

/** What S3 calls the request's conditions. */
export function conditionsOf({ method, headers }: MediaRequest): Conditions {
  return { ...(method === 'GET' ? partOf(headers) : {}), ...freshnessOf(headers) }
}

/** S3 has no `If-Range`: with `IfMatch` it refuses when the file is another, and then the whole is asked for. */
function partOf({ range, 'if-range': ifRange }: MediaRequest['headers']): Conditions {
  if (range === undefined || !ONE_RANGE.test(range)) return {}
  if (ifRange === undefined) return { Range: range }
  return typeof ifRange === 'string' && STRONG_TAG.test(ifRange) ? { Range: range, IfMatch: ifRange } : {}
}

function freshnessOf({ 'if-none-match': tags, 'if-modified-since': since }: MediaRequest['headers']): Conditions {
  // Proxies that compress make a tag weak, and S3 compares only strong ones.
  if (tags !== undefined) return { IfNoneMatch: tags.replaceAll('W/"', '"') }
  const date = new Date(since ?? '')
  return Number.isNaN(date.getTime()) ? {} : { IfModifiedSince: date }
}
