import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { demoData } from '../../scripts/demo-data.ts'
import { freePort } from '../../scripts/free-port.ts'
import { mapVariables } from './map-services.ts'

/** With a build. */
const START_LIMIT_MS = 600_000

/** Starts the site and the admin as `npm start` does, on free ports and a demo department of their own, and ends them afterwards. */
export default async function startPrograms(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lectern-e2e-'))
  cpSync(await demoData(), dataDir, { recursive: true })
  const [sitePort, adminPort] = [await freePort(), await freePort()]
  // Nothing answers there until a test wants it to.
  const maps = mapVariables(await freePort())
  const site = `http://localhost:${sitePort}`
  const admin = `http://localhost:${adminPort}`
  const child = spawn(process.execPath, ['-C', 'production', '--import', 'tsx', 'scripts/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...maps,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SITE_PORT: String(sitePort),
      ADMIN_PORT: String(adminPort),
      SITE_URL: site,
      ADMIN_URL: admin,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '1000',
      PATIENCE_SCALE: '20',
      LOGIN_LIMIT_PER_MINUTE: '1000',
    },
  })
  await announced(child, `${admin}/admin`)
  Object.assign(process.env, maps)
  process.env.SITE_URL = site
  process.env.ADMIN_URL = admin
  process.env.E2E_DATA_DIR = dataDir
  process.env.E2E_PROGRAMS_PID = String(child.pid)
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The build, where one is needed, talks before the programs do; they end with the admin's address. */
function announced(child: ChildProcess, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const limit = setTimeout(() => reject(new Error(`The programs did not start in time:\n${output}`)), START_LIMIT_MS)
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk
      if (!output.includes(address)) return
      clearTimeout(limit)
      resolve()
    })
    child.once('exit', (code) => {
      clearTimeout(limit)
      reject(new Error(`The programs ended with code ${code}:\n${output}`))
    })
  })
}
