import { asMs, medianOf } from './numbers.ts'
import { programEnv } from './processes.ts'
import type { RenderCalls, Renders } from './render-worker.ts'
import type { DemoAddresses } from './site.ts'
import { atMost, type Line, type Section } from './table.ts'
import { type Worker, withWorker } from './worker.ts'

const WARM_UP = 60
const ROUNDS = 5
const PER_ROUND = 8
const LISTING_MS = 10
const HEAVIEST_MS = 25

interface Subject {
  what: string
  addresses: string[]
  isListing?: boolean
}

/** Renders without the cache, in process: the real router, readers and database of the demo department. */
export async function measureRenders(dataDir: string, demo: DemoAddresses): Promise<Section[]> {
  return withWorker<RenderCalls, Section[]>('bench/render-worker.ts', programEnv(dataDir), (worker) => measureWith(worker, demo))
}

async function measureWith(worker: Worker<RenderCalls>, demo: DemoAddresses): Promise<Section[]> {
  const subjects: Subject[] = [
    { what: 'home', addresses: ['/'] },
    { what: `post (${demo.posts.length} in turn)`, addresses: demo.posts },
    { what: '/news/', addresses: ['/news/'], isListing: true },
    { what: 'category', addresses: demo.categories, isListing: true },
    { what: 'search', addresses: [`/search/?q=${encodeURIComponent('辯論')}`], isListing: true },
    ...demo.pages.filter((page) => page !== '/').map((page) => ({ what: `page ${decodeURI(page)}`, addresses: [page] })),
  ]
  const taken = await takeRounds(worker, subjects)
  const heaviest = subjects.filter(({ isListing }) => !isListing).toSorted((a, b) => medianIn(taken, b) - medianIn(taken, a))[0]
  const shown = subjects.filter((subject) => !subject.what.startsWith('page ') || subject === heaviest)
  const queries: Line[] = []
  for (const { what, addresses } of shown) {
    await worker.call('render', { addresses, times: addresses.length })
    const warm = await worker.call('render', { addresses, times: addresses.length })
    const cold = await worker.call('countCold', { address: addresses[0] ?? '/' })
    queries.push({ what: `queries, ${what}`, result: `${round(warm.queries)}; ${cold} with nothing in memory` })
  }
  if (heaviest === undefined) throw new Error('The demo has no page')
  const check = (subject: Subject, most: number, what = subject.what) =>
    atMost(what, medianIn(taken, subject), most, asCpuMs, clockNote(taken.get(subject)))
  const times = subjects
    .filter((subject) => !subject.what.startsWith('page '))
    .map((subject): Line => {
      const line = check(subject, LISTING_MS)
      return subject.isListing ? line : { what: line.what, result: line.result }
    })
  const pageCount = demo.posts.length + demo.pages.length
  times.push(check(heaviest, HEAVIEST_MS, `heaviest of ${pageCount}: ${heaviest.what}`))
  return [
    { title: `Uncached render (median of ${ROUNDS * PER_ROUND})`, lines: times },
    { title: 'Queries per uncached page', lines: queries },
  ]
}

type Taken = Map<Subject, Renders[]>

async function takeRounds(worker: Worker<RenderCalls>, subjects: Subject[]): Promise<Taken> {
  const taken: Taken = new Map(subjects.map((subject) => [subject, []]))
  for (const { addresses } of subjects) await worker.call('render', { addresses, times: WARM_UP })
  for (let count = 0; count < ROUNDS; count++) {
    for (const subject of subjects) {
      taken.get(subject)?.push(await worker.call('render', { addresses: subject.addresses, times: PER_ROUND }))
    }
  }
  return taken
}

function medianIn(taken: Taken, subject: Subject): number {
  return medianOf((taken.get(subject) ?? []).flatMap(({ cpuMs }) => cpuMs))
}

const asCpuMs = (ms: number) => `${asMs(ms)} CPU`

function clockNote(renders: Renders[] = []): string {
  return `, ${asMs(medianOf(renders.flatMap(({ ms }) => ms)))} by the clock`
}

function round(count: number): string {
  return Number.isInteger(count) ? String(count) : `${count.toFixed(1)} on average`
}
