import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { describeWriters } from './writers.ts'

const folder = mkdtempSync(join(tmpdir(), 'lectern-writers-'))

describeWriters('SQLite', async () => `file:${join(folder, 'data', 'lectern.db')}`)

afterAll(() => rmSync(folder, { recursive: true, force: true }))
