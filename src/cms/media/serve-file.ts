import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type Endpoint, Forbidden } from 'payload'
import { getRangeRequestInfo } from 'payload/internal'
import { sqlOf } from '#platform/db/sql.ts'
import { contentDisposition } from '#platform/download-name.ts'
import type { FileStore } from '#platform/file-store.ts'
import { fileTypeOf } from '#platform/file-types.ts'
import { readDownloadName } from '#published/download-name.ts'
import { isStaff } from '../access/roles.ts'
import { isRaster } from './upload-kinds.ts'

// Stored names have one dot and nothing that leads elsewhere.
const STORED_NAME = /^[\w-]{1,200}\.\w{1,20}$/

/**
 * Files as the admin shows them, in place of Payload's own answer. Whatever a file holds, it can't act on the admin's origin: nothing
 * in it runs or loads, its type follows from its extension alone, and only pictures open in a tab.
 */
export function createFileEndpoint(uploadsDir: string): Endpoint {
  return {
    method: 'get',
    path: '/file/:filename',
    handler: async (req) => {
      if (!isStaff(req.user)) throw new Forbidden(req.t)
      const name = String(req.routeParams?.filename)
      const path = join(uploadsDir, name)
      const size = STORED_NAME.test(name) ? await sizeOf(path) : null
      if (size === null) return Response.json({ errors: [{ message: '找不到這個檔案。' }] }, { status: 404 })
      const range = getRangeRequestInfo({ fileSize: size, rangeHeader: req.headers.get('range') })
      const named = await readDownloadName(await sqlOf(req.payload), name)
      const headers = { ...headersOf(name, named?.name ?? null), ...range.headers }
      if (range.type === 'invalid') return new Response(null, { status: range.status, headers })
      const part = range.type === 'partial' ? { start: range.rangeStart, end: range.rangeEnd } : {}
      const body = Readable.toWeb(createReadStream(path, part)) as ReadableStream<Uint8Array>
      return new Response(body, { status: range.status, headers })
    },
  }
}

/** The original of a picture that was cut, or the picture: for whoever cuts it again. */
export function createOriginalEndpoint(stored: FileStore): Endpoint {
  return {
    method: 'get',
    path: '/:id/original',
    handler: async (req) => {
      if (!isStaff(req.user)) throw new Forbidden(req.t)
      const id = Number(req.routeParams?.id)
      const { filename, originalFilename } = await req.payload.findByID({
        collection: 'media',
        id,
        depth: 0,
        overrideAccess: false,
        req,
      })
      const name = originalFilename ?? filename ?? ''
      const body = isRaster(fileTypeOf(name) ?? '') ? await stored.read(name) : null
      if (body === null) return Response.json({ errors: [{ message: '找不到這個檔案。' }] }, { status: 404 })
      return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, { headers: headersOf(name, null) })
    },
  }
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    const found = await stat(path)
    return found.isFile() ? found.size : null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function headersOf(stored: string, name: string | null): Record<string, string> {
  const type = fileTypeOf(stored)
  const isShown = type !== undefined && isRaster(type)
  return {
    'content-type': type ?? 'application/octet-stream',
    'content-disposition': contentDisposition(
      isShown ? 'inline' : 'attachment',
      name === null ? null : { name, fallback: stored },
    ),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=3600',
  }
}
