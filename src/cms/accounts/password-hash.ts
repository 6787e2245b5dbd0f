import crypto from 'node:crypto'

// As Payload makes its hashes; it exports neither these nor its comparison.
const PREFIX = 'pbkdf2-sha256-v1:'
const ITERATIONS = 600_000
const KEY_LENGTH = 32
const DIGEST = 'sha256'

interface StoredPassword {
  hash?: string | null
  salt?: string | null
}

export async function isPasswordOf({ hash, salt }: StoredPassword, password: string): Promise<boolean> {
  if (!hash?.startsWith(PREFIX) || !salt) return false
  const expected = Buffer.from(hash.slice(PREFIX.length), 'hex')
  const derived = await derive(password, salt)
  return derived.length === expected.length && crypto.timingSafeEqual(derived, expected)
}

/** The work of comparing a password, for an account that does not exist: the time of an answer then tells nothing. */
export async function comparePasswordWithNone(password: string): Promise<void> {
  await derive(password, '0'.repeat(64))
}

function derive(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    crypto.pbkdf2(password, salt, ITERATIONS, KEY_LENGTH, DIGEST, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
