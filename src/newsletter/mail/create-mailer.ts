import type { MailEnv } from '#platform/env.ts'
import { createFolderMailer } from './folder-mailer.ts'
import type { Mailer, MailLog } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

/** Through the SMTP server, or into a folder where there is none. */
export function createMailer(mail: MailEnv, mailDir: string, log: MailLog): Mailer {
  return mail.url === null ? createFolderMailer(mailDir, log) : createSmtpMailer(mail.url)
}
