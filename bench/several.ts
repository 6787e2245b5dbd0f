import { randomBytes } from 'node:crypto'
import { startPostgres } from '../scripts/postgres.ts'
import type { Cleanup } from './cleanup.ts'
import type { EditorCalls } from './editor-worker.ts'
import { ask } from './http.ts'
import { runLoad } from './load.ts'
import { asFactor, asThousands, medianOf } from './numbers.ts'
import { prepareDatabase, programEnv, until } from './processes.ts'
import type { ProxyCalls } from './proxy-worker.ts'
import { type RunningSite, readAddresses, startSite } from './site.ts'
import { atLeast, atMost, type Line, type Section } from './table.ts'
import { sendVisitors } from './visitors.ts'
import { startWorker } from './worker.ts'

const VISITORS = 200
const PUBLICATIONS = 5
/** Visitors may see what was there before for as long after a save. */
const FRESH_AFTER_MS = 1000
const ROUNDS = 5
const WARM_UPS = 2
const NEARLY_TWICE = 1.8
/** Nothing is fresh that nobody has looked at: so many lists of each process after each publication. */
const LEAST_SEEN = 5
const SEEN_LIMIT_MS = 120_000
const GZIP = { 'accept-encoding': 'gzip' }
/** Where every new post shows. */
const NEWS = '/news/'

/** Two site processes over one PostgreSQL: what they serve together, and what visitors see while somebody publishes. */
export async function measureSeveral(cleanup: Cleanup): Promise<Section[]> {
  const server = await startPostgres()
  cleanup.add(() => server.stop())
  const dataDir = cleanup.makeFolder()
  const database = { DATABASE_URL: await server.createDatabase() }
  await prepareDatabase(programEnv(dataDir, database))
  const sites = [await startSite(dataDir, cleanup, database), await startSite(dataDir, cleanup, database)] as const
  return [await measureTogether(sites), await measurePublishing(sites, dataDir, database, cleanup)]
}

type Sites = readonly [RunningSite, RunningSite]

async function measureTogether(sites: Sites): Promise<Section> {
  const load = ({ port, pid }: RunningSite) => runLoad({ port, pid, headers: GZIP })
  for (const site of sites) for (let count = 0; count < WARM_UPS; count++) await load(site)
  const alone: number[] = []
  const together: number[] = []
  const cpu = { alone: [] as number[], together: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    const one = await load(sites[0])
    const both = await Promise.all(sites.map(load))
    alone.push(one.perSecond)
    together.push(both.reduce((sum, { perSecond }) => sum + perSecond, 0))
    cpu.alone.push(one.cpuMicros ?? Number.NaN)
    cpu.together.push(medianOf(both.map(({ cpuMicros }) => cpuMicros ?? Number.NaN)))
  }
  const [one, two] = [medianOf(alone), medianOf(together)]
  const lines: Line[] = [
    { what: 'one process', result: `${asThousands(one)} requests/s, ${medianOf(cpu.alone).toFixed(1)} µs CPU each` },
    { what: 'two processes', result: `${asThousands(two)} requests/s, ${medianOf(cpu.together).toFixed(1)} µs CPU each` },
    atLeast('two of one', two / one, NEARLY_TWICE, asFactor, '; those who ask share the cores'),
    // What a request costs does not grow with the processes: on a machine with cores for all of them they serve twice as much.
    atLeast('two of one, by CPU time', (2 * medianOf(cpu.alone)) / medianOf(cpu.together), NEARLY_TWICE, asFactor),
  ]
  return { title: `Two site processes, home page from memory (${ROUNDS} rounds)`, lines }
}

async function measurePublishing(
  sites: Sites,
  dataDir: string,
  database: Record<string, string>,
  cleanup: Cleanup,
): Promise<Section> {
  const [proxy, editor] = await Promise.all([
    startWorker<ProxyCalls>('bench/proxy-worker.ts', { ...process.env, NODE_ENV: 'production' }),
    startWorker<EditorCalls>('bench/editor-worker.ts', programEnv(dataDir, database)),
  ])
  cleanup.add(() => Promise.all([proxy.stop(), editor.stop()]))
  const port = await proxy.call('open', { ports: sites.map((site) => site.port) })
  const { categories, posts, pages } = await readAddresses(port)
  const category = decodeURIComponent(categories[0]?.split('/')[2] ?? '')
  // The first save compiles most of the editor's code.
  await editor.call('publish', { title: '量測之前', category })
  let newest: { word: string; since: number } | null = null
  const seen: number[][] = []
  const expected = (path: string) =>
    path === NEWS && newest !== null && performance.now() > newest.since + FRESH_AFTER_MS ? newest.word : null
  const paths = [NEWS, '/', categories[0] ?? '/', ...posts.slice(0, 10), ...pages.slice(0, 10)]
  for (const path of paths) for (const site of sites) await ask(site.port, path)
  const visitors = sendVisitors({ port, count: VISITORS, paths, expected })
  for (let count = 0; count < PUBLICATIONS; count++) {
    const word = randomBytes(4).toString('hex')
    await editor.call('publish', { title: `量測發布 ${word}`, category })
    newest = { word, since: performance.now() }
    const seenOf = () => sites.map((_, place) => visitors.checked(place, word))
    const isSeen = () => seenOf().every((times) => times >= LEAST_SEEN) || null
    await until(`lists of both processes after publication ${count + 1}`, isSeen, SEEN_LIMIT_MS)
    seen.push(seenOf())
  }
  const { count, errors, stale } = await visitors.leave()
  if (errors.length > 0) console.log([...new Set(errors)].slice(0, 10).join('\n'))
  return {
    title: `${VISITORS} visitors through one proxy while ${PUBLICATIONS} posts are published`,
    lines: [
      { what: 'pages read', result: String(count) },
      {
        what: 'lists looked at more than a second after each save, the fewest of a process',
        result: String(Math.min(...seen.flat())),
      },
      atMost('refused, lost or wrong', errors.length, 0, String),
      atMost('without the newest post, more than a second after it was saved', stale, 0, String),
    ],
  }
}
