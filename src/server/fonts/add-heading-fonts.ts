import type { FastifyInstance, FastifyReply } from 'fastify'
import { FONTS_HREF } from '#addresses/files.ts'
import { readLookName, writeLookSheet } from '#brand/look-sheet.ts'
import { matchesEntityTag } from '../cache/entity-tag.ts'
import type { FontFiles } from './font-files.ts'
import { readFontName, shortFontName } from './font-name.ts'
import { writeFontSheet } from './heading-face.ts'

interface HeadingFonts {
  fonts: FontFiles
  key: Uint8Array
}

const FILE = /^(?<name>[\w-]+)\.(?:(?<tier>[1-4])(?:\.(?<look>\w+))?\.css|(?<rest>rest\.)?woff2)$/
const LOOK = /^(?<look>\w+)\.css$/
// A name says what is in the file, so that it never changes.
const KEPT = 'public, max-age=31536000, immutable'
const CSS = 'text/css; charset=utf-8'
const BUSY_SECONDS = 5

/** The style sheets and fonts that pages link for their headings; names that no page has are not found. */
export function addHeadingFonts(app: FastifyInstance, { fonts, key }: HeadingFonts): void {
  app.get<{ Params: { file: string } }>(`${FONTS_HREF}:file`, async function sendHeadingFile(request, reply) {
    const { file } = request.params
    const lookAlone = readLookName(LOOK.exec(file)?.groups?.look ?? '')
    if (lookAlone !== null) return toKeep(reply, `"${file}"`).type(CSS).send(writeLookSheet(lookAlone))
    const { name = '', tier, rest, look: lookName = null } = FILE.exec(file)?.groups ?? {}
    const content = readFontName(name, key)
    const look = lookName === null ? null : readLookName(lookName)
    if (content === null || (lookName !== null && look === null)) return reply.callNotFound()
    if (rest !== undefined && content.typeface === null) return reply.callNotFound()
    const etag = `"${shortFontName(name)}${tier ?? rest ?? ''}${lookName ?? ''}"`
    if (matchesEntityTag(request.headers['if-none-match'], etag)) return toKeep(reply, etag).code(304).send()
    if (tier !== undefined)
      return toKeep(reply, etag)
        .type(CSS)
        .send((look === null ? '' : writeLookSheet(look)) + writeFontSheet(name, Number(tier), content.typeface !== null))
    const part = rest === undefined ? 'own' : 'rest'
    const font = fonts.kept(name, part) ?? (await fonts.make(name, content, part))
    if (font === null) return reply.callNotFound()
    // As many as wait already are enough, whoever asks. Without words: the page shows its headings in another typeface.
    if (font === 'busy') return reply.code(503).headers({ 'retry-after': BUSY_SECONDS, 'cache-control': 'no-store' }).send()
    return toKeep(reply, etag).type('font/woff2').send(font)
  })
}

function toKeep(reply: FastifyReply, etag: string): FastifyReply {
  return reply.headers({ etag, 'cache-control': KEPT })
}
