import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { oncePerProcess } from '../accounts/once-per-process.ts'

type WorkKind = 'demo' | 'plan' | 'import'

/** What a command does, or did last, for somebody who set it going in the admin. */
export interface Work {
  kind: WorkKind
  /** One that was cut off can be set going again: it goes on, or begins anew. */
  state: 'running' | 'done' | 'failed' | 'cut-off'
  /** What it said last, in Chinese. */
  line: string
}

interface Command {
  kind: WorkKind
  args: string[]
  env: NodeJS.ProcessEnv
  /** Where `npm run` would be called. */
  root: string
  /** Exit codes by which the work is done. */
  done: readonly number[]
  onDone(): Promise<void>
  onFailure(trace: string[]): void
}

const NODE = ['-C', 'production', '--import', 'tsx']
const STATE_FILE = 'work.json'
const MOST_KEPT = 4000
const SAID = /^「?\p{Script=Han}/u
/** Where something broke; the words beside it may be what people wrote. */
const CALL = /^\s+at /
const UNCLEAR = '沒有完成。原因寫在後台程式的紀錄裡，請主機管理人看一下。'

/** What is under way in this process, by its folder. */
const underWay = () => oncePerProcess('first-day-work', () => new Map<string, Work>())

/** What runs now or ran last. Only the process that started a command knows that it still runs. */
export function findWork(folder: string): Work | null {
  const running = underWay().get(folder)
  if (running !== undefined) return running
  const kept = readKept(folder)
  return kept?.state === 'running' ? { ...kept, state: 'cut-off' } : kept
}

/** Runs a command of the project in a process of its own, as from the command line; `false` where one runs already. */
export function startWork(folder: string, { kind, args, env, root, done, onDone, onFailure }: Command): boolean {
  if (underWay().has(folder)) return false
  const work: Work = { kind, state: 'running', line: '' }
  underWay().set(folder, work)
  keep(folder, work)
  const child = spawn(process.execPath, [...NODE, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (SAID.test(line)) work.line = withoutPlace(line, folder)
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors = (errors + chunk).slice(-MOST_KEPT)
  })
  const end = (state: Work['state'], line: string) => {
    underWay().delete(folder)
    keep(folder, { kind, state, line })
  }
  child.once('error', (error) => {
    end('failed', UNCLEAR)
    onFailure([error.message])
  })
  child.once('close', async (code) => {
    if (!underWay().has(folder)) return
    const lines = errors.split('\n')
    const refusal = lines.findLast((line) => SAID.test(line))
    if (code !== null && done.includes(code)) {
      await onDone()
      end('done', work.line)
    } else if (refusal !== undefined) end('failed', withoutPlace(refusal, folder))
    else {
      end('failed', UNCLEAR)
      onFailure(lines.filter((line) => CALL.test(line)))
    }
  })
  return true
}

/** Where files lie on the host is nothing to the people who read this. */
function withoutPlace(line: string, folder: string): string {
  return line.replaceAll(`${folder}${path.sep}`, '')
}

function keep(folder: string, work: Work): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, STATE_FILE), JSON.stringify(work))
}

function readKept(folder: string): Work | null {
  try {
    return JSON.parse(readFileSync(path.join(folder, STATE_FILE), 'utf8')) as Work
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
