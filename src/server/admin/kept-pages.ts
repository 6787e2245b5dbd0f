import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import { type Encoding, negotiateEncoding } from '../cache/encoding.ts'
import type { RenderQueue } from '../render-queue.ts'
import { type AdminHeaders, createNonce } from './admin-headers.ts'
import type { Handle } from './forward.ts'

interface KeptPagesOptions {
  handle: Handle
  headers: AdminHeaders
  /** Where a page waits for its turn to be made. */
  queue: RenderQueue
  adminUrl: string
}

interface KeptPage {
  status: number
  headers: (readonly [name: string, value: string])[]
  /** What stands before, between and after its nonces. */
  parts: Buffer[]
  /** Stands for the nonce of each answer in headers. */
  nonce: string
}

/** They say the same to everybody without a session, whatever follows in the address: the browser reads that. */
const PATHS = new Set(['/admin/login', '/admin/forgot'])
const KEPT_MS = 15_000
/** Whatever is wrong with it, it is not made anew for each who asks. */
const FAILED_MS = 1_000
/** All that a page says about itself. */
const HEADERS = ['content-type', 'cache-control', 'link', 'location', 'vary']
// Each answer is compressed for itself, because of its nonce: fast comes before small.
const COMPRESS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 2 } }),
  gzip: (body) => promisify(gzip)(body, { level: 1 }),
  identity: async (body) => body,
}

/** The first pages on the way in, made once for however many ask: to make one takes as long as to send hundreds. */
export function createKeptPages({ handle, headers, queue, adminUrl }: KeptPagesOptions) {
  const kept = new Map<string, Promise<KeptPage>>()
  const maker = fastify()
  maker.get('/*', async (request, reply) => {
    reply.hijack()
    await handle(request.raw, reply.raw).catch((error: Error) => reply.raw.destroy(error))
  })

  async function make(path: string): Promise<KeptPage> {
    const nonce = createNonce()
    const policy = headers.forPage(nonce)['content-security-policy']
    const {
      statusCode: status,
      headers: said,
      body,
    } = await maker.inject({
      url: path,
      headers: { host: new URL(adminUrl).host, accept: 'text/html', 'content-security-policy': policy },
    })
    const own = HEADERS.flatMap((name) => (said[name] === undefined ? [] : [[name, String(said[name])] as const]))
    return { status, headers: own, parts: body.split(nonce).map((part) => Buffer.from(part)), nonce }
  }

  /** As it was made a moment ago, or is being made. */
  function take(path: string): Promise<KeptPage> {
    const known = kept.get(path)
    if (known !== undefined) return known
    const page = queue.run({ client: path, key: path, isGone: () => false }, () => make(path))
    kept.set(path, page)
    const forgetAfter = (ms: number) => setTimeout(() => kept.delete(path), ms).unref()
    page.then(
      ({ status }) => forgetAfter(status === 200 ? KEPT_MS : FAILED_MS),
      () => forgetAfter(FAILED_MS),
    )
    return page
  }

  return {
    has: ({ method, url, headers: { rsc } }: FastifyRequest) =>
      (method === 'GET' || method === 'HEAD') && rsc === undefined && PATHS.has(pathOf(url)),

    async send({ url, headers: { 'accept-encoding': accepted } }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const page = await take(pathOf(url))
      const nonce = createNonce()
      const own = page.headers.map(([name, value]) => [name, value.replaceAll(page.nonce, nonce)])
      reply.code(page.status).headers({ ...Object.fromEntries(own), ...headers.forPage(nonce) })
      const encoding = negotiateEncoding(accepted)
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.send(await COMPRESS[encoding](fill(page.parts, nonce)))
    },
  }
}

function fill(parts: Buffer[], nonce: string): Buffer {
  const between = Buffer.from(nonce)
  return Buffer.concat(parts.flatMap((part, at) => (at === 0 ? [part] : [between, part])))
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? ''
}
