import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Newsletter } from '#newsletter/newsletter.ts'
import { createTestApp, type TestApp } from '#server/app.fixture.ts'
import { addNewsletterCall } from '#server/call-routes/newsletter-call.ts'
import { addNewsletterPages } from '#server/call-routes/newsletter-pages.ts'
import { OPEN_LIMIT_MS, PATIENTLY, USUAL_DATABASES } from '../cms/open-content.ts'
import { mainTextOf } from '../fixtures/read-html.ts'
import { createSampleSite } from '../fixtures/sample-site.ts'
import { isWhole } from '../whole.ts'
import { startMailchimp } from './mailchimp.fixture.ts'
import { type NewsletterBench, openNewsletter } from './open-newsletter.ts'
import { readMail, tokenIn } from './read-mail.ts'

const ADDRESS = 'yuting@mingde.example'
const SITE = 'https://www.example.edu.tw'
const CROWD = isWhole ? 1000 : 50

/** The app with the newsletter's calls, as the site's program puts them together. */
function createCallApp(newsletter: Newsletter, env: Record<string, string> = { RATE_LIMIT_SCALE: '10000' }): Promise<TestApp> {
  const { context } = createSampleSite()
  return createTestApp({
    env,
    routes(scope, sendCall) {
      addNewsletterCall(scope, { newsletter, siteUrl: SITE, sendCall })
      addNewsletterPages(scope, { newsletter, context: { ...context, origin: SITE }, sendCall })
    },
  })
}

describe.each(USUAL_DATABASES)('the sign-up call on %s', PATIENTLY, (kind) => {
  let bench: NewsletterBench

  beforeAll(async () => {
    bench = await openNewsletter(kind)
    await bench.createList({ key: 'news' })
    await bench.createList({ key: 'closed', isOpen: false })
    await bench.createList({ key: 'chimp', provider: 'mailchimp', audience: 'a1b2c3d4e5' })
  }, OPEN_LIMIT_MS)
  beforeEach(() => bench.empty())
  afterAll(() => bench.close())

  const addressOf = (fields: Record<string, string> | string, provider = 'built-in') =>
    `/wp-json/lectern/v1/widget/${provider}/sendmail/?${typeof fields === 'string' ? fields : new URLSearchParams(fields)}`
  const call = async (fields: Record<string, string> | string, provider?: string, headers: Record<string, string> = {}) => {
    const { app, log } = await createCallApp(bench.newsletter)
    const reply = await app.inject({ url: addressOf(fields, provider), headers })
    return { status: reply.statusCode, headers: reply.headers, json: reply.json(), log }
  }
  const countPeople = async () => (await bench.payload.count({ collection: 'subscribers', overrideAccess: true })).totalDocs

  it('answers in the shape of the plugin that it replaces: a JSON string in success.body, an empty error', async () => {
    const { status, json, headers } = await call({ listed: 'news', email: ADDRESS, firstname: '', lastname: '', phone: '' })
    expect(status).toBe(200)
    expect(json).toEqual({
      success: { body: expect.any(String), response: { code: 200, message: 'OK' } },
      error: '',
    })
    expect(JSON.parse(json.success.body)).toMatchObject({ status: 'pending' })
    expect(headers['cache-control']).toContain('no-store')
    expect(headers.etag).toBeUndefined()
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers['referrer-policy']).toBeDefined()
  })

  it('passes the title of a refusal on, with its explanation, and the state of what is kept', async () => {
    const mailchimp = await startMailchimp({ key: 'k-us1' })
    mailchimp.reply = () => ({ problem: { status: 400, title: 'Member Exists' } })
    const { app } = await createCallApp(bench.openAnother({ mailchimp: { apiKey: 'k-us1', apiUrl: mailchimp.url } }))
    const ask = async (email: string) => (await app.inject(addressOf({ listed: 'chimp', email }, 'mailchimp'))).json()
    const refused = await ask(ADDRESS)
    expect(refused).toMatchObject({ error: '', success: { response: { code: 400 } } })
    expect(JSON.parse(refused.success.body).title).toMatch(/已經在名單中.*Member Exists/)
    mailchimp.reply = () => ({ problem: { status: 500, title: 'Internal Server Error' } })
    const kept = await ask('kept@mingde.example')
    expect(kept).toMatchObject({ error: '', success: { response: { code: 202 } } })
    expect(JSON.parse(kept.success.body).title).toContain('已收到')
    await mailchimp.stop()
  })

  it.each<[name: string, query: string, status: number, error: RegExp]>([
    ['no field at all', '', 400, /沒有指定/],
    ['no list', `email=${ADDRESS}`, 400, /沒有指定/],
    ['no address', 'listed=news', 400, /請填寫電子郵件/],
    ['an empty address', 'listed=news&email=%20', 400, /請填寫電子郵件/],
    ['half an address', 'listed=news&email=yuting@mingde', 400, /格式不完整/],
    ['two addresses', 'listed=news&email=a@b.example,c@d.example', 400, /格式不完整/],
    ['a line break in the address', 'listed=news&email=a@b.example%0d%0aBcc:c@d.example', 400, /無法處理的字元/],
    ['an emoji for an address', 'listed=news&email=%F0%9F%98%80@b.example', 400, /格式不完整/],
    ['a field that is not asked for', `listed=news&email=${ADDRESS}&role=administrator`, 400, /不認得的欄位/],
    ['credentials of a provider', `listed=news&email=${ADDRESS}&api_key=x&host=evil.example`, 400, /不認得的欄位/],
    ['a field twice', `listed=news&listed=news&email=${ADDRESS}`, 400, /不認得的欄位/],
    ['__proto__', `listed=news&email=${ADDRESS}&__proto__=x`, 400, /不認得的欄位/],
    ['a field with brackets', `listed=news&email[]=${ADDRESS}`, 400, /不認得的欄位/],
    ['a name that is too long', `listed=news&email=${ADDRESS}&firstname=${'x'.repeat(61)}`, 400, /太長/],
    ['an address that is too long', `listed=news&email=${'x'.repeat(300)}@b.example`, 400, /太長/],
    ['an endless query', `listed=news&email=${ADDRESS}&website=${'x'.repeat(5000)}`, 400, /太長/],
    ['a NUL byte', `listed=news&email=${ADDRESS}&firstname=a%00b`, 400, /無法處理的字元/],
    ['a lone surrogate', `listed=news&email=${ADDRESS}&firstname=%ED%A0%80`, 400, /無法處理的字元/],
    ['bytes that are no text', `listed=news&email=${ADDRESS}&firstname=%ff`, 400, /無法處理的字元/],
    ['a telephone number of words', `listed=news&email=${ADDRESS}&phone=call%20me`, 400, /電話/],
    ['a choice that there is not', `listed=news&email=${ADDRESS}&double_opt_in=maybe`, 400, /選項/],
    ['a list that nobody knows', `listed=nothing&email=${ADDRESS}`, 404, /找不到這份電子報/],
    ['a list with a Chinese name', `listed=${encodeURIComponent('電子報')}&email=${ADDRESS}`, 404, /找不到這份電子報/],
    ['a list of another provider', `listed=chimp&email=${ADDRESS}`, 404, /找不到這份電子報/],
    ['a list that is closed', `listed=closed&email=${ADDRESS}`, 403, /不開放/],
  ])('with %s is refused in the same shape, and nothing is stored', async (_name, query, status, error) => {
    const reply = await call(query)
    expect(reply.status).toBe(status)
    expect(reply.json).toEqual({ success: [], error: expect.stringMatching(error) })
    expect(await countPeople()).toBe(0)
    expect(await bench.jobs()).toEqual([])
  })

  it.each(['sendgrid', '%2e%2e', 'constructor', encodeURIComponent('電子報'), 'x'.repeat(200)])(
    'of the provider %s is refused',
    async (provider) => {
      const reply = await call({ listed: 'news', email: ADDRESS }, provider)
      expect(reply.status).toBe(404)
      expect(reply.json).toMatchObject({ error: expect.stringMatching(/。$/) })
    },
  )

  it('takes Chinese, emoji and the widest characters as a name', async () => {
    const { status } = await call({ listed: 'news', email: ADDRESS, firstname: '𠮷😀', lastname: '歐陽' })
    expect(status).toBe(200)
    expect(await bench.person(ADDRESS)).toMatchObject({ firstName: '𠮷😀', lastName: '歐陽' })
  })

  it.each<[name: string, headers: Record<string, string>, status: number]>([
    ['a page of this site', { 'sec-fetch-site': 'same-origin' }, 200],
    ['a page of this site in an old browser', { referer: `${SITE}/news/` }, 200],
    ['no browser at all', {}, 200],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a site next door', { 'sec-fetch-site': 'same-site' }, 403],
    ['a link in a mail', { 'sec-fetch-site': 'none' }, 403],
    ['another site in an old browser', { referer: 'https://evil.example/' }, 403],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['a sandboxed frame', { origin: 'null' }, 403],
  ])('from %s: %j', async (_name, headers, status) => {
    const reply = await call({ listed: 'news', email: ADDRESS }, undefined, headers)
    expect(reply.status).toBe(status)
    if (status === 403) expect(reply.json).toEqual({ success: [], error: '請從本站的頁面訂閱。' })
    expect(await countPeople()).toBe(status === 200 ? 1 : 0)
  })

  it.each(['POST', 'PUT', 'DELETE', 'HEAD'] as const)('by %s does nothing', async (method) => {
    const { app } = await createCallApp(bench.newsletter)
    const reply = await app.inject({ method, url: addressOf({ listed: 'news', email: ADDRESS }) })
    expect(reply.statusCode).toBeGreaterThanOrEqual(404)
    if (method !== 'HEAD') {
      expect(reply.statusCode).toBe(405)
      expect(reply.headers.allow).toContain('GET')
      expect(reply.json()).toMatchObject({ error: expect.stringMatching(/。$/) })
    }
    expect(await countPeople()).toBe(0)
  })

  it('is limited per client and minute, and the answer says when to come back', async () => {
    const { app } = await createCallApp(bench.newsletter, {})
    const statuses: number[] = []
    for (let time = 0; time < 602; time += 1) {
      const reply = await app.inject(addressOf({ listed: 'news', email: 'nobody' }))
      statuses.push(reply.statusCode)
      if (reply.statusCode === 429) {
        expect(reply.headers['retry-after']).toMatch(/^\d+$/)
        expect(reply.json()).toMatchObject({ error: expect.stringContaining('次數過多') })
      }
    }
    expect(statuses).toEqual([...Array(600).fill(400), 429, 429])
  })

  it('leaves nothing personal in the log, whatever goes wrong', async () => {
    const fields = { listed: 'news', email: ADDRESS, firstname: '羽婷', phone: '0912345678' }
    const good = await call(fields)
    const bad = await call({ ...fields, surplus: 'yes' })
    const broken: Newsletter = {
      ...bench.newsletter,
      subscribe: async () => {
        throw new Error(`Failed query: insert into subscribers, params: ${ADDRESS}, 羽婷`)
      },
    }
    const { app, log } = await createCallApp(broken)
    const reply = await app.inject(addressOf(fields))
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toEqual({ success: [], error: expect.stringContaining('稍後再試') })
    const lines = [...good.log, ...bad.log, ...log, ...bench.log]
    expect(log.some(({ msg }) => msg === 'a sign-up could not be stored')).toBe(true)
    expect(JSON.stringify(lines)).not.toMatch(/yuting|羽婷|0912345678|mingde\.example|token=/)
  })

  it(`stands ${CROWD} at once: everybody is answered, stored and written to once`, async () => {
    const { app } = await createCallApp(bench.newsletter)
    const addresses = Array.from({ length: CROWD }, (_, index) => `reader${index}@mingde.example`)
    // Without sockets: in one busy process a client's bytes wait so long that the server gives up on them.
    const replies = await Promise.all(addresses.map((email) => app.inject(addressOf({ listed: 'news', email }))))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await countPeople()).toBe(CROWD)
    expect(await bench.jobs()).toHaveLength(CROWD)
    // Delivering to all of them is a test of patience; the first fifty show that each goes out once.
    const { docs } = await bench.payload.find({ collection: 'outbox', limit: 2000, sort: 'id', overrideAccess: true })
    await bench.payload.delete({ collection: 'outbox', where: { id: { greater_than: docs[49]?.id ?? 0 } }, overrideAccess: true })
    await bench.newsletter.sender.drain()
    expect(bench.smtp.mails).toHaveLength(50)
    expect(new Set(bench.smtp.mails.flatMap(({ to }) => to)).size).toBe(50)
  })

  describe('without a script', () => {
    const post = async (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
      const { app } = await createCallApp(bench.newsletter)
      return app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      })
    }
    const get = async (url: string) => (await createCallApp(bench.newsletter)).app.inject(url)
    const form = { listed: 'news', email: ADDRESS, from: '/news/', form: 'b-form' }

    it('the form leads back to its page, at the form, with the outcome in the address', async () => {
      const reply = await post('/newsletter/subscribe/', form, { 'sec-fetch-site': 'same-origin' })
      expect(reply.statusCode).toBe(303)
      expect(reply.headers.location).toBe('/news/?newsletter-b-form=pending#b-form')
      expect(reply.headers['cache-control']).toContain('no-store')
      expect((await bench.person(ADDRESS))?.status).toBe('pending')
    })

    it.each<[name: string, fields: Record<string, string>, location: string]>([
      ['a Chinese page', { from: '/%E6%8B%9B%E7%94%9F/' }, '/%E6%8B%9B%E7%94%9F/?newsletter-b-form=pending#b-form'],
      ['another site', { from: 'https://evil.example/' }, '/newsletter/subscribe/?outcome=pending'],
      ['another host in disguise', { from: '//evil.example/' }, '/evil.example/?newsletter-b-form=pending#b-form'],
      ['a form of another name', { form: '"><script>' }, '/newsletter/subscribe/?outcome=pending'],
      ['a wrong address', { email: 'nobody' }, '/news/?newsletter-b-form=bad-address#b-form'],
      ['a surplus field', { more: '1' }, '/news/?newsletter-b-form=surplus#b-form'],
    ])('from %s', async (_name, fields, location) => {
      expect((await post('/newsletter/subscribe/', { ...form, ...fields })).headers.location).toBe(location)
    })

    it('another site cannot send it', async () => {
      const reply = await post('/newsletter/subscribe/', form, { 'sec-fetch-site': 'cross-site' })
      expect(reply.headers.location).toContain('=cross-site')
      expect(await countPeople()).toBe(0)
    })

    it('a body that is too large is refused', async () => {
      expect((await post('/newsletter/subscribe/', { ...form, firstname: 'x'.repeat(70_000) })).statusCode).toBe(413)
    })

    it('an outcome without a page has one of its own', async () => {
      const { body, statusCode } = await get('/newsletter/subscribe/?outcome=bad-address')
      expect(statusCode).toBe(200)
      expect(mainTextOf(body)).toContain('Found error : 電子郵件的格式不完整')
      expect(mainTextOf((await get('/newsletter/subscribe/?outcome=<script>')).body)).toContain('沒有指定')
    })

    it('the links in mails show pages, and only buttons do something', async () => {
      await post('/newsletter/subscribe/', form)
      await bench.newsletter.sender.drain()
      const [mail = { raw: '' }] = bench.smtp.mails
      const token = tokenIn(readMail(mail), '/newsletter/confirm/')

      const shown = await get(`/newsletter/confirm/?token=${token}`)
      expect(mainTextOf(shown.body)).toContain(ADDRESS)
      expect(shown.headers).toMatchObject({
        'referrer-policy': 'same-origin',
        'cache-control': expect.stringContaining('no-store'),
      })
      expect(shown.body).toContain('noindex')
      expect((await bench.person(ADDRESS))?.status).toBe('pending')

      const confirmed = await post('/newsletter/confirm/', { token })
      expect(mainTextOf(confirmed.body)).toContain('已經訂閱')
      expect((await bench.person(ADDRESS))?.status).toBe('subscribed')
      const manage = /preferences\/\?token=([\w-]{43})/.exec(confirmed.body)?.[1] ?? ''

      const saved = await post('/newsletter/preferences/', { token: manage, firstname: '羽婷', lastname: '', phone: '' })
      expect(saved.statusCode).toBe(303)
      expect(mainTextOf((await get(String(saved.headers.location))).body)).toContain('已經儲存')
      expect((await bench.person(ADDRESS))?.firstName).toBe('羽婷')

      const asked = await get(`/newsletter/unsubscribe/?token=${manage}`)
      expect(mainTextOf(asked.body)).toContain('退訂')
      expect((await bench.person(ADDRESS))?.status).toBe('subscribed')
    })

    it.each([
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      ],
    ])('a mail program unsubscribes with one click, by RFC 8058 (%s)', async (type, payload) => {
      await post('/newsletter/subscribe/', form)
      await bench.newsletter.sender.drain()
      const [mail = { raw: '' }] = bench.smtp.mails
      const { manageToken } = (await bench.newsletter.confirm(tokenIn(readMail(mail), '/newsletter/confirm/'))) ?? {
        manageToken: '',
      }
      const { app } = await createCallApp(bench.newsletter)
      const reply = await app.inject({
        method: 'POST',
        url: `/newsletter/unsubscribe/?token=${manageToken}`,
        headers: { 'content-type': type },
        payload,
      })
      expect(reply.statusCode).toBe(200)
      expect((await bench.person(ADDRESS))?.status).toBe('unsubscribed')
    })

    it.each(['/newsletter/confirm/', '/newsletter/preferences/', '/newsletter/unsubscribe/'])(
      '%s with a link that is no good says so, and tells nothing else',
      async (path) => {
        for (const token of ['', 'x'.repeat(43), '../../etc/passwd', '%00']) {
          const reply = await get(`${path}?token=${token}`)
          expect(reply.statusCode).toBe(404)
          expect(mainTextOf(reply.body)).toContain('連結已經失效')
        }
        expect((await post(path, { token: 'x'.repeat(43) })).statusCode).toBe(404)
      },
    )
  })
})
