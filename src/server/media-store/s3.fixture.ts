import { createHash } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

const REGION = 'ap-east-2'
const BUCKET = 'department'
const ACCESS_KEY_ID = 'AKIASTANDIN'
const SECRET = 'stand-in-secret'
export const MODIFIED = 'Sun, 15 Mar 2026 04:00:00 GMT'

interface StoredObject {
  body: Buffer
  type: string
}

/** Answers in place of the store; `true` when it did. */
type Fault = (request: IncomingMessage, response: ServerResponse) => boolean

export interface StandIn {
  objects: Map<string, StoredObject>
  /** Method and key of each request so far. */
  asked: string[]
  /** What the site must be told to use it. */
  variables: Record<string, string>
  fault: Fault | null
  /** Emits `asked` at each request, and `left` when one is given up by the other side before its answer is complete. */
  events: EventEmitter
  /** How many were opened so far. */
  connections(): number
  stop(): Promise<void>
}

export function etagOf(body: Buffer | string): string {
  return `"${createHash('md5').update(body).digest('hex')}"`
}

/** A server that keeps S3's documented contract for single objects, addressed by path. */
export async function startS3(): Promise<StandIn> {
  const objects: StandIn['objects'] = new Map()
  const asked: string[] = []
  const events = new EventEmitter()
  const server = createServer(async (request, response) => {
    response.setHeader('x-amz-request-id', 'REQUEST0001')
    const { pathname } = new URL(request.url ?? '/', 'http://store')
    const [, bucket, ...rest] = pathname.split('/')
    const key = decodeURIComponent(rest.join('/'))
    asked.push(`${request.method} ${key}`)
    response.on('close', () => response.writableFinished || events.emit('left'))
    events.emit('asked')
    if (standIn.fault?.(request, response)) return
    if (!isSigned(request))
      return refuse(response, 403, 'InvalidAccessKeyId', `<AWSAccessKeyId>${ACCESS_KEY_ID}</AWSAccessKeyId>`)
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket')
    if (request.method === 'PUT') return put(objects, key, request, response)
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const object = objects.get(key)
    if (object === undefined) return refuse(response, 404, 'NoSuchKey', `<Key>${key}</Key>`)
    get(object, request, response)
  })
  let connections = 0
  server.on('connection', () => {
    connections += 1
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  async function stop(): Promise<void> {
    if (!server.listening) return
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  onTestFinished(stop)
  const standIn: StandIn = {
    objects,
    asked,
    events,
    fault: null,
    stop,
    connections: () => connections,
    variables: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: ACCESS_KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET,
      S3_FORCE_PATH_STYLE: '1',
    },
  }
  return standIn
}

function isSigned({ headers }: IncomingMessage): boolean {
  const signed = new RegExp(`^AWS4-HMAC-SHA256 Credential=${ACCESS_KEY_ID}/\\d{8}/${REGION}/s3/aws4_request, SignedHeaders=`)
  return signed.test(headers.authorization ?? '') && headers['x-amz-date'] !== undefined
}

export function refuse(response: ServerResponse, status: number, code: string, detail = ''): ServerResponse {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message>${detail}</Error>`
  return response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
}

async function put(objects: StandIn['objects'], key: string, request: IncomingMessage, response: ServerResponse) {
  if (request.headers['content-encoding']?.includes('aws-chunked')) return refuse(response, 501, 'NotImplemented')
  const body = Buffer.concat(await request.toArray())
  objects.set(key, { body, type: request.headers['content-type'] ?? 'binary/octet-stream' })
  return response.writeHead(200, { etag: etagOf(body) }).end()
}

function get(object: StoredObject, { headers }: IncomingMessage, response: ServerResponse): ServerResponse {
  const { body, type } = object
  const etag = etagOf(body)
  const validators = { etag, 'last-modified': MODIFIED }
  if (headers['if-match'] !== undefined && headers['if-match'] !== etag) return refuse(response, 412, 'PreconditionFailed')
  const isKnown =
    headers['if-none-match'] !== undefined
      ? headers['if-none-match'] === etag
      : new Date(headers['if-modified-since'] ?? 0) >= new Date(MODIFIED)
  if (isKnown) return response.writeHead(304, validators).end()
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  const all = { ...validators, 'accept-ranges': 'bytes', 'content-type': type, 'x-amz-meta-owner': 'somebody' }
  if (first === undefined) return response.writeHead(200, { ...all, 'content-length': body.length }).end(body)
  if (Number(first) >= body.length) {
    response.setHeader('content-range', `bytes */${body.length}`)
    return refuse(response, 416, 'InvalidRange')
  }
  const part = body.subarray(Number(first), last ? Number(last) + 1 : body.length)
  const range = `bytes ${first}-${Number(first) + part.length - 1}/${body.length}`
  return response.writeHead(206, { ...all, 'content-length': part.length, 'content-range': range }).end(part)
}
