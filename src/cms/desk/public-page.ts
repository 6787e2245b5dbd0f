import type { PayloadHandler, PayloadRequest } from 'payload'
import { categoryHref, HOME_HREF, pageHref, popupPageHref, postHref, tagHref } from '#addresses/documents.ts'
import { isDocumentId } from '../access/document-id.ts'

/** What the public sees of a document. */
export interface PublicState {
  /** Where visitors see it; `null` while they see nothing. */
  href: string | null
  /** When what they see was stored. */
  publishedAt: string | null
}

interface Published {
  id: number
  slug?: string | null
  path?: string | null
  updatedAt: string
}

const HREFS = {
  posts: ({ slug }: Published) => postHref(slug ?? ''),
  pages: ({ path }: Published) => pageHref(path ?? ''),
  popups: ({ id }: Published) => popupPageHref(id),
  categories: ({ slug }: Published) => categoryHref(slug ?? ''),
  tags: ({ slug }: Published) => tagHref(slug ?? ''),
  // Menus stand around every page.
  menus: () => HOME_HREF,
}
type PublicKind = keyof typeof HREFS

const NOTHING: PublicState = { href: null, publishedAt: null }

/** `GET /api/desk/public-page?collection=&id=`, or `?global=site`, which is seen on every page. */
export const publicPageEndpoint: PayloadHandler = async (req) => {
  const collection = req.searchParams.get('collection') ?? ''
  const id = req.searchParams.get('id')
  const isSite = req.searchParams.get('global') === 'site'
  const state = isSite ? await findSite(req) : isKnown(collection, id) ? await findPublic(collection, Number(id), req) : NOTHING
  return Response.json(state, { headers: { 'cache-control': 'no-store' } })
}

function isKnown(collection: string, id: string | null): collection is PublicKind {
  return Object.hasOwn(HREFS, collection) && isDocumentId(id)
}

async function findPublic(collection: PublicKind, id: number, req: PayloadRequest): Promise<PublicState> {
  const doc = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    draft: false,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  return doc === null ? NOTHING : tell(doc, HREFS[collection](doc), req)
}

async function findSite(req: PayloadRequest): Promise<PublicState> {
  const doc = await req.payload.findGlobal({ slug: 'site', depth: 0, draft: false, overrideAccess: false, req })
  return tell(doc, HOME_HREF, req)
}

function tell(
  doc: { _status?: string | null; updatedAt?: string | null },
  path: string,
  { payload }: PayloadRequest,
): PublicState {
  if ('_status' in doc && doc._status !== 'published') return NOTHING
  const { siteUrl } = payload.config.custom as { siteUrl: string }
  return { href: siteUrl + path, publishedAt: doc.updatedAt ?? null }
}
