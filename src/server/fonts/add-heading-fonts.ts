import type { FastifyInstance } from 'fastify'
import { matchesEntityTag } from '../cache/entity-tag.ts'
import type { FindFont } from './font-files.ts'
import { readFontName, shortFontName } from './font-name.ts'
import { FONTS_HREF, writeFontSheet } from './heading-face.ts'

const FILE = /^(?<name>[\w-]+)\.(?:(?<tier>[1-4])\.css|woff2)$/
// A name says what is in the file, so that it never changes.
const KEPT = 'public, max-age=31536000, immutable'

/** The style sheets and fonts that pages link for their headings; names that no page has are not found. */
export function addHeadingFonts(app: FastifyInstance, findFont: FindFont, key: Uint8Array): void {
  app.get<{ Params: { file: string } }>(`${FONTS_HREF}:file`, async function sendHeadingFont({ params, headers }, reply) {
    const { name = '', tier } = FILE.exec(params.file)?.groups ?? {}
    const characters = readFontName(name, key)
    if (characters === null) return reply.callNotFound()
    const etag = `"${shortFontName(name)}${tier ?? ''}"`
    const body = async () => (tier === undefined ? findFont(name, characters) : writeFontSheet(name, Number(tier)))
    const file = matchesEntityTag(headers['if-none-match'], etag) ? '' : await body()
    if (file === null) return reply.callNotFound()
    reply.headers({ etag, 'cache-control': KEPT })
    if (file === '') return reply.code(304).send()
    return reply.type(tier === undefined ? 'font/woff2' : 'text/css; charset=utf-8').send(file)
  })
}
