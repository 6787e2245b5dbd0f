import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queueIssue } from '#newsletter/issues.ts'
import type { Sender } from '#newsletter/sender.ts'
import type { Newsletter } from '#platform/payload-types.ts'
import { documentOf, paragraph } from '#settings/rich-text/compose.ts'
import { DATABASES, type DatabaseKind, OPEN_LIMIT_MS } from '../cms/open-content.ts'
import { eventually } from '../fixtures/eventually.ts'
import { isWhole } from '../whole.ts'
import { type NewsletterProcess, startNewsletter } from './newsletter-process.ts'
import { type NewsletterBench, openNewsletter } from './open-newsletter.ts'
import type { Stage } from './smtp.fixture.ts'

const LEASE_MS = 1500
const ADDRESS = 'reader@mingde.example'

/** The moments of a delivery at which the process is killed, and whether the content had left it by then. */
const MOMENTS: { stage: Stage; hasLeft: boolean }[] = [
  { stage: 'connect', hasLeft: false },
  { stage: 'mail', hasLeft: false },
  { stage: 'rcpt', hasLeft: false },
  { stage: 'data', hasLeft: false },
  { stage: 'content', hasLeft: true },
  { stage: 'accepted', hasLeft: true },
]

/** The moments before the content differ in nothing that a database sees. `npm test` kills right before it and, on SQLite, right after it. */
function momentsOn(kind: DatabaseKind) {
  if (!isWhole) return MOMENTS.slice(3, kind === 'sqlite' ? 5 : 4)
  return kind === 'sqlite' ? MOMENTS : MOMENTS.slice(-3)
}

describe.each(DATABASES)('kill -9 on %s', (kind) => {
  let bench: NewsletterBench
  let listed: string
  /** Started ahead, since loading Payload takes longer than a test. */
  let next: Promise<NewsletterProcess>
  let successor: Sender

  const start = () => startNewsletter(bench.content.env, bench.smtp.url, LEASE_MS)
  const takeVictim = async () => {
    const victim = await next
    next = start()
    return victim
  }

  beforeAll(async () => {
    bench = await openNewsletter(kind)
    listed = (await bench.createList()).key
    next = start()
  }, OPEN_LIMIT_MS)
  beforeEach(async () => {
    await bench.empty()
    successor = bench.openAnother({ leaseMs: LEASE_MS, pollMs: 100 }).sender
  })
  afterEach(() => successor.stop())
  afterAll(async () => {
    await (await next).kill()
    await bench.close()
  }, OPEN_LIMIT_MS)

  it('right after a sign-up was acknowledged loses nothing: the next process sends the mail, once', async () => {
    const victim = await takeVictim()
    expect(await victim.subscribe(listed, ADDRESS)).toBe(`pending ${ADDRESS}`)
    await victim.kill()
    expect(bench.smtp.mails).toEqual([])
    successor.start()
    await eventually(() => expect(bench.smtp.mails.flatMap(({ to }) => to)).toEqual([ADDRESS]))
    await eventually(async () => expect(await bench.jobs()).toMatchObject([{ state: 'sent' }]))
    expect((await bench.person(ADDRESS))?.status).toBe('pending')
  })

  it.each(momentsOn(kind))(
    'at the stage $stage of a delivery mails nobody twice and loses no one',
    async ({ stage, hasLeft }) => {
      const victim = await takeVictim()
      const killed = new Promise<void>((resolve) => {
        // The server keeps the conversation waiting until the process is dead.
        bench.smtp.at = async (now) => {
          if (now !== stage) return undefined
          bench.smtp.at = () => undefined
          await victim.kill()
          resolve()
          return stage === 'accepted' ? undefined : 'drop'
        }
      })
      await victim.subscribe(listed, ADDRESS)
      victim.startSender()
      await killed
      successor.start()
      const final = hasLeft ? /uncertain|sent/ : /sent/
      await eventually(async () => expect((await bench.jobs())[0]?.state).toMatch(final))
      // What comes later goes out, and still there is no second copy.
      await bench.newsletter.subscribe({ fields: Object.entries({ listed, email: 'later@mingde.example' }) })
      await eventually(() => expect(bench.smtp.mails.flatMap(({ to }) => to)).toContain('later@mingde.example'))
      expect(bench.smtp.contents.filter(({ to }) => to[0] === ADDRESS)).toHaveLength(1)
      expect(await bench.person(ADDRESS)).toMatchObject({ status: 'pending' })
    },
  )

  it('in the middle of an issue: the next process goes on, and nobody gets it twice', async () => {
    const list = await bench.createList()
    const readers = Array.from({ length: 12 }, (_, index) => `reader${index}@mingde.example`)
    for (const email of readers) {
      const data = { list: list.id, email, status: 'subscribed', consentText: '紙本' } as const
      await bench.payload.create({ collection: 'subscribers', data, overrideAccess: true })
    }
    const body = documentOf(paragraph('本月消息')) as Newsletter['body']
    const issue = await bench.payload.create({
      collection: 'newsletters',
      data: { subject: '十一月號', list: list.id, body, state: 'draft' },
      overrideAccess: true,
    })
    const victim = await takeVictim()
    const killed = new Promise<void>((resolve) => {
      bench.smtp.at = async (stage, { to }) => {
        if (stage !== 'rcpt' || to[0] !== readers[5]) return undefined
        bench.smtp.at = () => undefined
        await victim.kill()
        resolve()
        return 'drop'
      }
    })
    await queueIssue(bench.payload, issue.id)
    victim.startSender()
    await killed
    successor.start()
    const isSent = async () =>
      (await bench.payload.findByID({ collection: 'newsletters', id: issue.id, overrideAccess: true })).state
    await eventually(async () => expect(await isSent()).toBe('sent'))
    expect(new Set((await bench.jobs()).map(({ state }) => state))).toEqual(new Set(['sent']))
    expect(bench.smtp.contents.flatMap(({ to }) => to).sort()).toEqual(readers.toSorted())
  })
})
