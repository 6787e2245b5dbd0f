import { uploadUrl } from '#addresses/files.ts'
import { downloadNameOf } from './download-name.ts'
import { findPublic, type ReadContext } from './read-context.ts'
import { rememberEach } from './remember-each.ts'
import type { Picture } from './types.ts'

interface StoredSize {
  filename?: string | null
  width?: number | null
  height?: number | null
}

/** Pictures are on every card and seldom change, and reading them through Payload costs more than the posts: they stay in memory. */
export function findPictures(context: ReadContext, ids: number[]): Promise<Map<number, Picture>> {
  return rememberEach(context, ids, { keyOf: (id) => `picture:${id}`, tagOf: (id) => `media:${id}`, load: loadPictures })
}

async function loadPictures(context: ReadContext, ids: number[]): Promise<Map<number, Picture>> {
  const docs = await findPublic(context, 'media', { where: { id: { in: ids } }, limit: ids.length })
  return new Map(docs.flatMap((doc) => (doc.filename ? [[doc.id, toPicture({ ...doc, filename: doc.filename })] as const] : [])))
}

/** The media library holds other files, too, and all of them are looked up here. */
export function isPicture({ file }: Picture): boolean {
  return file.type.startsWith('image/')
}

interface StoredPicture {
  id: number
  filename: string
  originalName?: string | null
  mimeType?: string | null
  filesize?: number | null
  width?: number | null
  height?: number | null
  alt: string
  title?: string | null
  caption?: string | null
  description?: string | null
  focalX?: number | null
  focalY?: number | null
  sizes?: Record<string, StoredSize | undefined> | null
}

function toPicture(doc: StoredPicture): Picture {
  const renditions = Object.values(doc.sizes ?? {})
    .flatMap((size) =>
      size?.filename && size.width && size.height
        ? [{ url: uploadUrl(size.filename), width: size.width, height: size.height }]
        : [],
    )
    .sort((a, b) => a.width - b.width)
  return {
    id: doc.id,
    url: uploadUrl(doc.filename),
    width: doc.width ?? 0,
    height: doc.height ?? 0,
    alt: doc.alt,
    title: doc.title ?? '',
    caption: doc.caption ?? '',
    description: doc.description ?? '',
    renditions: renditions.filter((rendition, at) => renditions[at - 1]?.width !== rendition.width),
    focal: { x: doc.focalX ?? 50, y: doc.focalY ?? 50 },
    file: { name: downloadNameOf(doc), type: doc.mimeType ?? '', bytes: doc.filesize ?? 0 },
  }
}
