import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Newsletter } from '#newsletter/newsletter.ts'
import type { Outcome } from '#newsletter/outcomes.ts'
import { OPEN_LIMIT_MS, PATIENTLY } from '../cms/open-content.ts'
import { eventually } from '../fixtures/eventually.ts'
import { type MailchimpReply, type MailchimpServer, startMailchimp } from './mailchimp.fixture.ts'
import { fieldsOf, type NewsletterBench, openNewsletter } from './open-newsletter.ts'

const KEY = 'key-us21'
const ADDRESS = 'yuting@mingde.example'
/** Longer than a busy machine lets an answer wait. */
const PATIENCE_MS = 600_000
const AT_ONCE = 8

describe('Mailchimp', PATIENTLY, () => {
  let bench: NewsletterBench
  let mailchimp: MailchimpServer
  let newsletter: Newsletter
  let listed: string

  beforeAll(async () => {
    bench = await openNewsletter('postgres')
    listed = (await bench.createList({ provider: 'mailchimp', audience: 'a1b2c3d4e5' })).key
  }, OPEN_LIMIT_MS)
  beforeEach(async () => {
    await bench.empty()
    mailchimp = await startMailchimp({ key: KEY })
    newsletter = open()
  })
  afterEach(() => mailchimp.stop())
  afterAll(() => bench.close())

  const open = (mailchimpPatienceMs = PATIENCE_MS) =>
    bench.openAnother({ mailchimp: { apiKey: KEY, apiUrl: mailchimp.url }, mailchimpPatienceMs })
  const subscribe = (fields: Record<string, string> = {}, by = newsletter) =>
    by.subscribe({ provider: 'mailchimp', fields: fieldsOf({ listed, email: ADDRESS, ...fields }) })
  const tryAgainNow = async () => {
    const data = { dueAt: new Date(Date.now() - 1000).toISOString() }
    await bench.payload.update({ collection: 'outbox', where: { state: { equals: 'waiting' } }, data, overrideAccess: true })
    await newsletter.sender.drain()
  }

  it('is told of a new member as its documentation asks: HTTP Basic, status, merge fields', async () => {
    expect(await subscribe({ firstname: '羽婷', lastname: '葉', phone: '0912' })).toBe('pending')
    const [request] = mailchimp.requests
    expect(request).toEqual({
      method: 'POST',
      path: '/3.0/lists/a1b2c3d4e5/members',
      authorization: `Basic ${Buffer.from(`lectern:${KEY}`).toString('base64')}`,
      body: {
        email_address: ADDRESS,
        status: 'pending',
        status_if_new: 'pending',
        merge_fields: { FNAME: '羽婷', LNAME: '葉', PHONE: '0912' },
      },
    })
    expect(await bench.person(ADDRESS)).toMatchObject({ status: 'pending', consentText: '我同意。' })
    expect(await bench.jobs()).toMatchObject([{ kind: 'member', state: 'sent' }])
  })

  it('subscribes at once on a list that asks for no confirmation', async () => {
    const { key } = await bench.createList({ provider: 'mailchimp', audience: 'a1b2c3d4e5', optIn: 'single' })
    expect(await subscribe({ listed: key })).toBe('subscribed')
    expect(mailchimp.requests[0]?.body).toMatchObject({ status: 'subscribed', merge_fields: {} })
  })

  it.each<[title: string, status: number, outcome: Outcome]>([
    ['Member Exists', 400, 'member-exists'],
    ['Invalid Resource', 400, 'invalid-resource'],
    ['Forgotten Email Not Subscribed', 400, 'forgotten'],
    ['Member In Compliance State', 400, 'compliance'],
    ['Something New', 400, 'refused'],
    ['constructor', 400, 'refused'],
  ])('that answers "%s" has refused, and is not asked again', async (title, status, outcome) => {
    mailchimp.reply = () => ({ problem: { status, title } })
    expect(await subscribe()).toBe(outcome)
    await tryAgainNow()
    expect(mailchimp.requests).toHaveLength(1)
    expect((await bench.person(ADDRESS))?.note).toBe(`Mailchimp：${title}`)
  })

  it.each<[name: string, reply: MailchimpReply, outcome: Outcome, note: RegExp]>([
    ['is too busy', { problem: { status: 429, title: 'Too Many Requests' } }, 'kept-busy', /Too Many Requests/],
    ['is broken', { status: 503, body: '<h1>Bad gateway</h1>' }, 'kept', /HTTP 503/],
    ['does not know the key', { problem: { status: 401, title: 'API Key Invalid' } }, 'kept-key', /API Key Invalid/],
    ['does not know the list', { problem: { status: 404, title: 'Resource Not Found' } }, 'kept-list', /Resource Not Found/],
    ['does not answer in time', 'silence', 'kept', /時限/],
    ['hangs up', 'hang-up', 'kept', /連不上/],
  ])('that %s gets the member later; the visitor is told so, and editors see it', async (_name, reply, outcome, note) => {
    const byTheBook = mailchimp.reply
    mailchimp.reply = () => reply
    const asked = reply === 'silence' ? open(300) : newsletter
    expect(await subscribe({ firstname: '羽婷' }, asked)).toBe(outcome)
    expect(await bench.jobs()).toMatchObject([{ kind: 'member', state: 'waiting', lastError: expect.stringMatching(note) }])
    expect((await bench.person(ADDRESS))?.status).toBe('requested')
    // Sent again meanwhile, it is still one member to be made.
    expect(await subscribe()).toBe('kept')
    mailchimp.reply = byTheBook
    await tryAgainNow()
    expect(await bench.jobs()).toMatchObject([{ state: 'sent', attempts: 2 }])
    expect(await bench.person(ADDRESS)).toMatchObject({ status: 'pending', firstName: '羽婷' })
    expect(mailchimp.requests.at(-1)?.body).toMatchObject({ merge_fields: { FNAME: '羽婷' } })
  })

  it('that asks for a pause gets it', async () => {
    mailchimp.reply = () => ({ problem: { status: 429, title: 'Too Many Requests' }, retryAfter: '3600' })
    await subscribe()
    const { docs } = await bench.payload.find({ collection: 'outbox', overrideAccess: true })
    expect(Date.parse(docs[0]?.dueAt ?? '') - Date.now()).toBeGreaterThan(3500_000)
  })

  it('that took the member unnoticed says so the next time, which is as good', async () => {
    const byTheBook = mailchimp.reply
    mailchimp.reply = (request) => {
      byTheBook(request)
      return 'hang-up'
    }
    expect(await subscribe()).toBe('kept')
    mailchimp.reply = byTheBook
    await tryAgainNow()
    expect(await bench.jobs()).toMatchObject([{ state: 'sent' }])
    expect((await bench.person(ADDRESS))?.status).toBe('subscribed')
  })

  it('without a key keeps everything until there is one', async () => {
    const without = bench.openAnother()
    expect(await subscribe({}, without)).toBe('kept-key')
    expect(await bench.jobs()).toMatchObject([{ state: 'waiting', lastError: '沒有設定 MAILCHIMP_API_KEY' }])
    await tryAgainNow()
    expect(await bench.jobs()).toMatchObject([{ state: 'sent' }])
  })

  it('is asked by at most eight at once; the others wait in the outbox, and none is lost', async () => {
    const byTheBook = mailchimp.reply
    const answers: (() => void)[] = []
    // Nobody is answered before all have asked.
    mailchimp.reply = async (request) => {
      await new Promise<void>((answer) => answers.push(answer))
      return byTheBook(request)
    }
    const addresses = Array.from({ length: 30 }, (_, index) => `reader${index}@mingde.example`)
    const told: Outcome[] = []
    const signingUp = addresses.map(async (email) => told.push(await subscribe({ email })))
    await eventually(() => expect([answers.length, told.length]).toEqual([AT_ONCE, addresses.length - AT_ONCE]))
    expect(new Set(told)).toEqual(new Set(['kept-busy']))
    for (const answer of answers) answer()
    await Promise.all(signingUp)
    expect(told.filter((outcome) => outcome === 'pending')).toHaveLength(AT_ONCE)
    mailchimp.reply = byTheBook
    await newsletter.sender.drain()
    expect(mailchimp.requests.map(({ body }) => body.email_address).sort()).toEqual(addresses.toSorted())
    expect(new Set((await bench.jobs()).map(({ state }) => state))).toEqual(new Set(['sent']))
  })

  it('is never told an address by the way of the built-in provider, nor the other way round', async () => {
    const fields = fieldsOf({ listed, email: ADDRESS })
    expect(await newsletter.subscribe({ provider: 'built-in', fields })).toBe('unknown-list')
    expect(await newsletter.subscribe({ provider: 'sendgrid', fields })).toBe('unknown-provider')
    expect(mailchimp.requests).toEqual([])
  })
})
