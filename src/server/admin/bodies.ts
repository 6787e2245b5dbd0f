import type { FastifyRequest } from 'fastify'
import { FIRST_DAY_FILES_PATH } from '#addresses/admin.ts'
import { MAX_FORM_BYTES, MAX_TEXT_BYTES } from '#cms/access/body-limits.ts'
import type { AdminAddress } from './addresses.ts'
import type { Session } from './session-token.ts'

const MAX_BYTES = {
  /** Of what needs no session, or one of anybody. No more of a body waits unread in memory, either. */
  small: 16 * 1024,
  /** All that staff save: Payload sends documents as forms with one part. */
  large: MAX_TEXT_BYTES,
  /** A film and what is said of it. */
  file: MAX_FORM_BYTES,
}

export type BodySize = keyof typeof MAX_BYTES

const FORM = 'multipart/form-data'
const BYTES = 'application/octet-stream'

/** Where files are kept. Spelt as browsers do: whatever is spelt otherwise may be there, but gets no files. */
const TAKES_FILES = [
  { method: 'POST', path: /^\/api\/(?:media|typefaces)$/, type: FORM },
  { method: 'PATCH', path: /^\/api\/(?:media|typefaces)\/\d+$/, type: FORM },
  { method: 'POST', path: new RegExp(`^/api${FIRST_DAY_FILES_PATH}/[^/]+$`), type: BYTES },
]

/** Why a body is not even looked at. Its length is told before it comes, so that nothing endless is begun. */
export function bodyProblem(request: FastifyRequest, { kind }: AdminAddress, session: Session | null): 411 | 413 | 415 | null {
  if (request.headers['transfer-encoding'] !== undefined) return 411
  // Next takes a form apart before it asks who has sent it, a hundred thousand parts as well; the admin's pages send a text.
  const isPage = kind === 'page' || kind === 'sign-in-page' || request.headers['next-action'] !== undefined
  if (isPage && request.headers['content-type']?.trim().toLowerCase().startsWith('multipart/')) return 415
  return lengthOf(request) > mostBytes(request, kind, session) ? 413 : null
}

export function lengthOf({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? 0)
}

export function sizeOf(request: FastifyRequest): BodySize {
  if (lengthOf(request) <= MAX_BYTES.small) return 'small'
  return isFile(request) ? 'file' : 'large'
}

function mostBytes(request: FastifyRequest, kind: AdminAddress['kind'], session: Session | null): number {
  if (kind === 'asset' || kind === 'file') return 0
  if (kind === 'sign-in-call' || kind === 'sign-in-page') return MAX_BYTES.small
  // Whoever has no session any more is told so, rather than that a page is too large to be saved.
  if (session !== null && !session.isStaff) return MAX_BYTES.small
  return MAX_BYTES[isFile(request) ? 'file' : 'large']
}

function typeOf({ headers }: FastifyRequest): string | undefined {
  return headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
}

function isFile(request: FastifyRequest): boolean {
  const { method, url } = request
  const path = url.split('?', 1)[0] ?? ''
  const sent = typeOf(request)
  return TAKES_FILES.some((place) => place.method === method && place.type === sent && place.path.test(path))
}
