import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SCHEMES } from '#brand/schemes.ts'
import { contentSourceOf } from '#server/content-source.ts'
import { ask, listen } from '#server/listening.fixture.ts'
import { createSiteProgram } from '#server/site-program.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY } from '../cms/open-content.ts'
import { eventually } from '../fixtures/eventually.ts'
import { createSampleSite } from '../fixtures/sample-site.ts'

const ACCESS = { overrideAccess: true } as const

describe('with a mirror', PATIENTLY, () => {
  const mirrorDir = mkdtempSync(join(tmpdir(), 'lectern-mirror-'))
  const pages = join(mirrorDir, 'pages')
  let content: Content
  let app: FastifyInstance
  let stop: (() => Promise<unknown>)[]
  let port: number
  let about: number

  beforeAll(async () => {
    content = await openContent('sqlite')
    const site = {
      university: '清水大學',
      department: '數位敘事學系',
      brand: { scheme: 'pine' as const },
      _status: 'published' as const,
    }
    await content.payload.updateGlobal({ slug: 'site', data: site, ...ACCESS })
    const data = { title: '關於本系', slug: 'about', template: 'standard' as const, _status: 'published' as const }
    about = (await content.payload.create({ collection: 'pages', data, ...ACCESS })).id
    const program = await createSiteProgram({
      env: { ...content.env, mirrorDir, logLevel: 'silent' },
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
    rmSync(mirrorDir, { recursive: true, force: true })
  })

  const file = join(pages, 'about/index.html')
  const mirrored = () => (existsSync(file) ? readFileSync(file, 'utf8') : '')

  it('a page that was read is there as a file, byte for byte, and every header of it is known to nginx', async () => {
    const { headers } = await eventually(async () => {
      const page = await ask(port, '/about/')
      expect(page.status).toBe(200)
      expect(mirrored()).toBe(page.body.toString())
      return page
    })
    const known = readFileSync(join(mirrorDir, 'headers.conf'), 'utf8')
    const made = ['content-type', 'content-length', 'vary', 'etag', 'date', 'connection', 'keep-alive']
    for (const [name, value] of Object.entries(headers).filter(([name]) => !made.includes(name)))
      expect(known).toContain(`add_header ${name} "${String(value).replaceAll('"', '\\"')}" always;`)
  })

  it('what is shown while the program is away, or refuses, has the name and the colours of the site', async () => {
    await eventually(() => expect(existsSync(join(mirrorDir, 'away.html'))).toBe(true))
    const away = readFileSync(join(mirrorDir, 'away.html'), 'utf8')
    expect(away).toContain('網站暫時無法使用｜清水大學數位敘事學系')
    expect(away).toContain(`solid ${SCHEMES.pine.colours.zhu}`)
    const refused = await ask(port, `/${'a'.repeat(9000)}`)
    expect(refused.status).toBe(414)
    expect(refused.body.toString()).toContain('網址過長｜清水大學數位敘事學系')
    const sheet = /href="(\/fonts\/\w+\.css)"/.exec(refused.body.toString())?.[1] ?? ''
    expect((await ask(port, sheet)).body.toString()).toContain(`--c-zhu:${SCHEMES.pine.colours.zhu}`)
  })

  it('what is published replaces it, and what is no longer published is gone', async () => {
    await ask(port, '/about/')
    await content.payload.update({ collection: 'pages', id: about, data: { title: '認識本系' }, ...ACCESS })
    await eventually(async () => {
      await ask(port, '/about/')
      expect(mirrored()).toContain('認識本系')
    })
    await content.payload.update({ collection: 'pages', id: about, data: { _status: 'draft' }, ...ACCESS })
    await eventually(() => expect(mirrored()).toBe(''))
  })

  it('nothing else is written: no search, no query, no page that is not there, nothing for whoever is signed in', async () => {
    const before = () => readdirSync(mirrorDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    await eventually(() => expect(mirrored()).toBe(''))
    await ask(port, '/search/?q=%E8%AA%B2%E7%A8%8B')
    await ask(port, '/?search=x')
    await ask(port, '/nowhere/')
    await ask(port, '/preview/?token=x')
    await ask(port, '/site-map/', { cookie: 'payload-token=x' })
    await ask(port, '/feed/')
    // Nothing is published any more: that the site is to come is for the moment.
    expect((await ask(port, '/')).status).toBe(503)
    // The news are the last: what comes before them has been written by then, or never will be.
    await ask(port, '/news/')
    await eventually(() => expect(existsSync(join(pages, 'news/index.html'))).toBe(true))
    expect(
      before()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['away.html', 'headers.conf', 'index.html', 'index.html.br', 'index.html.gz'])
  })
})
