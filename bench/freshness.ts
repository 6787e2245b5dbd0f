import { randomBytes } from 'node:crypto'
import type { Cleanup } from './cleanup.ts'
import type { EditorCalls } from './editor-worker.ts'
import { ask } from './http.ts'
import { asMs, medianOf } from './numbers.ts'
import { programEnv, until } from './processes.ts'
import type { DemoAddresses, RunningSite } from './site.ts'
import { atMost, type Line, type Section } from './table.ts'
import { startWorker } from './worker.ts'

const PUBLICATIONS = 5
const VISIBLE_WITHIN_MS = 1000
const GIVE_UP_MS = 20_000
const GAP_MS = 10

/** A save in the admin's process until visitors of the site's process see it, and what had to be rendered again for it. */
export async function measureFreshness(
  site: RunningSite,
  dataDir: string,
  demo: DemoAddresses,
  cleanup: Cleanup,
): Promise<Section> {
  const editor = await startWorker<EditorCalls>('bench/editor-worker.ts', programEnv(dataDir))
  cleanup.add(() => editor.stop())
  const categoryPage = demo.categories[0] ?? ''
  const category = decodeURIComponent(categoryPage.split('/')[2] ?? '')
  const kept = [
    ...demo.posts,
    ...demo.pages,
    ...demo.categories,
    ...demo.tags,
    '/news/',
    '/feed/',
    '/sitemap-posts-1.xml',
    '/site-map/',
  ]
  const taken = new Map<string, number[]>()
  const renderedAgain: number[] = []
  for (let count = 0; count < PUBLICATIONS; count++) {
    await visit(site, kept)
    await settleLog(site)
    const start = performance.now()
    const loggedBefore = site.routed.length
    const title = `量測發布 ${randomBytes(4).toString('hex')}`
    const note = (what: string) => taken.set(what, [...(taken.get(what) ?? []), performance.now() - start])
    const saved = editor.call('publish', { title, category }).then((post) => {
      note('save acknowledged')
      return post
    })
    const places: [what: string, address: () => Promise<string> | string][] = [
      ['home', () => '/'],
      ['/news/', () => '/news/'],
      ['its category', () => categoryPage],
      ['feed', () => '/feed/'],
      ['site map', () => '/sitemap-posts-1.xml'],
      ['search', () => `/search/?q=${encodeURIComponent(title)}`],
      ['the post itself', async () => `/news/${encodeURIComponent((await saved).slug)}/`],
    ]
    await Promise.all(
      places.map(async ([what, addressOf]) => {
        const address = await addressOf()
        const needle = what === 'site map' ? `/news/${encodeURIComponent((await saved).slug)}/` : title.split(' ')[1]
        const isShown = async () => {
          const { status, body } = await ask(site.port, address)
          const text = body.toString()
          return status === 200 && (what === 'search' ? isHit(text, title) : text.includes(needle ?? title)) ? true : null
        }
        await until(`the post in ${what}`, isShown, GIVE_UP_MS, GAP_MS)
        note(what)
      }),
    )
    await visit(site, kept)
    await settleLog(site)
    renderedAgain.push(new Set(site.routed.slice(loggedBefore).filter((path) => kept.includes(path))).size)
  }
  return {
    title: `Publish to visible (${PUBLICATIONS} posts, from the start of the save)`,
    lines: linesOf(taken, renderedAgain, kept),
  }
}

async function visit({ port }: RunningSite, paths: string[]): Promise<void> {
  for (const path of paths) {
    const { status } = await ask(port, path)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
}

/** The page repeats the question, so only a result's link counts. */
function isHit(html: string, title: string): boolean {
  return /href="\/news\/[^"]+"/.test(html) && html.split(title).length > 2
}

/** Log lines arrive later than the answers; one for an address that nobody else asks for closes the list. */
async function settleLog(site: RunningSite): Promise<void> {
  const mark = `/${randomBytes(6).toString('hex')}/`
  await ask(site.port, mark)
  await until('the log', () => (site.routed.includes(mark) ? true : null), GIVE_UP_MS)
}

function linesOf(taken: Map<string, number[]>, renderedAgain: number[], kept: string[]): Line[] {
  const places = [...taken].filter(([what]) => what !== 'save acknowledged')
  const acknowledged = taken.get('save acknowledged') ?? []
  return [
    { what: 'save acknowledged', result: describeTimes(acknowledged) },
    ...places.map(([what, all]) => ({ what: `visible in ${what}`, result: describeTimes(all) })),
    atMost('visible everywhere, slowest of all', Math.max(...places.flatMap(([, all]) => all)), VISIBLE_WITHIN_MS, asMs),
    {
      what: 'kept pages rendered again for one post',
      result: `${medianOf(renderedAgain)} of ${kept.length}; all others stayed in the cache`,
    },
  ]
}

function describeTimes(all: number[]): string {
  return `${asMs(medianOf(all))}, at most ${asMs(Math.max(...all))}`
}
