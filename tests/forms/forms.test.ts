import { createLocalReq, type PayloadHandler } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exportForm, forgetSenderNow } from '#cms/collections/form-endpoints.ts'
import { keepHouse } from '#cms/housekeeping.ts'
import { createFormDesk } from '#forms/form-desk.ts'
import { createStamp } from '#forms/stamp.ts'
import type { FormAnswer, Page } from '#platform/payload-types.ts'
import { createTestApp } from '#server/app.fixture.ts'
import { addFormPage } from '#server/call-routes/form-page.ts'
import { OPEN_LIMIT_MS, PATIENTLY, USUAL_DATABASES } from '../cms/open-content.ts'
import { createPeople, type People, type Person, whoMay } from '../cms/people.ts'
import { mainTextOf } from '../fixtures/read-html.ts'
import { createSampleSite } from '../fixtures/sample-site.ts'
import { type NewsletterBench, openNewsletter } from '../newsletter/open-newsletter.ts'
import { readMail } from '../newsletter/read-mail.ts'

const SITE = 'https://www.example.edu.tw'
const FORM = 'b-ask'
const ADDRESS = 'yuting@mingde.example'
const RECIPIENTS = ['office@mingde.example', 'visit@mingde.example']
const DAY_MS = 24 * 60 * 60_000
const CONSENT = '我同意系辦為了回覆使用我的資料。'

const SETTINGS = {
  id: 'ask',
  blockType: 'contact-form',
  title: '寫信給系辦',
  fields: [
    { id: 'name', label: '姓名', kind: 'text', isRequired: true, width: 'full' },
    { id: 'mail', label: '信箱', kind: 'email', isRequired: true, isReplyTo: true, width: 'full' },
    { id: 'words', label: '想問的事', kind: 'long', isRequired: true, width: 'full' },
  ],
  consent: CONSENT,
  recipients: RECIPIENTS.join('\n'),
  submitLabel: '送出',
  thanks: '收到了。',
  keptMonths: '6',
  level: '2',
}
const layoutOf = (form: object) =>
  [
    { id: 's', blockType: 'section', paper: 'none', width: 'wrap', spacing: 'normal', content: [form] },
  ] as unknown as Page['layout']

describe.each(USUAL_DATABASES)('a contact form on %s', PATIENTLY, (kind) => {
  let bench: NewsletterBench
  let people: People
  let page: Page

  beforeAll(async () => {
    bench = await openNewsletter(kind)
    people = await createPeople(bench.content.payload)
    page = await bench.content.payload.create({
      collection: 'pages',
      data: {
        title: '聯絡我們',
        slug: 'contact',
        template: 'standard',
        layout: layoutOf(SETTINGS),
        _status: 'published',
      } as Page,
      overrideAccess: true,
    })
  }, OPEN_LIMIT_MS)
  beforeEach(async () => {
    await bench.empty()
    await bench.content.sql.run('delete from form_answers')
  })
  afterAll(() => bench.close())

  const stampOf = (ageMs: number, form = FORM) =>
    createStamp(new Uint8Array(32), form, new Date(new Date('2026-11-15T02:00:00.000Z').getTime() - ageMs))
  const filled = (changes: Record<string, string> = {}) => ({
    document: `page:${page.id}`,
    form: FORM,
    from: '/contact/',
    stamp: stampOf(60_000),
    'field-name': '葉羽婷',
    'field-mail': ADDRESS,
    'field-words': '請問開放參訪嗎？\r\n=謝謝',
    consent: 'yes',
    website: '',
    ...changes,
  })
  const send = async (fields: Record<string, string>, { isScript = true, headers = {} as Record<string, string> } = {}) => {
    const { context } = createSampleSite({}, { origin: SITE, createReader: () => bench.content.readers.create() })
    const { app, log } = await createTestApp({
      env: { RATE_LIMIT_SCALE: '10000' },
      routes: (scope, sendCall) =>
        addFormPage(scope, { context, sendCall, desk: createFormDesk({ payload: bench.payload, onJob: () => {} }) }),
    })
    const reply = await app.inject({
      method: 'POST',
      url: '/form/send/',
      payload: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(isScript && { accept: 'application/json' }),
        ...headers,
      },
    })
    return { status: reply.statusCode, headers: reply.headers, body: reply.body, log: JSON.stringify(log) }
  }
  const stored = async (): Promise<FormAnswer[]> =>
    (await bench.payload.find({ collection: 'form-answers', sort: 'id', depth: 0, overrideAccess: true })).docs
  const press = async (handler: PayloadHandler, id: number, person: Person = 'editor') => {
    const user = person === 'anonymous' ? undefined : people[person]
    const req = await createLocalReq({ user }, bench.content.payload)
    return handler(Object.assign(req, { routeParams: { id } }))
  }

  it('keeps what was filled in, and mails it to its recipients afterwards', async () => {
    const { status, body, log } = await send(filled())
    expect([status, JSON.parse(body)]).toEqual([200, { kind: 'sent' }])
    expect(await stored()).toMatchObject([
      {
        title: '寫信給系辦',
        page: '/contact/',
        email: ADDRESS,
        replyTo: ADDRESS,
        consentText: CONSENT,
        form: `page:${page.id}#ask`,
        answers: [
          { label: '姓名', value: '葉羽婷' },
          { label: '信箱', value: ADDRESS },
          { label: '想問的事', value: '請問開放參訪嗎？\n=謝謝' },
        ],
      },
    ])
    // The visitor has the answer, the mail server has not been asked yet.
    expect(bench.smtp.mails).toEqual([])
    await bench.newsletter.sender.drain()
    expect(bench.smtp.mails.flatMap(({ to }) => to).sort()).toEqual(RECIPIENTS)
    const mail = readMail(bench.smtp.mails[0] ?? { raw: '' })
    expect(mail.subject).toBe('網站表單：寫信給系辦')
    expect(mail.headers.get('reply-to')).toBe(ADDRESS)
    expect(mail.text).toContain('請問開放參訪嗎？\n=謝謝')
    for (const secret of [ADDRESS, '葉羽婷', '參訪']) expect(log + bench.log.join('')).not.toContain(secret)
  })

  it('is read as it is published: neither what the page said nor a draft counts', async () => {
    const draft = { ...SETTINGS, recipients: 'draft@mingde.example', fields: SETTINGS.fields.slice(0, 1) }
    await bench.content.payload.update({
      collection: 'pages',
      id: page.id,
      data: { layout: layoutOf(draft) },
      draft: true,
      overrideAccess: true,
    })
    const wrong = await send(filled({ 'field-words': '', recipients: 'evil@spam.example', consent: '' }))
    expect([wrong.status, JSON.parse(wrong.body).problems.map(({ name }: { name: string }) => name)]).toEqual([
      422,
      ['field-words', 'consent'],
    ])
    await send(filled({ recipients: 'evil@spam.example', title: '別的標題', 'field-extra': '多的' }))
    expect((await stored()).map(({ title, answers }) => [title, answers?.length])).toEqual([['寫信給系辦', 3]])
    await bench.newsletter.sender.drain()
    expect(bench.smtp.mails.flatMap(({ to }) => to).sort()).toEqual(RECIPIENTS)
  })

  it.each<[what: string, changes: Record<string, string>]>([
    ['another document', { document: 'page:999999' }],
    ['another kind of document', { document: 'fragment:1' }],
    ['no document', { document: 'users:1' }],
    ['another widget', { form: 'b-s' }],
    ['no widget', { form: '<script>' }],
  ])('is not there: %s', async (_what, changes) => {
    const { status, body } = await send(filled(changes))
    expect([status, JSON.parse(body)]).toEqual([404, { kind: 'gone' }])
    expect(await stored()).toEqual([])
  })

  it('takes nothing from other sites, nothing too large, and is polite to programs', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }] as Record<string, string>[]) {
      expect((await send(filled(), { headers })).status).toBe(403)
    }
    expect((await send(filled({ 'field-words': '字'.repeat(20_000) }))).status).toBe(413)
    expect(JSON.parse((await send(filled({ website: 'https://spam.example' }))).body)).toEqual({ kind: 'sent' })
    expect(await stored()).toEqual([])
    expect(await bench.jobs()).toEqual([])
  })

  it('asks for the form once more where it came too fast, or from a page that was kept for days', async () => {
    for (const stamp of [stampOf(0), stampOf(3 * DAY_MS), 'made-up']) {
      const { status, body } = await send(filled({ stamp }))
      expect([status, JSON.parse(body)]).toMatchObject([422, { kind: 'again', stamp: stampOf(0), waitMs: 2_000 }])
    }
    expect(await stored()).toEqual([])
  })

  it('counts a second press once, and the same words of somebody else as theirs', async () => {
    await Promise.all([send(filled()), send(filled())])
    await send(filled())
    expect(await stored()).toHaveLength(1)
    await send(filled({ 'field-mail': 'other@mingde.example' }))
    expect(await stored()).toHaveLength(2)
  })

  it('works without a script: back to the page, or the form again with what was filled in', async () => {
    const sent = await send(filled(), { isScript: false })
    expect([sent.status, sent.headers.location]).toEqual([303, '/contact/?form-b-ask=sent#b-ask'])
    const elsewhere = await send(filled({ from: 'https://evil.example/' }), { isScript: false })
    expect(elsewhere.headers.location).toMatch(/^\/contact\/\?/)
    const again = await send(filled({ 'field-mail': 'no address', 'field-words': '"><b>想問' }), { isScript: false })
    expect(again.status).toBe(422)
    expect(again.headers['cache-control']).toContain('no-store')
    expect(mainTextOf(again.body)).toContain('還沒有送出，請先修改：「信箱」的格式不完整')
    expect(again.body).toContain('href="#b-ask-field-mail"')
    expect(again.body).toContain('value="葉羽婷"')
    expect(again.body).toContain('&quot;&gt;&lt;b&gt;想問</textarea>')
    expect(again.body).toContain('/assets/contact-form.css')
    for (const address of RECIPIENTS) expect(again.body).not.toContain(address)
    const stale = await send(filled({ stamp: '' }), { isScript: false })
    expect(mainTextOf(stale.body)).toContain('再按一次送出')
    expect(mainTextOf((await send(filled({ form: 'b-x' }), { isScript: false })).body)).toContain('已經不在網站上了')
  })

  it('lets editors read, export and delete the answers, and nobody write them', async () => {
    await send(filled({ 'field-name': '=HYPERLINK("https://evil.example")' }))
    await send(filled({ 'field-mail': 'other@mingde.example' }))
    const [first] = await stored()
    const id = first?.id ?? 0
    const { payload } = bench.content
    const readers = await whoMay(people, async (as) => {
      const { docs } = await payload.find({ collection: 'form-answers', ...as })
      expect(docs).toHaveLength(2)
    })
    expect(readers).toEqual(['editor', 'administrator'])
    expect(await whoMay(people, (as) => payload.update({ collection: 'form-answers', id, data: { title: 'x' }, ...as }))).toEqual(
      [],
    )
    for (const person of ['anonymous', 'subscriber', 'author'] as const) {
      for (const handler of [exportForm, forgetSenderNow]) expect((await press(handler, id, person)).status).toBe(403)
    }
    const csv = await (await press(exportForm, id)).text()
    const [head, row] = csv.replace('\ufeff', '').split('\r\n')
    expect(head).toBe('"收到時間","姓名","信箱","想問的事","頁面","同意的文字"')
    expect(row).toContain(`"'=HYPERLINK(""https://evil.example"")","${ADDRESS}"`)
    expect((await press(forgetSenderNow, id)).status).toBe(200)
    expect((await stored()).map(({ email }) => email)).toEqual(['other@mingde.example'])
    await bench.newsletter.sender.drain()
    expect(bench.smtp.mails.map((mail) => readMail(mail).headers.get('reply-to'))).toEqual(
      RECIPIENTS.map(() => 'other@mingde.example'),
    )
    const log = JSON.stringify(await bench.content.sql.run('select * from audit_log'))
    expect(log).toContain(`表單回覆 #${id}`)
    for (const secret of [ADDRESS, 'HYPERLINK', '參訪']) expect(log).not.toContain(secret)
  })

  it('keeps answers as long as the form says', async () => {
    await send(filled())
    const [answer] = await stored()
    const ends = new Date(answer?.deleteAfter ?? 0).getTime()
    expect((ends - Date.now()) / DAY_MS).toBeGreaterThan(150)
    await keepHouse(bench.content.payload, ends - DAY_MS)
    expect(await stored()).toHaveLength(1)
    await keepHouse(bench.content.payload, ends + DAY_MS)
    expect(await stored()).toEqual([])
    expect(await bench.jobs()).toEqual([])
  })
})
