import { startPostgres } from '../scripts/postgres.ts'
import type { Cleanup } from './cleanup.ts'
import { asFactor, asMs, medianOf } from './numbers.ts'
import type { RenderCalls } from './render-worker.ts'
import { WORDS } from './sample-texts.ts'
import { fillDatabase, findFilledFolder, scaleEnv } from './scale-databases.ts'
import { atMost, type Line, type Section } from './table.ts'
import { type Worker, withWorker } from './worker.ts'

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
  const openSqlite = async (count: number) => {
    say(`SQLite with ${count} posts`)
    const { folder, filledInMs } = await findFilledFolder(count)
    if (filledInMs !== null) say(`  filled in ${(filledInMs / 1000).toFixed(0)} s`)
    return scaleEnv(folder)
  }
  const sqlite = await withSides(openSqlite, (sides) => measureGrowth('SQLite', sides))
  if (!withPostgres) return [sqlite]
  const server = await startPostgres()
  cleanup.add(() => server.stop())
  const openPostgres = async (count: number) => {
    say(`PostgreSQL with ${count} posts`)
    const env = scaleEnv(cleanup.makeFolder(), await server.createDatabase())
    say(`  filled in ${((await fillDatabase(env, count)) / 1000).toFixed(0)} s`)
    return env
  }
  return [sqlite, await withSides(openPostgres, (sides) => measureGrowth('PostgreSQL', sides))]
}

async function withSides<T>(
  open: (count: number) => Promise<NodeJS.ProcessEnv>,
  work: (sides: Side[]) => Promise<T>,
): Promise<T> {
  const file = 'bench/render-worker.ts'
  const [few, many] = [await open(FEW), await open(MANY)]
  return withWorker<RenderCalls, T>(file, few, (first) =>
    withWorker<RenderCalls, T>(file, many, (second) =>
      work([
        { count: FEW, worker: first },
        { count: MANY, worker: second },
      ]),
    ),
  )
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

interface Side {
  count: number
  worker: Worker<RenderCalls>
}

async function measureGrowth(database: 'SQLite' | 'PostgreSQL', sides: Side[]): Promise<Section> {
  const lines: Line[] = []
  for (const { worker, count } of sides) {
    for (const { addressesIn } of SUBJECTS) await worker.call('render', { addresses: addressesIn(count), times: WARM_UP })
  }
  for (const { what, addressesIn, hasNoBar } of SUBJECTS) {
    const [few = Number.NaN, many = Number.NaN] = await takeRounds(database, sides, addressesIn)
    const line = atMost(what, many / few, MOST_GROWTH, asFactor, `, ${asMs(few)} → ${asMs(many)}`)
    lines.push(hasNoBar ? { what, result: line.result } : line)
  }
  const timed = database === 'SQLite' ? 'CPU time' : 'time by the clock'
  return { title: `${FEW.toLocaleString('en')} → ${MANY.toLocaleString('en')} posts on ${database}, uncached, ${timed}`, lines }
}

/** The median of each side. SQLite runs within the process, so that its processor time is all that a render takes. */
async function takeRounds(database: string, sides: Side[], addressesIn: Subject['addressesIn']): Promise<number[]> {
  const taken = sides.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { worker, count }] of sides.entries()) {
      const { ms, cpuMs } = await worker.call('render', { addresses: addressesIn(count), times: PER_ROUND })
      taken[index]?.push(...(database === 'SQLite' ? cpuMs : ms))
    }
  }
  return taken.map(medianOf)
}
