import { Secret, TOTP } from 'otpauth'

const SECRET_BYTES = 20
/** Steps of half a minute that a telephone's clock may be off. */
const WINDOW = 1
const CODE = /^\d{6}$/

export function createSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** What the QR code says. */
export function totpAddress(secret: string, issuer: string, label: string): string {
  return new TOTP({ secret, issuer, label }).toString()
}

/** The step that a code is of; `null` where it is wrong, or of a step that is not after the last one that was used. */
export function stepOfCode(secret: string, code: string, lastStep: number, now = Date.now()): number | null {
  if (!CODE.test(code)) return null
  const delta = new TOTP({ secret }).validate({ token: code, timestamp: now, window: WINDOW })
  if (delta === null) return null
  const step = TOTP.counter({ timestamp: now }) + delta
  return step > lastStep ? step : null
}
