import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { contentOfPattern, OWN_PATTERNS_MAX } from '#builder/patterns/own-pattern.ts'
import type { StoredBlock } from '#published/types.ts'
import { reasonIn } from './refusal.ts'

/** A block that somebody of the department has kept. */
export interface OwnPattern {
  id: number
  name: string
  /** As it is stored: read when it is put somewhere. */
  content: unknown
}

const FoundPatterns = Type.Object({
  docs: Type.Array(Type.Object({ id: Type.Number(), name: Type.String(), content: Type.Unknown() })),
})
const UNREACHABLE = '現在連不上後台，請稍後再試。'

/** Of the REST API: what is wrong comes as a sentence, in Chinese. */
export class OwnPatternLibrary {
  readonly #address: string

  /** `api` is the path of the REST API. */
  constructor(api: string) {
    this.#address = `${api}/patterns`
  }

  /** All of them by name; `null` where nobody answers. */
  async read(signal: AbortSignal): Promise<OwnPattern[] | null> {
    try {
      const query = `?limit=${OWN_PATTERNS_MAX}&depth=0&sort=name`
      const response = await fetch(this.#address + query, { credentials: 'include', signal })
      const found: unknown = response.ok ? await response.json() : null
      return Value.Check(FoundPatterns, found) ? found.docs : null
    } catch {
      return null
    }
  }

  /** These return why it could not be done; `null` where it was. */
  keep(name: string, block: StoredBlock): Promise<string | null> {
    return this.#send('POST', '', { name, content: contentOfPattern(block) })
  }

  rename(id: number, name: string): Promise<string | null> {
    return this.#send('PATCH', `/${id}`, { name })
  }

  remove(id: number): Promise<string | null> {
    return this.#send('DELETE', `/${id}`)
  }

  async #send(method: string, path: string, body?: unknown): Promise<string | null> {
    try {
      const response = await fetch(`${this.#address}${path}?depth=0`, {
        method,
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return response.ok ? null : reasonIn(await response.json(), UNREACHABLE)
    } catch {
      return UNREACHABLE
    }
  }
}
