import { startPostgres } from '../tests/postgres.ts'
import type { Cleanup } from './cleanup.ts'
import { asFactor, asMs, medianOf } from './numbers.ts'
import type { RenderCalls } from './render-worker.ts'
import { WORDS } from './sample-texts.ts'
import { fillDatabase, findFilledFolder, scaleEnv } from './scale-databases.ts'
import { atMost, type Line, type Section } from './table.ts'
import { startWorker, type Worker } from './worker.ts'

const FEW = 1000
const MANY = 100_000
const MOST_GROWTH = 1.5
const WARM_UP = 40
const ROUNDS = 8
const PER_ROUND = 10
const POSTS_IN_TURN = 50
const PER_PAGE = 10

interface ScaleOptions {
  say(what: string): void
  cleanup: Cleanup
  withPostgres: boolean
}

/** The same pages over a small and a large archive, in turn. */
export async function measureScale({ say, cleanup, withPostgres }: ScaleOptions): Promise<Section[]> {
  const environments: NodeJS.ProcessEnv[] = []
  for (const count of [FEW, MANY]) {
    say(`SQLite with ${count} posts`)
    const { folder, filledInMs } = await findFilledFolder(count)
    if (filledInMs !== null) say(`  filled in ${(filledInMs / 1000).toFixed(0)} s`)
    environments.push(scaleEnv(folder))
  }
  const sections = [await measureGrowth('SQLite', environments, cleanup)]
  return withPostgres ? [...sections, await measurePostgres(say, cleanup)] : sections
}

async function measurePostgres(say: ScaleOptions['say'], cleanup: Cleanup): Promise<Section> {
  const server = await startPostgres()
  cleanup.add(() => server.stop())
  const environments: NodeJS.ProcessEnv[] = []
  for (const count of [FEW, MANY]) {
    say(`PostgreSQL with ${count} posts`)
    const env = scaleEnv(cleanup.makeFolder(), await server.createDatabase())
    say(`  filled in ${((await fillDatabase(env, count)) / 1000).toFixed(0)} s`)
    environments.push(env)
  }
  return measureGrowth('PostgreSQL', environments, cleanup)
}

interface Subject {
  what: string
  /** Shown for information. */
  hasNoBar?: boolean
  /** The addresses in an archive of so many posts. */
  addressesIn(count: number): string[]
}

const SUBJECTS: Subject[] = [
  { what: 'listing, first page', addressesIn: () => ['/news/'] },
  { what: 'listing, middle page', addressesIn: (count) => [`/news/page/${count / PER_PAGE / 2}/`] },
  { what: 'listing, last page', addressesIn: (count) => [`/news/page/${count / PER_PAGE}/`] },
  { what: 'category', addressesIn: () => ['/category/category-1/', '/category/category-2/'] },
  { what: `post (${POSTS_IN_TURN} in turn)`, addressesIn: (count) => addressesOfPosts(count) },
  { what: 'search, a common word', addressesIn: () => [searchFor(WORDS.common)] },
  { what: 'search, a rare word', addressesIn: () => [searchFor(WORDS.rare)] },
  { what: 'search, two words', addressesIn: () => [searchFor(`${WORDS.common} ${WORDS.second}`)] },
  {
    what: 'search, two common words that never meet',
    hasNoBar: true,
    addressesIn: () => [searchFor(`${WORDS.common} ${WORDS.otherCommon}`)],
  },
]

function addressesOfPosts(count: number): string[] {
  const step = count / POSTS_IN_TURN
  return Array.from(
    { length: POSTS_IN_TURN },
    (_, index) => `/news/${encodeURIComponent(`消息-${Math.floor(index * step) + 1}`)}/`,
  )
}

function searchFor(words: string): string {
  return `/search/?q=${encodeURIComponent(words)}`
}

async function measureGrowth(database: string, environments: NodeJS.ProcessEnv[], cleanup: Cleanup): Promise<Section> {
  const workers: Worker<RenderCalls>[] = []
  for (const env of environments) {
    const worker = await startWorker<RenderCalls>('bench/render-worker.ts', env)
    cleanup.add(() => worker.stop())
    workers.push(worker)
  }
  const lines: Line[] = []
  for (const { what, addressesIn, hasNoBar } of SUBJECTS) {
    const sides = [FEW, MANY].map((count, index) => ({
      addresses: addressesIn(count),
      worker: workers[index],
      ms: [] as number[],
    }))
    for (const { worker, addresses } of sides) await worker?.call('render', { addresses, times: WARM_UP })
    for (let round = 0; round < ROUNDS; round++) {
      for (const { worker, addresses, ms } of sides) {
        const taken = await worker?.call('render', { addresses, times: PER_ROUND })
        ms.push(...(taken?.ms ?? []))
      }
    }
    const [few = Number.NaN, many = Number.NaN] = sides.map(({ ms }) => medianOf(ms))
    const line = atMost(what, many / few, MOST_GROWTH, asFactor, `, ${asMs(few)} → ${asMs(many)}`)
    lines.push(hasNoBar ? { what, result: line.result } : line)
  }
  for (const worker of workers) await worker.stop()
  return { title: `${FEW.toLocaleString('en')} → ${MANY.toLocaleString('en')} posts on ${database}, uncached`, lines }
}
