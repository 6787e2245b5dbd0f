import { hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

/** A key for one purpose. Knowing it tells nothing about the secret or about the key of another purpose. */
export function deriveKey(secret: string, purpose: 'preview' | 'nonce' | 'fonts'): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `lectern:${purpose}`, KEY_BYTES))
}
