import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const STAMP = 'dist/build-id'
const SOURCES = ['src', 'admin', 'package-lock.json', 'vite.config.ts', 'tsconfig.json']
const IGNORED = /(^|\/)(\.next|node_modules|next-env\.d\.ts)(\/|$)|\.test\.tsx?$/

/** Builds both programs unless the last build was made from these very sources. */
export async function buildIfNeeded({ admin = true }: { admin?: boolean } = {}): Promise<boolean> {
  const id = await sourceId()
  const wanted = admin ? `${id} site admin` : `${id} site`
  const built = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
  if (built === wanted || built === `${id} site admin`) return false
  await run('npx', ['vite', 'build'])
  await run('npx', ['vite', 'build', '--ssr'])
  if (admin) await run('npx', ['next', 'build', 'admin'])
  mkdirSync(path.dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, wanted)
  return true
}

/** Of everything that the programs are made of. */
export async function sourceId(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const source of SOURCES) {
    for (const file of await filesUnder(source)) hash.update(file).update(await readFile(file))
  }
  return hash.digest('hex')
}

async function filesUnder(source: string): Promise<string[]> {
  if (IGNORED.test(source)) return []
  const entries = await readdir(source, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return null
    throw error
  })
  if (entries === null) return [source]
  const nested = await Promise.all(
    entries.sort((a, b) => (a.name < b.name ? -1 : 1)).map((entry) => filesUnder(`${source}/${entry.name}`)),
  )
  return nested.flat()
}

function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '--conditions=production', NEXT_TELEMETRY_DISABLED: '1' },
    })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with code ${code}`)),
    )
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildIfNeeded()
