import { getPayload, handleEndpoints, type Payload, type SanitizedConfig } from 'payload'
import { isDatabaseAway } from '#platform/db/database-away.ts'
import { AWAY_SECONDS, ping } from '#platform/db/ping.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { refuse } from './refuse.ts'
import { readRestRequest } from './rest-request.ts'

const HAN = /\p{Script=Han}/u
/** What Payload answers when it can't read who is asking: it takes everybody for a stranger then, or says that it failed. */
const TELLS_AWAY: ReadonlySet<number> = new Set([401, 403, 500])
/** Who only reads has nothing to save. */
const UNREAD = '伺服器暫時無法讀取資料，請稍候再試。'

interface RestCall {
  config: Promise<SanitizedConfig> | SanitizedConfig
  /** What follows `/api/`, decoded. */
  segments: readonly string[]
  request: Request
  /** Tests run several at once. */
  instance?: string
}

/** Payload's REST API behind our own checks. What is wrong with a request is said in Chinese; a fault of ours says nothing of the inside. */
export async function restResponse({ config, segments, request, instance }: RestCall): Promise<Response> {
  const sanitized = await config
  const read = await readRestRequest(sanitized, segments, request)
  if (read instanceof Response) return read
  const path = `${sanitized.routes.api}/${segments.map(encodeURIComponent).join('/')}`
  const response = await handleEndpoints({
    config,
    path,
    request: read,
    ...(instance !== undefined && { payloadInstanceCacheKey: instance }),
  })
  if (response.status < 400) return response
  if (TELLS_AWAY.has(response.status)) {
    const payload = await getPayload({ config: sanitized, ...(instance !== undefined && { key: instance }) })
    if (await hasLostDatabase(payload)) return tellAway(read)
  }
  const text = await response.text()
  if (response.status < 500 && HAN.test(text)) return new Response(text, { status: response.status, headers: response.headers })
  return refuse(response.status === 501 ? 404 : response.status, response.headers)
}

async function hasLostDatabase(payload: Payload): Promise<boolean> {
  try {
    await ping(await sqlOf(payload))
    return false
  } catch (error) {
    return isDatabaseAway(error)
  }
}

function tellAway(request: Request): Response {
  return refuse(503, new Headers({ 'retry-after': AWAY_SECONDS }), isReading(request) ? UNREAD : undefined)
}

/** Of a request that was let through: the only other method that one may name in its headers is GET. */
function isReading({ method, headers }: Request): boolean {
  return method === 'GET' || method === 'HEAD' || [...headers.keys()].some((name) => name.endsWith('-http-method-override'))
}
