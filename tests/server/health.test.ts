import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkIfDue } from '#cms/health/watch-health.ts'
import { bad, type Finding, good, weak } from '#health/finding.ts'
import { lookAtEverything } from '#health/look-at-everything.ts'
import { readHealth } from '#health/state.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from '../cms/open-content.ts'
import { createPeople, PASSWORD } from '../cms/people.ts'
import { send, signInAs } from '../cms/rest-people.ts'
import { readMail } from '../newsletter/read-mail.ts'
import { type SmtpServer, startSmtp } from '../newsletter/smtp.fixture.ts'

const HOUR_MS = 60 * 60_000
const FULL = bad('磁碟', '剩餘 0.1 GB。', '請清出空間。')
const LOST = bad('檔案', '3 個檔案不見了。', '請從備份還原。')

describe.each(USUAL_DATABASES)('the health of the system on %s', PATIENTLY, (kind) => {
  let content: Content
  let smtp: SmtpServer
  let hours = 1

  beforeAll(async () => {
    smtp = await startSmtp()
    content = await openContent(kind, { SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@example.edu.tw' })
    await createPeople(content.payload)
  }, OPEN_LIMIT_MS)
  afterAll(async () => {
    await content?.close()
    await smtp?.stop()
  })

  /** The check of the next hour. */
  const check = (...findings: Finding[]) =>
    checkIfDue(content.payload, async () => findings, new Date(Date.now() + ++hours * HOUR_MS))

  it('is what the doctor says, for the admin to show', async () => {
    await checkIfDue(content.payload, () => lookAtEverything(content.env, 'src/cms/migrations'))
    const { findings, checkedAt } = await readHealth(content.sql)
    expect(checkedAt).not.toBeNull()
    expect(findings.map(({ about }) => about)).toEqual(
      expect.arrayContaining(['Node.js', '資料夾', '磁碟', '資料庫', '檔案', '排程', '寄件匣', '稽核紀錄', '寄信', '備份']),
    )
    expect(findings.filter(({ about }) => about === '資料庫')).toMatchObject([{ state: 'good' }])
    smtp.mails.length = 0
  })

  it('is looked at once more, a minute later, before anybody is mailed: a program that starts again is no news', async () => {
    const away = bad('後台', '執行中，但還沒有準備好（503）。', '請看程式的紀錄。')
    const start = Date.now() + ++hours * HOUR_MS
    // The last of these checks is a minute into the hour.
    hours += 1
    const checkAfter = (seconds: number, finding: Finding) =>
      checkIfDue(content.payload, async () => [finding], new Date(start + seconds * 1000))
    await checkAfter(0, away)
    await checkAfter(30, good('後台', '執行中'))
    expect((await readHealth(content.sql)).findings).toEqual([away])
    await checkAfter(60, good('後台', '執行中'))
    expect((await readHealth(content.sql)).findings).toEqual([good('後台', '執行中')])
    expect(smtp.mails).toEqual([])
  })

  it('is mailed to administrators when something stays bad, once until it is good again', async () => {
    await check(FULL, good('檔案', '都在'))
    expect(smtp.mails).toEqual([])
    await check(FULL, good('檔案', '都在'))
    expect(smtp.mails.map(({ to }) => to)).toEqual([['administrator@example.edu.tw']])
    const [mail = { raw: '' }] = smtp.mails
    expect(readMail(mail).subject).toBe('網站需要處理')
    await check(FULL, good('檔案', '都在'))
    await check(weak('磁碟', '剩餘 1.0 GB。', '請清出空間。'), good('檔案', '都在'))
    await check(FULL, good('檔案', '都在'))
    expect(smtp.mails).toHaveLength(1)
    await check(FULL, LOST)
    await check(FULL, LOST)
    expect(smtp.mails).toHaveLength(2)
    await check(good('磁碟', '剩餘 9.0 GB'), LOST)
    await check(FULL, LOST)
    await check(FULL, LOST)
    expect(smtp.mails).toHaveLength(3)
  })

  it('is mailed about later where the mail server refuses', async () => {
    const broken = bad('寄信', '連不上。', '請確認 SMTP_URL。')
    smtp.at = (stage) => (stage === 'rcpt' ? { say: '451 4.3.0 Try again later' } : undefined)
    await check(broken)
    await check(broken)
    smtp.at = () => undefined
    const before = smtp.mails.length
    await check(broken)
    await check(broken)
    expect(smtp.mails).toHaveLength(before + 1)
  })

  it('is looked at by one of several programs, once an hour, and when an administrator asks', async () => {
    let looks = 0
    const look = async () => {
      looks += 1
      return [good('磁碟', '夠')]
    }
    const soon = new Date(Date.now() + ++hours * HOUR_MS)
    await Promise.all(Array.from({ length: 4 }, () => checkIfDue(content.payload, look, soon)))
    expect(looks).toBe(1)
    const ask = async (person: string) =>
      (await send(content, '/health/check', { cookie: await signInAs(content, `${person}@example.edu.tw`, PASSWORD) })).status
    expect(await ask('editor')).toBe(403)
    await checkIfDue(content.payload, look, soon)
    expect(looks).toBe(1)
    expect(await ask('administrator')).toBe(200)
    await checkIfDue(content.payload, look, soon)
    expect(looks).toBe(2)
  })
})
