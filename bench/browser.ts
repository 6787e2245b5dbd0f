import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../tests/e2e/find-chromium.ts'
import { asMs } from './numbers.ts'
import type { DemoAddresses, RunningSite } from './site.ts'
import { atMost, type Line, type Section } from './table.ts'

const CPU_SLOWDOWN = 4
/** A slow mobile line: 1.6 Mbit/s down, 150 ms there and back. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const PHONE = { width: 375, height: 740 }
const LCP_MS = 2500
const TBT_MS = 200
const INPUT_MS = 100
const PRESSES = 40
const ALL_WIDGETS = '/gallery/all/'
const PRESSABLE = 'main :is(button, summary, [role=tab], [role=slider], input, select):not(:disabled)'

interface Visit {
  lcp: number
  cls: number
  tbt: number
}

/** What a visitor with a slow telephone waits for. Times on a busy machine say little; compare pages of one run. */
export async function measureBrowser({ port }: RunningSite, demo: DemoAddresses): Promise<Section> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  const origin = `http://localhost:${port}`
  try {
    const lines: Line[] = []
    for (const path of ['/', '/news/', ...demo.posts.slice(0, 1), ...demo.pages.slice(0, 1), ALL_WIDGETS]) {
      const { lcp, cls, tbt } = await visit(browser, origin + path)
      const name = decodeURI(path)
      lines.push(atMost(`${name}, largest paint`, lcp, LCP_MS, asMs))
      lines.push(atMost(`${name}, layout shift while it is read`, cls, 0, String))
      lines.push(atMost(`${name}, blocking time`, tbt, TBT_MS, asMs))
    }
    const { worst, presses } = await pressEverything(browser, origin + ALL_WIDGETS)
    lines.push(atMost(`${ALL_WIDGETS}, slowest answer to ${presses} presses`, worst, INPUT_MS, asMs))
    return { title: `In a browser, CPU slowed ${CPU_SLOWDOWN} x, slow mobile line`, lines }
  } finally {
    await browser.close()
  }
}

async function openSlowly(browser: Browser, address: string, { isLineSlow }: { isLineSlow: boolean }): Promise<Page> {
  const page = await browser.newPage({ viewport: PHONE, locale: 'zh-TW' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  if (isLineSlow) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', LINE)
  }
  // The compiler of these scripts keeps the names of functions with a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(observe)
  await page.goto(address, { waitUntil: 'networkidle' })
  return page
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const page = await openSlowly(browser, address, { isLineSlow: true })
  const early = await page.evaluate(() => ({ lcp: window.seen.lcp, tbt: window.seen.tbt }))
  await readThrough(page)
  const cls = await page.evaluate(() => window.seen.cls)
  await page.close()
  return { ...early, cls: Number(cls.toFixed(4)) }
}

/** The time from a press to the next picture, in the browser's own account, over what can be pressed on the page. */
async function pressEverything(browser: Browser, address: string): Promise<{ worst: number; presses: number }> {
  const page = await openSlowly(browser, address, { isLineSlow: false })
  await readThrough(page)
  const targets = await page.locator(PRESSABLE).all()
  const step = Math.max(1, Math.floor(targets.length / PRESSES))
  let presses = 0
  for (const target of targets.filter((_, index) => index % step === 0)) {
    if (!(await target.isVisible())) continue
    await target.focus()
    await page.keyboard.press('Enter')
    presses += 1
    await page.keyboard.press('Escape')
  }
  const worst = await page.evaluate(() => new Promise<number>((resolve) => requestIdleCallback(() => resolve(window.seen.input))))
  await page.close()
  return { worst, presses }
}

async function readThrough(page: Page): Promise<void> {
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
    seen: { lcp: number; cls: number; tbt: number; input: number }
  }
}

/** Runs in the page, before everything else. */
function observe(): void {
  const seen = { lcp: 0, cls: 0, tbt: 0, input: 0 }
  window.seen = seen
  const watch = (type: string, note: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void, more = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as PerformanceEntry & { value: number; hadRecentInput: boolean })
    }).observe({ type, buffered: true, ...more })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  watch('longtask', ({ duration }) => {
    seen.tbt += Math.max(0, duration - 50)
  })
  watch(
    'event',
    ({ duration }) => {
      seen.input = Math.max(seen.input, duration)
    },
    { durationThreshold: 16 },
  )
}
