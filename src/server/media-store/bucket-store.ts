import { Readable } from 'node:stream'
import {
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { FastifyInstance } from 'fastify'
import type { S3Env } from '#platform/env.ts'
import { createS3Client } from '#platform/s3-client.ts'
import type { MediaRequest, MediaResponse, MediaStore, StoreFailure } from './media-store.ts'
import { conditionsOf } from './object-request.ts'
import { createPatience, type Patience, readPatiently } from './patience.ts'

const CONNECT_MS = 3_000
const PATIENCE_MS = 10_000
const ATTEMPTS = 2
// Each file under way to a visitor holds one; a slow one must not keep the others waiting.
const MAX_SOCKETS = 512
// No name that we give is longer, and stores refuse very long ones as a wrong request rather than as missing.
const MAX_NAME_BYTES = 255

type Opened = GetObjectCommandOutput | HeadObjectCommandOutput

/** Files in a bucket of an S3-compatible store. `patienceMs` is how long the store may be silent; tests lower it. */
export function openBucket(scope: FastifyInstance, s3: S3Env, patienceMs = PATIENCE_MS): MediaStore {
  const client = createClient(s3)
  scope.addHook('onClose', async () => client.destroy())

  function ask(name: string, request: MediaRequest, signal: AbortSignal): Promise<Opened> {
    const input = { Bucket: s3.bucket, Key: name, ...conditionsOf(request) }
    const options = { abortSignal: signal }
    return request.method === 'HEAD'
      ? client.send(new HeadObjectCommand(input), options)
      : client.send(new GetObjectCommand(input), options)
  }

  async function open(name: string, request: MediaRequest): Promise<MediaResponse> {
    if (Buffer.byteLength(name) > MAX_NAME_BYTES) return { kind: 'missing' }
    const patience = createPatience(patienceMs, request.signal)
    try {
      return await toFile(await patience.wait(ask(name, request, patience.signal)), patience)
    } catch (error) {
      if (request.signal.aborted) return { kind: 'abandoned' }
      if (statusOf(error) === 412 && request.headers.range !== undefined) return open(name, withoutRange(request))
      return explain(error, patience)
    }
  }
  return { open }
}

function createClient(s3: S3Env): S3Client {
  const agent = { keepAlive: true, maxSockets: MAX_SOCKETS }
  return createS3Client(s3, {
    maxAttempts: ATTEMPTS,
    // Not every compatible store has checksums, and a part of a file has none.
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The socket's own limit would also count the time in which a visitor's player is paused.
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: 0, httpAgent: agent, httpsAgent: agent },
  })
}

async function toFile(opened: Opened, patience: Patience): Promise<MediaResponse> {
  const body = 'Body' in opened && opened.Body instanceof Readable ? await readPatiently(opened.Body, patience) : null
  const headers = presentOf({
    'accept-ranges': 'bytes',
    etag: opened.ETag,
    'last-modified': opened.LastModified?.toUTCString(),
    'content-length': opened.ContentLength?.toString(),
    'content-range': opened.ContentRange,
  })
  const status = opened.$metadata.httpStatusCode ?? 200
  return { kind: 'file', send: (reply) => reply.code(status).headers(headers).send(body) }
}

function explain(error: unknown, patience: Patience): MediaResponse {
  const status = statusOf(error)
  const headers: Record<string, string> = (error instanceof S3ServiceException && error.$response?.headers) || {}
  if (status === 304) {
    const kept = presentOf({ etag: headers.etag, 'last-modified': headers['last-modified'] })
    return { kind: 'file', send: (reply) => reply.code(304).headers(kept).send() }
  }
  if (status === 416) return { kind: 'outside', contentRange: headers['content-range'] ?? null }
  const failure = describeFailure(error)
  if (status === 404 && failure.code !== 'NoSuchBucket') return { kind: 'missing' }
  return { kind: 'unavailable', reason: patience.hasRunOut() ? { ...failure, code: 'Silent' } : failure }
}

// The error itself must not be logged: S3 repeats the access key, and what was signed, in what it says.
function describeFailure(error: unknown): StoreFailure {
  if (!(error instanceof Error)) return { code: 'Unknown', status: null, requestId: null }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const requestId = error instanceof S3ServiceException ? error.$metadata.requestId : undefined
  return { code, status: statusOf(error), requestId: requestId ?? null }
}

function statusOf(error: unknown): number | null {
  return (error instanceof S3ServiceException && error.$metadata.httpStatusCode) || null
}

function withoutRange({ method, headers: { range, ...headers }, signal }: MediaRequest): MediaRequest {
  return { method, headers, signal }
}

function presentOf(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}
