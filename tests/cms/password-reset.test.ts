import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../fixtures/eventually.ts'
import { type SmtpServer, startSmtp } from '../newsletter/smtp.fixture.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'

const ADMIN_URL = 'https://admin.mingde.example'
const PERSON = { email: 'lin@mingde.example', password: 'forgotten-long-ago', name: '林老師' }
const NEW_PASSWORD = 'a-password-to-remember'

describe.each(USUAL_DATABASES)('a forgotten password on %s', PATIENTLY, (kind) => {
  let smtp: SmtpServer
  let content: Content

  beforeAll(async () => {
    smtp = await startSmtp()
    content = await openContent(kind, { ADMIN_URL, SMTP_URL: smtp.url })
  }, OPEN_LIMIT_MS)

  afterAll(async () => {
    await content?.close()
    await smtp?.stop()
  })

  beforeEach(async () => {
    const { payload } = content
    await payload.delete({ collection: 'users', where: { id: { exists: true } }, overrideAccess: true })
    await payload.create({ collection: 'users', data: { ...PERSON, role: 'editor' }, overrideAccess: true })
    smtp.mails.length = 0
    smtp.at = () => undefined
  })

  const askForMail = () => content.payload.forgotPassword({ collection: 'users', data: { email: PERSON.email } })
  const reset = (token: string) =>
    content.payload.resetPassword({ collection: 'users', data: { token, password: NEW_PASSWORD }, overrideAccess: true })
  const logIn = (password: string) => content.payload.login({ collection: 'users', data: { email: PERSON.email, password } })

  const untilMailed = () => eventually(() => expect(smtp.mails.map(({ to }) => to)).toEqual([[PERSON.email]]))

  it('is replaced through the link in a mail, at once and one time only', async () => {
    // Payload writes beside its own transaction here: where that waited for the other, it would be refused in the end.
    await askForMail()
    await untilMailed()
    const token = tokenIn(smtp)
    await expect(logIn(NEW_PASSWORD)).rejects.toThrow()
    await reset(token)
    expect(await logIn(NEW_PASSWORD)).toMatchObject({ user: { email: PERSON.email } })
    await expect(logIn(PERSON.password)).rejects.toThrow()
    await expect(reset(token)).rejects.toThrow('已經失效')
  })

  it('is mailed about once, however often it is asked for', async () => {
    await Promise.all([askForMail(), askForMail(), askForMail(), askForMail()])
    await untilMailed()
    await reset(tokenIn(smtp))
    expect(await logIn(NEW_PASSWORD)).toMatchObject({ user: { email: PERSON.email } })
    expect(smtp.mails).toHaveLength(1)
  })

  it('holds nobody up while the mail server is slow', async () => {
    let answer = () => {}
    smtp.at = (stage) => (stage === 'connect' ? new Promise((resolve) => (answer = () => resolve(undefined))) : undefined)
    const connections = smtp.connections()
    await askForMail()
    await eventually(() => expect(smtp.connections()).toBe(connections + 1))
    await content.payload.create({ collection: 'tags', data: { name: '研討會', slug: `tag-${kind}` }, overrideAccess: true })
    expect(smtp.mails).toEqual([])
    answer()
    await untilMailed()
  })

  it('leaves no address in the log where the mail server refuses the mail', async () => {
    const log = vi.spyOn(content.payload.logger, 'error').mockImplementation(() => undefined)
    smtp.at = (stage) => (stage === 'rcpt' ? { say: `550 5.1.1 ${PERSON.email} is unknown` } : undefined)
    await askForMail()
    await eventually(() => expect(log).toHaveBeenCalledOnce())
    expect(JSON.stringify(log.mock.calls)).toContain('could not be sent')
    expect(JSON.stringify(log.mock.calls)).not.toContain(PERSON.email)
    log.mockRestore()
  })
})

/** From the link to the admin in the only mail that arrived; its text is quoted-printable. */
function tokenIn({ mails }: SmtpServer): string {
  const html = mails.map(({ raw }) => raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')).join()
  const token = new RegExp(`href="${ADMIN_URL}/admin/reset/([0-9a-f]{40})"`).exec(html)?.[1]
  if (token === undefined) throw new Error(`The mail has no link to the admin: ${html}`)
  return token
}
