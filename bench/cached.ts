import { gunzipSync } from 'node:zlib'
import type { BareCalls } from './bare-server.ts'
import { Cleanup } from './cleanup.ts'
import { ask, type Received } from './http.ts'
import { type Load, runLoad } from './load.ts'
import { startNginx } from './nginx.ts'
import { asKb, asPercent, asThousands, medianOf } from './numbers.ts'
import { startSite } from './site.ts'
import { atLeast, type Line, type Section } from './table.ts'
import { startWorker } from './worker.ts'

const STARTS = 4
const ROUNDS = 6
const WARM_UPS = 2
const LEAST_OF_BARE = 0.9
const LEAST_OF_NGINX = 0.35
const GZIP = { 'accept-encoding': 'gzip' }
/** The connection's own, which each server writes by itself. */
const PER_CONNECTION = new Set(['date', 'connection', 'keep-alive'])
const NOT_MODIFIED = new Set(['cache-control', 'etag', 'vary'])

type Server = 'site' | 'bare' | 'nginx'

/** The home page out of the site's cache, beside the same bytes from servers that do nothing else. */
export async function measureCachedPage(dataDir: string, whole: Cleanup): Promise<Section> {
  const full: Loads = new Map()
  const unchanged: Loads = new Map()
  let bytes = 0
  for (let start = 0; start < STARTS; start++) {
    // Newly started each time: how V8 happens to lay a process out makes one start up to a tenth faster than another.
    const cleanup = new Cleanup()
    whole.add(() => cleanup.run())
    try {
      const { servers, page } = await startServers(dataDir, cleanup)
      bytes = page.body.length
      // Code is compiled while it runs: the first seconds after a start are slower.
      for (let count = 0; count < WARM_UPS; count++) await loadAll(servers, new Map(), async () => GZIP, 200)
      for (let round = 0; round < ROUNDS; round++) {
        await loadAll(servers, full, async () => GZIP, 200)
        await loadAll(servers, unchanged, async ({ port }) => ({ ...GZIP, 'if-none-match': await etagOf(port) }), 304)
      }
    } finally {
      await cleanup.run()
    }
  }
  return {
    title: `Cached page (home, ${asKb(bytes)} gzip; ${STARTS * ROUNDS} rounds)`,
    lines: [...linesOf('200', full), ...linesOf('304', unchanged)],
  }
}

type Servers = Map<Server, { port: number; pid: number }>

async function startServers(dataDir: string, cleanup: Cleanup): Promise<{ servers: Servers; page: Received }> {
  const site = await startSite(dataDir, cleanup)
  await ask(site.port, '/', GZIP)
  const page = await ask(site.port, '/', GZIP)
  if (page.status !== 200 || page.headers['content-encoding'] !== 'gzip') throw new Error(`The home page answered ${page.status}`)
  const headers = Object.fromEntries(Object.entries(page.headers).filter(([name]) => !PER_CONNECTION.has(name)))
  const bare = await startWorker<BareCalls>('bench/bare-server.ts', { ...process.env, NODE_ENV: 'production' })
  cleanup.add(() => bare.stop())
  const port = await bare.call('serve', {
    body: page.body.toString('base64'),
    head: Object.entries(headers).flat(),
    etag: page.headers.etag ?? '',
    notModifiedHead: Object.entries(headers)
      .filter(([name]) => NOT_MODIFIED.has(name))
      .flat(),
  })
  const nginx = await startNginx({ gzip: page.body, plain: gunzipSync(page.body), headers }, cleanup)
  const servers: Servers = new Map([
    ['site', { port: site.port, pid: site.pid }],
    ['bare', { port, pid: bare.pid }],
  ])
  if (nginx !== null) servers.set('nginx', nginx)
  return { servers, page }
}

async function etagOf(port: number): Promise<string> {
  return (await ask(port, '/', GZIP)).headers.etag ?? ''
}

type Loads = Map<Server, Load[]>

/** One server after the other, so that whatever else the machine does falls on all of them. */
async function loadAll(
  servers: Servers,
  loads: Loads,
  headersFor: (server: { port: number }) => Promise<Record<string, string>>,
  status: number,
): Promise<void> {
  for (const [name, server] of servers) {
    const headers = await headersFor(server)
    const answered = await ask(server.port, '/', headers)
    if (answered.status !== status) throw new Error(`${name} answered ${answered.status} instead of ${status}`)
    loads.set(name, [...(loads.get(name) ?? []), await runLoad({ ...server, headers })])
  }
}

function linesOf(status: string, loads: Loads): Line[] {
  const speeds: Line[] = [...loads].map(([name, taken]) => ({
    what: `${status}, ${NAMES[name]}`,
    result: `${asThousands(medianOf(taken.map(({ perSecond }) => perSecond)))} requests/s${cpuNote(taken)}`,
  }))
  return [
    ...speeds,
    atLeast(`${status}, site of bare node:http`, ratioOf(loads, 'bare'), LEAST_OF_BARE, asPercent, cpuRatioNote(loads, 'bare')),
    ...(loads.has('nginx')
      ? [atLeast(`${status}, site of nginx`, ratioOf(loads, 'nginx'), LEAST_OF_NGINX, asPercent, cpuRatioNote(loads, 'nginx'))]
      : [{ what: `${status}, site of nginx`, result: 'nginx is not installed' }]),
  ]
}

const NAMES: Record<Server, string> = { site: 'site', bare: 'bare node:http', nginx: 'nginx' }

function cpuNote(loads: Load[]): string {
  const micros = loads.flatMap(({ cpuMicros }) => cpuMicros ?? [])
  return micros.length === 0 ? '' : `, ${medianOf(micros).toFixed(1)} µs CPU each`
}

/** The median of the ratios within each round. */
function ratioOf(loads: Loads, other: Server): number {
  return medianOf(ratiosOf(loads, other, (own, others) => own.perSecond / others.perSecond))
}

/** The same ratio from the processor time of the servers alone, which a busy machine disturbs less. */
function cpuRatioNote(loads: Loads, other: Server): string {
  const ratios = ratiosOf(loads, other, (own, others) => (others.cpuMicros ?? Number.NaN) / (own.cpuMicros ?? Number.NaN))
  const known = ratios.filter(Number.isFinite)
  return known.length === 0 ? '' : `, by CPU time ${asPercent(medianOf(known))}`
}

function ratiosOf(loads: Loads, other: Server, ratio: (own: Load, others: Load) => number): number[] {
  const others = loads.get(other) ?? []
  return (loads.get('site') ?? []).flatMap((own, round) => {
    const beside = others[round]
    return beside === undefined ? [] : [ratio(own, beside)]
  })
}
