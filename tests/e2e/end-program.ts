import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** The programs themselves end after ten seconds at the latest; a busy machine may hold them up. */
const END_LIMIT_MS = 60_000

/** Asks a program that leads a process group of its own to end. One that is deaf is killed, and all that it has left behind. */
export async function endProgram(child: ChildProcess, limitMs = END_LIMIT_MS): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit')
    // Itself alone: it asks those that it has started, and to be asked twice means to end at once.
    child.kill('SIGTERM')
    const limit = setTimeout(() => killGroup(child), limitMs)
    await ended
    clearTimeout(limit)
  }
  killGroup(child)
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // It is gone already.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
