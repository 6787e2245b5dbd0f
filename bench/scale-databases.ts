import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { FillCalls } from './fill-worker.ts'
import { prepareDatabase, programEnv } from './processes.ts'
import { withWorker } from './worker.ts'

const CACHE = 'node_modules/.cache/lectern-bench'
/** What the filled rows depend on. */
const SOURCES = [
  'src/cms/migrations/sqlite',
  'src/published/archive',
  'src/published/search',
  'bench/fill-worker.ts',
  'bench/sample-texts.ts',
]

/** Opens a database of many posts. `LECTERN_MODE=production` keeps the demo department out of it. */
export function scaleEnv(dataDir: string, databaseUrl = ''): NodeJS.ProcessEnv {
  return programEnv(dataDir, { LECTERN_MODE: 'production', DATABASE_URL: databaseUrl })
}

/** A folder with an SQLite database of so many posts, from an earlier run if the schema and the tokeniser are the same. */
export async function findFilledFolder(count: number): Promise<{ folder: string; filledInMs: number | null }> {
  const current = path.resolve(CACHE, hashSources())
  forgetOthers(current)
  const folder = path.join(current, String(count))
  if (existsSync(folder)) return { folder, filledInMs: null }
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const filledInMs = await fillDatabase(scaleEnv(unfinished), count)
  renameSync(unfinished, folder)
  return { folder, filledInMs }
}

export async function fillDatabase(env: NodeJS.ProcessEnv, count: number): Promise<number> {
  await prepareDatabase(env)
  const start = performance.now()
  await withWorker<FillCalls, void>('bench/fill-worker.ts', env, (worker) => worker.call('fill', { count }))
  return performance.now() - start
}

function hashSources(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) for (const file of filesOf(source)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

function filesOf(source: string): string[] {
  if (statSync(source).isFile()) return [source]
  return readdirSync(source)
    .filter((name) => /\.(ts|json)$/.test(name) && !name.includes('.test.'))
    .sort()
    .map((name) => `${source}/${name}`)
}

function forgetOthers(current: string): void {
  if (!existsSync(CACHE)) return
  for (const name of readdirSync(CACHE)) if (name !== path.basename(current)) rmSync(path.join(CACHE, name), { recursive: true })
}
