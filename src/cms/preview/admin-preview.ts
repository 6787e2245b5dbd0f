import type { CollectionConfig, PayloadRequest } from 'payload'
import { isDocumentId } from '../access/document-id.ts'
import { createPreviewToken, type PreviewCollection } from './token.ts'

type PreviewOptions = Required<Pick<NonNullable<CollectionConfig['admin']>, 'preview' | 'livePreview'>>

/** The preview button and the live preview beside the form: both show the real page, rendered by the site. */
export function documentPreview(collection: PreviewCollection): PreviewOptions {
  const urlOf = async (data: Record<string, unknown>, req: PayloadRequest): Promise<string | null> => {
    if (!req.user || !isDocumentId(data.id) || !(await mayRead(collection, Number(data.id), req))) return null
    const { siteUrl } = req.payload.config.custom as { siteUrl: string }
    const target = { collection, id: Number(data.id), user: Number(req.user.id) }
    return `${siteUrl}/preview/?token=${createPreviewToken(target, req.payload.secret)}`
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

/** The id comes from a form, and thus from anybody's browser. */
async function mayRead(collection: PreviewCollection, id: number, req: PayloadRequest): Promise<boolean> {
  const found = await req.payload.findByID({
    collection,
    id,
    draft: true,
    trash: true,
    depth: 0,
    select: {},
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  })
  return found !== null
}
