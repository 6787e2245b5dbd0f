import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { storedName, UPLOADS_PATH } from '#addresses/files.ts'
import { isDatabaseAway } from '#platform/db/database-away.ts'
import { contentDisposition } from '#platform/download-name.ts'
import { fileTypeOf } from '#platform/file-types.ts'
import type { MediaStore } from '../../media-store/media-store.ts'
import type { FindMoved } from '../../old-addresses.ts'
import type { SendProblem } from '../../send-problem.ts'

interface MediaOptions {
  /** The store may add to the scope what it needs. */
  openStore(scope: FastifyInstance): MediaStore | Promise<MediaStore>
  /** The name for whoever stores the file; `null` where there is none. */
  downloadNameOf(stored: string): Promise<string | null>
  /** Where a file of the former site is now. */
  findMoved: FindMoved
  sendProblem: SendProblem
}

const SHOWN_IN_PLACE = /^(?:image|audio|video)\/|^text\/vtt|^application\/pdf$/
const SVG = 'image/svg+xml'
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const FOR_EVER = 'public, max-age=31536000, immutable'
const RETRY_AFTER_SECONDS = '10'

interface MediaParams {
  year: string
  month: string
  file: string
}

/** Uploaded files. Their names are never used again, so that they may be kept for ever. */
export async function addMedia(
  app: FastifyInstance,
  { openStore, downloadNameOf, findMoved, sendProblem }: MediaOptions,
): Promise<void> {
  await app.register(async function media(scope) {
    const store = await openStore(scope)
    /** A file is worth having without its name, too. */
    async function nameOf(stored: string, log: FastifyBaseLogger): Promise<string | null> {
      try {
        return await downloadNameOf(stored)
      } catch (error) {
        log.warn(isDatabaseAway(error) ? {} : { err: error }, 'a file is sent without its name')
        return null
      }
    }
    async function sendMoved(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const to = await findMoved(request)
      return to === null ? sendProblem(request, reply, 404) : reply.redirect(to, 301)
    }
    // Files of a former site, under names that were never ours: without a month, or of one site of several.
    scope.route({ method: ['GET', 'HEAD'], url: `${UPLOADS_PATH}/*`, handler: sendMoved })
    scope.route<{ Params: MediaParams }>({
      method: ['GET', 'HEAD'],
      url: `${UPLOADS_PATH}/:year/:month/:file`,
      async handler(request, reply) {
        const { year, month, file } = request.params
        const type = typeOf(file)
        const name = file.startsWith('.') ? null : storedName(`${UPLOADS_PATH}/${year}/${month}/${file}`)
        if (type === undefined || name === null) return sendMoved(request, reply)
        const answer = await store.open(name, request)
        switch (answer.kind) {
          case 'file':
            return answer.send(reply.headers(headersOf(type, file, await nameOf(name, request.log))))
          case 'missing':
            return sendMoved(request, reply)
          case 'outside':
            if (answer.contentRange !== null) reply.header('content-range', answer.contentRange)
            return sendProblem(request, reply, 416)
          case 'unavailable':
            request.log.error({ store: answer.reason }, 'the media store did not answer')
            return sendProblem(request, reply.header('retry-after', RETRY_AFTER_SECONDS), 503)
          case 'abandoned':
            return reply.hijack()
        }
      },
    })
  })
}

function typeOf(file: string): string | undefined {
  // The former site's pictures; the media library takes none.
  if (/\.avif$/i.test(file)) return 'image/avif'
  const type = fileTypeOf(file)
  return type?.startsWith('text/') ? `${type}; charset=utf-8` : type
}

function headersOf(type: string, file: string, name: string | null): Record<string, string> {
  const isShown = SHOWN_IN_PLACE.test(type)
  const download = name === null ? null : { name, fallback: file }
  return {
    'content-type': type,
    'cache-control': FOR_EVER,
    'content-security-policy': type === SVG ? SVG_POLICY : "frame-ancestors 'self'",
    // Feed readers and shared links show pictures from other origins.
    'cross-origin-resource-policy': 'cross-origin',
    ...(isShown && download === null
      ? {}
      : { 'content-disposition': contentDisposition(isShown ? 'inline' : 'attachment', download) }),
  }
}
