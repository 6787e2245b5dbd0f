import crypto from 'node:crypto'
import type { Payload } from 'payload'
import { oncePerProcess } from './once-per-process.ts'
import { hashTypedCode, makeTypedCode } from './typed-code.ts'

/** What whoever makes the first account has to know: the log prints it, so that it is the operator and no passer-by. */
export class SetupCode {
  #text = makeTypedCode()
  #isTaken = false
  isAnnounced = false

  get text(): string {
    return this.#text
  }

  /** Whether it is right. If so it is taken, and nobody else can use it, until it is given back or renewed. */
  take(given: unknown): 'taken' | 'in-use' | 'wrong' {
    // Sixteen letters are not guessed at ten tries a minute; were they renewed, anybody could keep the operator out.
    if (typeof given !== 'string' || !isSame(given, this.#text)) return 'wrong'
    if (this.#isTaken) return 'in-use'
    this.#isTaken = true
    return 'taken'
  }

  giveBack(): void {
    this.#isTaken = false
  }

  renew(): void {
    this.#text = makeTypedCode()
    this.#isTaken = false
    this.isAnnounced = false
  }
}

export function setupCode(): SetupCode {
  return oncePerProcess('setup-code', () => new SetupCode())
}

/** Prints the code where there is no account yet; each code once. */
export async function announceSetupCode(payload: Payload): Promise<void> {
  const code = setupCode()
  if (code.isAnnounced || (await hasAccounts(payload))) return
  code.isAnnounced = true
  const address = `${payload.config.serverURL}${payload.config.routes.admin}/create-first-user`
  payload.logger.warn(`還沒有帳號 No account yet. 設定碼 Setup code: ${code.text}   ${address}`)
}

export async function hasAccounts(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
  return totalDocs > 0
}

function isSame(given: string, expected: string): boolean {
  return crypto.timingSafeEqual(Buffer.from(hashTypedCode(given)), Buffer.from(hashTypedCode(expected)))
}
