import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { matchesEntityTag } from '../cache/entity-tag.ts'
import type { Limiter } from '../middleware/rate-limit/rate-limit.ts'
import type { FontFiles } from './font-files.ts'
import { readFontName, shortFontName } from './font-name.ts'
import { FONTS_HREF, writeFontSheet } from './heading-face.ts'

interface HeadingFonts {
  fonts: FontFiles
  key: Uint8Array
  /** Making a font takes long; what is kept costs nothing and is not counted. */
  limitMaking: Limiter
}

const FILE = /^(?<name>[\w-]+)\.(?:(?<tier>[1-4])\.css|woff2)$/
// A name says what is in the file, so that it never changes.
const KEPT = 'public, max-age=31536000, immutable'
const BUSY_SECONDS = 5

/** The style sheets and fonts that pages link for their headings; names that no page has are not found. */
export function addHeadingFonts(app: FastifyInstance, { fonts, key, limitMaking }: HeadingFonts): void {
  app.get<{ Params: { file: string } }>(`${FONTS_HREF}:file`, async function sendHeadingFile(request, reply) {
    const { name = '', tier } = FILE.exec(request.params.file)?.groups ?? {}
    const characters = readFontName(name, key)
    if (characters === null) return reply.callNotFound()
    const etag = `"${shortFontName(name)}${tier ?? ''}"`
    if (matchesEntityTag(request.headers['if-none-match'], etag)) return toKeep(reply, etag).code(304).send()
    if (tier !== undefined)
      return toKeep(reply, etag)
        .type('text/css; charset=utf-8')
        .send(writeFontSheet(name, Number(tier)))
    const font = fonts.kept(name) ?? (await makeFont(request, reply, name, characters))
    if (font === null) return reply.callNotFound()
    return font instanceof Buffer ? toKeep(reply, etag).type('font/woff2').send(font) : font
  })

  async function makeFont(request: FastifyRequest, reply: FastifyReply, name: string, characters: string) {
    const waitSeconds = await limitMaking(request)
    if (waitSeconds > 0) return refuse(reply, 429, waitSeconds)
    const font = await fonts.make(name, characters)
    return font === 'busy' ? refuse(reply, 503, BUSY_SECONDS) : font
  }
}

function toKeep(reply: FastifyReply, etag: string): FastifyReply {
  return reply.headers({ etag, 'cache-control': KEPT })
}

/** Without words: the page shows its headings in another typeface. */
function refuse(reply: FastifyReply, status: number, seconds: number): FastifyReply {
  return reply.code(status).headers({ 'retry-after': seconds, 'cache-control': 'no-store' }).send()
}
