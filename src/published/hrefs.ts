import { categoryHref, pageHref, popupPageHref, postHref } from '#addresses/documents.ts'
import { actionHref } from './action-href.ts'
import type { DocumentKind } from './links.ts'
import { findPictures, isPicture } from './pictures.ts'
import { findPublic, type ReadContext } from './read-context.ts'
import { rememberEach } from './remember-each.ts'
import { findTerms } from './terms.ts'
import type { Picture } from './types.ts'

/** Addresses of published documents by id, in memory like the menus that need them; what is not published is not in the map. */
export async function findHrefs(context: ReadContext, kind: DocumentKind, ids: number[]): Promise<Map<number, string>> {
  switch (kind) {
    case 'category': {
      const terms = await findTerms(context, kind, [...new Set(ids)])
      return new Map(terms.map((term) => [term.id, categoryHref(term.slug)]))
    }
    case 'picture': {
      const pictures = await findPictures(context, ids)
      return new Map([...pictures].map(([id, picture]) => [id, isPicture(picture) ? lightboxHref(picture) : picture.url]))
    }
    case 'file': {
      const files = await findPictures(context, ids)
      return new Map([...files].map(([id, { url }]) => [id, url]))
    }
    default: {
      const load = LOADERS[kind]
      return rememberEach(context, ids, { keyOf: (id) => `href:${kind}:${id}`, tagOf: (id) => `${kind}:${id}`, load })
    }
  }
}

type Loader = (context: ReadContext, ids: number[]) => Promise<Map<number, string>>

const LOADERS: Record<'page' | 'post' | 'popup', Loader> = {
  async page(context, ids) {
    const rows = await findPublic(context, 'pages', { ...among(ids), select: { path: true } })
    return new Map(rows.map((row) => [row.id, pageHref(row.path ?? '')]))
  },
  async post(context, ids) {
    const rows = await findPublic(context, 'posts', { ...among(ids), select: { slug: true } })
    return new Map(rows.flatMap((row) => (row.slug ? [[row.id, postHref(row.slug)] as const] : [])))
  },
  async popup(context, ids) {
    const rows = await findPublic(context, 'popups', { ...among(ids), select: { name: true } })
    return new Map(rows.map(({ id }) => [id, popupPageHref(id) + actionHref('popup:open', { id: String(id), toggle: false })]))
  },
}

function among(ids: number[]) {
  return { where: { id: { in: ids } }, limit: ids.length }
}

function lightboxHref({ url, title, description, alt }: Picture): string {
  const words = { ...(title && { title }), ...(description && { description }), ...(alt && { alt }) }
  return actionHref('lightbox', { type: 'image', url, ...words })
}
