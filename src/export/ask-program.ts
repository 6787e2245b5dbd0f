import type { FastifyInstance } from 'fastify'
import type { AskSite } from './ask-site.ts'

/** Asks the site's program without a network; it need not listen. */
export function askProgram(app: FastifyInstance): AskSite {
  return async function ask(href) {
    const { statusCode, headers, rawPayload } = await app.inject(href)
    const type = String(headers['content-type'] ?? '').split(';', 1)[0] ?? ''
    const texts = Object.entries(headers).map(([name, value]) => [name, value === undefined ? undefined : String(value)])
    return { status: statusCode, type, headers: Object.fromEntries(texts), body: rawPayload }
  }
}
