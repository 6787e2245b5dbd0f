import { request } from 'node:http'
import type { Cleanup } from './cleanup.ts'
import type { FloodCalls, FloodOrder, FloodResult } from './flood-worker.ts'
import { askText } from './http.ts'
import { asMs, percentileOf } from './numbers.ts'
import { type DemoAddresses, startSite } from './site.ts'
import { atMost, type Line, type Section } from './table.ts'
import { withWorker } from './worker.ts'

const SECONDS = 12
const FLOODER = '127.0.0.2'
const MOST_MS = 1000
const GAP_MS = 20
/** One in so many visits goes to a page that is not in the cache. */
const UNCACHED_EVERY = 25
const VISIT_LIMIT_MS = 20_000

type Flood = { name: string; kind: keyof FloodCalls } & Pick<FloodOrder, 'connections' | 'paths'>

/** What others notice while one client floods the site, with the rate limits as they are in production. */
export async function measureFloods(dataDir: string, demo: DemoAddresses, cleanup: Cleanup): Promise<Section> {
  const site = await startSite(dataDir, cleanup, { RATE_LIMIT_SCALE: '1', LOG_LEVEL: 'warn' })
  const lists = await findLists(site.port, demo.pages)
  const floods: Flood[] = [
    { name: '1,000 connections for the home page', kind: 'ask', connections: 1000, paths: ['/'] },
    { name: '200 uncached renders at once', kind: 'ask', connections: 200, paths: { ...lists, count: Number.MAX_SAFE_INTEGER } },
    { name: '10,000 distinct 404s', kind: 'ask', connections: 100, paths: { prefix: '/nowhere-', suffix: '/', count: 10_000 } },
    { name: '500 slow sockets', kind: 'drip', connections: 500, paths: [] },
  ]
  const fresh = demo.posts.values()
  const lines: Line[] = []
  for (const flood of floods) lines.push(...(await measureFlood(site.port, flood, () => fresh.next().value ?? null)))
  return { title: `Another client's visits during floods of ${SECONDS} s`, lines }
}

async function measureFlood(port: number, { name, kind, ...flood }: Flood, nextUncached: () => string | null): Promise<Line[]> {
  await visit(port, '/')
  const order = { ...flood, port, from: [FLOODER], seconds: SECONDS }
  const cached: Visit[] = []
  const uncached: Visit[] = []
  const result = await withWorker<FloodCalls, FloodResult>('bench/flood-worker.ts', process.env, async (worker) => {
    let isOver = false
    const flooding = worker.call(kind, order).finally(() => {
      isOver = true
    })
    for (let count = 1; !isOver; count++) {
      const path = count % UNCACHED_EVERY === 0 ? nextUncached() : null
      if (path === null) cached.push(await visit(port, '/'))
      else uncached.push(await visit(port, path))
      await new Promise((resolve) => setTimeout(resolve, GAP_MS))
    }
    return flooding
  })
  const failed = [...cached, ...uncached].filter(({ status }) => status !== 200).length
  const told = Object.entries(result.byStatus).map(([status, count]) => `${count} x ${status}`)
  return [
    atMost(`${name}: cached page, p99`, percentileOf(timesOf(cached), 0.99), MOST_MS, asMs, ` of ${cached.length} visits`),
    { what: `${name}: uncached page, slowest`, result: `${asMs(Math.max(...timesOf(uncached)))} of ${uncached.length}` },
    atMost(`${name}: visits refused or lost`, failed, 0, String),
    { what: `${name}: what the flood was told`, result: told.join(', ') },
  ]
}

interface Visit {
  status: number
  ms: number
}

const timesOf = (visits: Visit[]) => visits.map(({ ms }) => ms)

/** Over a connection of its own, as somebody who has just come; 0 for one that got no answer. */
function visit(port: number, path: string): Promise<Visit> {
  const start = performance.now()
  return new Promise((resolve) => {
    const settle = (status: number) => resolve({ status, ms: performance.now() - start })
    const outgoing = request({ host: '127.0.0.1', port, path, agent: false, timeout: VISIT_LIMIT_MS }, (response) => {
      response.resume()
      response.once('end', () => settle(response.statusCode ?? 0))
      response.once('error', () => settle(0))
    })
    outgoing.once('timeout', () => outgoing.destroy())
    outgoing.once('error', () => settle(0))
    outgoing.end()
  })
}

/** A list on a page of the demo: its pages are rendered each time, also those beyond the last. */
async function findLists(port: number, pages: string[]): Promise<{ prefix: string; suffix: string }> {
  for (const page of pages) {
    const name = /\?(list-[\w-]+)=2/.exec(await askText(port, page))?.[1]
    if (name !== undefined) return { prefix: `${page}?${name}=1`, suffix: '' }
  }
  throw new Error('No page of the demo has a list with pages')
}
