import { execFileSync } from 'node:child_process'
import { findAdmin } from './kill-admin.ts'

/** In bytes; whatever is stored goes beyond it. */
const NO_ROOM = 512

/** Lets the admin write nothing more, as a full disk does: the system refuses to. Returns what gives it room again. */
export function fillDisk(): () => void {
  const admin = findAdmin()
  const limitTo = (bytes: number | 'unlimited') => execFileSync('prlimit', [`--pid=${admin}`, `--fsize=${bytes}:`])
  limitTo(NO_ROOM)
  return () => limitTo('unlimited')
}
