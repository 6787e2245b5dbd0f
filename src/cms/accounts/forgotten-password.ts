import { addDataAndFileToRequest, type Payload, type PayloadHandler, type PayloadRequest } from 'payload'
import { buttonTo, joinParts, paragraphs } from '#newsletter/mails/lay-out.ts'
import { accountMail } from './account-mail.ts'
import { NO_RESET_MAIL } from './no-mail.ts'
import { normaliseAccount } from './sign-in-locks.ts'

const RESET_MINUTES = 60
const RESET_SUBJECT = '重設您的後台密碼'
const MAX_UNDER_WAY = 10

let underWay = 0

/**
 * Answers at once and always the same, and looks for the account afterwards: neither the words nor the time tell whether there
 * is one, nor whether its mail could be sent.
 */
export const forgottenPassword: PayloadHandler = async (req) => {
  await addDataAndFileToRequest(req)
  const email = typeof req.data?.email === 'string' ? normaliseAccount(req.data.email) : ''
  if (email === '') return Response.json({ errors: [{ message: '請輸入電子郵件。' }] }, { status: 400 })
  const { sendsMail } = req.payload.config.custom as { sendsMail: boolean }
  // Payload's form takes whatever is JSON for a success.
  if (!sendsMail) return new Response(NO_RESET_MAIL, { status: 422, headers: { 'Cache-Control': 'no-store' } })
  setImmediate(() => mailReset(req.payload, email))
  const message = `如果有這個帳號，重設密碼的信已經寄出，連結 ${RESET_MINUTES} 分鐘內有效。`
  return Response.json({ message }, { headers: { 'Cache-Control': 'no-store' } })
}

async function mailReset(payload: Payload, email: string): Promise<void> {
  if (underWay >= MAX_UNDER_WAY) {
    payload.logger.warn('A request to reset a password was dropped: too many at once.')
    return
  }
  underWay++
  try {
    await payload.forgotPassword({ collection: 'users', data: { email } })
  } catch (error) {
    // The message of a failed query, like that of a mail server, repeats the address.
    const { name, code } = error as { name?: string; code?: string }
    payload.logger.error({ name, code }, 'The mail to reset a password could not be sent.')
  } finally {
    underWay--
  }
}

/** The mail; its link leads to the configured admin, whatever host the request named. */
export function resetMail(adminUrl: string) {
  return {
    expiration: RESET_MINUTES * 60_000,
    generateEmailSubject: () => RESET_SUBJECT,
    async generateEmailHTML({ req, token = '' }: { req?: PayloadRequest; token?: string } = {}) {
      if (req === undefined) throw new Error('The mail to reset a password is written for a request')
      const link = `${adminUrl}/admin/reset/${encodeURIComponent(token)}`
      const { html } = await accountMail(req.payload, {
        subject: RESET_SUBJECT,
        body: joinParts(
          paragraphs('您好：', '我們收到重設後台密碼的要求。請開啟下面的連結，設定新的密碼：'),
          buttonTo(link, '設定新的密碼'),
          paragraphs(`連結在 ${RESET_MINUTES} 分鐘內有效，只能使用一次。`),
        ),
        footer: paragraphs('如果不是您本人的要求，不必理會這封信，密碼不會改變。'),
      })
      return html
    },
  }
}
