import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'
import { onTestFinished } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { createDraining } from '../draining.ts'
import { type AdminAppOptions, createAdminApp } from './admin-app.ts'

const READING = ['GET', 'HEAD']
const SECRET = 'a secret of more than thirty-two characters'

interface Received {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

type Options = Partial<Omit<AdminAppOptions, 'env'>> & { env?: Record<string, string> }

/** The server in front of the admin; what stands behind it notes what reaches it. */
export async function createTestAdmin({ env: variables = {}, ...options }: Options = {}) {
  const read = readEnv({
    SECRET,
    SITE_URL: 'https://www.example.edu.tw',
    ADMIN_URL: 'https://admin.example.edu.tw',
    ...variables,
  })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const received: Received[] = []
  const log: string[] = []
  const app: FastifyInstance = await createAdminApp({
    env: read.env,
    async handle(request, response) {
      // As Next does, which takes no body that somebody has looked at.
      const { method = '', url = '' } = request
      const sent = READING.includes(method) ? {} : { body: request as unknown as BodyInit, duplex: 'half' }
      const body = await new Request(new URL(url, 'http://a'), { method, ...sent } as RequestInit).text()
      received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
      response.setHeader('content-type', 'text/html').end('behind')
    },
    draining: createDraining(),
    isReady: () => true,
    logStream: { write: (line) => log.push(line) },
    ...options,
  })
  onTestFinished(() => app.close())
  return { app, received, log }
}

/** The cookie of a session, signed as Payload does. */
export async function sessionCookie({ id = 7, role = 'editor', secret = SECRET, expires = '1h' } = {}): Promise<string> {
  const key = new TextEncoder().encode(createHash('sha256').update(secret).digest('hex').slice(0, 32))
  const token = new SignJWT({ id, role, collection: 'users', email: 'a@example.edu.tw' }).setProtectedHeader({
    alg: 'HS256',
    typ: 'JWT',
  })
  return `payload-token=${await token.setIssuedAt().setExpirationTime(expires).sign(key)}`
}
