import type { Sql } from '#platform/sql.ts'

/** Which files of the media library published documents show. It is written in the transaction of a save, as the archive is. */

export async function createShownMediaTable(sql: Sql): Promise<void> {
  const columns = ['media_id integer not null', 'kind varchar(10) not null', 'doc_id integer not null']
  await sql.run(`create table shown_media (${columns.join(', ')}, primary key (media_id, kind, doc_id))`)
  await sql.run('create index shown_media_document on shown_media (kind, doc_id)')
}

export async function dropShownMediaTable(sql: Sql): Promise<void> {
  await sql.run('drop table shown_media')
}

interface ShownBy {
  kind: 'post' | 'page'
  id: number
}

/** All that a document shows, in place of what it showed before. */
export async function putShownMedia(sql: Sql, { kind, id }: ShownBy, media: number[]): Promise<void> {
  await sql.run('delete from shown_media where kind = ? and doc_id = ?', [kind, id])
  for (const file of new Set(media)) {
    await sql.run('insert into shown_media (media_id, kind, doc_id) values (?, ?, ?)', [file, kind, id])
  }
}
