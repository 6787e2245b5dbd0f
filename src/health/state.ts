import type { Sql } from '#platform/sql.ts'
import type { Finding } from './finding.ts'

/** What the last check found, for the admin to show, and what was mailed about already. */
export interface HealthState {
  checkedAt: Date | null
  findings: Finding[]
  /** Names of findings, from the mail about them until they are good again. */
  told: string[]
}

export async function createHealthTable(sql: Sql): Promise<void> {
  const columns = ['due_at varchar(24) not null', 'checked_at varchar(24)', 'findings text not null', 'told text not null']
  await sql.run(`create table health_state (one integer primary key, ${columns.join(', ')})`)
}

export async function dropHealthTable(sql: Sql): Promise<void> {
  await sql.run('drop table health_state')
}

/** Whether a check is due and now this process's to make: of several that ask, one is told so. */
export async function claimCheck(sql: Sql, now: Date, pauseMs: number): Promise<boolean> {
  await sql.run("insert into health_state (one, due_at, findings, told) values (1, '', '[]', '[]') on conflict (one) do nothing")
  const next = new Date(now.getTime() + pauseMs).toISOString()
  const claimed = await sql.run('update health_state set due_at = ? where due_at <= ? returning one', [next, now.toISOString()])
  return claimed.length > 0
}

/** From that moment on the next process that looks makes a check, however recent the last one is. */
export async function askForCheck(sql: Sql, from = new Date()): Promise<void> {
  await sql.run('update health_state set due_at = ?', [from.toISOString()])
}

export async function readHealth(sql: Sql): Promise<HealthState> {
  const [row] = await sql.run('select checked_at, findings, told from health_state')
  if (row === undefined) return { checkedAt: null, findings: [], told: [] }
  const { checked_at, findings, told } = row
  return {
    checkedAt: checked_at === null ? null : new Date(String(checked_at)),
    findings: JSON.parse(String(findings)),
    told: JSON.parse(String(told)),
  }
}

export async function storeHealth(sql: Sql, { findings, told }: Omit<HealthState, 'checkedAt'>, now: Date): Promise<void> {
  const values = [now.toISOString(), JSON.stringify(findings), JSON.stringify(told)]
  await sql.run('update health_state set checked_at = ?, findings = ?, told = ?', values)
}
