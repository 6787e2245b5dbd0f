import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OPEN_LIMIT_MS, PATIENTLY, USUAL_DATABASES } from '../cms/open-content.ts'
import { fieldsOf, type NewsletterBench, openNewsletter } from './open-newsletter.ts'
import { readMail, tokenIn } from './read-mail.ts'

const ADDRESS = 'yuting.yeh@mingde.example'

describe.each(USUAL_DATABASES)('the newsletter on %s', PATIENTLY, (kind) => {
  let bench: NewsletterBench
  let listed: string
  let single: string

  beforeAll(async () => {
    bench = await openNewsletter(kind)
    listed = (await bench.createList()).key
    single = (await bench.createList({ optIn: 'single', name: '招生提醒' })).key
  }, OPEN_LIMIT_MS)
  beforeEach(() => bench.empty())
  afterAll(() => bench.close())

  const subscribe = (fields: Record<string, string> = {}) =>
    bench.newsletter.subscribe({ provider: 'built-in', fields: fieldsOf({ listed, email: ADDRESS, ...fields }) })
  const deliver = () => bench.newsletter.sender.drain()
  const newestMail = () => {
    const mail = bench.smtp.mails.at(-1)
    if (mail === undefined) throw new Error('No mail has arrived')
    return readMail(mail)
  }
  /** Signs up and confirms; answers the link to the preferences. */
  const join = async (fields: Record<string, string> = {}) => {
    await subscribe(fields)
    await deliver()
    const confirmed = await bench.newsletter.confirm(tokenIn(newestMail(), '/newsletter/confirm/'))
    return confirmed?.manageToken ?? ''
  }

  describe('signing up', () => {
    it('is confirmed by the owner of the mailbox: a mail, a link, a button', async () => {
      expect(await subscribe({ firstname: '羽婷', lastname: '葉', phone: '０９１２-345-678' })).toBe('pending')
      expect(await bench.person(ADDRESS)).toMatchObject({
        status: 'pending',
        firstName: '羽婷',
        lastName: '葉',
        phone: '0912-345-678',
        consentText: '我同意。',
        consentVersion: 1,
        consentAt: expect.stringMatching(/^\d{4}-/),
      })
      await deliver()
      expect(bench.smtp.mails).toHaveLength(1)
      expect(bench.smtp.mails[0]).toMatchObject({ from: 'no-reply@mingde.example', to: [ADDRESS] })
      const mail = newestMail()
      expect(mail.subject).toBe('請確認訂閱「系所電子報」')
      expect(mail.text).toContain('確認訂閱')
      expect(mail.html).toContain('lang="zh-Hant-TW"')
      const token = tokenIn(mail, '/newsletter/confirm/')
      expect(await bench.newsletter.find(token, 'confirm')).toMatchObject({ address: ADDRESS, status: 'pending' })
      expect((await bench.person(ADDRESS))?.status).toBe('pending')
      expect(await bench.newsletter.confirm(token)).toMatchObject({
        subscription: { status: 'subscribed', listName: '系所電子報' },
      })
      expect(await bench.person(ADDRESS)).toMatchObject({ status: 'subscribed', confirmedAt: expect.stringMatching(/^\d{4}-/) })
    })

    it('takes effect at once where the list says so, unless the form asks for a confirmation', async () => {
      expect(await subscribe({ listed: single })).toBe('subscribed')
      expect((await bench.person(ADDRESS))?.status).toBe('subscribed')
      expect(await subscribe({ listed: single, email: 'b@mingde.example', double_opt_in: 'yes' })).toBe('pending')
      expect(await subscribe({ email: 'c@mingde.example', double_opt_in: 'no' })).toBe('pending')
    })

    it('answers the same to whoever is subscribed already, and tells the owner in a mail', async () => {
      await join()
      expect(await subscribe()).toBe('pending')
      await deliver()
      expect(newestMail().subject).toBe('您已經訂閱「系所電子報」')
      expect((await bench.person(ADDRESS))?.status).toBe('subscribed')
      expect(await bench.newsletter.find(tokenIn(newestMail(), '/newsletter/preferences/'), 'manage')).not.toBeNull()
    })

    it('never makes us write to one mailbox again and again', async () => {
      for (let time = 0; time < 5; time += 1) expect(await subscribe()).toBe('pending')
      await deliver()
      expect(bench.smtp.mails).toHaveLength(1)
    })

    it('of one address by many at once makes one subscriber and one mail', async () => {
      const outcomes = await Promise.all(Array.from({ length: 40 }, () => subscribe()))
      expect(new Set(outcomes)).toEqual(new Set(['pending']))
      await deliver()
      expect((await bench.payload.count({ collection: 'subscribers', overrideAccess: true })).totalDocs).toBe(1)
      expect(bench.smtp.mails).toHaveLength(1)
    })

    it('by a program that fills in every field stores nothing, and the program does not notice', async () => {
      expect(await subscribe({ website: 'https://spam.example' })).toBe('pending')
      expect(await bench.person(ADDRESS)).toBeUndefined()
    })

    it('keeps the consent text that the visitor saw, though there is a newer one', async () => {
      const list = await bench.createList({ requiresTick: true })
      await bench.content.payload.update({
        collection: 'mailing-lists',
        id: list.id,
        data: { consentText: '新的文字。' },
        overrideAccess: true,
      })
      expect(await subscribe({ listed: list.key })).toBe('consent')
      expect(await subscribe({ listed: list.key, consent: '9' })).toBe('consent')
      expect(await subscribe({ listed: list.key, consent: '1' })).toBe('pending')
      expect(await bench.person(ADDRESS)).toMatchObject({ consentText: '我同意。', consentVersion: 1 })
    })

    it('to a list that nobody knows, or that is closed, is refused', async () => {
      const closed = await bench.createList({ isOpen: false })
      expect(await subscribe({ listed: 'nothing' })).toBe('unknown-list')
      expect(await subscribe({ listed: closed.key })).toBe('closed-list')
      expect(await bench.jobs()).toEqual([])
    })
  })

  describe('a link in a mail', () => {
    it('is stored as a hash alone', async () => {
      await subscribe()
      await deliver()
      const token = tokenIn(newestMail(), '/newsletter/confirm/')
      const { docs } = await bench.payload.find({ collection: 'subscriber-tokens', overrideAccess: true })
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(JSON.stringify(docs)).not.toContain(token)
    })

    it.each([
      ['made up', () => 'x'.repeat(43)],
      ['cut off', (token: string) => token.slice(0, -1)],
      ['of another kind', (token: string) => token],
    ])('that is %s does nothing', async (name, change) => {
      const manage = await join()
      const token = change(manage)
      expect(await bench.newsletter.confirm(token)).toBeNull()
      if (name !== 'of another kind') expect(await bench.newsletter.leave(token, { isForGood: false })).toBeNull()
      expect((await bench.person(ADDRESS))?.status).toBe('subscribed')
    })

    it('is over after its time', async () => {
      await subscribe()
      await deliver()
      const token = tokenIn(newestMail(), '/newsletter/confirm/')
      await bench.payload.update({
        collection: 'subscriber-tokens',
        where: { id: { exists: true } },
        data: { expiresAt: new Date(Date.now() - 1000).toISOString() },
        overrideAccess: true,
      })
      expect(await bench.newsletter.confirm(token)).toBeNull()
    })
  })

  describe('leaving', () => {
    it('ends the subscription, and an old confirmation mail does not bring it back', async () => {
      await subscribe()
      await deliver()
      const confirm = tokenIn(newestMail(), '/newsletter/confirm/')
      const manage = (await bench.newsletter.confirm(confirm))?.manageToken ?? ''
      expect(await bench.newsletter.leave(manage, { isForGood: false })).toMatchObject({ status: 'unsubscribed' })
      expect(await bench.person(ADDRESS)).toMatchObject({ status: 'unsubscribed', leftAt: expect.stringMatching(/^\d{4}-/) })
      expect(await bench.newsletter.confirm(confirm)).toBeNull()
      // Twice is as good as once.
      expect(await bench.newsletter.leave(manage, { isForGood: false })).not.toBeNull()
    })

    it('holds on a list that asks for no confirmation: coming back takes a mail to that mailbox', async () => {
      await subscribe({ listed: single })
      await subscribe({ listed: single })
      await deliver()
      await bench.newsletter.leave(tokenIn(newestMail(), '/newsletter/preferences/'), { isForGood: false })
      expect(await subscribe({ listed: single })).toBe('subscribed')
      expect((await bench.person(ADDRESS))?.status).toBe('pending')
      await deliver()
      await bench.newsletter.confirm(tokenIn(newestMail(), '/newsletter/confirm/'))
      expect((await bench.person(ADDRESS))?.status).toBe('subscribed')
      expect((await bench.payload.count({ collection: 'suppressed-addresses', overrideAccess: true })).totalDocs).toBe(0)
    })

    it('for good means no mail at all, and the form says what it always says', async () => {
      await bench.newsletter.leave(await join(), { isForGood: true })
      bench.smtp.mails.length = 0
      expect(await subscribe()).toBe('pending')
      expect(await subscribe({ listed: single })).toBe('subscribed')
      await deliver()
      expect(bench.smtp.mails).toEqual([])
      const { docs } = await bench.payload.find({ collection: 'suppressed-addresses', depth: 0, overrideAccess: true })
      expect(docs.map(({ reason }) => reason).sort()).toEqual(['asked', 'unsubscribed'])
      expect(JSON.stringify(docs)).not.toContain('yuting')
    })
  })

  it('a change of the list reaches the pages that show its form', async () => {
    const { id } = await bench.createList()
    const reader = bench.content.readers.create()
    expect(await reader.findMailingList(id)).toMatchObject({ consent: { text: '我同意。', version: 1 } })
    expect([...reader.tags]).toContain('mailing-lists')
    const data = { consentText: '新的文字。' }
    await bench.content.payload.update({ collection: 'mailing-lists', id, data, overrideAccess: true })
    const { docs } = await bench.payload.find({ collection: 'changes', sort: '-id', limit: 1, overrideAccess: true })
    expect(docs[0]?.tags).toEqual(['mailing-lists'])
    bench.content.readers.drop(['mailing-lists'])
    expect(await bench.content.readers.create().findMailingList(id)).toMatchObject({
      consent: { text: '新的文字。', version: 2 },
    })
  })

  it('lets subscribers change what they said about themselves', async () => {
    const manage = await join({ firstname: '羽婷' })
    expect(await bench.newsletter.saveDetails(manage, { firstName: '羽', lastName: '葉', phone: '' })).toBe(true)
    expect(await bench.newsletter.find(manage, 'manage')).toMatchObject({ firstName: '羽', lastName: '葉', phone: '' })
  })

  it('writes mail to a folder where no SMTP server is configured, and the log says so without an address', async () => {
    const silent = bench.openAnother({ smtpUrl: null })
    await subscribe()
    await silent.sender.drain()
    const folder = `${bench.content.env.dataDir}/mail`
    const [name = ''] = readdirSync(folder)
    expect(readMail({ raw: readFileSync(`${folder}/${name}`, 'utf8').replaceAll(/\r?\n/g, '\r\n') }).subject).toBe(
      '請確認訂閱「系所電子報」',
    )
    expect(bench.log.join()).toContain('SMTP_URL is not set')
    expect(bench.log.join()).not.toContain('yuting')
  })
})
