import { cutText, oneLine } from '../conversion/words.ts'
import type { WxrAuthor } from '../wxr/items.ts'

const LONGEST_NAME = 60
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export interface PlannedUser {
  login: string
  name: string
  /** Empty where no account is made: the name stays as a signature. */
  email: string
  role: 'administrator' | 'editor' | 'author'
  reason: '' | 'no-email' | 'same-email'
}

/** An export names no roles: everybody is an author until somebody says otherwise. Nothing is mailed by the import. */
export function planUsers(authors: readonly WxrAuthor[]): PlannedUser[] {
  const taken = new Set<string>()
  return authors.map(({ login, email, displayName }) => {
    const isUsable = EMAIL.test(email)
    const isTaken = isUsable && taken.has(email)
    if (isUsable) taken.add(email)
    return {
      login,
      name: cutText(oneLine(displayName) || login, LONGEST_NAME),
      email: isUsable && !isTaken ? email : '',
      role: 'author',
      reason: isTaken ? 'same-email' : isUsable ? '' : 'no-email',
    }
  })
}
