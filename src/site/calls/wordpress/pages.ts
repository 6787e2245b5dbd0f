import { readMedia } from '#published/records/media.ts'
import { allPages, findPages, readLayouts } from '#published/records/pages.ts'
import type { MediaRecord, PageRecord } from '#published/records/types.ts'
import { findDocuments } from '#published/search/find-documents.ts'
import type { StoredBlock } from '#published/types.ts'
import { renderLayout } from '#render/render-layout.ts'
import { DOCUMENT_PROPERTIES } from './document-properties.ts'
import { CURIES, ownLinks, urlOf } from './links.ts'
import { showMedia } from './media.ts'
import { gmtTime, localTime } from './moments.ts'
import { offsetOf } from './paginate.ts'
import {
  AUTHORS,
  DATES,
  DESCENDING,
  MENU_ORDER,
  orderBy,
  PAGING,
  PARENTS,
  SEARCH_COLUMNS,
  SELECTION,
  STATUS,
  UNSUPPORTED,
} from './parameters.ts'
import { chosenIds, isByNobody, isFoundBy, momentsOf, namedIds, orderOf, refuseReading } from './query-values.ts'
import { renderContent } from './render-content.ts'
import { byNumber, defineEndpoint, type Resource, type RestCall, type RestItem } from './resource.ts'
import { wants, wantsEmbedded } from './shape.ts'
import { decodeSlug, encodeSlug, escapeText, paragraphOf } from './text.ts'

const PARAMETERS = {
  ...PAGING,
  ...SELECTION,
  ...DATES,
  ...STATUS,
  order: DESCENDING,
  orderby: orderBy(
    ['author', 'date', 'id', 'include', 'modified', 'parent', 'relevance', 'slug', 'include_slugs', 'title', 'menu_order'],
    'date',
  ),
  ...AUTHORS,
  ...PARENTS,
  menu_order: MENU_ORDER,
  search_columns: SEARCH_COLUMNS,
  search_semantics: UNSUPPORTED,
} as const

export const pages: Resource = {
  base: 'pages',
  title: 'page',
  properties: { ...DOCUMENT_PROPERTIES, parent: 'integer', menu_order: 'integer' },
  list: defineEndpoint(PARAMETERS, async (call, values) => {
    const refusal = refuseReading(values)
    if (refusal !== null) return refusal
    const { include, slug, search, orderby } = values
    const bySlug = slug === undefined ? null : await idsOfSlugs(call, slug.map(decodeSlug))
    const found = search?.trim() ? await searchPages(call, search.trim(), values.search_columns) : null
    const isAny = isByNobody(values) && (values.menu_order ?? 0) === 0
    const { ids, total } = await findPages(call.read, {
      among: isAny ? chosenIds(orderby, { include, bySlug, found }) : [],
      exclude: namedIds(values.exclude) ?? [],
      ...momentsOf(values),
      order: orderOf(orderby === 'menu_order' ? 'title' : orderby, values.order),
      limit: values.per_page,
      offset: offsetOf(values),
      parents: values.parent ?? null,
      withoutParents: values.parent_exclude ?? [],
    })
    return { kind: 'list', items: await showAll(call, ids), total, beyond: 'rest_post_invalid_page_number' }
  }),
  item: byNumber('rest_post_invalid_id', async (call, id) => (await showAll(call, [id]))[0] ?? null),
  writes: { create: 'rest_cannot_create', update: 'rest_cannot_edit', delete: 'rest_cannot_delete' },
}

async function idsOfSlugs(call: RestCall, slugs: string[]): Promise<number[]> {
  const all = [...(await allPages(call.read)).values()]
  return slugs.flatMap((slug) => all.flatMap((page) => (page.slug === slug ? [page.id] : [])))
}

async function searchPages(call: RestCall, text: string, columns: string[] | undefined): Promise<number[]> {
  call.read.note('posts', 'pages')
  return (await findDocuments(call.read.sql, text)).flatMap(({ kind, docId, title }) =>
    kind === 'page' && isFoundBy(columns, text, title) ? [docId] : [],
  )
}

async function showAll(call: RestCall, ids: number[]): Promise<RestItem[]> {
  const all = await allPages(call.read)
  const records = ids.flatMap((id) => all.get(id) ?? [])
  const hasContent = call.context === 'view' && wants(call.shape, 'content')
  const layouts = hasContent
    ? await readLayouts(
        call.read,
        records.map(({ id }) => id),
      )
    : null
  const files = wantsEmbedded(call.shape, 'wp:featuredmedia')
    ? await readMedia(
        call.read,
        records.flatMap(({ imageId }) => imageId ?? []),
      )
    : []
  const items: RestItem[] = []
  for (const record of records) {
    items.push(
      await showPage(call, record, {
        layout: layouts?.get(record.id) ?? null,
        file: files.find(({ id }) => id === record.imageId) ?? null,
        parent: all.get(record.parentId ?? 0) ?? null,
      }),
    )
  }
  return items
}

interface PageParts {
  layout: StoredBlock[] | null
  file: MediaRecord | null
  parent: PageRecord | null
}

async function showPage(call: RestCall, page: PageRecord, { layout, file, parent }: PageParts): Promise<RestItem> {
  const link = call.site.origin + page.href
  const inner: RestCall = { ...call, context: 'embed' }
  const isUpEmbedded = parent !== null && wantsEmbedded(call.shape, 'up')
  const embedded = {
    ...(isUpEmbedded && {
      up: [
        await showPage({ ...inner, shape: { ...call.shape, embed: null } }, parent, { layout: null, file: null, parent: null }),
      ],
    }),
    ...(file && { 'wp:featuredmedia': [showMedia(inner, file)] }),
  }
  return {
    id: page.id,
    date: localTime(page.createdAt),
    slug: encodeSlug(page.slug),
    type: 'page',
    link,
    title: { rendered: escapeText(page.title) },
    excerpt: { rendered: paragraphOf(page.lead), protected: false },
    author: 0,
    featured_media: page.imageId ?? 0,
    ...(call.context === 'view' && {
      date_gmt: gmtTime(page.createdAt),
      guid: { rendered: link },
      modified: localTime(page.updatedAt),
      modified_gmt: gmtTime(page.updatedAt),
      status: 'publish',
      ...(layout && { content: { rendered: await contentOf(call, page, layout), protected: false } }),
      parent: page.parentId ?? 0,
      menu_order: 0,
      comment_status: 'closed',
      ping_status: 'closed',
      template: '',
      meta: [],
      class_list: [`post-${page.id}`, 'page', 'type-page', 'status-publish', 'hentry'],
    }),
    _links: {
      ...ownLinks(call, 'pages', page.id, 'types/page'),
      ...(page.parentId !== null && { up: [{ embeddable: true, href: urlOf(call, `pages/${page.parentId}`) }] }),
      ...(page.imageId !== null && {
        'wp:featuredmedia': [{ embeddable: true, href: urlOf(call, `media/${page.imageId}`) }],
      }),
      curies: CURIES,
    },
    ...(Object.keys(embedded).length > 0 && { _embedded: embedded }),
  }
}

function contentOf(call: RestCall, page: PageRecord, layout: StoredBlock[]): Promise<string> {
  const subject = { title: page.title, excerpt: page.lead, image: null }
  return renderContent(call, { href: page.href, subject }, (context) => renderLayout(layout, context))
}
