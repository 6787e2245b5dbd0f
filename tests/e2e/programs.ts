import type { ChildProcess } from 'node:child_process'
import { cpSync } from 'node:fs'
import { demoData } from '../../scripts/demo-data.ts'
import { freePort } from '../../scripts/free-port.ts'
import { mapVariables } from './map-services.ts'
import { runPrograms } from './run-programs.ts'

/** With a build. */
const START_LIMIT_MS = 600_000

/** Starts the programs on a demo department of their own, and ends them afterwards. */
export default async function startPrograms(): Promise<() => Promise<void>> {
  // Nothing answers there until a test wants it to.
  const maps = mapVariables(await freePort())
  const { site, admin, dataDir, child, stop } = await runPrograms(
    { ...maps, RATE_LIMIT_SCALE: '1000', LOGIN_LIMIT_PER_MINUTE: '1000' },
    async (dataDir) => cpSync(await demoData(), dataDir, { recursive: true }),
  )
  await announced(child, `${admin}/admin`)
  Object.assign(process.env, maps)
  process.env.SITE_URL = site
  process.env.ADMIN_URL = admin
  process.env.E2E_DATA_DIR = dataDir
  process.env.E2E_PROGRAMS_PID = String(child.pid)
  return stop
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
