import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import type { Email } from './mailer.ts'

/** What a mail says. */
export interface Message {
  subject: string
  text: string
  html: string
  /** One-click unsubscribing by RFC 8058; only mail that goes to a list has it. */
  unsubscribeUrl?: string
}

export interface Sender {
  /** The operator's address, with or without a name. */
  from: string
  name: string
  replyTo: string
  /** The site's host, for ids. */
  host: string
  /** What the mail is about, for ids. */
  topic: 'newsletter' | 'order' | 'review' | 'form'
  /** `null`: the mail is of no list. */
  list: { key: string } | null
}

/** A mail as the SMTP server takes it. The job's id makes the message id, so that a copy can be told from another mail. */
export async function writeEmail({ to, job, ...message }: Message & { to: string; job: number }, sender: Sender): Promise<Email> {
  const from = /<([^<>]+)>\s*$/.exec(sender.from)?.[1] ?? sender.from
  const composer = new MailComposer({
    from: { name: sender.name, address: from },
    to,
    ...(sender.replyTo === '' ? {} : { replyTo: sender.replyTo }),
    subject: message.subject,
    text: message.text,
    html: message.html,
    date: new Date(),
    messageId: `<${sender.topic}-${job}@${sender.host}>`,
    textEncoding: 'base64',
    headers: {
      ...(sender.list === null ? {} : { 'List-Id': `<${sender.list.key}.${sender.host}>` }),
      ...headersOf(message.unsubscribeUrl),
    },
  })
  const raw = await new Promise<Buffer>((resolve, reject) => {
    composer.compile().build((error, built) => (error ? reject(error) : resolve(built)))
  })
  return { from, to, raw, job }
}

function headersOf(unsubscribeUrl: string | undefined): Record<string, string> {
  if (unsubscribeUrl === undefined) return { 'Auto-Submitted': 'auto-generated' }
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    Precedence: 'bulk',
  }
}
