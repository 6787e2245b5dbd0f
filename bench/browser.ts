import { type Browser, chromium, type Locator, type Page, type Request } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.ts'
import { asKb, asMs } from './numbers.ts'
import type { DemoAddresses, RunningSite } from './site.ts'
import { atMost, type Line, type Section } from './table.ts'

const CPU_SLOWDOWN = 4
/** A slow mobile line: 1.6 Mbit/s down, 150 ms there and back. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const PHONE = { width: 375, height: 740 }
/** Films and pictures of a whole page take their time on that line. */
const ARRIVAL_MS = 180_000
const LCP_MS = 2500
const TBT_MS = 100
const INPUT_MS = 200
const SHORT_TASK_MS = 50
const HOME_BYTES = 120_000
const PRESSES = 40
const ALL_WIDGETS = '/gallery/all/'
const PRESSABLE = 'main :is(button, summary, [role=tab], [role=slider], input, select):not(:disabled)'

interface Visit {
  name: string
  lcp: number
  cls: number
  tbt: number
  /** Everything that came over the line until the page was read to its end, but for pictures, films and sounds. */
  bytes: number
}

/** Each kind of entry has some of these. */
type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number }

interface Task {
  start: number
  end: number
}

/** What a visitor with a slow telephone waits for. Times on a busy machine say little; compare pages of one run. */
export async function measureBrowser({ port }: RunningSite, demo: DemoAddresses): Promise<Section> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  const origin = `http://localhost:${port}`
  try {
    const look = (path: string) => visit(browser, origin, path)
    const home = await look('/')
    const lines: Line[] = check(home)
    lines.push(atMost('/, bytes without pictures, read to its end', home.bytes, HOME_BYTES, asKb))
    for (const path of ['/news/', ...demo.posts.slice(0, 1), ALL_WIDGETS]) lines.push(...check(await look(path)))
    const pages: Visit[] = []
    for (const path of demo.pages) pages.push(await look(path))
    lines.push(...check(worstOf(pages)))
    const { worst, presses } = await pressEverything(browser, origin + ALL_WIDGETS)
    lines.push(atMost(`${ALL_WIDGETS}, slowest answer to ${presses} presses`, worst, INPUT_MS, asMs))
    return { title: `In a browser, CPU slowed ${CPU_SLOWDOWN} x, slow mobile line`, lines }
  } finally {
    await browser.close()
  }
}

function check({ name, lcp, cls, tbt }: Visit): Line[] {
  return [
    atMost(`${name}, largest paint`, lcp, LCP_MS, asMs),
    atMost(`${name}, layout shift while it is read`, cls, 0, String),
    atMost(`${name}, blocking time`, tbt, TBT_MS, asMs),
  ]
}

function worstOf(visits: Visit[]): Visit {
  const most = (figure: 'lcp' | 'cls' | 'tbt' | 'bytes') => Math.max(...visits.map((visit) => visit[figure]))
  const slowest = visits.find(({ lcp }) => lcp === most('lcp'))
  return {
    name: `worst of all ${visits.length} demo pages (${slowest?.name} paints last)`,
    lcp: most('lcp'),
    cls: most('cls'),
    tbt: most('tbt'),
    bytes: most('bytes'),
  }
}

async function openSlowly(page: Page, address: string, { isLineSlow }: { isLineSlow: boolean }): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  if (isLineSlow) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', LINE)
  }
  // The compiler of these scripts keeps the names of functions with a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(observe)
  await page.goto(address, { waitUntil: 'networkidle', timeout: ARRIVAL_MS })
}

async function visit(browser: Browser, origin: string, path: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: PHONE, locale: 'zh-TW' })
  const arrived: Promise<number>[] = []
  const weigh = (request: Request) => {
    if (!['image', 'media'].includes(request.resourceType()))
      arrived.push(request.sizes().then((sizes) => sizes.responseBodySize))
  }
  page.on('requestfinished', weigh)
  await openSlowly(page, origin + path, { isLineSlow: true })
  const { lcp, firstPaint, tasks } = await page.evaluate(() => window.seen)
  await scrollThrough(page)
  await page.waitForLoadState('networkidle')
  const cls = await page.evaluate(() => window.seen.cls)
  page.off('requestfinished', weigh)
  const bytes = (await Promise.all(arrived)).reduce((sum, size) => sum + size, 0)
  await page.close()
  return { name: decodeURI(path), lcp, cls: Number(cls.toFixed(4)), tbt: blockingTime(tasks, firstPaint), bytes }
}

/** As it is commonly defined: what tasks take beyond 50 ms, from the moment on in which there is something to press. */
function blockingTime(tasks: readonly Task[], firstPaint: number): number {
  return tasks.reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, firstPaint) - SHORT_TASK_MS), 0)
}

/** The time from a press to the next picture, in the browser's own account, over what can be pressed on the page. */
async function pressEverything(browser: Browser, address: string): Promise<{ worst: number; presses: number }> {
  const page = await browser.newPage({ viewport: PHONE, locale: 'zh-TW' })
  await openSlowly(page, address, { isLineSlow: false })
  await scrollThrough(page)
  // Enter in a field may send its form: an empty answer leaves the page where it is.
  await page.route('**/*', (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback()))
  const targets = await page.locator(PRESSABLE).all()
  const step = Math.max(1, Math.floor(targets.length / PRESSES))
  const seen: Locator[] = []
  // Before the first press: to find this out, the browser lays out what it had left alone.
  for (const [index, target] of targets.entries()) if (index % step === 0 && (await target.isVisible())) seen.push(target)
  for (const target of seen) {
    await target.focus()
    // Nobody presses what is not yet in sight, nor closes what has not opened.
    await untilShown(page)
    await page.keyboard.press('Enter')
    await untilShown(page)
    await page.keyboard.press('Escape')
  }
  const worst = await page.evaluate(() => new Promise<number>((resolve) => requestIdleCallback(() => resolve(window.seen.input))))
  await page.close()
  return { worst, presses: seen.length }
}

async function untilShown(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
}

/** Waits for no picture: on this line they would take minutes. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await painted()
    }
  })
}

declare global {
  interface Window {
    seen: { lcp: number; firstPaint: number; cls: number; tasks: Task[]; input: number }
  }
}

/** Runs in the page, before everything else. */
function observe(): void {
  const seen: Window['seen'] = { lcp: 0, firstPaint: 0, cls: 0, tasks: [], input: 0 }
  window.seen = seen
  const watch = (type: string, note: (entry: Entry) => void, more = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as Entry)
    }).observe({ type, buffered: true, ...more })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  watch('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, end: startTime + duration })
  })
  watch(
    'event',
    // A pointer that happens to lie over the page while it loads presses nothing.
    ({ duration, interactionId }) => {
      if (interactionId > 0) seen.input = Math.max(seen.input, duration)
    },
    { durationThreshold: 16 },
  )
}
