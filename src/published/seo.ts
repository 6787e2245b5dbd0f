import { findPictures } from './pictures.ts'
import { idOf, type ReadContext } from './read-context.ts'
import type { Picture, Seo } from './types.ts'

interface StoredSeo {
  title?: string | null
  description?: string | null
  image?: unknown
  noIndex?: boolean | null
}

export async function toSeo(
  context: ReadContext,
  stored: StoredSeo | null | undefined,
  fallback: { title: string; description: string; image: Picture | null },
): Promise<Seo> {
  const imageId = idOf(stored?.image)
  const image = imageId === null ? null : ((await findPictures(context, [imageId])).get(imageId) ?? null)
  return {
    title: stored?.title || fallback.title,
    description: stored?.description || fallback.description,
    image: image ?? fallback.image,
    noIndex: stored?.noIndex ?? false,
  }
}
