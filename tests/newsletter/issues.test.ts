import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queueIssue, queueTest } from '#newsletter/issues.ts'
import type { MailingList, Newsletter } from '#platform/payload-types.ts'
import { documentOf, formatted, headingNode, linkNode, list, paragraph } from '#settings/rich-text/compose.ts'
import { OPEN_LIMIT_MS, PATIENTLY, USUAL_DATABASES } from '../cms/open-content.ts'
import { openRest } from '../cms/open-rest.ts'
import { as, createPeople, type People, type Person, whoMay } from '../cms/people.ts'
import { PNG } from '../cms/sample-files.ts'
import { type NewsletterBench, openNewsletter } from './open-newsletter.ts'
import { readMail, tokenIn } from './read-mail.ts'

const BODY = documentOf(
  headingNode('h2', '本月消息'),
  paragraph(
    '演講比賽 ',
    formatted('第一名', 1),
    '，請看',
    linkNode('/news/award/', '報導'),
    '與',
    linkNode('javascript:alert(1)', '這裡'),
    '。',
  ),
  list('bullet', '公演 <12/5>', '講座'),
) as Newsletter['body']

describe.each(USUAL_DATABASES)('an issue of the newsletter on %s', PATIENTLY, (kind) => {
  let bench: NewsletterBench
  let people: People
  let mailingList: MailingList

  beforeAll(async () => {
    bench = await openNewsletter(kind)
    people = await createPeople(bench.content.payload)
    mailingList = await bench.createList({ replyTo: 'office@mingde.example' })
  }, OPEN_LIMIT_MS)
  beforeEach(() => bench.empty())
  afterAll(() => bench.close())

  // The admin would refuse the script address; what is stored may be older than that rule.
  const writeIssue = (data: Partial<Newsletter> = {}) =>
    bench.payload.create({
      collection: 'newsletters',
      data: { subject: '十一月號', preheader: '得獎與公演', list: mailingList.id, body: BODY, state: 'draft', ...data },
      overrideAccess: true,
    })
  const addReaders = async (count: number) => {
    for (let number = 1; number <= count; number += 1) {
      const data = {
        list: mailingList.id,
        email: `reader${number}@mingde.example`,
        status: 'subscribed',
        consentText: '紙本',
      } as const
      await bench.payload.create({ collection: 'subscribers', data, overrideAccess: true })
    }
  }
  const stateOf = async ({ id }: Newsletter) =>
    bench.payload.findByID({ collection: 'newsletters', id, depth: 0, overrideAccess: true })

  it('goes to everybody who is subscribed, once, with a way out by one click', async () => {
    await addReaders(3)
    const data = { list: mailingList.id, email: 'pending@mingde.example', status: 'pending', consentText: '紙本' } as const
    await bench.payload.create({ collection: 'subscribers', data, overrideAccess: true })
    const issue = await writeIssue()
    expect(await queueIssue(bench.payload, issue.id)).toEqual({ kind: 'queued', recipients: 3 })
    expect(await stateOf(issue)).toMatchObject({ state: 'queued' })
    await bench.newsletter.sender.drain()
    expect(bench.smtp.mails.flatMap(({ to }) => to)).toEqual([1, 2, 3].map((number) => `reader${number}@mingde.example`))
    expect(await stateOf(issue)).toMatchObject({ state: 'sent', report: { sent: 3, failed: 0, skipped: 0, uncertain: 0 } })

    const mails = bench.smtp.mails.map(readMail)
    const [mail] = mails
    if (mail === undefined) throw new Error('No mail has arrived')
    expect(mail.subject).toBe('十一月號')
    expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail.headers.get('list-unsubscribe')).toMatch(
      /^<http:\/\/localhost:3000\/newsletter\/unsubscribe\/\?token=[\w-]{43}>$/,
    )
    expect(mail.headers.get('reply-to')).toBe('office@mingde.example')
    expect(mail.html).toContain('<strong>第一名</strong>')
    expect(mail.html).toContain('http://localhost:3000/news/award/')
    expect(mail.html).toContain('公演 &#60;12/5&#62;')
    expect(mail.html).not.toContain('javascript:')
    expect(mail.text).toContain('・講座')
    expect(mail.text).toContain('報導（http://localhost:3000/news/award/）')
    // Each has a link of its own.
    expect(new Set(mails.map((each) => tokenIn(each, '/newsletter/unsubscribe/'))).size).toBe(3)
    expect(await bench.newsletter.leave(tokenIn(mail, '/newsletter/unsubscribe/'), { isForGood: false })).not.toBeNull()
    expect((await bench.person('reader1@mingde.example'))?.status).toBe('unsubscribed')
  })

  it('is queued once, however often and by however many the button is pressed', async () => {
    await addReaders(5)
    const issue = await writeIssue()
    const results = await Promise.all(Array.from({ length: 6 }, () => queueIssue(bench.payload, issue.id)))
    expect(results.filter(({ kind: result }) => result === 'queued')).toHaveLength(1)
    await Promise.all([bench.newsletter, bench.openAnother()].map(({ sender }) => sender.drain()))
    expect(bench.smtp.mails).toHaveLength(5)
    expect(await queueIssue(bench.payload, issue.id)).toEqual({ kind: 'not-a-draft' })
  })

  it('skips who has left meanwhile, and goes on after a failure', async () => {
    await addReaders(4)
    const issue = await writeIssue()
    await queueIssue(bench.payload, issue.id)
    const second = await bench.person('reader2@mingde.example')
    await bench.payload.update({
      collection: 'subscribers',
      id: second?.id ?? 0,
      data: { status: 'unsubscribed' },
      overrideAccess: true,
    })
    bench.smtp.at = (stage, { to }) => (stage === 'rcpt' && to[0]?.startsWith('reader3') ? { say: '554 5.7.1 No' } : undefined)
    await bench.newsletter.sender.drain()
    expect(bench.smtp.mails.flatMap(({ to }) => to)).toEqual(['reader1@mingde.example', 'reader4@mingde.example'])
    expect(await stateOf(issue)).toMatchObject({ state: 'sent', report: { sent: 2, skipped: 1, failed: 1 } })
  })

  it('is not sent to nobody', async () => {
    const issue = await writeIssue()
    expect(await queueIssue(bench.payload, issue.id)).toEqual({ kind: 'nobody' })
    expect(await stateOf(issue)).toMatchObject({ state: 'draft' })
  })

  describe('at a moment', () => {
    const askAs = async (person: Person, id: number, path: string, body: object = {}) => {
      const headers = { 'content-type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify(body) }
      return (await openRest(bench.content).ask(person, `/newsletters/${id}/${path}`, init)).status
    }
    const comes = (at: string) => bench.content.sql.run('update newsletters set scheduled_at = ?', [at])

    it('goes out once, whichever of several programs finds it due', async () => {
      await addReaders(3)
      const issue = await writeIssue()
      expect(await askAs('author', issue.id, 'schedule', { at: '2999-01-01T09:00+08:00' })).toBe(403)
      for (const at of ['', 'soon', '2999-13-41T99:99']) expect(await askAs('editor', issue.id, 'schedule', { at })).toBe(400)
      expect(await askAs('editor', issue.id, 'schedule', { at: '2020-01-01T09:00+08:00' })).toBe(409)
      expect(await askAs('editor', issue.id, 'schedule', { at: '2999-01-01T09:00+08:00' })).toBe(200)
      expect(await stateOf(issue)).toMatchObject({ state: 'scheduled', scheduledAt: '2999-01-01T01:00:00.000Z' })
      expect(await askAs('editor', issue.id, 'send')).toBe(409)
      expect(await askAs('editor', issue.id, 'send')).toBe(409)
      await bench.newsletter.sender.drain()
      expect(bench.smtp.mails).toHaveLength(0)
      // Its time has come while no program ran; those that start next find it.
      await comes('2020-01-01T01:00:00.000Z')
      const programs = [bench.openAnother(), bench.openAnother(), bench.openAnother()]
      await Promise.all(programs.map(({ sender }) => sender.drain()))
      await bench.newsletter.sender.drain()
      expect(bench.smtp.mails.flatMap(({ to }) => to).sort()).toEqual([1, 2, 3].map((at) => `reader${at}@mingde.example`))
      expect(await stateOf(issue)).toMatchObject({ state: 'sent', report: { sent: 3 } })
      expect(await askAs('editor', issue.id, 'unschedule')).toBe(409)
    })

    it('is called off until then, and is a draft again, also where nobody is subscribed', async () => {
      const issue = await writeIssue()
      const at = '2999-01-01T09:00+08:00'
      expect(await askAs('editor', issue.id, 'schedule', { at })).toBe(200)
      expect(await askAs('editor', issue.id, 'unschedule')).toBe(200)
      expect(await stateOf(issue)).toMatchObject({ state: 'draft', scheduledAt: null })
      expect(await askAs('editor', issue.id, 'schedule', { at })).toBe(200)
      await comes('2020-01-01T01:00:00.000Z')
      await bench.newsletter.sender.drain()
      expect(await stateOf(issue)).toMatchObject({ state: 'draft', scheduledAt: null })
    })
  })

  it('shows pictures, and tells of posts as far as they are published', async () => {
    await addReaders(1)
    const { payload } = bench.content
    const picture = await payload.create({
      collection: 'media',
      data: { alt: '領獎的 "三人"' },
      file: { name: 'award.png', data: PNG, mimetype: 'image/png', size: PNG.length },
      overrideAccess: true,
    })
    const post = async (title: string) => {
      const data = { title, excerpt: `${title}的摘要`, _status: 'published' as const }
      return (await payload.create({ collection: 'posts', data, overrideAccess: true })).id
    }
    const upload = { type: 'upload', relationTo: 'media', value: picture.id, version: 3, fields: {} }
    const body = documentOf(paragraph('請看照片。'), upload) as Newsletter['body']
    const posts = [await post('公演 <加演>'), await post('不再公開')]
    const issue = await writeIssue({ body, posts })
    await payload.update({ collection: 'posts', id: posts[1] ?? 0, data: { _status: 'draft' }, overrideAccess: true })
    await queueIssue(bench.payload, issue.id)
    await bench.newsletter.sender.drain()
    const mail = readMail(bench.smtp.mails[0] ?? { raw: '' })
    expect(mail.html).toMatch(/<img style="[^"]*" src="http:\/\/localhost:3000\/[^"]+" alt="領獎的 &#34;三人&#34;">/)
    expect(mail.html).toContain('公演 &#60;加演&#62;</a>')
    expect(mail.html).toContain('公演 &#60;加演&#62;的摘要')
    expect(mail.html).not.toContain('不再公開')
    expect(mail.text).toContain('［圖片：領獎的 "三人"］')
    expect(mail.text).toContain('公演 <加演>的摘要')
  })

  it('can be tried out: one mail to the editor, no one else', async () => {
    await addReaders(2)
    const issue = await writeIssue()
    await queueTest(bench.payload, { newsletter: issue.id, user: Number(people.editor.id) })
    await bench.newsletter.sender.drain()
    expect(bench.smtp.mails.flatMap(({ to }) => to)).toEqual(['editor@example.edu.tw'])
    const [mail = { raw: '' }] = bench.smtp.mails
    expect(readMail(mail).subject).toBe('［試寄］十一月號')
    expect(await stateOf(issue)).toMatchObject({ state: 'draft' })
  })

  it('a confirmation mail overtakes an issue that is being sent', async () => {
    await addReaders(3)
    await queueIssue(bench.payload, (await writeIssue()).id)
    await bench.newsletter.subscribe({
      fields: [
        ['listed', mailingList.key],
        ['email', 'new@mingde.example'],
      ],
    })
    await bench.newsletter.sender.drain()
    expect(bench.smtp.mails[0]?.to).toEqual(['new@mingde.example'])
  })

  it('is written and read by editors; what was sent stays as it was sent', async () => {
    const { payload } = bench.content
    await addReaders(1)
    const draft = await writeIssue({ body: documentOf(paragraph('文')) as Newsletter['body'] })
    const data = { subject: '改過的主旨' }
    const change = (id: number) => whoMay(people, (person) => payload.update({ collection: 'newsletters', id, data, ...person }))
    expect(await change(draft.id)).toEqual(['editor', 'administrator'])
    await queueIssue(bench.payload, draft.id)
    expect(await change(draft.id)).toEqual([])
    expect(await whoMay(people, (person) => payload.delete({ collection: 'newsletters', id: draft.id, ...person }))).toEqual([])
    const forged = await payload.create({
      collection: 'newsletters',
      data: { subject: '偽造', list: mailingList.id, body: documentOf(paragraph('文')) as Newsletter['body'], state: 'sent' },
      ...as(people, 'editor'),
    })
    expect(forged.state).toBe('draft')
  })
})
