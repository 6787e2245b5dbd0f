import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMail } from '../newsletter/read-mail.ts'
import { type SmtpServer, startSmtp } from '../newsletter/smtp.fixture.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { createPeople, PASSWORD } from './people.ts'
import { send, signInAs } from './rest-people.ts'

const ADMIN_URL = 'https://admin.example.edu.tw'
const COLLEAGUE = { name: '王助教', email: 'wang@example.edu.tw', role: 'editor' }
const CHOSEN = 'seven quiet lanterns'

describe('an invitation', PATIENTLY, () => {
  let content: Content
  let smtp: SmtpServer

  beforeAll(async () => {
    smtp = await startSmtp()
    content = await openContent('sqlite', { ADMIN_URL, SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@example.edu.tw' })
    await createPeople(content.payload)
    const data = { university: '清水大學', department: '數位敘事學系', _status: 'published' as const }
    await content.payload.updateGlobal({ slug: 'site', data, overrideAccess: true })
  }, OPEN_LIMIT_MS)
  afterAll(async () => {
    await content?.close()
    await smtp?.stop()
  })

  const invite = async (person: string, body: object, path = '/users/invite') =>
    send(content, path, { body, cookie: await signInAs(content, `${person}@example.edu.tw`, PASSWORD) })
  const tokens = () => smtp.mails.map((mail) => /\/admin\/reset\/([0-9a-f]{40})/.exec(readMail(mail).html)?.[1] ?? '')
  const choose = (token: string) => send(content, '/users/reset-password', { body: { token, password: CHOSEN } })
  const storedOf = (email: string) =>
    content.payload.db.findOne<{ id: number; resetPasswordToken?: string; role: string }>({
      collection: 'users',
      where: { email: { equals: email } },
    })

  it('is for administrators to send, and complete', async () => {
    for (const person of ['author', 'editor']) expect((await invite(person, COLLEAGUE)).status).toBe(403)
    expect((await send(content, '/users/invite', { body: COLLEAGUE })).status).toBe(401)
    for (const body of [
      {},
      { ...COLLEAGUE, role: 'king' },
      { ...COLLEAGUE, name: '' },
      { ...COLLEAGUE, email: { equals: 'x' } },
      // Whoever makes an administrator gives their own password.
      { ...COLLEAGUE, role: 'administrator' },
      { ...COLLEAGUE, role: 'administrator', currentPassword: 'not the right one' },
    ]) {
      expect((await invite('administrator', body)).status).toBe(400)
    }
    expect(await storedOf(COLLEAGUE.email)).toBeNull()
    expect(smtp.mails).toEqual([])
  })

  it('is mailed in Chinese; of its link only a hash is stored', async () => {
    expect(await invite('administrator', COLLEAGUE)).toMatchObject({
      status: 200,
      answer: { message: expect.stringContaining('王助教') },
    })
    await expect.poll(() => smtp.mails.length, { timeout: 60_000 }).toBe(1)
    const [mail = { from: '', to: [], raw: '' }] = smtp.mails
    expect(mail.to).toEqual([COLLEAGUE.email])
    const { subject, html, text } = readMail(mail)
    expect(subject).toBe('請設定您的後台密碼')
    expect(html).toContain('<img src="http://localhost:3000/icons/sign.png"')
    for (const words of [html, text]) expect(words).toContain('清水大學 數位敘事學系')
    const [token = ''] = tokens()
    expect(token).toMatch(/^[0-9a-f]{40}$/)
    const stored = await storedOf(COLLEAGUE.email)
    expect(stored?.role).toBe('editor')
    expect(stored?.resetPasswordToken).toMatch(/^[0-9a-f]{64}$/)
    expect((await choose(stored?.resetPasswordToken ?? '')).status).toBe(403)
  })

  it('can be sent once more, which voids the first; then the password is chosen, one time only', async () => {
    expect((await invite('administrator', COLLEAGUE)).status).toBe(409)
    const { id = 0 } = (await storedOf(COLLEAGUE.email)) ?? {}
    expect((await invite('editor', {}, `/users/${id}/invite`)).status).toBe(403)
    expect((await invite('administrator', {}, `/users/${id}/invite`)).status).toBe(200)
    await expect.poll(() => smtp.mails.length, { timeout: 60_000 }).toBe(2)
    const [first = '', second = ''] = tokens()
    expect((await choose(first)).status).toBe(403)
    expect((await choose(second)).status).toBe(200)
    expect((await choose(second)).status).toBe(403)
    expect(await signInAs(content, COLLEAGUE.email, CHOSEN)).not.toBe('')
  })
})

describe('a site without a mail server', PATIENTLY, () => {
  let content: Content

  beforeAll(async () => {
    content = await openContent('sqlite', { ADMIN_URL })
    await createPeople(content.payload)
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  it('says so instead of pretending to send an invitation, and makes no account', async () => {
    const cookie = await signInAs(content, 'administrator@example.edu.tw', PASSWORD)
    const { status, answer } = await send(content, '/users/invite', { body: COLLEAGUE, cookie })
    expect(status).toBe(422)
    expect(answer.message).toContain('請用「新增」建立帳號')
    const { totalDocs } = await content.payload.count({
      collection: 'users',
      where: { email: { equals: COLLEAGUE.email } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(0)
  })

  it('says so to whoever forgot a password, and whom to ask', async () => {
    const response = await content.rest('/users/forgot-password', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'author@example.edu.tw' }),
    })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('請找管理員')
  })
})
