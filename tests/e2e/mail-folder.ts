import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ReadMail, readMail } from '../newsletter/read-mail.ts'

/** The mails that were written to this address; the demo has no SMTP server, so they are files. */
export function mailsTo(address: string): ReadMail[] {
  const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'mail')
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
  return files
    .sort()
    .map((name) => readMail({ raw: readFileSync(path.join(folder, name), 'utf8').replaceAll(/\r?\n/g, '\r\n') }))
    .filter(({ headers }) => headers.get('to') === address)
}
