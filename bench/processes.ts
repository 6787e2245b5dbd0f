import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

// Node 20 needs the condition: without it an import of Payload's editor may never settle.
export const NODE_ARGS = ['-C', 'production']
export const TSX_ARGS = [...NODE_ARGS, '--import', 'tsx']

const SECRET = randomBytes(32).toString('hex')
const GRACE_MS = 5000
const PREPARE_LIMIT_MS = 240_000
const TICKS_PER_SECOND = 100

/** The surroundings of a program of ours on a database of its own. */
export function programEnv(dataDir: string, more: Record<string, string> = {}): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    NODE_OPTIONS: '',
    LECTERN_MODE: 'demo',
    SECRET,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SITE_HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_SCALE: '10000',
    PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
    ...more,
  }
}

/** Migrates the database and, in the demo, fills it: as every start does. */
export async function prepareDatabase(env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [...TSX_ARGS, 'src/server/prepare.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
    timeout: PREPARE_LIMIT_MS,
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The database could not be prepared (code ${code})`)
}

/** Asks a process to end and waits for it; one that does not listen is killed. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = once(child, 'exit')
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
  // SIGTERM would wait for balancers.
  child.kill('SIGINT')
  await ended
  clearTimeout(timer)
}

/** Processor time used so far, where the system tells. */
export function readCpuSeconds(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return null
  }
}

/** Tries until `look` gives something; `what` names it when it never does. */
export async function until<T>(what: string, look: () => Promise<T | null> | T | null, limitMs: number, gapMs = 20): Promise<T> {
  const deadline = performance.now() + limitMs
  for (;;) {
    const found = await look()
    if (found !== null) return found
    if (performance.now() > deadline) throw new Error(`Waited ${limitMs} ms in vain for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, gapMs))
  }
}
