import { getPayload } from 'payload'
import { postHref } from '#addresses/documents.ts'
import { createConfig } from '#cms/config.ts'
import { paragraph, richText } from '#cms/writing/lexical.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { loadEnv } from '#platform/env.ts'
import type { Sql } from '#platform/sql.ts'
import { countsOf, type ListKey, listKey } from '#published/archive/archive.ts'
import { putDocument } from '#published/search/index-documents.ts'
import { CATEGORY_COUNT, type SamplePost, writePost } from './sample-texts.ts'
import { serveCalls } from './worker.ts'

/**
 * Fills a migrated, empty database with posts: the rows that saving each of them would leave for the public to read.
 * A hundred thousand saves would take hours, so rows go in by SQL; the search index is written by its own function.
 */
const env = loadEnv()
const payload = await getPayload({ config: createConfig({ env, program: 'site', root: process.cwd() }) })

const PER_TRANSACTION = 2000
const PER_STATEMENT = 50

const counts = new Map<string, number>()

async function inTransaction(work: (sql: Sql) => Promise<void>): Promise<void> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The database offers no transaction')
  await work(await sqlOf(payload, { transactionID }))
  await payload.db.commitTransaction(transactionID)
}

async function insert(sql: Sql, table: string, columns: string[], rows: unknown[][]): Promise<void> {
  const places = `(${columns.map(() => '?').join(', ')})`
  for (let start = 0; start < rows.length; start += PER_STATEMENT) {
    const some = rows.slice(start, start + PER_STATEMENT)
    const statement = `insert into ${table} (${columns.join(', ')}) values ${some.map(() => places).join(', ')}`
    await sql.run(statement, some.flat())
  }
}

const POST_COLUMNS = [
  'id',
  'title',
  'excerpt',
  'body',
  'slug',
  'published_at',
  'summary',
  'byline',
  'updated_at',
  'created_at',
  '_status',
]

async function insertPosts(sql: Sql, posts: SamplePost[], categories: number[]): Promise<void> {
  const rowOf = ({ id, title, excerpt, paragraphs, slug, publishedAt }: SamplePost) => {
    const at = publishedAt.toISOString()
    const body = JSON.stringify(richText(...paragraphs.map((text) => paragraph(text))))
    return [id, title, excerpt, body, slug, at, excerpt, '系辦公室', at, at, 'published']
  }
  await insert(sql, 'posts', POST_COLUMNS, posts.map(rowOf))
  const related = posts.map((post) => [1, post.id, 'categories', categories[post.category] ?? 0])
  await insert(sql, 'posts_rels', ['"order"', 'parent_id', 'path', 'categories_id'], related)
  const entries = posts.flatMap(({ id, publishedAt, ...post }) =>
    listsOf(categories[post.category] ?? 0).map((list) => ({ list, publishedAt: publishedAt.getTime(), id })),
  )
  const rows = entries.map(({ list, publishedAt, id }) => [list, publishedAt, id])
  await insert(sql, 'archive_entries', ['list', 'published_at', 'post_id'], rows)
  for (const count of entries.flatMap(countsOf)) counts.set(count, (counts.get(count) ?? 0) + 1)
  for (const { id, slug, title, excerpt, paragraphs, publishedAt } of posts) {
    const at = publishedAt.toISOString()
    const body = [excerpt, ...paragraphs].join('\n')
    await putDocument(sql, { kind: 'post', docId: id, href: postHref(slug), title, body, publishedAt: at, updatedAt: at })
  }
}

function listsOf(category: number): ListKey[] {
  return [listKey({ kind: 'all' }), listKey({ kind: 'category', id: category })]
}

async function insertCategories(sql: Sql): Promise<number[]> {
  const ids = Array.from({ length: CATEGORY_COUNT }, (_, index) => index + 1)
  await insert(
    sql,
    'categories',
    ['id', 'name', 'slug'],
    ids.map((id) => [id, `分類${id}`, `category-${id}`]),
  )
  return ids
}

const calls = {
  async fill({ count }: { count: number }): Promise<void> {
    const isPostgres = (await sqlOf(payload)).dialect === 'postgres'
    let categories: number[] = []
    await inTransaction(async (sql) => {
      categories = await insertCategories(sql)
      if (isPostgres) await sql.run('alter index search_index set (fastupdate = on, gin_pending_list_limit = 1000000)')
    })
    for (let first = 1; first <= count; first += PER_TRANSACTION) {
      const length = Math.min(PER_TRANSACTION, count - first + 1)
      const posts = Array.from({ length }, (_, index) => writePost(first + index, count))
      await inTransaction((sql) => insertPosts(sql, posts, categories))
    }
    await inTransaction(async (sql) => {
      await insert(sql, 'archive_counts', ['list', 'n'], [...counts])
      if (isPostgres) {
        await sql.run("select gin_clean_pending_list('search_index')")
        await sql.run('alter index search_index reset (gin_pending_list_limit)')
        await sql.run('alter index search_index set (fastupdate = off)')
        await sql.run('analyze')
      }
    })
    await payload.destroy()
  },
}

export type FillCalls = typeof calls

serveCalls(calls)
