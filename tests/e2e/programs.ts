import { cpSync } from 'node:fs'
import { demoData } from '../../scripts/demo-data.ts'
import { freePort } from '../../scripts/free-port.ts'
import { mapVariables } from './map-services.ts'
import { runPrograms } from './run-programs.ts'
import { untilSaid } from './until-said.ts'

/** Starts the programs on a demo department of their own, and ends them afterwards. */
export default async function startPrograms(): Promise<() => Promise<void>> {
  // Nothing answers there until a test wants it to.
  const maps = mapVariables(await freePort())
  const { site, admin, dataDir, child, stop } = await runPrograms(
    { ...maps, RATE_LIMIT_SCALE: '1000', LOGIN_LIMIT_PER_MINUTE: '1000' },
    async (dataDir) => cpSync(await demoData(), dataDir, { recursive: true }),
  )
  // The build, where one is needed, talks before the programs do; they end with the admin's address.
  await untilSaid(child, new RegExp(`${admin}/admin`))
  Object.assign(process.env, maps)
  process.env.SITE_URL = site
  process.env.ADMIN_URL = admin
  process.env.E2E_DATA_DIR = dataDir
  process.env.E2E_PROGRAMS_PID = String(child.pid)
  return stop
}
