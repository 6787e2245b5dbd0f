import { mkdirSync, renameSync, rmdirSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SqliteClient } from '#platform/db/sqlite-client.ts'
import { contentSourceOf } from '#server/content-source.ts'
import { ask, listen } from '#server/listening.fixture.ts'
import { createSiteProgram } from '#server/site-program.ts'
import { type Content, DATABASES, OPEN_LIMIT_MS, openContent, PATIENTLY } from '../cms/open-content.ts'
import { openRest, type Rest } from '../cms/open-rest.ts'
import { createPeople } from '../cms/people.ts'
import { eventually } from '../fixtures/eventually.ts'
import { createSampleSite } from '../fixtures/sample-site.ts'

describe.each(DATABASES)('when %s goes away', PATIENTLY, (kind) => {
  let content: Content
  let app: FastifyInstance
  let stop: (() => Promise<unknown>)[]
  let port: number
  let rest: Rest

  beforeAll(async () => {
    content = await openContent(kind, {}, { ownServer: true })
    await createPeople(content.payload)
    rest = openRest(content)
    const write = { overrideAccess: true } as const
    const published = { _status: 'published' as const }
    const about = { title: '關於', slug: 'about', template: 'standard' as const, ...published }
    await content.payload.create({ collection: 'pages', data: about, ...write })
    const program = await createSiteProgram({
      env: { ...content.env, logLevel: 'silent' },
      content: await contentSourceOf(content.site),
      assets: createSampleSite().context.assets,
      assetsDir: null,
      maxEventLoopDelayMs: 60_000,
    })
    app = program.app
    stop = program.stop
    port = await listen(app)
    await eventually(async () => expect((await ask(port, '/readyz')).status).toBe(200))
  }, OPEN_LIMIT_MS)
  afterAll(async () => {
    // The last step would close what `content` closes.
    for (const step of stop?.slice(0, -1) ?? []) await step()
    await content?.close()
  })

  const saveTag = () =>
    rest.ask('editor', '/api/tags', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: '演講' }),
    })

  // As relationship fields ask: see src/cms/access/rest-request.ts.
  const askLongQuestion = () =>
    rest.ask('editor', '/api/tags', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-payload-http-method-override': 'GET' },
      body: 'depth=0&limit=10',
    })

  async function takeAway(): Promise<void> {
    if (content.server) return content.server.halt()
    renameSync(fileOf(content), `${fileOf(content)}.away`)
    mkdirSync(fileOf(content))
    for (const { db } of [content.site, content.payload]) closeConnections(db)
  }

  async function bringBack(): Promise<void> {
    if (content.server) return content.server.resume()
    rmdirSync(fileOf(content))
    renameSync(`${fileOf(content)}.away`, fileOf(content))
  }

  // That nobody waits for a database that is known to be away: src/server/rendering.test.ts.
  it('kept pages are served, others are refused with the time to come back, and all is well when it is back', async () => {
    expect((await ask(port, '/about/')).status).toBe(200)
    expect((await rest.ask('editor', '/api/tags')).status).toBe(200)
    expect((await askLongQuestion()).status).toBe(200)
    await takeAway()
    await eventually(async () => expect((await ask(port, '/readyz')).status).toBe(503))

    expect((await ask(port, '/about/')).status).toBe(200)
    for (const path of [
      // Published pages are visited by the site itself before anybody else comes; this one is not.
      '/site-map/',
      '/nowhere/',
      '/search/?q=%E8%AA%B2%E7%A8%8B',
      '/wp-json/lectern/v1/suggest?q=%E8%AA%B2%E7%A8%8B',
    ]) {
      const { status, headers } = await ask(port, path)
      expect([path, status, headers['retry-after']]).toEqual([path, 503, '5'])
    }
    // A file that is not here may be one of a former site, which only the database knows.
    const missing = await ask(port, '/wp-content/uploads/2026/03/none.png')
    expect([missing.status, missing.headers['retry-after']]).toEqual([503, '5'])

    // Who is signed in is not taken for a stranger, and hears that nothing was saved.
    const unsaved = await saveTag()
    expect([unsaved.status, unsaved.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await unsaved.text()).toContain('這次沒有儲存')
    for (const unread of [await rest.ask('editor', '/api/tags'), await askLongQuestion()]) {
      expect([unread.status, unread.headers.get('retry-after')]).toEqual([503, '5'])
      expect((await unread.json()).errors).toEqual([{ message: '伺服器暫時無法讀取資料，請稍候再試。' }])
    }

    await bringBack()
    await eventually(async () => expect((await saveTag()).status).toBe(201))
    await eventually(async () => expect((await ask(port, '/site-map/')).status).toBe(200))
    await eventually(async () => expect((await ask(port, '/readyz')).status).toBe(200))
  })
})

function fileOf({ env }: Content): string {
  return new URL(env.database.url).pathname
}

// An open file stays readable whatever becomes of its name.
function closeConnections(db: object): void {
  if (!('client' in db) || !(db.client instanceof SqliteClient)) throw new Error('not the adapter of SQLite')
  db.client.close()
}
