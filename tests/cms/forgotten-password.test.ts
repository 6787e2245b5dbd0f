import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readMail } from '../newsletter/read-mail.ts'
import { type SmtpServer, startSmtp } from '../newsletter/smtp.fixture.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'
import { createPeople, PASSWORD, type People } from './people.ts'
import { send } from './rest-people.ts'

const ADMIN_URL = 'https://admin.example.edu.tw'

describe.each(USUAL_DATABASES)('a forgotten password on %s', PATIENTLY, (kind) => {
  let content: Content
  let people: People
  let smtp: SmtpServer

  beforeAll(async () => {
    smtp = await startSmtp()
    const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@example.edu.tw' }
    content = await openContent(kind, { ADMIN_URL, ...mail })
    people = await createPeople(content.payload)
    const data = { university: '清水大學', department: '數位敘事學系', _status: 'published' as const }
    await content.payload.updateGlobal({ slug: 'site', data, overrideAccess: true })
  }, OPEN_LIMIT_MS)
  afterEach(() => vi.restoreAllMocks())
  afterAll(async () => {
    await content?.close()
    await smtp?.stop()
  })

  const ask = (email: unknown) => send(content, '/users/forgot-password', { body: { email } })

  it('is answered alike for an account and for nobody, before the search for it ends', async () => {
    let finish = () => {}
    const search = new Promise<string>((resolve) => {
      finish = () => resolve('')
    })
    const looked = vi.spyOn(content.payload, 'forgotPassword').mockReturnValue(search)
    const answers = []
    for (const email of [people.author.email, 'nobody@example.edu.tw']) {
      const { status, answer } = await ask(email)
      answers.push({ status, answer })
    }
    const message = '如果有這個帳號，重設密碼的信已經寄出，連結 60 分鐘內有效。'
    expect(answers).toEqual([
      { status: 200, answer: { message } },
      { status: 200, answer: { message } },
    ])
    await expect.poll(() => looked.mock.calls.length).toBe(2)
    finish()
    for (const email of ['', undefined, { equals: 'x' }]) expect((await ask(email)).status).toBe(400)
  })

  it('is mailed in Chinese with a link to the configured admin, which sets a new password once', async () => {
    const headers = { 'Content-Type': 'application/json', host: 'evil.example', origin: 'https://evil.example' }
    const body = JSON.stringify({ email: ` ${people.author.email.toUpperCase()} ` })
    await content.rest('/users/forgot-password', { method: 'POST', headers, body })
    await expect.poll(() => smtp.mails.length, { timeout: 60_000 }).toBe(1)
    const [mail = { from: '', to: [], raw: '' }] = smtp.mails
    expect(mail.to).toEqual([people.author.email])
    expect(readMail(mail).subject).toBe('重設您的後台密碼')
    const html = htmlOf(mail.raw)
    expect(html).toContain('我們收到重設後台密碼的要求')
    expect(html).toContain('<img src="http://localhost:3000/icons/sign.png"')
    expect(html).toContain('清水大學 數位敘事學系')
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link)
    expect(links).toEqual([expect.stringMatching(/^https:\/\/admin\.example\.edu\.tw\/admin\/reset\/[0-9a-f]{40}$/)])
    const token = links[0]?.split('/').at(-1)
    const reset = await send(content, '/users/reset-password', { body: { token, password: 'seven quiet lanterns' } })
    expect(reset.status).toBe(200)
    expect(reset.headers.get('set-cookie')).toMatch(/; Secure/)
  })

  it('is not mailed again and again', async () => {
    const asked = vi.spyOn(content.payload, 'forgotPassword')
    await ask(people.author.email)
    await expect.poll(() => asked.mock.results.length).toBe(1)
    await asked.mock.results[0]?.value
    expect(smtp.mails).toHaveLength(1)
  })

  it('leaves no address in the log where the mail server refuses it', async () => {
    const log = vi.spyOn(content.payload.logger, 'error')
    smtp.at = (stage) => (stage === 'rcpt' ? { say: `550 5.1.1 ${people.editor.email} unknown` } : undefined)
    expect((await ask(people.editor.email)).status).toBe(200)
    await expect.poll(() => log.mock.calls.length, { timeout: 60_000 }).toBe(1)
    expect(JSON.stringify(log.mock.calls)).toContain('could not be sent')
    expect(JSON.stringify(log.mock.calls)).not.toContain(people.editor.email)
  })

  it('leaves the old one as it is', async () => {
    const { email } = people.editor
    expect((await send(content, '/users/login', { body: { email, password: PASSWORD } })).status).toBe(200)
  })
})

/** The body of a mail of one part. */
function htmlOf(raw: string): string {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
