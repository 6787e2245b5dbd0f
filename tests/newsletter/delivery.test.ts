import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { claimJob, markHanded, recoverJobs, retryNow, settleJob } from '#newsletter/outbox.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { countWork } from '#server/metrics/count-work.ts'
import { DATABASES, OPEN_LIMIT_MS, PATIENTLY } from '../cms/open-content.ts'
import { fieldsOf, type NewsletterBench, openNewsletter } from './open-newsletter.ts'
import { readMail } from './read-mail.ts'
import type { Behaviour, Stage } from './smtp.fixture.ts'

describe.each(DATABASES)('delivery on %s', PATIENTLY, (kind) => {
  let bench: NewsletterBench
  let listed: string

  beforeAll(async () => {
    bench = await openNewsletter(kind)
    listed = (await bench.createList()).key
  }, OPEN_LIMIT_MS)
  beforeEach(() => bench.empty())
  afterAll(() => bench.close())

  const subscribe = (name: string) =>
    bench.newsletter.subscribe({ fields: fieldsOf({ listed, email: `${name}@mingde.example` }) })
  const makeDue = () =>
    bench.payload.update({
      collection: 'outbox',
      where: { state: { equals: 'waiting' } },
      data: { dueAt: new Date(Date.now() - 1000).toISOString() },
      overrideAccess: true,
    })
  const only = async () => {
    const jobs = await bench.jobs()
    expect(jobs).toHaveLength(1)
    return jobs[0]
  }

  it.each<[string, Stage, Behaviour]>([
    ['hangs up at once', 'connect', 'drop'],
    ['is busy', 'connect', { say: '421 4.3.2 Try later' }],
    ['refuses the sender for now', 'mail', { say: '451 4.7.1 Greylisted' }],
    ['refuses the recipient for now', 'rcpt', { say: '450 4.2.1 Try later' }],
    ['hangs up before the content', 'data', 'drop'],
    ['wants no content for now', 'data', { say: '452 4.3.1 Disk full' }],
    ['does not keep the content', 'content', { say: '451 4.3.0 Try later' }],
  ])('a server that %s gets the mail later, once', async (_name, stage, behaviour) => {
    await subscribe('later')
    bench.smtp.at = (reached) => (reached === stage ? behaviour : undefined)
    await bench.newsletter.sender.drain()
    expect(await only()).toMatchObject({ state: 'waiting', attempts: 1, lastError: expect.stringContaining('郵件伺服器') })
    // Not due yet: nothing happens.
    bench.smtp.at = () => undefined
    await bench.newsletter.sender.drain()
    expect(bench.smtp.mails).toEqual([])
    await makeDue()
    await bench.newsletter.sender.drain()
    expect(bench.smtp.mails).toHaveLength(1)
    expect(await only()).toMatchObject({ state: 'sent', attempts: 2 })
  })

  it('waits longer after each attempt', async () => {
    await subscribe('patient')
    bench.smtp.at = () => 'drop'
    const waits: number[] = []
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await makeDue()
      await bench.newsletter.sender.drain()
      const { docs } = await bench.payload.find({ collection: 'outbox', overrideAccess: true })
      // From when it was put back, by the sender's own clock.
      waits.push(Date.parse(docs[0]?.dueAt ?? '') - Date.parse(docs[0]?.updatedAt ?? ''))
    }
    expect(waits[1]).toBeGreaterThan((waits[0] ?? 0) * 1.5)
    expect(waits[2]).toBeGreaterThan((waits[1] ?? 0) * 1.5)
  })

  it('a mailbox that does not exist is not written to again, by no list', async () => {
    await subscribe('gone')
    bench.smtp.at = (stage) => (stage === 'rcpt' ? { say: '550 5.1.1 <gone@mingde.example> no such user' } : undefined)
    await bench.newsletter.sender.drain()
    expect(await only()).toMatchObject({ state: 'failed', lastError: expect.stringContaining('5.1.1') })
    const { docs } = await bench.payload.find({ collection: 'suppressed-addresses', overrideAccess: true })
    expect(docs).toMatchObject([{ reason: 'bounced' }])
    // What an operator hears of it.
    expect(await countWork(bench.content.sql)).toContainEqual({ kind: 'mail', state: 'failed', number: 1 })
  })

  it('a server that hangs up after the content is never sent it again: the mail is uncertain until an editor decides', async () => {
    await subscribe('uncertain')
    bench.smtp.at = (stage) => (stage === 'content' ? 'drop' : undefined)
    await bench.newsletter.sender.drain()
    expect(await only()).toMatchObject({ state: 'uncertain' })
    bench.smtp.at = () => undefined
    await bench.newsletter.sender.drain()
    expect(bench.smtp.contents).toHaveLength(1)
    const { docs } = await bench.payload.find({ collection: 'outbox', overrideAccess: true })
    expect(await retryNow(bench.content.sql, docs[0]?.id ?? 0)).toBe(true)
    await bench.newsletter.sender.drain()
    expect(await only()).toMatchObject({ state: 'sent' })
  })

  it('many senders at once deliver each mail once, over one connection each', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `reader-${index}`)
    for (const name of names) await subscribe(name)
    const before = bench.smtp.connections()
    await Promise.all([bench.newsletter, bench.openAnother(), bench.openAnother()].map(({ sender }) => sender.drain()))
    expect(bench.smtp.mails.flatMap(({ to }) => to).sort()).toEqual(names.map((name) => `${name}@mingde.example`).sort())
    expect(bench.smtp.connections() - before).toBeLessThanOrEqual(3)
  })

  it('a process that was slower than its lease hands nothing over', async () => {
    await subscribe('slow')
    const sql = await sqlOf(bench.payload)
    const start = Date.now()
    const after = (ms: number) => new Date(start + ms)
    const slow = await claimJob(sql, { owner: 'slow', ms: 1000 }, after(0))
    if (slow === null) throw new Error('There is nothing to claim')
    expect(await claimJob(sql, { owner: 'quick', ms: 1000 }, after(500))).toBeNull()
    await recoverJobs(sql, after(2000))
    const quick = await claimJob(sql, { owner: 'quick', ms: 1000 }, after(2000))
    expect(quick?.id).toBe(slow.id)
    expect(await markHanded(sql, slow, after(2100))).toBe(false)
    expect(await settleJob(sql, slow, { state: 'sent' }, after(2100))).toBe(false)
    if (quick !== null) expect(await markHanded(sql, quick, after(2200))).toBe(true)
    // A process that died after handing over leaves it uncertain, and nobody takes it.
    await recoverJobs(sql, after(4000))
    expect(await only()).toMatchObject({ state: 'uncertain' })
    expect(await claimJob(sql, { owner: 'third', ms: 1000 }, after(4000))).toBeNull()
  })

  it('somebody who left before the mail went out does not get it', async () => {
    await subscribe('left')
    const person = await bench.person('left@mingde.example')
    await bench.payload.update({
      collection: 'subscribers',
      id: person?.id ?? 0,
      data: { status: 'unsubscribed' },
      overrideAccess: true,
    })
    await bench.newsletter.sender.drain()
    expect(bench.smtp.mails).toEqual([])
    expect(await only()).toMatchObject({ state: 'skipped' })
  })

  it('the mail is what RFC 5322 asks for, and names no one but its recipient', async () => {
    await bench.newsletter.subscribe({
      fields: fieldsOf({ listed, email: 'headers@mingde.example', firstname: '<b>買我🎁</b>' }),
    })
    await bench.newsletter.sender.drain()
    const [mail = { from: '', to: [], raw: '' }] = bench.smtp.mails
    const { headers, html, text } = readMail(mail)
    expect(headers.get('to')).toBe('headers@mingde.example')
    expect(headers.get('message-id')).toMatch(/^<newsletter-\d+@[\w.-]+>$/)
    expect(headers.get('auto-submitted')).toBe('auto-generated')
    expect(headers.get('date')).toMatch(/\d{4}/)
    expect(mail.raw.split('\r\n').every((line) => line.length <= 998 && /^[\x20-\x7e\t]*$/.test(line))).toBe(true)
    // Strangers fill in the form, so nothing of it stands in the mail.
    expect(html + text).not.toContain('買我')
  })
})
