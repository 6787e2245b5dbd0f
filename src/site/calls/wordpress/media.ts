import { UPLOADS_PATH } from '#addresses/files.ts'
import { findMedia, idsOfMediaSlugs, readMedia } from '#published/records/media.ts'
import type { MediaRecord } from '#published/records/types.ts'
import { ownLinks } from './links.ts'
import { gmtTime, localTime } from './moments.ts'
import { offsetOf } from './paginate.ts'
import { AUTHORS, DATES, DESCENDING, orderBy, PAGING, PARENTS, SELECTION, UNSUPPORTED } from './parameters.ts'
import { isByNobody, momentsOf, namedIds, refuseReading } from './query-values.ts'
import { byNumber, defineEndpoint, type Resource, type RestCall, type RestItem } from './resource.ts'
import { escapeText, paragraphOf } from './text.ts'

const PARAMETERS = {
  ...PAGING,
  ...SELECTION,
  ...DATES,
  order: DESCENDING,
  orderby: orderBy(['date', 'id', 'include', 'modified'], 'date'),
  ...AUTHORS,
  ...PARENTS,
  status: { type: 'array', items: { type: 'string', enum: ['inherit'] }, maxItems: 1, description: '只有公開的檔案。' },
  search_columns: UNSUPPORTED,
  search_semantics: UNSUPPORTED,
  media_type: {
    type: 'string',
    enum: ['image', 'video', 'audio', 'application', 'text'],
    description: '只列出這一類的檔案。',
  },
  mime_type: { type: 'string', maxLength: 100, description: '只列出這種格式的檔案。' },
} as const

export const media: Resource = {
  base: 'media',
  title: 'attachment',
  properties: {
    id: 'integer',
    date: 'string',
    date_gmt: 'string',
    guid: 'object',
    modified: 'string',
    modified_gmt: 'string',
    slug: 'string',
    status: 'string',
    type: 'string',
    link: 'string',
    title: 'object',
    author: 'integer',
    featured_media: 'integer',
    comment_status: 'string',
    ping_status: 'string',
    template: 'string',
    meta: 'array',
    description: 'object',
    caption: 'object',
    alt_text: 'string',
    media_type: 'string',
    mime_type: 'string',
    media_details: 'object',
    post: 'integer',
    source_url: 'string',
    _links: 'object',
  },
  list: defineEndpoint(PARAMETERS, async (call, values) => {
    const refusal = refuseReading({ ...values, search_columns: undefined })
    if (refusal !== null) return refusal
    const bySlug = values.slug === undefined ? null : await idsOfMediaSlugs(call.read, values.slug)
    const { ids, total } = await findMedia(call.read, {
      among: isByNobody(values) ? namedIds(values.include, bySlug) : [],
      exclude: namedIds(values.exclude) ?? [],
      ...momentsOf(values),
      order: {
        by: values.orderby === 'include' ? 'given' : values.orderby,
        direction: values.order,
      },
      limit: values.per_page,
      offset: offsetOf(values),
      text: values.search?.trim() ?? '',
      posts: namedIds(values.parent),
      withoutPosts: namedIds(values.parent_exclude) ?? [],
      mimeTypes: typesOf(values.media_type, values.mime_type),
    })
    const found = await readMedia(call.read, ids)
    return { kind: 'list', items: found.map((each) => showMedia(call, each)), total, beyond: 'rest_post_invalid_page_number' }
  }),
  item: byNumber('rest_post_invalid_id', async (call, id) => {
    // Shown as long as a published document shows it.
    call.read.note('posts', 'pages', 'settings')
    const [found] = await readMedia(call.read, namedIds([id]) ?? [])
    return found === undefined ? null : showMedia(call, found)
  }),
  writes: { create: 'rest_cannot_create', update: 'rest_cannot_edit', delete: 'rest_cannot_delete' },
}

function typesOf(kind: string | undefined, type: string | undefined): string[] | null {
  if (type !== undefined) return kind === undefined || type.startsWith(`${kind}/`) ? [type] : []
  return kind === undefined ? null : [kind]
}

export function showMedia(call: RestCall, file: MediaRecord): RestItem {
  const { origin } = call.site
  const source = origin + file.url
  const shown = {
    id: file.id,
    date: localTime(file.createdAt),
    slug: file.slug,
    type: 'attachment',
    link: source,
    title: { rendered: escapeText(file.title || file.alt) },
    author: 0,
    featured_media: 0,
    caption: { rendered: paragraphOf(file.caption) },
    alt_text: file.alt,
    media_type: file.mimeType.startsWith('image/') ? 'image' : 'file',
    mime_type: file.mimeType,
    media_details: detailsOf(file, origin),
    source_url: source,
    _links: ownLinks(call, 'media', file.id, 'types/attachment'),
  }
  if (call.context === 'embed') return shown
  return {
    ...shown,
    date_gmt: gmtTime(file.createdAt),
    guid: { rendered: source },
    modified: localTime(file.updatedAt),
    modified_gmt: gmtTime(file.updatedAt),
    status: 'inherit',
    comment_status: 'closed',
    ping_status: 'closed',
    template: '',
    meta: [],
    description: { rendered: paragraphOf(file.description) },
    post: file.postId,
  }
}

/** WordPress's names for widths, by ours. Its clients ask for these. */
const SIZE_NAMES: Record<string, string[]> = {
  w480: ['thumbnail', 'medium'],
  w800: ['medium_large'],
  w1200: ['large'],
  w1680: ['1536x1536'],
}

function detailsOf(file: MediaRecord, origin: string) {
  const { width, height, bytes, mimeType, url } = file
  const nameOf = (address: string) => address.split('/').at(-1) ?? ''
  const full = { file: nameOf(url), width, height, filesize: bytes, mime_type: mimeType, source_url: origin + url }
  const sizes = file.sizes.flatMap((size) =>
    (SIZE_NAMES[size.name] ?? [size.name]).map((name) => [
      name,
      {
        file: nameOf(size.url),
        width: size.width,
        height: size.height,
        filesize: size.bytes,
        mime_type: size.mimeType,
        source_url: origin + size.url,
      },
    ]),
  )
  return {
    width,
    height,
    file: url.slice(UPLOADS_PATH.length + 1),
    filesize: bytes,
    sizes: mimeType.startsWith('image/') ? { ...Object.fromEntries(sizes), full } : {},
  }
}
