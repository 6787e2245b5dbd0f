import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { storedName, UPLOADS_PATH } from '#content/media/upload-url.ts'

interface MediaOptions {
  uploadsDir: string
  notFound(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.mp3': 'audio/mpeg',
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
const ONE_YEAR_MS = 365 * 24 * 3600 * 1000

interface MediaParams {
  year: string
  month: string
  file: string
}

/** Uploaded files. Their names are never used again, so that they may be kept for ever. */
export async function addMedia(app: FastifyInstance, { uploadsDir, notFound }: MediaOptions): Promise<void> {
  await app.register(async function media(scope) {
    await scope.register(fastifyStatic, { serve: false })
    scope.route<{ Params: MediaParams }>({
      method: ['GET', 'HEAD'],
      url: `${UPLOADS_PATH}/:year/:month/:file`,
      async handler(request, reply) {
        const type = TYPES[extname(request.params.file).toLowerCase()]
        const { year, month, file } = request.params
        const path = file.startsWith('.') ? null : storedName(`${UPLOADS_PATH}/${year}/${month}/${file}`)
        if (type === undefined || path === null || !(await isFile(join(uploadsDir, path)))) return notFound(request, reply)
        reply.headers({
          'content-type': type,
          'content-security-policy': type === TYPES['.svg'] ? SVG_POLICY : "frame-ancestors 'self'",
          // Feed readers and shared links show pictures from other origins.
          'cross-origin-resource-policy': 'cross-origin',
        })
        if (!SHOWN_IN_PLACE.test(type)) reply.header('content-disposition', 'attachment')
        return reply.sendFile(path, uploadsDir, { contentType: false, maxAge: ONE_YEAR_MS, immutable: true })
      },
    })
  })
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return false
    throw error
  }
}
