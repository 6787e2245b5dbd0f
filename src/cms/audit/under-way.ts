import type { PayloadRequest } from 'payload'

/** What is known at the beginning of a save and told at its end. */

interface UnderWay {
  before: Map<string, unknown>
  passwords: Set<unknown>
  isRestoring: boolean
  isResetting: boolean
}

const underWay = new WeakMap<PayloadRequest, UnderWay>()

function of(req: PayloadRequest): UnderWay {
  const known = underWay.get(req) ?? { before: new Map(), passwords: new Set(), isRestoring: false, isResetting: false }
  underWay.set(req, known)
  return known
}

export function keepBefore(req: PayloadRequest, slug: string, id: unknown, document: unknown): void {
  of(req).before.set(`${slug} ${id}`, document)
}

export function takeBefore<Document>(req: PayloadRequest, slug: string, id: unknown): Document | null {
  const { before } = of(req)
  const document = before.get(`${slug} ${id}`)
  before.delete(`${slug} ${id}`)
  return (document ?? null) as Document | null
}

/** The account gets a new password. */
export function keepPassword(req: PayloadRequest, id: unknown): void {
  of(req).passwords.add(id)
}

export function takePassword(req: PayloadRequest, id: unknown): boolean {
  return of(req).passwords.delete(id)
}

/** The next save takes up an old version. */
export function markRestoring(req: PayloadRequest): void {
  of(req).isRestoring = true
}

export function takeRestoring(req: PayloadRequest): boolean {
  const { isRestoring } = of(req)
  of(req).isRestoring = false
  return isRestoring
}

/** Whoever signs in next does so by the link of a mail. */
export function markResetting(req: PayloadRequest): void {
  of(req).isResetting = true
}

export function isResetting(req: PayloadRequest): boolean {
  return of(req).isResetting
}

export function takeResetting(req: PayloadRequest): boolean {
  const { isResetting } = of(req)
  of(req).isResetting = false
  return isResetting
}
