import type { CollectionConfig, PayloadRequest } from 'payload'
import { createPreviewToken, type PreviewCollection } from './token.ts'

type PreviewOptions = Required<Pick<NonNullable<CollectionConfig['admin']>, 'preview' | 'livePreview'>>

/** The preview button and the live preview beside the form: both show the real page, rendered by the site. */
export function documentPreview(collection: PreviewCollection): PreviewOptions {
  const urlOf = (data: Record<string, unknown>, req: PayloadRequest): string | null => {
    const id = Number(data.id)
    if (!Number.isInteger(id) || id <= 0) return null
    const { siteUrl } = req.payload.config.custom as { siteUrl: string }
    return `${siteUrl}/preview/?token=${createPreviewToken({ collection, id }, req.payload.secret)}`
  }
  return {
    preview: (data, { req }) => urlOf(data, req),
    livePreview: {
      url: ({ data, req }) => urlOf(data, req),
      breakpoints: [
        // Payload adds one of this name at the end, in English; the style sheet hides it there.
        { name: 'responsive', label: '隨視窗', width: '100%', height: '100%' },
        { name: 'phone', label: '手機', width: 375, height: 667 },
        { name: 'tablet', label: '平板', width: 768, height: 1024 },
        { name: 'desktop', label: '桌機', width: 1440, height: 900 },
      ],
    },
  }
}
