import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { SanitizedConfig } from 'payload'
import { FIRST_DAY_FILES_PATH } from '#addresses/admin.ts'
import { countedForm } from './counted-form.ts'
import { excessOfJson, MOST_DOCUMENT_JSON, TOO_MUCH } from './json-amount.ts'
import { isPlainText } from './plain-text.ts'
import { refuse } from './refuse.ts'

const JsonObject = Type.Object({})
const MAX_SEGMENTS = 6
/** File systems have no longer names. */
const MAX_SEGMENT_BYTES = 255
/** Of what the admin remembers of somebody's columns, rows and menus. */
const MAX_PREFERENCE_LENGTH = 64 * 1024
const PREFERENCES = 'payload-preferences'
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const FILE_TYPE = 'application/octet-stream'
const OVERRIDE_HEADERS = ['x-payload-http-method-override', 'x-http-method-override']

/** A request that Payload can read without stumbling, or why there is none. */
export async function readRestRequest(
  config: SanitizedConfig,
  segments: readonly string[],
  request: Request,
): Promise<Request | Response> {
  if (!isPlace(config, segments)) return refuse(404)
  if (!hasPlainQuery(request.url)) return refuse(400)
  const type = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const override = OVERRIDE_HEADERS.map((name) => request.headers.get(name)).find((value) => value !== null)
  if (override !== undefined) {
    // Relationship fields ask this way, because a question about many documents is too long for an address.
    const isQuestion = request.method === 'POST' && override === 'GET' && type === FORM_TYPE && !request.url.includes('?')
    return isQuestion ? withPlainForm(request) : refuse(400)
  }
  if (!['POST', 'PATCH', 'PUT'].includes(request.method)) return request
  if (segments[0] === PREFERENCES) return type === JSON_TYPE ? withObject(request, type, MAX_PREFERENCE_LENGTH) : refuse(415)
  if (type === 'multipart/form-data') return countedForm(request)
  if (`/${segments.slice(0, -1).join('/')}` === FIRST_DAY_FILES_PATH) return type === FILE_TYPE ? request : refuse(415)
  return type === '' || type === JSON_TYPE ? withObject(request, type) : refuse(415)
}

/** Whether the address names something that exists. A name such as `__proto__` is found in every object. */
function isPlace({ collections, globals, endpoints }: SanitizedConfig, segments: readonly string[]): boolean {
  const [first = '', second] = segments
  if (
    segments.length > MAX_SEGMENTS ||
    !segments.every((part) => Buffer.byteLength(part) <= MAX_SEGMENT_BYTES && isPlainText(part))
  )
    return false
  if (first === 'globals') return globals.some(({ slug }) => slug === second)
  return collections.some(({ slug }) => slug === first) || endpoints.some(({ path }) => path.split('/')[1] === first)
}

function hasPlainQuery(url: string): boolean {
  try {
    return isPlainText(decodeURIComponent(new URL(url).search.replaceAll('+', ' ')))
  } catch {
    return false
  }
}

async function withPlainForm(request: Request): Promise<Request | Response> {
  const text = await request.text()
  if (!hasPlainQuery(`${request.url}?${text}`)) return refuse(400)
  return new Request(request.url, { method: 'POST', headers: request.headers, body: text, signal: request.signal })
}

/** Buttons send nothing, and so no type either. */
async function withObject(
  request: Request,
  type: string,
  mostCharacters = Number.POSITIVE_INFINITY,
): Promise<Request | Response> {
  const text = await request.text()
  if (text.length > mostCharacters) return refuse(413)
  if (text === '') return withJson(request, '{}')
  if (type === '') return refuse(415)
  const excess = excessOfJson(text, MOST_DOCUMENT_JSON)
  if (excess !== null) return refuse(400, undefined, excess === 'depth' ? undefined : TOO_MUCH)
  try {
    const data: unknown = JSON.parse(text, (key, value) => {
      if (!isPlainText(key) || (typeof value === 'string' && !isPlainText(value))) throw new SyntaxError('no text')
      return value
    })
    if (!Value.Check(JsonObject, data)) return refuse(400)
  } catch (error) {
    if (error instanceof SyntaxError) return refuse(400)
    throw error
  }
  return withJson(request, text)
}

function withJson({ url, method, headers, signal }: Request, body: string): Request {
  const sent = new Headers(headers)
  sent.set('content-type', JSON_TYPE)
  return new Request(url, { method, headers: sent, body, signal })
}
