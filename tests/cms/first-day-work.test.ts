import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FirstDayWork } from '#cms/first-day/endpoints.ts'
import { DEMO_ACCOUNT } from '#seed/account.ts'
import { SITE } from '#seed/content/site.ts'
import { exportXml, itemXml } from '../../src/import/wxr/wxr.fixture.ts'
import { isWhole } from '../whole.ts'
import { type Content, OPEN_LIMIT_MS, openContent } from './open-content.ts'
import { openRest, type Rest } from './open-rest.ts'
import { createPeople } from './people.ts'

// A command loads everything anew, and the demo paints its pictures; a busy machine needs a while.
const WORK_LIMIT_MS = 540_000
const OLD_SITE = exportXml(itemXml({ id: 7, type: 'page', title: '舊的頁面', content: '<p>搬過來的字。</p>' }))

async function open(): Promise<{ content: Content; rest: Rest }> {
  const content = await openContent('sqlite')
  // Why a command failed is told to the log alone.
  content.payload.logger.level = 'error'
  await createPeople(content.payload)
  return { content, rest: openRest(content) }
}

function askers({ ask }: Rest) {
  const post = (path: string, person: Parameters<Rest['ask']>[0] = 'administrator') => ask(person, path, { method: 'POST' })
  const send = (file: string, body: string, person: Parameters<Rest['ask']>[0] = 'administrator') => {
    const headers = { 'content-type': 'application/octet-stream' }
    return ask(person, `/first-day/files/${file}`, { method: 'POST', headers, body })
  }
  const look = async () => (await (await ask('administrator', '/first-day/work')).json()) as FirstDayWork
  const ended = async () => {
    await expect.poll(async () => (await look()).work?.state, { timeout: WORK_LIMIT_MS, interval: 500 }).not.toBe('running')
    return look()
  }
  return { post, send, look, ended }
}

describe('the old site, on the first day', () => {
  let content: Content
  let rest: Rest
  beforeAll(async () => {
    ;({ content, rest } = await open())
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  it('is taken from administrators alone', async () => {
    const { post, send } = askers(rest)
    for (const person of ['subscriber', 'author', 'editor'] as const) {
      expect((await send('export', OLD_SITE, person)).status).toBe(403)
      for (const what of ['demo', 'plan', 'import']) expect((await post(`/first-day/${what}`, person)).status).toBe(403)
      for (const what of ['work', 'report']) expect((await rest.ask(person, `/first-day/${what}`)).status).toBe(403)
    }
    expect((await send('export', OLD_SITE, 'anonymous')).status).toBe(401)
  })

  it('comes as an export and nothing else', async () => {
    const { post, send, look } = askers(rest)
    expect((await post('/first-day/plan')).status).toBe(400)
    const refused = await send('export', '<html><script>alert(1)</script></html>')
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('這不是 WordPress 的匯出檔。')])
    expect((await send('uploads', OLD_SITE)).status).toBe(400)
    expect((await send('..%2Fexport', OLD_SITE)).status).toBe(400)
    expect(await look()).toEqual({ work: null, files: [], hasReport: false })
  })

  it('is read first, then imported, with a report of both; then its files are gone', async () => {
    const { post, send, ended } = askers(rest)
    expect((await send('export', OLD_SITE)).status).toBe(201)
    expect((await post('/first-day/plan')).status).toBe(202)
    expect((await post('/first-day/import')).status).toBe(409)
    expect(await ended()).toMatchObject({ work: { kind: 'plan', state: 'done' }, files: ['export'], hasReport: true })
    const report = await rest.ask('administrator', '/first-day/report')
    expect(report.headers.get('content-security-policy')).toContain('sandbox')
    expect(await report.text()).toContain('匯入報告')
    const pages = () => content.payload.find({ collection: 'pages', overrideAccess: true, depth: 0 })
    expect((await pages()).totalDocs).toBe(0)

    expect((await post('/first-day/import')).status).toBe(202)
    expect(await ended()).toMatchObject({ work: { kind: 'import', state: 'done' }, files: [], hasReport: true })
    expect((await pages()).docs).toMatchObject([{ title: '舊的頁面', _status: 'published' }])
    const demo = await post('/first-day/demo')
    expect([demo.status, await demo.text()]).toEqual([409, expect.stringContaining('已經有內容了')])
  })

  it('that can not be read says why', async () => {
    const { post, send, ended } = askers(rest)
    await send('export', OLD_SITE.slice(0, -30))
    await post('/first-day/plan')
    expect(await ended()).toMatchObject({
      work: { kind: 'plan', state: 'failed', line: expect.stringContaining('匯出檔第') },
      hasReport: false,
    })
  })
})

// It paints all of its pictures once more.
if (isWhole) {
  describe('the demo department, on the first day', () => {
    it('fills an empty site for the account that is there, and lets nobody in by its known password', async () => {
      const { content, rest } = await open()
      const { post, ended } = askers(rest)
      const accounts = () =>
        content.payload.count({ collection: 'users', where: { role: { equals: 'administrator' } }, overrideAccess: true })
      const before = await accounts()
      expect((await post('/first-day/demo')).status).toBe(202)
      expect(await ended()).toMatchObject({ work: { kind: 'demo', state: 'done', line: '示範系所放好了。' } })
      const site = await content.payload.findGlobal({ slug: 'site', depth: 0, overrideAccess: true })
      expect(site).toMatchObject({ department: SITE.department, _status: 'published' })
      const home = { collection: 'pages', where: { path: { equals: '' } }, overrideAccess: true, depth: 0 } as const
      expect((await content.payload.find(home)).docs).toMatchObject([{ _status: 'published' }])
      expect(await accounts()).toEqual(before)
      for (const email of [DEMO_ACCOUNT.email, 'editor@mingde.example', 'author@mingde.example']) {
        const login = content.payload.login({ collection: 'users', data: { email, password: DEMO_ACCOUNT.password } })
        await expect(login).rejects.toThrow()
      }
      expect((await post('/first-day/demo')).status).toBe(409)
      await content.close()
    })
  })
}
