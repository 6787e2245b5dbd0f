import { uploadUrl } from '../media/upload-url.ts'
import { findPublic, type ReadContext } from './read-context.ts'
import type { Picture } from './types.ts'

interface StoredSize {
  filename?: string | null
  width?: number | null
  height?: number | null
}

/** Pictures are on every card and seldom change, and reading them through Payload costs more than the posts: they stay in memory. */
export async function findPictures(context: ReadContext, ids: number[]): Promise<Map<number, Picture>> {
  const missing: number[] = []
  let loaded: Promise<Map<number, Picture>> | undefined
  const remember = (id: number) =>
    context.remember(`picture:${id}`, async (inner) => {
      inner.note(`media:${id}`)
      missing.push(id)
      // By the next turn all of them have said that they are missing: one query for all.
      await Promise.resolve()
      loaded ??= loadPictures(inner, missing)
      return (await loaded).get(id)
    })
  const wanted = [...new Set(ids)]
  const found = await Promise.all(wanted.map(remember))
  return new Map(found.flatMap((picture) => (picture === undefined ? [] : [[picture.id, picture] as const])))
}

async function loadPictures(context: ReadContext, ids: number[]): Promise<Map<number, Picture>> {
  const docs = await findPublic(context, 'media', { where: { id: { in: ids } }, limit: ids.length })
  return new Map(docs.flatMap((doc) => (doc.filename ? [[doc.id, toPicture({ ...doc, filename: doc.filename })] as const] : [])))
}

interface StoredPicture {
  id: number
  filename: string
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
  }
}
