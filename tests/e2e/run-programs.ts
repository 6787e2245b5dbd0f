import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import { watchOver } from '../../scripts/guard.ts'
import { endProgram } from './end-program.ts'
import { untilSaid } from './until-said.ts'

export interface Programs {
  site: string
  admin: string
  dataDir: string
  child: ChildProcess
  /** Ends them, and removes their folder. */
  stop(): Promise<void>
}

/** The site and the admin as `npm start` runs them, on free ports and a folder of their own. They end with this process at the latest. */
export async function runPrograms(env: Record<string, string>, fill?: (dataDir: string) => Promise<void>): Promise<Programs> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lectern-e2e-'))
  await fill?.(dataDir)
  const [sitePort, adminPort] = [await freePort(), await freePort()]
  const [site, admin] = [`http://localhost:${sitePort}`, `http://localhost:${adminPort}`]
  const child = spawn(process.execPath, ['-C', 'production', '--import', 'tsx', 'scripts/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SITE_PORT: String(sitePort),
      SITE_URL: site,
      ADMIN_PORT: String(adminPort),
      ADMIN_URL: admin,
      LOG_LEVEL: 'warn',
      PATIENCE_SCALE: '20',
      ...env,
    },
  })
  const guard = watchOver(child)
  const stop = async () => {
    await endProgram(child)
    guard.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { site, admin, dataDir, child, stop }
}

/** Over an empty database, as an operator starts them. */
export function startEmpty(env: Record<string, string> = {}): Promise<Programs> {
  return runPrograms({ LECTERN_MODE: 'production', SECRET: randomBytes(32).toString('hex'), ...env })
}

/** The code with which the first account is made. */
export async function setupCodeOf(child: ChildProcess): Promise<string> {
  const [, code = ''] = await untilSaid(child, /Setup code: ([\w-]{19})/)
  return code
}
