import { Readable } from 'node:stream'
import SMTPConnection, { type SmtpError } from 'nodemailer/lib/smtp-connection/index.js'
import type { Email, Mailer, MailResult } from './mailer.ts'
import { type SmtpAddress, smtpAddressOf } from './smtp-address.ts'

const PATIENCE_MS = { connection: 10_000, greeting: 10_000, silence: 30_000 }

/**
 * One conversation with the SMTP server, kept open while there is something to send. nodemailer's transports take a message
 * before they have spoken to the server; here the content is asked for only after the server said that it will take it (354),
 * and that is when `handOver` is asked.
 */
export function createSmtpMailer(url: string): Mailer {
  const address = smtpAddressOf(url)
  let open: SMTPConnection | null = null

  async function connection(): Promise<SMTPConnection> {
    if (open !== null) return open
    const fresh = await connect(address)
    open = fresh
    fresh.on('end', () => drop(fresh))
    return fresh
  }

  function drop(one: SMTPConnection): void {
    if (open === one) open = null
    one.close()
  }

  return {
    async send(email, handOver) {
      try {
        const used = await connection()
        const result = await converse(used, email, handOver)
        if (result.kind !== 'sent') drop(used)
        return result
      } catch (error) {
        return refusalOf(error instanceof Error ? error : new Error(String(error)))
      }
    },
    rest() {
      open?.quit()
      open = null
    },
  }
}

function connect({ options, auth }: SmtpAddress): Promise<SMTPConnection> {
  const { connection: connectionTimeout, greeting: greetingTimeout, silence: socketTimeout } = PATIENCE_MS
  const fresh = new SMTPConnection({
    ...options,
    connectionTimeout,
    greetingTimeout,
    socketTimeout,
    dnsTimeout: connectionTimeout,
  })
  return new Promise((resolve, reject) => {
    const fail = (error: SmtpError) => {
      fresh.close()
      reject(error)
    }
    // Stays for good: an error event that nobody hears would end the process.
    fresh.on('error', fail)
    fresh.once('end', () => reject(new Error('The server closed the connection')))
    fresh.connect((error) => {
      if (error) fail(error)
      else if (auth === null) resolve(fresh)
      else fresh.login(auth, (refusal) => (refusal ? fail(refusal) : resolve(fresh)))
    })
  })
}

function converse(connection: SMTPConnection, email: Email, handOver: () => Promise<boolean>): Promise<MailResult> {
  return new Promise((resolve) => {
    let isOver = false
    let isHanded = false
    let isStopped = false
    const finish = (result: MailResult) => {
      if (isOver) return
      isOver = true
      connection.off('error', onFailure)
      connection.off('end', onEnd)
      resolve(result)
    }
    const onFailure = (error: SmtpError) => {
      if (isStopped) finish({ kind: 'stopped' })
      else if (isHanded && error.responseCode === undefined) finish({ kind: 'uncertain', note: noteOf(error) })
      else finish(refusalOf(error))
    }
    const onEnd = () => onFailure(new Error('The server closed the connection'))

    async function* content() {
      // nodemailer drains the message of a refused envelope, too. By the next turn it has said so.
      await new Promise((next) => setImmediate(next))
      if (isOver) return
      isStopped = !(await handOver())
      if (isStopped) throw new Error('The lease of the job is over')
      isHanded = true
      yield email.raw
    }

    connection.on('error', onFailure)
    connection.on('end', onEnd)
    connection.send({ from: email.from, to: [email.to] }, Readable.from(content()), (error) => {
      if (error) onFailure(error)
      else finish({ kind: 'sent' })
    })
  })
}

const MAILBOX_GONE = /^55\d[ -]5\.1\.(1|2|3|6|10)\b/

function refusalOf(error: SmtpError): MailResult {
  const answer = error.rejectedErrors?.[0] ?? error
  const isFinal = (answer.responseCode ?? 0) >= 500 && answer.code !== 'EAUTH'
  return { kind: 'refused', isFinal, isMailboxGone: isFinal && MAILBOX_GONE.test(answer.response ?? ''), note: noteOf(answer) }
}

/** For editors: what the server said, or what became of the connection. */
function noteOf({ response, code, message }: SmtpError): string {
  return response ? `郵件伺服器：${response}` : `郵件伺服器：${code ?? message}`
}
