import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import { EDIT_PARAMETER, previewHref } from '#addresses/preview.ts'
import { isDocumentId } from '../access/document-id.ts'
import { isStaff } from '../access/roles.ts'
import { ownSession } from '../accounts/sessions.ts'
import { createPreviewToken, markOfSession, type PreviewCollection, type PreviewTarget, SETTINGS_ID } from './token.ts'

type PreviewOptions = Required<Pick<NonNullable<CollectionConfig['admin']>, 'preview' | 'livePreview'>>

const BREAKPOINTS: NonNullable<PreviewOptions['livePreview']['breakpoints']> = [
  // Payload adds one of this name at the end, in English; the style sheet hides it there.
  { name: 'responsive', label: '隨視窗', width: '100%', height: '100%' },
  { name: 'phone', label: '手機', width: 375, height: 667 },
  { name: 'tablet', label: '平板', width: 768, height: 1024 },
  { name: 'desktop', label: '桌機', width: 1440, height: 900 },
]

/** The preview button and the live preview beside the form: both show the real page, rendered by the site. */
export function documentPreview(collection: PreviewCollection): PreviewOptions {
  const preview = previewButton(collection)
  return {
    preview,
    livePreview: {
      url: ({ data, req }) => preview(data, { req }),
      breakpoints: BREAKPOINTS,
    },
  }
}

/** The preview button alone, for what shows around every page: the home page with it. */
export function previewButton(collection: PreviewCollection) {
  return async (data: Record<string, unknown>, { req }: { req: PayloadRequest }): Promise<string | null> =>
    isDocumentId(data.id) && (await mayRead(collection, Number(data.id), req)) ? urlOf(collection, Number(data.id), req) : null
}

/** The page as the visual editor shows it, to whoever may read it. */
export async function editFrameUrl(collection: PreviewCollection, id: number, req: PayloadRequest): Promise<string | null> {
  const url = await previewButton(collection)({ id }, { req })
  return url && `${url}&${EDIT_PARAMETER}`
}

/** Both for the settings: the home page under the names, and in the look, of the draft. */
export const settingsPreview = {
  preview: (_, { req }) => settingsUrl(req),
  livePreview: { url: ({ req }) => settingsUrl(req), breakpoints: BREAKPOINTS },
} satisfies Pick<NonNullable<GlobalConfig['admin']>, 'preview' | 'livePreview'>

function settingsUrl(req: PayloadRequest): string | null {
  return isStaff(req.user) ? urlOf('site', SETTINGS_ID, req) : null
}

function urlOf(collection: PreviewTarget['collection'], id: number, req: PayloadRequest): string | null {
  const { user, payload } = req
  const session = ownSession(req)
  if (!user || session === '') return null
  const target = { collection, id, user: Number(user.id), session: markOfSession(session) }
  const { siteUrl } = payload.config.custom as { siteUrl: string }
  return siteUrl + previewHref(createPreviewToken(target, payload.secret))
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
