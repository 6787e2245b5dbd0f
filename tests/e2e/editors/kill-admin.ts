import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/** Ends the admin as a crash would, with no time to finish anything; what started it starts it again. */
export async function killAdmin(): Promise<void> {
  const admin = findAdmin()
  process.kill(admin, 'SIGKILL')
  while (isThere(admin)) await wait(10)
}

/** The id of its process. */
export function findAdmin(): number {
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', process.env.E2E_PROGRAMS_PID ?? ''], { encoding: 'utf8' })
  return Number.parseInt(children.split('\n').find((line) => line.includes('admin.js')) ?? '', 10)
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
