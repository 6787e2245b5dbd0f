import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type PostgresServer, startPostgres } from '../../scripts/postgres.ts'
import type { DatabaseKind, Template } from './template.ts'

const run = promisify(execFile)
const WORKER = join(import.meta.dirname, 'migrate-worker.ts')

/**
 * One migrated database of each kind for the whole run, made when the first test asks for it: tests copy it. And one PostgreSQL for
 * all of them.
 */
export default async function shareDatabases(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-templates-'))
  let postgres: Promise<PostgresServer> | undefined
  const made = new Map<DatabaseKind, Promise<Template>>()

  async function make(kind: DatabaseKind): Promise<Template> {
    const file = join(folder, 'lectern.db')
    if (kind === 'sqlite') {
      await migrate(folder, `file:${file}`)
      return { kind, file }
    }
    postgres = startPostgres()
    const url = await (await postgres).createDatabase()
    await migrate(folder, url)
    return { kind, url }
  }

  const server = createServer((request, response) => {
    const kind: DatabaseKind = request.url === '/postgres' ? 'postgres' : 'sqlite'
    const template = made.get(kind) ?? make(kind)
    made.set(kind, template)
    template.then(
      (ready) => response.end(JSON.stringify(ready)),
      (error) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.env.TEMPLATE_DATABASES = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async () => {
    server.close()
    await (await postgres)?.stop()
    rmSync(folder, { recursive: true })
  }
}

async function migrate(dataDir: string, url: string): Promise<void> {
  const env = {
    ...process.env,
    PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    LOG_LEVEL: 'warn',
  }
  await run(process.execPath, ['-C', 'production', '--import', 'tsx', WORKER], { env })
}
