import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Env } from '#platform/env.ts'
import { bundleWorker } from '../bundle-worker.ts'

const program = bundleWorker(fileURLToPath(new URL('newsletter-worker.ts', import.meta.url)))

export interface NewsletterProcess {
  /** Settles when the sign-up was acknowledged. */
  subscribe(listed: string, email: string): Promise<string>
  startSender(): void
  kill(): Promise<void>
}

/** A process of its own that accepts sign-ups and delivers mail, until it is killed. */
export async function startNewsletter(env: Env, smtpUrl: string, leaseMs: number): Promise<NewsletterProcess> {
  const child = spawn(process.execPath, await program, {
    stdio: ['pipe', 'ignore', 'inherit', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: env.dataDir,
      DATABASE_URL: env.database.url,
      SMTP_URL: smtpUrl,
      LEASE_MS: String(leaseMs),
      PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
    },
  })
  const said = child.stdio[3]
  if (!(said instanceof Readable)) throw new Error('The process has no pipe to answer through')
  const exited = once(child, 'exit')
  const waiting: ((line: string) => void)[] = []
  const lines: string[] = []
  createInterface(said).on('line', (line) => {
    const next = waiting.shift()
    if (next) next(line)
    else lines.push(line)
  })
  const nextLine = () =>
    new Promise<string>((resolve) => (lines.length > 0 ? resolve(lines.shift() ?? '') : waiting.push(resolve)))
  await nextLine()
  return {
    subscribe(listed, email) {
      child.stdin?.write(`${listed} ${email}\n`)
      return nextLine()
    },
    startSender: () => void child.stdin?.write('start\n'),
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
