import { validateHeaderValue } from 'node:http'
import type { PageParameters, SiteResponse } from '#site/response.ts'
import { compress, type Encoding } from './encoding.ts'
import { makeEntityTag } from './entity-tag.ts'

/** One coding of an answer, ready to be sent. */
export interface Representation {
  body: Buffer
  /** `null` for an answer that has nothing to revalidate. */
  etag: string | null
  /** Name, value, name, value …: everything but what the connection itself adds. */
  head: string[]
  notModifiedHead: string[]
}

export interface SealOptions {
  /** Headers that every answer carries; the answer's own win. */
  baseHeaders: Readonly<Record<string, string>>
  /** The request carried a session: the answer is for nobody else. */
  isPrivate: boolean
  /** The only key under which it is kept, though it is no success: one page for endless addresses. */
  onlyKey?: string
}

const NO_PARAMETERS: PageParameters = new Map()

const SUFFIX = { br: '-br', gzip: '-gz', identity: '' } as const
const REVALIDATED = 'public, max-age=0, must-revalidate'
const NOT_MODIFIED_HEADERS = new Set(['cache-control', 'content-location', 'etag', 'expires', 'vary'])

/** An answer with its complete headers. Each coding is made when it is first asked for, and then kept. */
export class SealedResponse {
  readonly status: number
  readonly tags: ReadonlySet<string>
  /** In milliseconds; `Infinity`: until a tag changes. */
  readonly expiresAt: number
  /** The same for everyone, so that requests that wait for it may share it. */
  readonly isShared: boolean
  readonly parameters: PageParameters
  /** Told when a further coding takes memory. */
  onGrow: ((bytes: number) => void) | null = null
  byteSize: number

  readonly #onlyKey: string | null
  readonly #headers: Record<string, string>
  readonly #body: Buffer
  readonly #made: { [encoding in Encoding]?: Representation } = {}

  constructor(answer: SiteResponse, { baseHeaders, isPrivate, onlyKey }: SealOptions) {
    this.status = answer.status
    this.tags = answer.tags
    this.expiresAt = answer.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY
    this.#body = Buffer.from(answer.body)
    this.#headers = completeHeaders(answer, baseHeaders, isPrivate)
    this.isShared = answer.caching === 'shared' && !isPrivate && this.#headers['set-cookie'] === undefined
    this.parameters = answer.parameters ?? NO_PARAMETERS
    this.#onlyKey = onlyKey ?? null
    this.byteSize = this.#body.length
  }

  /** Something to look at. */
  get isPage(): boolean {
    return this.status === 200 && this.#headers['content-type']?.startsWith('text/html') === true
  }

  /** Worth keeping. Errors and redirects are not: anybody can invent addresses that end in one. */
  isKeptAs(key: string): boolean {
    return this.isShared && (this.status === 200 ? this.#onlyKey === null : this.#onlyKey === key)
  }

  represent(encoding: Encoding): Representation {
    const made = this.#made[encoding]
    return made ?? this.#make(encoding)
  }

  #make(encoding: Encoding): Representation {
    const body = compress(this.#body, encoding)
    const isCompressed = body !== this.#body
    const headers: Record<string, string> = { ...this.#headers, 'content-length': String(body.length) }
    if (isCompressed) headers['content-encoding'] = encoding
    let etag: string | null = null
    if (this.isShared && this.status === 200) {
      etag = makeEntityTag([...Object.entries(this.#headers).flat(), this.#body], isCompressed ? SUFFIX[encoding] : '')
      headers.etag = etag
    }
    for (const [name, value] of Object.entries(headers)) validateHeaderValue(name, value)
    const entries = Object.entries(headers)
    const notModified = entries.filter(([name]) => NOT_MODIFIED_HEADERS.has(name))
    const representation = { body, etag, head: entries.flat(), notModifiedHead: notModified.flat() }
    this.#made[encoding] = representation
    const grown = (isCompressed ? body.length : 0) + representation.head.join('').length
    this.byteSize += grown
    this.onGrow?.(grown)
    return representation
  }
}

function completeHeaders(answer: SiteResponse, baseHeaders: Readonly<Record<string, string>>, isPrivate: boolean) {
  const headers: Record<string, string> = { 'content-type': 'text/html; charset=utf-8', ...baseHeaders }
  for (const [name, value] of Object.entries(answer.headers)) headers[name.toLowerCase()] = value
  headers['cache-control'] ??= answer.caching === 'shared' ? REVALIDATED : 'no-store'
  if (isPrivate) headers['cache-control'] = 'private, no-store'
  headers.vary = headers.vary === undefined ? 'Accept-Encoding' : `${headers.vary}, Accept-Encoding`
  return headers
}
