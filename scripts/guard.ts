import { type ChildProcess, spawn } from 'node:child_process'

/** In which a program that was asked to end may do so. */
export const GRACE_SECONDS = 6

/**
 * A shell at the other end of a pipe: when this process is gone, however it ended, the shell ends the program with its group.
 * Whoever sees the program end kills the guard.
 */
export function watchOver({ pid }: ChildProcess): ChildProcess {
  const orders = `read -r _; kill -TERM -${pid}; sleep ${GRACE_SECONDS}; kill -KILL -${pid}`
  return spawn('sh', ['-c', orders], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
}
