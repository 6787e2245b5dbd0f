import { join } from 'node:path'
import { createPostgresAdapter } from './postgres.ts'
import { createSqliteAdapter } from './sqlite.ts'

/** The adapter that `databaseUrl` asks for: `file:…` or `postgres://…`; each has its own folder of migrations. */
export function createDatabaseAdapter(databaseUrl: string, migrationsRoot: string) {
  if (databaseUrl.startsWith('file:')) {
    return createSqliteAdapter({ url: databaseUrl, migrationDir: join(migrationsRoot, 'sqlite') })
  }
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) {
    return createPostgresAdapter({ url: databaseUrl, migrationDir: join(migrationsRoot, 'postgres') })
  }
  throw new Error(
    `DATABASE_URL must start with file: or postgres:// (it starts with ${JSON.stringify(databaseUrl.split(':')[0])}:)`,
  )
}
