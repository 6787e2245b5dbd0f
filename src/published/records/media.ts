import { uploadUrl } from '#addresses/files.ts'
import { FILE_TYPES } from '#platform/file-types.ts'
import type { Media } from '#platform/payload-types.ts'
import { findPublic, type ReadContext } from '../read-context.ts'
import type { MatchedIds, MediaQuery, MediaRecord } from './types.ts'

// A picture that is not shown yet may give away what is not published yet: only those count that a published document shows,
// or the head of every page.
const SHOWN =
  '(exists (select 1 from shown_media where media_id = media.id) or exists (select 1 from site where media.id in (brand_logo_id, brand_mark_id)))'
const POST_OF = "select min(doc_id) from shown_media where media_id = media.id and kind = 'post'"

const SORTED = { date: 'created_at', modified: 'updated_at', id: 'id' } as const
const ENDINGS = Object.keys(FILE_TYPES)

export async function findMedia(context: ReadContext, query: MediaQuery): Promise<MatchedIds> {
  context.note('posts', 'pages')
  if ([query.among, query.posts, query.mimeTypes].some((wanted) => wanted?.length === 0)) return { ids: [], total: 0 }
  const [conditions, values] = conditionsOf(query, context.sql.dialect)
  const where = `from media where ${[SHOWN, ...conditions].join(' and ')}`
  const [counted] = await context.sql.run(`select count(*) as n ${where}`, values)
  const total = Number(counted?.n ?? 0)
  const { by, direction } = query.order
  if (by === 'given') {
    const rows = await context.sql.run(`select id ${where}`, values)
    const found = new Set(rows.map(({ id }) => Number(id)))
    const ids = [...new Set(query.among)].filter((id) => found.has(id))
    return { ids: ids.slice(query.offset, query.offset + query.limit), total }
  }
  const sorted = `${SORTED[by]} ${direction}, id ${direction}`
  const rows = await context.sql.run(`select id ${where} order by ${sorted} limit ? offset ?`, [
    ...values,
    query.limit,
    query.offset,
  ])
  return { ids: rows.map(({ id }) => Number(id)), total }
}

function conditionsOf(query: MediaQuery, dialect: 'sqlite' | 'postgres'): [string[], unknown[]] {
  const conditions: string[] = []
  const values: unknown[] = []
  const add = (condition: string, ...given: unknown[]) => {
    conditions.push(condition)
    values.push(...given)
  }
  const moment = dialect === 'postgres' ? '?::timestamptz' : '?'
  if (query.among !== null) add(`id in (${places(query.among)})`, ...query.among)
  if (query.withoutPosts.length > 0) {
    add(`coalesce((${POST_OF}), 0) not in (${places(query.withoutPosts)})`, ...query.withoutPosts)
  }
  if (query.exclude.length > 0) add(`id not in (${places(query.exclude)})`, ...query.exclude)
  const bounds = [
    ['created_at >=', query.since],
    ['created_at <', query.until],
    ['updated_at >=', query.modifiedSince],
    ['updated_at <', query.modifiedUntil],
  ] as const
  for (const [column, bound] of bounds) if (bound !== null) add(`${column} ${moment}`, new Date(bound).toISOString())
  if (query.posts !== null) {
    const among = `media_id = media.id and kind = 'post' and doc_id in (${places(query.posts)})`
    add(`exists (select 1 from shown_media where ${among})`, ...query.posts)
  }
  if (query.mimeTypes !== null) {
    const either = query.mimeTypes.map((type) => (type.includes('/') ? 'mime_type = ?' : "mime_type like ? || '/%'"))
    add(`(${either.join(' or ')})`, ...query.mimeTypes)
  }
  if (query.text !== '') {
    const text = `%${query.text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    add("lower(coalesce(title, '') || ' ' || alt || ' ' || coalesce(caption, '')) like ? escape '\\'", text)
  }
  return [conditions, values]
}

/** Ids of media by what their names begin with. */
export async function idsOfMediaSlugs({ sql }: ReadContext, slugs: string[]): Promise<number[]> {
  if (slugs.length === 0) return []
  const names = slugs.flatMap((slug) => ENDINGS.map((ending) => `${slug}.${ending}`))
  const rows = await sql.run(`select id from media where filename in (${places(names)})`, names)
  return rows.map(({ id }) => Number(id))
}

/** Media in the given order; what no published document shows is left out. */
export async function readMedia(context: ReadContext, ids: number[]): Promise<MediaRecord[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  context.note(...wanted.map((id) => `media:${id}` as const))
  const shown = await postsOf(context, wanted)
  const rows = await findPublic(context, 'media', { where: { id: { in: [...shown.keys()] } }, limit: wanted.length })
  const byId = new Map(rows.flatMap((row) => (row.filename ? [[row.id, toRecord(row, row.filename, shown)] as const] : [])))
  return wanted.flatMap((id) => byId.get(id) ?? [])
}

async function postsOf({ sql }: ReadContext, ids: number[]): Promise<Map<number, number | null>> {
  const rows = await sql.run(`select id, (${POST_OF}) as post from media where id in (${places(ids)}) and ${SHOWN}`, ids)
  return new Map(rows.map(({ id, post }) => [Number(id), post === null ? null : Number(post)]))
}

function toRecord(row: Media, filename: string, posts: Map<number, number | null>): MediaRecord {
  const mimeType = row.mimeType ?? ''
  return {
    id: row.id,
    slug: filename.replace(/\.[^.]*$/, ''),
    url: uploadUrl(filename),
    mimeType,
    bytes: row.filesize ?? 0,
    width: row.width ?? 0,
    height: row.height ?? 0,
    alt: row.alt,
    title: row.title ?? '',
    caption: row.caption ?? '',
    description: row.description ?? '',
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    postId: posts.get(row.id) ?? null,
    sizes: Object.entries(row.sizes ?? {}).flatMap(([name, size]) =>
      size?.filename && size.width && size.height
        ? [
            {
              name,
              url: uploadUrl(size.filename),
              width: size.width,
              height: size.height,
              mimeType: size.mimeType ?? mimeType,
              bytes: size.filesize ?? 0,
            },
          ]
        : [],
    ),
  }
}

function places(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ')
}
