import type { FastifyInstance } from 'fastify'
import { UNHURRIED_MS } from '#server/app.fixture.ts'
import { createSiteProgram } from '#server/site-program.ts'
import { freePort } from '../../scripts/free-port.ts'
import { type Content, type DatabaseKind, openContent } from '../cms/open-content.ts'
import { createSampleSite } from '../fixtures/sample-site.ts'

export interface RestSite {
  content: Content
  app: FastifyInstance
  origin: string
  /** Everything logged so far. */
  log: string[]
  /** Ends the program; the content stays open. */
  stop(): Promise<void>
  close(): Promise<void>
}

/** The whole public program over an empty database of its own, as visitors meet it. */
export async function openRestSite(
  kind: DatabaseKind,
  { isListening = false, data }: { isListening?: boolean; data?: string } = {},
): Promise<RestSite> {
  const content = await openContent(kind, {}, data === undefined ? {} : { data })
  const site = await openSiteOver(content, { isListening })
  return {
    ...site,
    async close() {
      await site.stop()
      await content.close()
    },
  }
}

/** The same over content that is open already. */
export async function openSiteOver(content: Content, { isListening = false } = {}): Promise<Omit<RestSite, 'close'>> {
  const { site, sql, readers } = content
  const log: string[] = []
  const port = isListening ? await freePort() : content.env.site.port
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
  const stop = async () => {
    for (const step of program.stop.splice(0)) await step()
  }
  return {
    content,
    app: program.app,
    origin,
    log,
    stop,
  }
}
