import { randomBytes } from 'node:crypto'
import type { EditorCalls } from './editor-worker.ts'
import { ask } from './http.ts'
import { asMs, medianOf } from './numbers.ts'
import { programEnv, until } from './processes.ts'
import type { DemoAddresses, RunningSite } from './site.ts'
import { atMost, type Line, type Section } from './table.ts'
import { type Worker, withWorker } from './worker.ts'

const PUBLICATIONS = 5
const VISIBLE_WITHIN_MS = 1000
const GIVE_UP_MS = 20_000
// Asking more often would load the site that is being measured.
const GAP_MS = 25
const SAVED = 'save acknowledged'
const OTHERS = ['/news/', '/feed/', '/sitemap.xml', '/site-map/', '/robots.txt']

/** A save in the admin's process until visitors of the site's process see it, and what had to be rendered again for it. */
export function measureFreshness(site: RunningSite, dataDir: string, demo: DemoAddresses): Promise<Section> {
  return withWorker<EditorCalls, Section>('bench/editor-worker.ts', programEnv(dataDir), async (editor) => {
    const kept = [...demo.posts, ...demo.pages, ...demo.categories, ...demo.tags, ...OTHERS]
    const taken = new Map<string, number[]>()
    const renderedAgain: number[] = []
    // The first save of a process compiles most of its code; an admin that staff work in is past that.
    await publish(site, editor, demo.categories[0] ?? '')
    for (let count = 0; count < PUBLICATIONS; count++) {
      await visit(site, kept)
      await settleLog(site)
      const loggedBefore = site.routed.length
      for (const [what, ms] of await publish(site, editor, demo.categories[0] ?? '')) {
        taken.set(what, [...(taken.get(what) ?? []), ms])
      }
      await visit(site, kept)
      await settleLog(site)
      renderedAgain.push(new Set(site.routed.slice(loggedBefore).filter((path) => kept.includes(path))).size)
    }
    const title = `Publish to visible (${PUBLICATIONS} posts, from the start of the save)`
    return { title, lines: linesOf(taken, renderedAgain, kept) }
  })
}

/** Publishes one post and tells after how long each place showed it. */
async function publish(site: RunningSite, editor: Worker<EditorCalls>, categoryPage: string): Promise<Map<string, number>> {
  const word = randomBytes(4).toString('hex')
  const category = decodeURIComponent(categoryPage.split('/')[2] ?? '')
  const taken = new Map<string, number>()
  const start = performance.now()
  const saved = editor.call('publish', { title: `量測發布 ${word}`, category })
  const waitFor = async (what: string, address: string, isShown: (text: string) => boolean) => {
    const look = async () => {
      const { status, body } = await ask(site.port, address)
      return status === 200 && isShown(body.toString()) ? true : null
    }
    await until(`the post in ${what}`, look, GIVE_UP_MS, GAP_MS)
    taken.set(what, performance.now() - start)
  }
  const holdsWord = (text: string) => text.includes(word)
  const watched = [
    waitFor('home', '/', holdsWord),
    waitFor('/news/', '/news/', holdsWord),
    waitFor('its category', categoryPage, holdsWord),
    waitFor('feed', '/feed/', holdsWord),
    // The page repeats what was asked for, once in its title and once in the form; a hit shows it in a link.
    waitFor('search', `/search/?q=${word}`, (text) => /<a[^>]+href="\/news\//.test(text) && text.includes('量測發布')),
  ]
  const href = `/news/${encodeURIComponent((await saved).slug)}/`
  taken.set(SAVED, performance.now() - start)
  watched.push(
    waitFor('site map', '/sitemap.xml', (text) => text.includes(href)),
    waitFor('the post itself', href, holdsWord),
  )
  await Promise.all(watched)
  return taken
}

async function visit({ port }: RunningSite, paths: string[]): Promise<void> {
  for (const path of paths) {
    const { status } = await ask(port, path)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
}

/** Log lines arrive later than the answers; one for an address that nobody else asks for closes the list. */
async function settleLog(site: RunningSite): Promise<void> {
  const mark = `/${randomBytes(6).toString('hex')}/`
  await ask(site.port, mark)
  await until('the log', () => (site.routed.includes(mark) ? true : null), GIVE_UP_MS)
}

function linesOf(taken: Map<string, number[]>, renderedAgain: number[], kept: string[]): Line[] {
  const places = [...taken].filter(([what]) => what !== SAVED)
  const acknowledged = taken.get(SAVED) ?? []
  return [
    { what: SAVED, result: describeTimes(acknowledged) },
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
