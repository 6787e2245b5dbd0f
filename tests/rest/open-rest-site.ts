import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { UNHURRIED_MS } from '#server/app.fixture.ts'
import { createSiteProgram } from '#server/site-program.ts'
import { type Content, type DatabaseKind, openContent } from '../cms/open-content.ts'
import { createSampleSite } from '../fixtures/sample-site.ts'

export interface RestSite {
  content: Content
  app: FastifyInstance
  origin: string
  /** Everything logged so far. */
  log: string[]
  close(): Promise<void>
}

/** The whole public program over an empty database of its own, as visitors meet it. */
export async function openRestSite(kind: DatabaseKind, { isListening = false } = {}): Promise<RestSite> {
  const content = await openContent(kind)
  const { site, sql, readers } = content
  const log: string[] = []
  const port = isListening ? await findFreePort() : content.env.site.port
  const origin = isListening ? `http://127.0.0.1:${port}` : content.env.site.url
  const program = await createSiteProgram({
    env: { ...content.env, site: { host: '127.0.0.1', port, url: origin }, logLevel: 'info', rateLimitScale: 10_000 },
    content: {
      payload: site,
      sql,
      readers,
      async readChangesSince(id) {
        const rows = await sql.run('select id, tags from changes where id > ? order by id limit 500', [id])
        return rows.map((row) => ({ id: Number(row.id), tags: typeof row.tags === 'string' ? JSON.parse(row.tags) : row.tags }))
      },
      async newestChangeId() {
        const [row] = await sql.run('select max(id) as newest from changes')
        return Number(row?.newest ?? 0)
      },
      ping: async () => true,
      // The content closes both of its programs itself.
      close: async () => {},
    },
    assets: createSampleSite().context.assets,
    assetsDir: null,
    logStream: { write: (line) => log.push(line) },
    maxEventLoopDelayMs: UNHURRIED_MS,
  })
  if (isListening) await program.app.listen({ host: '127.0.0.1', port })
  return {
    content,
    app: program.app,
    origin,
    log,
    async close() {
      for (const stop of program.stop) await stop()
      await content.close()
    },
  }
}

/** The program's public address must be known before it listens. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
