import { createLocalReq, type PayloadHandler } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  downloadPerson,
  exportList,
  forgetPersonForGood,
  forgetPersonNow,
  retryJob,
  sendIssue,
  sendTest,
} from '#cms/collections/newsletter-endpoints.ts'
import { tidyNewsletter } from '#newsletter/housekeeping.ts'
import type { MailingList } from '#platform/payload-types.ts'
import { OPEN_LIMIT_MS, PATIENTLY, USUAL_DATABASES } from '../cms/open-content.ts'
import { createPeople, type People, type Person, whoMay } from '../cms/people.ts'
import { fieldsOf, type NewsletterBench, openNewsletter } from './open-newsletter.ts'

const ADDRESS = 'yuting@mingde.example'
const DAY_MS = 24 * 60 * 60_000

describe.each(USUAL_DATABASES)('personal data on %s', PATIENTLY, (kind) => {
  let bench: NewsletterBench
  let people: People
  let lists: MailingList[]

  beforeAll(async () => {
    bench = await openNewsletter(kind)
    people = await createPeople(bench.content.payload)
    lists = [await bench.createList({ name: '系所電子報' }), await bench.createList({ name: '招生提醒' })]
  }, OPEN_LIMIT_MS)
  beforeEach(async () => {
    await bench.empty()
    for (const { key } of lists) {
      await bench.newsletter.subscribe({ fields: fieldsOf({ listed: key, email: ADDRESS, firstname: '羽婷' }) })
    }
  })
  afterAll(() => bench.close())

  /** Presses a button of a document's view. */
  const press = async (handler: PayloadHandler, id: number | string, person: Person = 'editor') => {
    const user = person === 'anonymous' ? undefined : people[person]
    const req = await createLocalReq({ user }, bench.content.payload)
    return handler(Object.assign(req, { routeParams: { id } }))
  }
  const idOf = async () => (await bench.person(ADDRESS))?.id ?? 0
  const countOf = async (collection: 'subscribers' | 'outbox' | 'subscriber-tokens' | 'suppressed-addresses') =>
    (await bench.payload.count({ collection, overrideAccess: true })).totalDocs

  it('of one person can be read: every list, the consent, every mail', async () => {
    await bench.newsletter.sender.drain()
    const reply = await press(downloadPerson, await idOf())
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="person.json"')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(await reply.json()).toMatchObject({
      address: ADDRESS,
      subscriptions: [
        {
          list: { name: '系所電子報' },
          firstName: '羽婷',
          consentText: '我同意。',
          consentVersion: 1,
          mails: [{ kind: 'confirm', state: 'sent' }],
        },
        { list: { name: '招生提醒' } },
      ],
    })
  })

  it('of one person can be deleted, in all lists and with all that hangs on it', async () => {
    await bench.newsletter.sender.drain()
    const reply = await press(forgetPersonNow, await idOf())
    expect(reply.status).toBe(200)
    expect([await countOf('subscribers'), await countOf('outbox'), await countOf('subscriber-tokens')]).toEqual([0, 0, 0])
    expect(await countOf('suppressed-addresses')).toBe(0)
  })

  it('that is deleted for good leaves a hash, and no mail goes to that address any more', async () => {
    await press(forgetPersonForGood, await idOf())
    const { docs } = await bench.payload.find({ collection: 'suppressed-addresses', depth: 0, overrideAccess: true })
    expect(docs).toMatchObject([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/), reason: 'asked' }])
    await bench.newsletter.subscribe({ fields: fieldsOf({ listed: lists[0]?.key ?? '', email: ADDRESS }) })
    await bench.newsletter.sender.drain()
    expect(bench.smtp.mails).toEqual([])
  })

  it('is deleted while a mail is being prepared without that mail going out', async () => {
    bench.smtp.at = async (stage) => {
      if (stage === 'data') await press(forgetPersonNow, await idOf())
      return undefined
    }
    await bench.newsletter.sender.drain()
    expect(bench.smtp.mails).toEqual([])
  })

  it('of a list is exported as a spreadsheet that runs no formulas', async () => {
    const id = await idOf()
    const data = { firstName: '=HYPERLINK("https://evil.example")', phone: '+886 912', lastName: '葉,"羽"' }
    await bench.payload.update({ collection: 'subscribers', id, data, overrideAccess: true })
    const reply = await press(exportList, lists[0]?.id ?? 0)
    const bytes = Buffer.from(await reply.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, row] = bytes.toString('utf8').slice(1).split('\r\n')
    expect(head).toContain('"電子郵件","姓氏","名字"')
    expect(row).toContain(`"${ADDRESS}","葉,""羽""","'=HYPERLINK(""https://evil.example"")","'+886 912","等待本人確認"`)
  })

  it.each<[name: string, handler: PayloadHandler]>([
    ['exporting a list', exportList],
    ['reading a person', downloadPerson],
    ['deleting a person', forgetPersonNow],
    ['deleting a person for good', forgetPersonForGood],
    ['sending', sendIssue],
    ['trying out', sendTest],
    ['trying again', retryJob],
  ])('%s is for editors', async (_name, handler) => {
    for (const person of ['anonymous', 'subscriber', 'author'] as const) {
      expect((await press(handler, await idOf(), person)).status).toBe(403)
    }
    expect((await press(handler, 'x')).status).toBe(404)
    expect(await countOf('subscribers')).toBe(2)
  })

  it('is read by editors alone, and links and the outbox are written by nobody', async () => {
    const { payload } = bench.content
    const read = (collection: 'subscribers' | 'outbox' | 'suppressed-addresses' | 'newsletters' | 'subscriber-tokens') =>
      whoMay(people, async (person) => {
        const { totalDocs } = await payload.find({ collection, ...person })
        return totalDocs
      })
    for (const collection of ['subscribers', 'outbox', 'suppressed-addresses', 'newsletters'] as const) {
      expect(await read(collection), collection).toEqual(['editor', 'administrator'])
    }
    expect(await read('subscriber-tokens')).toEqual([])
    const write = { kind: 'confirm', state: 'waiting', dueAt: new Date().toISOString(), attempts: 0 } as const
    expect(await whoMay(people, (person) => payload.create({ collection: 'outbox', data: write, ...person }))).toEqual([])
  })

  it('is not public with the list: a visitor reads its name and consent text, not where mail to it goes', async () => {
    const list = await bench.createList({ replyTo: 'office@mingde.example', provider: 'mailchimp', audience: 'a1b2c3d4e5' })
    const { docs } = await bench.payload.find({
      collection: 'mailing-lists',
      where: { id: { equals: list.id } },
      overrideAccess: false,
    })
    expect(docs[0]).toMatchObject({ name: '系所電子報', consentText: '我同意。' })
    expect(JSON.stringify(docs)).not.toMatch(/office@|a1b2c3d4e5|yuting/)
  })

  it('of people who never confirmed is forgotten after a month, expired links at once', async () => {
    await bench.newsletter.sender.drain()
    await tidyNewsletter(bench.payload, Date.now() + 10 * DAY_MS)
    expect([await countOf('subscribers'), await countOf('subscriber-tokens')]).toEqual([2, 0])
    await tidyNewsletter(bench.payload, Date.now() + 31 * DAY_MS)
    expect(await countOf('subscribers')).toBe(0)
  })

  it('a list that people are subscribed to cannot be deleted', async () => {
    const attempt = bench.content.payload.delete({ collection: 'mailing-lists', id: lists[0]?.id ?? 0, overrideAccess: true })
    await expect(attempt).rejects.toThrow('不能刪除')
  })

  it('an editor can keep an address from being written to, and only its hash stays', async () => {
    const stored = await bench.content.payload.create({
      collection: 'suppressed-addresses',
      data: { address: 'Nobody@Mingde.example', reason: 'manual', hash: '' },
      user: people.editor,
      overrideAccess: false,
    })
    expect(stored.hash).toMatch(/^[0-9a-f]{64}$/)
    const [row] = await bench.content.sql.run('select * from suppressed_addresses')
    expect(JSON.stringify(row).toLowerCase()).not.toContain('nobody')
  })
})
