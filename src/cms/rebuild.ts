import { createLocalReq, type Payload } from 'payload'
import { sqlOf } from '#platform/db/sql.ts'
import { markBuilt, needsRebuild } from '#published/search/index-documents.ts'
import { syncPage } from './changes/record-page.ts'
import { syncPost } from './changes/record-post.ts'

const BATCH = 200

/** Fills the archive and the search index anew when what they are made of has changed. Visitors keep searching meanwhile, in what is done so far. */
export async function rebuildIndexes(payload: Payload): Promise<void> {
  const sql = await sqlOf(payload)
  if (!(await needsRebuild(sql))) return
  for (const table of ['archive_entries', 'archive_counts', 'search_documents', 'shown_media'])
    await sql.run(`delete from ${table}`)
  if (sql.dialect === 'sqlite') await sql.run('delete from search_index')
  await eachId(payload, 'posts', async (id) => syncPost(await createLocalReq({}, payload), id))
  await eachId(payload, 'pages', async (id) => syncPage(await createLocalReq({}, payload), id))
  await markBuilt(sql)
}

async function eachId(payload: Payload, collection: 'posts' | 'pages', sync: (id: number) => Promise<void>): Promise<void> {
  for (let last = 0; ; ) {
    const { docs } = await payload.find({
      collection,
      where: { and: [{ id: { greater_than: last } }, { _status: { equals: 'published' } }] },
      sort: 'id',
      limit: BATCH,
      depth: 0,
      draft: false,
      pagination: false,
      select: {},
      overrideAccess: true,
    })
    for (const { id } of docs) await sync(id)
    const newest = docs.at(-1)
    if (newest === undefined) return
    last = newest.id
  }
}
