import { feedHref, newsHref, tagHref } from '#addresses/documents.ts'
import { UPLOADS_PATH, uploadUrl } from '#addresses/files.ts'
import { type OldQuery, oldQueryOf } from '#addresses/wordpress.ts'
import { findHrefs } from './hrefs.ts'
import { originalNames, uploadPath } from './old-uploads.ts'
import type { ReadContext } from './read-context.ts'
import { findRedirect } from './redirects.ts'
import { findTerm } from './terms.ts'

const KINDS = { posts: 'post', pages: 'page', categories: 'category' } as const

/** Where something that was imported is now, by an address that WordPress understood: `/?p=12`, or that of an uploaded file or of a copy of it. */
export async function findOldAddress(context: ReadContext, url: string): Promise<string | null> {
  const query = oldQueryOf(url)
  if (query !== null) return findByQuery(context, query)
  return url.startsWith(`${UPLOADS_PATH}/`) ? findUpload(context, url) : null
}

async function findByQuery(context: ReadContext, { parameter, value }: OldQuery): Promise<string | null> {
  switch (parameter) {
    case 'p':
    case 'page_id':
    case 'attachment_id':
      return findDocument(context, value, "wp_type in ('post', 'page', 'e-landing-page', 'attachment')")
    case 'cat':
      return findDocument(context, value, "wp_type = 'category'")
    case 'tag': {
      const tag = await findTerm(context, 'tag', value.normalize('NFC').toLowerCase())
      return tag === null ? null : tagHref(tag.slug)
    }
    case 'author':
    case 'm': {
      const [row] = await context.sql.run("select id from import_items where wp_type = 'post' limit 1")
      return row === undefined ? null : newsHref()
    }
    case 'feed':
      return feedHref()
  }
}

/** The latest import counts where two sites gave the same number. */
async function findDocument(context: ReadContext, wpId: string, condition: string): Promise<string | null> {
  const [row] = await context.sql.run(
    `select doc_collection, doc_id from import_items where wp_id = ? and ${condition} order by id desc limit 1`,
    [wpId],
  )
  if (row === undefined) return null
  const id = Number(row.doc_id)
  if (row.doc_collection === 'media') return findFile(context, id)
  const kind = KINDS[row.doc_collection as keyof typeof KINDS]
  return (await findHrefs(context, kind, [id])).get(id) ?? null
}

async function findUpload(context: ReadContext, url: string): Promise<string | null> {
  const path = uploadPath(url)
  const names = path === null ? [] : originalNames(path.toLowerCase())
  const places = names.map(() => '?').join(', ')
  const rows =
    names.length === 0
      ? []
      : await context.sql.run(`select old_path, doc_id from import_items where old_path in (${places}) order by id desc`, names)
  const found = names.map((name) => rows.find((row) => row.old_path === name)).find((row) => row !== undefined)
  if (found !== undefined) return findFile(context, Number(found.doc_id))
  const replaced = await findReplaced(context, path ?? '')
  if (replaced !== null) return replaced
  return (await findRedirect(context, url.split('?', 1)[0] ?? ''))?.to ?? null
}

// As uploads are named, see `cms/media/name-upload.ts`; smaller pictures have more behind it.
const STEM = /^(\d{4})\/(\d{2})\/([0-9a-f]{10})(?=[.-])/

/** A file that another one has taken the place of. */
async function findReplaced(context: ReadContext, path: string): Promise<string | null> {
  const [, year, month, name] = STEM.exec(path) ?? []
  if (name === undefined) return null
  const [row] = await context.sql.run('select filename from media where former_stems like ?', [`%${year}-${month}-${name}%`])
  return typeof row?.filename === 'string' ? uploadUrl(row.filename) : null
}

async function findFile(context: ReadContext, id: number): Promise<string | null> {
  const [row] = await context.sql.run('select filename from media where id = ?', [id])
  return typeof row?.filename === 'string' ? uploadUrl(row.filename) : null
}
