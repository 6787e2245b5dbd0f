import { cpSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildIfNeeded } from '../scripts/build.ts'
import { demoData } from '../scripts/demo-data.ts'
import { describeMachine } from '../scripts/machine.ts'
import { measureAdminFloods } from './admin-floods.ts'
import { measureBrowser } from './browser.ts'
import { measureBytes } from './bytes.ts'
import { measureCachedPage } from './cached.ts'
import { Cleanup } from './cleanup.ts'
import { measureFloods } from './floods.ts'
import { measureFreshness } from './freshness.ts'
import { closeConnections } from './http.ts'
import { LOAD_TOOL } from './load.ts'
import { measureMirror } from './mirror.ts'
import { measureRenders } from './renders.ts'
import { measureRoundTrips } from './round-trips.ts'
import { measureScale } from './scale.ts'
import { measureSeveral } from './several.ts'
import { readAddresses, startSite } from './site.ts'
import { countBars, type Section, writeTable } from './table.ts'
import { measureVisualEditor } from './visual-editor.ts'
import { type FigureKind, writeFigures } from './write-figures.ts'

/** Measures everything that `README.md` beside this file explains, and prints one table. */
const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    floods: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    mirror: { type: 'boolean', default: false },
    'round-trips': { type: 'boolean', default: false },
    several: { type: 'boolean', default: false },
    editor: { type: 'boolean', default: false },
  },
})
const cleanup = new Cleanup()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void cleanup.run().then(() => process.exit(1)))

try {
  const sections = await measure()
  const { met, missed } = countBars(sections)
  const report = `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}; load by ${LOAD_TOOL}\n\n${writeTable(sections)}\n\n${met} bars met, ${missed} missed`
  console.log(`\n${report}`)
  const kind = kindOf()
  if (options.write && kind !== null) writeFigures(kind, report)
} finally {
  closeConnections()
  await cleanup.run()
}
process.exit(0)

function kindOf(): FigureKind | null {
  if (options['round-trips'] || options.browser || options.mirror || options.editor) return null
  return (['floods', 'several'] as const).find((kind) => options[kind]) ?? 'figures'
}

async function measure(): Promise<Section[]> {
  if (options.floods) return measureFloodsAlone()
  if (options.browser || options.mirror) return measureOne()
  if (options.several) return measureSeveralAlone()
  if (options.editor) return measureVisualEditorAlone()
  return options['round-trips'] ? measureRoundTripsAlone() : measureAll()
}

async function measureRoundTripsAlone(): Promise<Section[]> {
  await buildIfNeeded({ admin: false })
  say('round trips to PostgreSQL')
  return [await measureRoundTrips(cleanup)]
}

async function measureSeveralAlone(): Promise<Section[]> {
  await buildIfNeeded({ admin: false })
  say('two site processes')
  return measureSeveral(cleanup)
}

async function measureVisualEditorAlone(): Promise<Section[]> {
  await buildIfNeeded({ admin: true })
  say('the visual editor')
  return measureVisualEditor(cleanup)
}

async function prepareDemo(): Promise<string> {
  await buildIfNeeded({ admin: false })
  const dataDir = cleanup.makeFolder()
  say('preparing the demo department')
  cpSync(await demoData(), dataDir, { recursive: true })
  return dataDir
}

async function measureFloodsAlone(): Promise<Section[]> {
  await buildIfNeeded({ admin: true })
  const dataDir = await prepareDemo()
  const site = await startSite(dataDir, cleanup)
  const demo = await readAddresses(site.port)
  say('floods')
  return [await measureFloods(dataDir, demo, cleanup), await measureAdminFloods(dataDir, cleanup)]
}

async function measureOne(): Promise<Section[]> {
  const dataDir = await prepareDemo()
  const site = await startSite(dataDir, cleanup)
  const demo = await readAddresses(site.port)
  say(options.browser ? 'in a browser' : 'the mirror')
  return [await (options.browser ? measureBrowser(site, demo) : measureMirror(dataDir, demo, cleanup))]
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
  say('the mirror')
  const mirror = await measureMirror(dataDir, demo, cleanup)
  say('publish to visible')
  const freshness = await measureFreshness(site, dataDir, demo)
  say('floods')
  const floods = await measureFloods(dataDir, demo, cleanup)
  const scale = await measureScale({ say, cleanup, withPostgres: options.postgres })
  return [cached, mirror, ...renders, bytes, browser, floods, ...scale, freshness]
}

function say(what: string): void {
  console.log(`… ${what}`)
}
