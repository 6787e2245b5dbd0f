import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { GRACE_SECONDS, watchOver } from './guard.ts'

export interface Command {
  command: string
  args: string[]
  env?: Record<string, string>
  limitMs?: number
}

/** What never ends is a failure, too. */
const LONGEST_MS = 60 * 60_000

const running = new Set<ChildProcess>()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, async () => {
    await Promise.all([...running].map(endGroup))
    process.exit(1)
  })
}

/** Runs a program to its end, or ends it and whatever it has started when its time is up. */
export async function runCommand(
  { command, args, env, limitMs = LONGEST_MS }: Command,
  print: (line: string) => void,
): Promise<{ status: number | null; isLate: boolean }> {
  // A group of its own, so that all of it can be ended at once.
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env }, detached: true })
  running.add(child)
  const guard = watchOver(child)
  const told = [child.stdout, child.stderr].map((stream) => printLines(stream, print))
  let isLate = false
  const limit = setTimeout(() => {
    isLate = true
    void endGroup(child)
  }, limitMs)
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  clearTimeout(limit)
  guard.kill('SIGKILL')
  // Whatever it has left behind would also keep its output open.
  signalGroup(child, 'SIGKILL')
  await Promise.all(told)
  running.delete(child)
  return { status, isLate }
}

async function endGroup(child: ChildProcess): Promise<void> {
  signalGroup(child, 'SIGTERM')
  const last = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_SECONDS * 1000)
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  clearTimeout(last)
  signalGroup(child, 'SIGKILL')
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch (error) {
    // It is gone already.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function printLines(stream: Readable, print: (line: string) => void): Promise<void> {
  for await (const line of createInterface(stream)) print(line)
}
