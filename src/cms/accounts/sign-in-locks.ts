import { oncePerProcess } from './once-per-process.ts'

const MAX_TRIES = 5
const LOCK_MINUTES = 10
const LOCK_MS = LOCK_MINUTES * 60_000
const MAX_PAIRS = 20_000
const LONGEST_ADDRESS = 254

interface Tries {
  account: string
  count: number
  /** When the last of them is forgotten. */
  until: number
}

/** An account as it is looked up; what is no account at all is counted alike. */
export function normaliseAccount(email: string): string {
  return email.toLowerCase().trim()
}

/**
 * Wrong passwords by account and client. A stranger who guesses locks himself out, never the owner, who comes from elsewhere.
 * Kept in memory: a restart forgives.
 */
export class SignInLocks {
  readonly #pairs = new Map<string, Tries>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /**
   * Counts a try before it is made, so that many at once are no more than one after another. Answers the seconds to wait
   * where the pair is locked; the try is then neither made nor counted.
   */
  begin(email: string, client: string): number {
    const account = normaliseAccount(email).slice(0, LONGEST_ADDRESS)
    const key = JSON.stringify([account, client])
    const now = this.#now()
    const known = this.#pairs.get(key)
    const tries = known && known.until > now ? known : { account, count: 0, until: 0 }
    if (tries.count >= MAX_TRIES) return Math.ceil((tries.until - now) / 1000)
    // Put in again at the end: the first in the map is the one that rested longest.
    this.#pairs.delete(key)
    this.#pairs.set(key, { account, count: tries.count + 1, until: now + LOCK_MS })
    this.#forgetOldest()
    return 0
  }

  /** The password was right. */
  succeed(email: string, client: string): void {
    this.#pairs.delete(JSON.stringify([normaliseAccount(email).slice(0, LONGEST_ADDRESS), client]))
  }

  /** Forgets all wrong passwords of an account; answers how many clients were locked out. */
  unlock(email: string): number {
    const now = this.#now()
    let locked = 0
    for (const [key, { account, count, until }] of this.#pairs) {
      if (account !== normaliseAccount(email)) continue
      if (count >= MAX_TRIES && until > now) locked++
      this.#pairs.delete(key)
    }
    return locked
  }

  #forgetOldest(): void {
    const [oldest] = this.#pairs.keys()
    if (this.#pairs.size > MAX_PAIRS && oldest !== undefined) this.#pairs.delete(oldest)
  }
}

export function signInLocks(): SignInLocks {
  return oncePerProcess('sign-in-locks', () => new SignInLocks())
}

/** For whoever is locked out, account or not. */
export function tellLocked(seconds: number, what = '密碼'): string {
  return `${what}輸入錯誤太多次，請在 ${Math.ceil(seconds / 60)} 分鐘後再試。`
}
