import { gunzipSync } from 'node:zlib'
import type { Cleanup } from './cleanup.ts'
import { ask, type Received } from './http.ts'
import { type Load, runLoad } from './load.ts'
import { startMirroringNginx, startNginx } from './nginx.ts'
import { asPercent, asThousands, medianOf } from './numbers.ts'
import { until } from './processes.ts'
import { type DemoAddresses, startSite } from './site.ts'
import { atLeast, atMost, type Section } from './table.ts'

const ROUNDS = 12
const PAGES = 100
const LEAST_OF_NGINX = 0.95
const WRITE_LIMIT_MS = 60_000
const GZIP = { 'accept-encoding': 'gzip' }
/** As nginx makes them, from a file's time and length. */
const OF_A_FILE = /^"[0-9a-f]+-[0-9a-f]+"$/
const PER_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'server', 'etag'])

/** Pages that nginx sends out of the mirror: as fast as any file, with the same headers, also when everything else is gone. */
export async function measureMirror(dataDir: string, demo: DemoAddresses, cleanup: Cleanup): Promise<Section> {
  const title = 'Pages out of the mirror, by nginx'
  const mirrorDir = cleanup.makeFolder()
  const site = await startSite(dataDir, cleanup, { MIRROR_DIR: mirrorDir })
  const nginx = await startMirroringNginx(mirrorDir, site.port, cleanup)
  if (nginx === null) return { title, lines: [{ what: 'nginx', result: 'is not installed' }] }
  const paths = ['/', ...demo.pages.filter((path) => path !== '/'), ...demo.posts].slice(0, PAGES)
  const pages = new Map<string, Received>()
  for (const path of paths) pages.set(path, await untilMirrored(nginx.port, path))
  let different = 0
  for (const [path, page] of pages) if (!isSame(await ask(site.port, path, GZIP), page)) different += 1

  const home = pages.get('/')
  if (home === undefined) throw new Error('The home page is not in the mirror')
  const headers = Object.fromEntries(Object.entries(home.headers).filter(([name]) => !PER_CONNECTION.has(name)))
  const plain = await startNginx({ gzip: home.body, plain: gunzipSync(home.body), headers }, cleanup, true)
  const own: Load[] = []
  const others: Load[] = []
  for (let round = 0; plain !== null && round < ROUNDS; round++) {
    own.push(await runLoad({ ...nginx, headers: GZIP }))
    others.push(await runLoad({ ...plain, headers: GZIP }))
  }
  const ratio = medianOf(own.map(({ perSecond }, round) => perSecond / (others[round]?.perSecond ?? Number.NaN)))

  process.kill(site.pid, 'SIGKILL')
  let lost = 0
  for (const [path, page] of pages) {
    const { status, body } = await ask(nginx.port, path, GZIP)
    if (status !== 200 || !body.equals(page.body)) lost += 1
  }
  return {
    title,
    lines: [
      { what: 'home, mirror', result: `${asThousands(medianOf(own.map(({ perSecond }) => perSecond)))} requests/s` },
      atLeast('home, mirror of nginx with the same bytes', ratio, LEAST_OF_NGINX, asPercent),
      atMost(`${pages.size} pages, bytes or headers that differ from the program’s`, different, 0, String),
      atMost(`${pages.size} pages read after kill -9 of the program, lost`, lost, 0, String),
    ],
  }
}

/** Asks until nginx answers by itself. */
async function untilMirrored(port: number, path: string): Promise<Received> {
  return until(
    `${path} in the mirror`,
    async () => {
      const page = await ask(port, path, GZIP)
      return page.status === 200 && OF_A_FILE.test(page.headers.etag ?? '') ? page : null
    },
    WRITE_LIMIT_MS,
  )
}

function isSame(one: Received, other: Received): boolean {
  const head = ({ headers }: Received) =>
    Object.entries(headers)
      .filter(([name]) => !PER_CONNECTION.has(name))
      .map(([name, value]) => `${name}: ${value}`)
      .sort()
      .join('\n')
  return one.body.equals(other.body) && head(one) === head(other)
}
