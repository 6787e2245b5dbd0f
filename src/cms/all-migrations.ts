import type { Migration } from 'payload'
import type { Env } from '#platform/env.ts'

/** In their order. Those for the other kind of database stay unread. */
export async function allMigrations(kind: Env['database']['kind']): Promise<Migration[]> {
  const { migrations }: { migrations: Migration[] } = await import(`./migrations/${kind}/index.ts`)
  return migrations
}
