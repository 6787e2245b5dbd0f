import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const RANDOM_BYTES = 36

/**
 * The demo's secret: made at the first start and kept in the data folder, readable by its owner alone.
 * Both programs may start at once; they end up with the same one.
 */
export function keepDemoSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  const kept = readIfThere(file)
  if (kept !== null) return kept
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = join(dataDir, `secret.${process.pid}.${randomBytes(6).toString('hex')}`)
  writeFileSync(draft, randomBytes(RANDOM_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
  try {
    // A link appears whole or not at all, and never replaces a file: whoever comes second reads the first one's secret.
    linkSync(draft, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null
}
