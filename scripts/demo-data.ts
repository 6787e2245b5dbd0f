import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sourceId } from './build.ts'

const FOLDER = 'dist/demo'
/** Far longer than painting takes. */
const ABANDONED_MS = 60 * 60_000

/** A data folder with the demo department, to be copied. It is made once for these very sources: painting its pictures takes a while. */
export async function demoData(): Promise<string> {
  const id = (await sourceId()).slice(0, 16)
  const folder = path.join(FOLDER, id)
  if (existsSync(folder)) return folder
  await mkdir(FOLDER, { recursive: true })
  for (const name of await readdir(FOLDER))
    if (await isLeft(name, id)) await rm(path.join(FOLDER, name), { recursive: true, force: true })
  // Somebody else may be making it, too.
  const unfinished = await mkdtemp(`${folder}.`)
  await promisify(execFile)(process.execPath, ['-C', 'production', '--import', 'tsx', 'src/server/prepare.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LECTERN_MODE: 'demo',
      DATA_DIR: unfinished,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
    },
  })
  try {
    await rename(unfinished, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    await rm(unfinished, { recursive: true, force: true })
  }
  return folder
}

/** Of other sources; what somebody else may still be making stays. */
async function isLeft(name: string, id: string): Promise<boolean> {
  if (!name.includes('.')) return name !== id
  const { mtimeMs } = await stat(path.join(FOLDER, name))
  return Date.now() - mtimeMs > ABANDONED_MS
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await demoData()
