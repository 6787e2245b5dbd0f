import type { Sql } from '#platform/sql.ts'
import type { LinkReport } from './find-dead-links.ts'

/** What the last look found, for the admin to show. */
export interface LinkState extends LinkReport {
  checkedAt: Date | null
}

export async function createLinkTable(sql: Sql): Promise<void> {
  const columns = [
    'claimed_until varchar(24) not null',
    'checked_at varchar(24)',
    'seen_change integer not null',
    'pages integer not null',
    'dead text not null',
  ]
  await sql.run(`create table dead_links (one integer primary key, ${columns.join(', ')})`)
}

export async function dropLinkTable(sql: Sql): Promise<void> {
  await sql.run('drop table dead_links')
}

interface Wish {
  now: Date
  /** Nobody else begins before that, should this process be killed. */
  until: Date
  /** The newest change that visitors see. */
  change: number
  /** What was looked at before that is looked at again, though nothing was changed. */
  tooOld: Date
}

/** Whether a look is due and now this process's to make: of several that ask, one is told so. */
export async function claimLook(sql: Sql, { now, until, change, tooOld }: Wish): Promise<boolean> {
  await sql.run(
    "insert into dead_links (one, claimed_until, seen_change, pages, dead) values (1, '', -1, 0, '[]') on conflict (one) do nothing",
  )
  const claimed = await sql.run(
    `update dead_links set claimed_until = ?
     where claimed_until <= ? and (seen_change <> ? or checked_at is null or checked_at <= ?) returning one`,
    [until.toISOString(), now.toISOString(), change, tooOld.toISOString()],
  )
  return claimed.length > 0
}

/** From now on the next process that asks is to look, however recent the last look is. */
export async function askForLook(sql: Sql): Promise<void> {
  await sql.run("update dead_links set seen_change = -1, claimed_until = ''")
}

/** A look that came to nothing: from that moment on somebody may try again. */
export async function giveUpLook(sql: Sql, from: Date): Promise<void> {
  await sql.run('update dead_links set claimed_until = ?', [from.toISOString()])
}

interface Looked {
  now: Date
  /** No look before that. */
  restUntil: Date
  change: number
}

export async function storeLook(sql: Sql, { pages, dead }: LinkReport, { now, restUntil, change }: Looked): Promise<void> {
  const values = [restUntil.toISOString(), now.toISOString(), change, pages, JSON.stringify(dead)]
  await sql.run('update dead_links set claimed_until = ?, checked_at = ?, seen_change = ?, pages = ?, dead = ?', values)
}

export async function readLinkState(sql: Sql): Promise<LinkState> {
  const [row] = await sql.run('select checked_at, pages, dead from dead_links')
  if (row === undefined || row.checked_at === null) return { checkedAt: null, pages: 0, dead: [] }
  return { checkedAt: new Date(String(row.checked_at)), pages: Number(row.pages), dead: JSON.parse(String(row.dead)) }
}
