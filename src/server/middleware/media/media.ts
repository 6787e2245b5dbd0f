import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { storedName, UPLOADS_PATH } from '#published/upload-url.ts'
import type { MediaStore } from '../../media-store/media-store.ts'
import type { SendProblem } from '../../send-problem.ts'

interface MediaOptions {
  /** The store may add to the scope what it needs. */
  openStore(scope: FastifyInstance): MediaStore | Promise<MediaStore>
  sendProblem: SendProblem
}

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.pdf': 'application/pdf',
  '.csv': 'text/csv; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.odp': 'application/vnd.oasis.opendocument.presentation',
  '.ods': 'application/vnd.oasis.opendocument.spreadsheet',
  '.odt': 'application/vnd.oasis.opendocument.text',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.zip': 'application/zip',
}
const SHOWN_IN_PLACE = /^(?:image|audio|video)\/|^text\/vtt|^application\/pdf$/
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const FOR_EVER = 'public, max-age=31536000, immutable'
const RETRY_AFTER_SECONDS = '10'

interface MediaParams {
  year: string
  month: string
  file: string
}

/** Uploaded files. Their names are never used again, so that they may be kept for ever. */
export async function addMedia(app: FastifyInstance, { openStore, sendProblem }: MediaOptions): Promise<void> {
  await app.register(async function media(scope) {
    const store = await openStore(scope)
    scope.route<{ Params: MediaParams }>({
      method: ['GET', 'HEAD'],
      url: `${UPLOADS_PATH}/:year/:month/:file`,
      async handler(request, reply) {
        const { year, month, file } = request.params
        const extension = extname(file).toLowerCase()
        const type = Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined
        const name = file.startsWith('.') ? null : storedName(`${UPLOADS_PATH}/${year}/${month}/${file}`)
        if (type === undefined || name === null) return sendProblem(request, reply, 404)
        const answer = await store.open(name, request)
        switch (answer.kind) {
          case 'file':
            return answer.send(reply.headers(headersOf(type)))
          case 'missing':
            return sendProblem(request, reply, 404)
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

function headersOf(type: string): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': FOR_EVER,
    'content-security-policy': type === TYPES['.svg'] ? SVG_POLICY : "frame-ancestors 'self'",
    // Feed readers and shared links show pictures from other origins.
    'cross-origin-resource-policy': 'cross-origin',
    ...(SHOWN_IN_PLACE.test(type) ? {} : { 'content-disposition': 'attachment' }),
  }
}
