import { parseArgs } from 'node:util'
import { buildIfNeeded } from '../scripts/build.ts'
import { measureBrowser } from './browser.ts'
import { measureBytes } from './bytes.ts'
import { measureCachedPage } from './cached.ts'
import { Cleanup } from './cleanup.ts'
import { measureFloods } from './floods.ts'
import { measureFreshness } from './freshness.ts'
import { closeConnections } from './http.ts'
import { LOAD_TOOL } from './load.ts'
import { describeMachine } from './machine.ts'
import { prepareDatabase, programEnv } from './processes.ts'
import { measureRenders } from './renders.ts'
import { measureScale } from './scale.ts'
import { readAddresses, startSite } from './site.ts'
import { countBars, type Section, writeTable } from './table.ts'
import { writeFigures } from './write-figures.ts'

/** Measures everything that `README.md` beside this file explains, and prints one table. */
const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    floods: { type: 'boolean', default: false },
  },
})
const cleanup = new Cleanup()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void cleanup.run().then(() => process.exit(1)))

try {
  const sections = await (options.floods ? measureFloodsAlone() : measureAll())
  const { met, missed } = countBars(sections)
  const report = `${describeMachine()}; load by ${LOAD_TOOL}\n\n${writeTable(sections)}\n\n${met} bars met, ${missed} missed`
  console.log(`\n${report}`)
  if (options.write && !options.floods) writeFigures(report)
} finally {
  closeConnections()
  await cleanup.run()
}
process.exit(0)

async function prepareDemo(): Promise<string> {
  await buildIfNeeded({ admin: false })
  const dataDir = cleanup.makeFolder()
  say('preparing the demo department')
  await prepareDatabase(programEnv(dataDir))
  return dataDir
}

async function measureFloodsAlone(): Promise<Section[]> {
  const dataDir = await prepareDemo()
  const site = await startSite(dataDir, cleanup)
  const demo = await readAddresses(site.port)
  say('floods')
  return [await measureFloods(dataDir, demo, cleanup)]
}

async function measureAll(): Promise<Section[]> {
  const dataDir = await prepareDemo()
  say('the cached page')
  const cached = await measureCachedPage(dataDir, cleanup)
  const site = await startSite(dataDir, cleanup)
  const demo = await readAddresses(site.port)
  say('uncached renders and their queries')
  const renders = await measureRenders(dataDir, demo)
  say('bytes')
  const bytes = await measureBytes(site, demo)
  say('in a browser')
  const browser = await measureBrowser(site, demo)
  say('publish to visible')
  const freshness = await measureFreshness(site, dataDir, demo)
  say('floods')
  const floods = await measureFloods(dataDir, demo, cleanup)
  const scale = await measureScale({ say, cleanup, withPostgres: options.postgres })
  return [cached, ...renders, bytes, browser, floods, ...scale, freshness]
}

function say(what: string): void {
  console.log(`… ${what}`)
}
