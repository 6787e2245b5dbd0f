import path from 'node:path'
import { deriveKey, loadEnv } from '#platform/env.ts'
import { search } from '#published/search/query.ts'
import { loadBuiltAssets } from '#server/assets/built-assets.ts'
import { openContent } from '#server/content-source.ts'
import { createHeadingFace } from '#server/fonts/heading-face.ts'
import { HEADING_TYPEFACE, openTypeface } from '#server/fonts/typeface.ts'
import { createRouter } from '#site/router.ts'
import { countQueries } from './count-queries.ts'
import { countRoundTrips, type RoundTrips } from './count-round-trips.ts'
import { serveCalls } from './worker.ts'

/** Renders pages as the site does when its cache has nothing, on the database of its environment. */
const env = loadEnv()
const { readers, sql, payload } = await openContent(env, process.cwd())
const queryCount = countQueries(payload)
const router = createRouter({
  origin: env.site.url,
  adminOrigin: env.admin.url,
  createReader: () => readers.create(),
  search: (query, page) => search(sql, query, page),
  assets: loadBuiltAssets(path.join(process.cwd(), 'dist/client')),
  openFace: async () => {},
  dressPage: createHeadingFace(openTypeface(HEADING_TYPEFACE), deriveKey(env.secret, 'fonts')),
  securityContact: env.securityContact,
  nonceKey: deriveKey(env.secret, 'nonce'),
  now: () => new Date(),
  isGalleryOpen: env.isGalleryOpen,
  mapServices: env.map,
  reportFailure: ({ error }) => console.error(error),
})

async function render(address: string): Promise<string> {
  const response = await router.answer({ method: 'GET', url: new URL(address, env.site.url) })
  if (response?.status !== 200) throw new Error(`${address} answered ${response?.status ?? 404}`)
  return response.body
}

export interface Renders {
  ms: number[]
  /** Processor time of each: what it takes on a machine that does nothing else, as long as the database is in the process. */
  cpuMs: number[]
  /** Statements of one render. */
  queries: number
}

const calls = {
  /** Renders the addresses in turn, `times` in all. */
  async render({ addresses, times }: { addresses: string[]; times: number }): Promise<Renders> {
    const ms: number[] = []
    const queriesBefore = queryCount()
    const cpuMs: number[] = []
    for (let count = 0; count < times; count++) {
      const start = performance.now()
      const cpuBefore = process.cpuUsage()
      await render(addresses[count % addresses.length] ?? '/')
      const cpu = process.cpuUsage(cpuBefore)
      ms.push(performance.now() - start)
      cpuMs.push((cpu.user + cpu.system) / 1000)
    }
    return { ms, cpuMs, queries: (queryCount() - queriesBefore) / times }
  },
  /** Statements of a render right after a start, when not even the menus are in memory. */
  async countCold({ address }: { address: string }): Promise<number> {
    readers.clear()
    const before = queryCount()
    await render(address)
    return queryCount() - before
  },
  /** The same, and once the menus are in memory, by how often it waits for PostgreSQL. */
  async countRoundTrips({ address }: { address: string }): Promise<Record<'cold' | 'warm', RoundTrips>> {
    readers.clear()
    const cold = await countRoundTrips(payload, () => render(address))
    return { cold, warm: await countRoundTrips(payload, () => render(address)) }
  },
  /** The first address of a site map. */
  async findAddress({ sitemap }: { sitemap: string }): Promise<string> {
    const [, address = ''] = /<loc>([^<]+)<\/loc>/.exec(await render(sitemap)) ?? []
    return new URL(address).pathname
  },
}

export type RenderCalls = typeof calls

serveCalls(calls)
