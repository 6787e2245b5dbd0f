import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a store goes by: the method, the headers for ranges and for what the browser has already, and whether it still waits. */
export type MediaRequest = Pick<FastifyRequest, 'method' | 'headers' | 'signal'>

export type MediaResponse =
  /** Whole, in part or unchanged, as the request asks. */
  | { kind: 'file'; send(reply: FastifyReply): FastifyReply }
  | { kind: 'missing' }
  /** The part that is asked for lies outside the file. */
  | { kind: 'outside'; contentRange: string | null }
  /** The store cannot say. The reason is for the log: neither names nor secrets. */
  | { kind: 'unavailable'; reason: StoreFailure }
  /** Nobody waits for the answer any more. */
  | { kind: 'abandoned' }

export interface StoreFailure {
  /** The store's or the connection's own word for it, such as `SlowDown` or `ECONNREFUSED`. */
  code: string
  status: number | null
  /** By which the store's operator finds the request. */
  requestId: string | null
}

/** Where uploaded files are kept. */
export interface MediaStore {
  /** `name` is a file's stored name, without any folder. */
  open(name: string, request: MediaRequest): Promise<MediaResponse>
}
