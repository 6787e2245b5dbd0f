import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer, MailLog } from './mailer.ts'

/** Stands in where no SMTP server is configured: messages become files that any mail program opens. */
export function createFolderMailer(folder: string, log: MailLog): Mailer {
  return {
    async send({ raw, job }, handOver) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        if (!(await handOver())) return { kind: 'stopped' }
        const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${job}.eml`
        const draft = join(folder, `.${name}`)
        await writeFile(draft, raw, { mode: 0o600 })
        await rename(draft, join(folder, name))
        log.warn({ folder, file: name }, 'SMTP_URL is not set: a message was written to a file instead of being sent')
        return { kind: 'sent' }
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
        return { kind: 'refused', isFinal: false, isMailboxGone: false, note: `無法寫入資料夾（${code}）` }
      }
    },
    rest: () => undefined,
  }
}
