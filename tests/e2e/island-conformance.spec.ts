import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { build, type Plugin, type Rolldown } from 'vite'
import { clientBuild, clientPlugins } from '#islands/build/client-build.ts'
import { publicName } from '#islands/build/entry-names.ts'
import { findIslands } from '#islands/build/find-islands.ts'
import { expect, test } from './site-test.ts'

/** Every island: on the page with an example of every widget, and those of the cart, which is a page. */
const ALL = '/gallery/all/'
const CART = '/cart/?items=1:1'
// The first examples of videos and lists of posts have no island of their own.
const ADDRESSES = [ALL, '/gallery/video/', '/gallery/post-list/', CART]
const ROOT = resolve(import.meta.dirname, '../..')
const FOLDERS = {
  widgetsDir: join(ROOT, 'src/widgets'),
  kitDir: join(ROOT, 'src/kit'),
  shopDir: join(ROOT, 'src/shop'),
}
const ISLAND = '[data-props]'
const SCRIPTS = '**/assets/island-*.js'

interface Kept {
  /** What an island's own component made: not what is in its slots. */
  elements: Element[]
  /** The same as text: tags and attributes. */
  tags: string[]
  text: string
}

declare global {
  interface Window {
    kept: Map<Element, Kept>
    readIsland: (island: Element) => Kept
  }
}

/** Keeps what the server sent, before any script has run. What moves adds to it while it does. */
async function keepServerMarkup(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    // What the effects of components say of themselves, and what other scripts of the page do to markup.
    const ANNOUNCED = [
      'data-island',
      'data-live',
      'data-due',
      'src',
      'srcset',
      'data-lazy-src',
      'data-lazy-srcset',
      'data-state',
      'inert',
      'style',
    ]
    // Links that lead to a page until their island is awake, and are buttons from then on.
    ANNOUNCED.push('role', 'aria-haspopup', 'aria-pressed', 'aria-current', 'data-service')
    const ANNOUNCED_BY: [selector: string, ...names: string[]][] = [
      // It leads to the cart page until there is a panel.
      ['.w-mini-cart a', 'aria-controls', 'aria-expanded'],
      // It had to scroll as long as nothing could be folded away.
      ['.w-data-table__scroll', 'tabindex'],
      // What plays by itself gets a button of ours in place of the browser's.
      ['.film__player', 'controls', 'data-controls'],
    ]
    // A clock goes on, the words of a heading become a button that sorts, and a film gets its button.
    const LIVING = '[role=timer] *, .w-data-table__head *, .film__toggle, .film__toggle *'
    const OWN = '[data-slot],[data-props]'
    window.readIsland = (island) => {
      const elements = [...island.querySelectorAll('*')].filter(
        (element) => element.parentElement?.closest(OWN) === island && element.closest(LIVING) === null,
      )
      const tags = elements.map((element) => {
        // What moves a carousel writes into all of it: there the elements themselves have to do.
        const isMoved = element.closest('.carousel') !== null
        const own = ANNOUNCED_BY.flatMap(([selector, ...names]) => (element.matches(selector) ? names : []))
        const isKept = ({ name }: Attr) => !ANNOUNCED.includes(name) && !own.includes(name)
        const attributes = isMoved ? [] : [...element.attributes].filter(isKept)
        return [element.localName, ...attributes.map(({ name, value }) => `${name}=${value}`).sort()].join(' ')
      })
      return { elements, tags, text: island.textContent ?? '' }
    }
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      window.kept = new Map([...document.querySelectorAll('[data-props]')].map((each) => [each, window.readIsland(each)]))
    })
  })
}

const countIslands = (page: Page) => page.locator(ISLAND).count()

/** As a pointer that passes over each of them. */
async function wakeAll(page: Page, state = 'awake'): Promise<void> {
  await page.evaluate(async (selector) => {
    for (const island of document.querySelectorAll(selector)) island.dispatchEvent(new Event('pointerover', { bubbles: true }))
  }, ISLAND)
  await expect(page.locator(`${ISLAND}[data-island=${state}]`)).toHaveCount(await countIslands(page))
}

/** Islands whose elements are not those that the server sent, with what differs. */
const findChanged = (page: Page) =>
  page.evaluate(() =>
    [...window.kept].flatMap(([island, { elements, tags }]) => {
      const now = window.readIsland(island)
      // A loop changes the order of slides.
      const before = new Map(elements.map((element, index) => [element, tags[index]]))
      const changed = now.tags.filter((tag, index) => tag !== before.get(now.elements[index] as Element))
      const isSame = changed.length === 0 && now.tags.length === tags.length
      return isSame ? [] : [{ island: island.getAttribute('data-widget'), changed, before: tags.length, after: now.tags.length }]
    }),
  )

/** Takes all of them out of the page and puts them back. Those that are not again as the server sent them. */
async function removeAll(page: Page): Promise<(string | null)[]> {
  return page.evaluate(async () => {
    const outermost = [...window.kept].filter(([island]) => !island.parentElement?.closest('[data-module]'))
    const places = outermost.map(([island]) => island.parentElement)
    for (const [island] of outermost) island.remove()
    await Promise.resolve()
    const awake = outermost.filter(([island]) => island.hasAttribute('data-island'))
    const changed = outermost.filter(([island, { tags, text }]) => {
      const now = window.readIsland(island)
      return now.text !== text || now.tags.join() !== tags.join()
    })
    outermost.forEach(([island], index) => {
      places[index]?.append(island)
    })
    return [...awake, ...changed].map(([island]) => island.getAttribute('data-widget'))
  })
}

test('islands have the names of their folders', async ({ page }) => {
  const names = [...findIslands(FOLDERS).keys()]
  for (const name of names) {
    const source = await readFile(findIslands(FOLDERS).get(name) ?? '', 'utf8')
    expect(source).toMatch(/^'use client'\n/)
    expect(source).toContain(`= island('${name}', `)
  }
  const shown = new Set<string | null>()
  for (const address of ADDRESSES) {
    await page.goto(address)
    for (const island of await page.locator(ISLAND).all()) shown.add(await island.getAttribute('data-widget'))
  }
  expect([...shown].sort()).toEqual(names.map(publicName).sort())
})

test('every island wakes on the very elements that the server sent', async ({ page }) => {
  await keepServerMarkup(page)
  for (const address of ADDRESSES) {
    await page.goto(address)
    await wakeAll(page)
    expect(await findChanged(page)).toEqual([])
  }
})

test('every island whose script does not come stays as the server sent it', async ({ page, complaints }) => {
  complaints.expect(/Island |ERR_FAILED/)
  await keepServerMarkup(page)
  await page.route(SCRIPTS, (route) => route.abort())
  for (const address of ADDRESSES) {
    await page.goto(address)
    await wakeAll(page, 'failed')
    expect(await findChanged(page)).toEqual([])
  }
})

test('every island that is removed sleeps as the server sent it, and put back wakes again', async ({ page }) => {
  await keepServerMarkup(page)
  for (const address of ADDRESSES) {
    await page.goto(address)
    await wakeAll(page)
    expect(await removeAll(page)).toEqual([])
    await wakeAll(page)
  }
})

test.describe('on React in development', { tag: '@whole' }, () => {
  // React compares HTML by writing it, which only its own warnings need.
  test.use({ bypassCSP: true })
  let outDir: string
  let files: Map<string, string>

  test.beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'islands-react-'))
    const plugins = (clientPlugins({ root: ROOT, ...FOLDERS }) as Plugin[]).filter(
      ({ name }) => name !== 'lectern:preact-in-browsers',
    )
    const options = clientBuild({ root: ROOT, outDir, ...FOLDERS, siteStyle: join(ROOT, 'src/site/ui/styles/site.css') })
    const result = await build({
      configFile: false,
      logLevel: 'error',
      root: ROOT,
      mode: 'development',
      define: { 'process.env.NODE_ENV': '"development"' },
      plugins,
      build: { ...options, minify: false },
    })
    const chunks = (result as Rolldown.RolldownOutput).output.flatMap((file) => (file.type === 'chunk' ? [file] : []))
    files = new Map(chunks.map(({ name, fileName }) => [name, fileName]))
  })
  test.afterAll(() => rm(outDir, { recursive: true }))

  test('no island differs from its server markup', async ({ page, complaints }) => {
    complaints.expect(/Download the React DevTools/)
    await page.route('**/assets/*.js', async (route) => {
      const file = new URL(route.request().url()).pathname.slice(1)
      const [name = ''] = /island-[a-z-]+(?=-[\w-]{8}\.js$)/.exec(file) ?? []
      const built = await readFile(join(outDir, files.get(name) ?? file), 'utf8').catch(() => null)
      if (built === null) return route.continue()
      return route.fulfill({ contentType: 'text/javascript', body: built })
    })
    await keepServerMarkup(page)
    for (const address of ADDRESSES) {
      await page.goto(address)
      await wakeAll(page)
      expect(await findChanged(page)).toEqual([])
    }
  })
})
