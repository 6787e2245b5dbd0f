import type { FastifyInstance } from 'fastify'
import { matchesEntityTag } from '../cache/entity-tag.ts'
import type { HeadingFont } from './heading-font.ts'

/** Also in the site's style sheet. */
export const HEADING_FONT_HREF = '/fonts/heading.woff2'
const KEPT = 'public, max-age=600, stale-while-revalidate=604800'

export function addHeadingFont(app: FastifyInstance, font: Pick<HeadingFont, 'current'>): void {
  app.get(HEADING_FONT_HREF, async function sendHeadingFont(request, reply) {
    const file = await font.current()
    if (file === null) return reply.callNotFound()
    reply.headers({ etag: file.etag, 'cache-control': KEPT })
    if (matchesEntityTag(request.headers['if-none-match'], file.etag)) return reply.code(304).send()
    return reply.type('font/woff2').send(file.bytes)
  })
}
