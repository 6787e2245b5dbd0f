import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { getPayload, type Payload, type SanitizedConfig } from 'payload'
import { restResponse } from '#cms/access/rest-response.ts'
import { allMigrations } from '#cms/all-migrations.ts'
import { createConfig } from '#cms/config.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { describeProblems, type Env, type EnvSource, readEnv } from '#platform/env.ts'
import type { Sql } from '#platform/sql.ts'
import { createReaders, type Readers } from '#published/create-reader.ts'
import { type PostgresServer, startPostgres } from '../../scripts/postgres.ts'
import { copyTemplate, DATABASES, type DatabaseKind, USUAL_DATABASES } from '../databases/template.ts'

export { DATABASES, type DatabaseKind, USUAL_DATABASES }
// Opening loads Payload, and for the first who asks migrates the database that all copy; a busy machine needs a while.
export const OPEN_LIMIT_MS = 600_000
export const PATIENTLY = { timeout: OPEN_LIMIT_MS }

const ROOT = resolve(import.meta.dirname, '../..')

export interface Content {
  env: Env
  /** The admin program's, which writes. */
  payload: Payload
  /** The site program's, which reads: what visitors get comes from here. */
  site: Payload
  sql: Sql
  readers: Readers
  /** As over HTTP: through our own checks, Payload's router, sessions, endpoints, access rules and hooks. `path` stands below `/api`. */
  rest(path: string, init?: RequestInit): Promise<Response>
  /** Only where it was asked for; `null` with SQLite. */
  server: PostgresServer | null
  close(): Promise<void>
}

interface OpenOptions {
  /** On a PostgreSQL that the test may stop. */
  ownServer?: boolean
  /** A data folder, database included, of which to begin with a copy. */
  data?: string
}

let blocksOfProcess: SanitizedConfig['blocks'] = []

/** Payload prepares the blocks of a process once, and leaves them out of its later configurations; programs have one each, tests many. */
function knownBlocks({ blocks }: SanitizedConfig): SanitizedConfig['blocks'] {
  if (blocks?.length) blocksOfProcess = blocks
  return blocksOfProcess
}

/** Both programs' content on an empty, migrated database of their own; `settings` adds environment variables. */
export async function openContent(
  kind: DatabaseKind,
  settings: EnvSource = {},
  { ownServer = false, data }: OpenOptions = {},
): Promise<Content> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-content-'))
  if (data !== undefined) cpSync(data, dataDir, { recursive: true })
  const server = kind === 'postgres' && ownServer ? await startPostgres() : null
  const copy = server === null && data === undefined ? await copyTemplate(kind, dataDir) : null
  const url = server === null ? copy?.url : await server.createDatabase()
  const result = readEnv({ ...settings, DATA_DIR: dataDir, DATABASE_URL: url }, ROOT)
  if (!result.ok) throw new Error(describeProblems(result.problems))
  const { env } = result
  const open = async (program: 'admin' | 'site') => {
    const config = await createConfig({ env, program, root: ROOT })
    if (program === 'admin') config.blocks = knownBlocks(config)
    const logger = { options: { level: 'fatal' }, destination: process.stderr }
    return getPayload({ config: Object.assign(config, { logger }), key: `${dataDir} ${program}`, disableOnInit: true })
  }
  const payload = await open('admin')
  if (server !== null) await payload.db.migrate({ migrations: await allMigrations(kind) })
  const site = await open('site')
  const sql = await sqlOf(site)
  return {
    env,
    payload,
    site,
    sql,
    readers: createReaders({ payload: site, sql }),
    rest: (path, init) =>
      restResponse({
        config: payload.config,
        instance: `${dataDir} admin`,
        segments: (path.split('?', 1)[0] ?? '').split('/').slice(1).map(decodeURIComponent),
        request: new Request(`${env.admin.url}/api${path}`, init),
      }),
    server,
    async close() {
      await site.destroy()
      await payload.destroy()
      await copy?.drop()
      await server?.stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}
