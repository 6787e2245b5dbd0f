import type { Sql } from '#platform/sql.ts'

/**
 * What accounts prove themselves with besides a password. Tables of our own, outside of Payload's schema: no list, form, version or
 * relation of the admin can show what is in them.
 */
export type FactorKind = 'totp' | 'passkey' | 'recovery'

export interface Factor {
  /** Of a passkey its credential, of a recovery code its hash. */
  id: string
  kind: FactorKind
  /** Of a TOTP the sealed secret, of a passkey its public key. */
  secret: string
  /** Of a TOTP the last step that was used, of a passkey its counter. */
  counter: number
  label: string
  createdAt: string
  usedAt: string | null
}

const ACCOUNT = 'account integer not null references users(id) on delete cascade'

export async function createFactorTables(sql: Sql): Promise<void> {
  const moments = 'created_at varchar(24) not null, used_at varchar(24)'
  await sql.run(
    `create table second_factors (id text primary key, ${ACCOUNT}, kind varchar(16) not null, secret text not null, counter numeric not null, label text not null, ${moments})`,
  )
  await sql.run('create index second_factors_account on second_factors (account)')
  const limits = 'client text not null, expires_at varchar(24) not null, tries integer not null'
  await sql.run(`create table sign_in_steps (hash varchar(64) primary key, ${ACCOUNT}, ${limits}, challenge text not null)`)
}

export async function dropFactorTables(sql: Sql): Promise<void> {
  await sql.run('drop table sign_in_steps')
  await sql.run('drop table second_factors')
}

export async function findFactors(sql: Sql, account: number): Promise<Factor[]> {
  const rows = await sql.run('select * from second_factors where account = ? order by created_at, id', [account])
  return rows.map(({ id, kind, secret, counter, label, created_at, used_at }) => ({
    id: String(id),
    kind: kind as FactorKind,
    secret: String(secret),
    counter: Number(counter),
    label: String(label),
    createdAt: String(created_at),
    usedAt: used_at === null ? null : String(used_at),
  }))
}

export async function addFactor(
  sql: Sql,
  account: number,
  { id, kind, secret, counter, label }: Pick<Factor, 'id' | 'kind' | 'secret' | 'counter' | 'label'>,
): Promise<void> {
  await sql.run(
    'insert into second_factors (id, account, kind, secret, counter, label, created_at) values (?, ?, ?, ?, ?, ?, ?)',
    [id, account, kind, secret, counter, label, new Date().toISOString()],
  )
}

/** Notes a use. `false` where one that is as new or newer was noted before: what was used once is not good a second time. */
export async function noteUse(sql: Sql, account: number, id: string, counter: number): Promise<boolean> {
  const used = await sql.run(
    'update second_factors set counter = ?, used_at = ? where id = ? and account = ? and counter < ? returning id',
    [counter, new Date().toISOString(), id, account, counter],
  )
  return used.length > 0
}

/** Many passkeys count nothing, and say 0 for ever; one that counts is good where nobody else has used it meanwhile. */
export async function notePasskeyUse(
  sql: Sql,
  { account, id, from, to }: { account: number; id: string; from: number; to: number },
): Promise<boolean> {
  const used = await sql.run(
    "update second_factors set counter = ?, used_at = ? where id = ? and account = ? and kind = 'passkey' and counter = ? returning id",
    [to, new Date().toISOString(), id, account, from],
  )
  return used.length > 0
}

/** Whether there was one. */
export async function removeFactor(sql: Sql, account: number, kind: FactorKind, id: string): Promise<boolean> {
  const removed = await sql.run('delete from second_factors where account = ? and kind = ? and id = ? returning id', [
    account,
    kind,
    id,
  ])
  return removed.length > 0
}

/** All of an account, or all of a kind; answers how many. */
export async function removeFactors(sql: Sql, account: number, kind?: FactorKind): Promise<number> {
  const [condition, values] = kind === undefined ? ['', [account]] : [' and kind = ?', [account, kind]]
  return (await sql.run(`delete from second_factors where account = ?${condition} returning id`, values)).length
}

/** Recovery codes alone are none: they stand in for something that was lost. */
export function isSecondFactor({ kind }: Pick<Factor, 'kind'>): boolean {
  return kind !== 'recovery'
}
