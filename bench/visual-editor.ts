import { type Browser, chromium, expect, type Frame, type Page } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.ts'
import { signIn } from '../tests/e2e/editors/admin-pages.ts'
import { createPage, openEditor, readDraft, row, saveState, settings } from '../tests/e2e/editors/visual-editor.ts'
import startPrograms from '../tests/e2e/programs.ts'
import type { Cleanup } from './cleanup.ts'
import { EditedOutline } from './edited-outline.ts'
import { asFactor, asMs, medianOf, percentileOf } from './numbers.ts'
import { until } from './processes.ts'
import { atMost, type Section } from './table.ts'

const OPENINGS = 5
const KEYS = 100
const PICKS = 60
const ACTIONS = 2000
/** What is kept for good is there by then: caches, compiled code, the 200 steps that can be taken back. */
const WARM_UP = 400
const OPEN_MS = 2000
const KEY_MEDIAN_MS = 100
const KEY_P95_MS = 250
const FRAME_MS = 1000 / 60
const FLAT = 1.1
const PATIENCE_MS = 60_000

/** When something was first so, in one clock for both windows; by words or by the keys of rows. */
interface Marks {
  written: Record<string, number>
  seen: Record<string, number>
  selected: Record<string, number>
  clickedAt: number
}

/** What an assistant waits for who edits a page of 100 blocks on the page itself. */
export async function measureVisualEditor(cleanup: Cleanup): Promise<Section[]> {
  cleanup.add(await startPrograms())
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  cleanup.add(() => browser.close())
  const page = await openDesk(browser)
  const outline = EditedOutline.ofHundredBlocks()
  const id = await createPage(page, '一百個元件', outline.layout())
  const openings = await measureOpenings(page, id)
  const keys = await measureKeys(page, await canvasOf(page))
  const picks = await measurePicks(page, await canvasOf(page))
  const { growth, differences } = await editForLong(page, await createPage(page, '兩千個動作', outline.layout()), outline)
  return [
    {
      title: 'Visual editor, a page of 100 blocks',
      lines: [
        atMost(`opened, until the first key is seen on the page, median of ${OPENINGS}`, medianOf(openings), OPEN_MS, asMs),
        atMost(`key in the settings to changed page, median of ${KEYS}`, medianOf(keys), KEY_MEDIAN_MS, asMs),
        atMost('the same, slowest but for one in twenty', percentileOf(keys, 0.95), KEY_P95_MS, asMs),
        atMost(`click on the page to selected in the tree, median of ${PICKS}`, medianOf(picks), FRAME_MS, asMs),
        atMost(`memory after ${ACTIONS} actions, beside that after ${WARM_UP}`, growth, FLAT, asFactor),
        atMost('blocks that are stored otherwise than they were edited', differences, 0, String),
      ],
    },
  ]
}

async function openDesk(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-TW', timezoneId: 'Asia/Taipei' })
  page.setDefaultTimeout(PATIENCE_MS)
  // The compiler of these scripts keeps the names of functions with a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await signIn(page)
  return page
}

async function canvasOf(page: Page): Promise<Frame> {
  const frame = await (await page.locator('iframe[title="頁面"]').elementHandle())?.contentFrame()
  if (!frame) throw new Error('The visual editor has no page in it')
  return frame
}

/** The first opening, after a start, is not counted. */
async function measureOpenings(page: Page, id: number): Promise<number[]> {
  const times: number[] = []
  for (let opening = 0; opening <= OPENINGS; opening += 1) {
    await page.goto('about:blank')
    const before = performance.now()
    const canvas = await openEditor(page, id)
    await row(page, /標題 0/).click()
    const field = settings(page).getByLabel('標題文字')
    await field.press('End')
    await page.keyboard.insertText('了')
    await expect(canvas.locator('[data-block=heading-0]')).toContainText('了'.repeat(opening + 1), { timeout: PATIENCE_MS })
    if (opening > 0) times.push(performance.now() - before)
    await expect(saveState(page)).toHaveText('已儲存', { timeout: PATIENCE_MS })
  }
  return times
}

/** One at a time, as somebody types who looks at the page. */
async function measureKeys(page: Page, canvas: Frame): Promise<number[]> {
  await row(page, /標題 1$/).click()
  const field = settings(page).getByLabel('標題文字')
  await field.press('End')
  await canvas.evaluate(() => {
    const seen: Record<string, number> = {}
    Object.assign(window, { seen })
    const look = () => {
      const words = document.querySelector('[data-block=heading-1]')?.textContent?.trim() ?? ''
      seen[words] ??= performance.timeOrigin + performance.now()
    }
    new MutationObserver(look).observe(document.documentElement, { subtree: true, childList: true, characterData: true })
  })
  await field.evaluate((input: HTMLInputElement) => {
    const written: Record<string, number> = {}
    Object.assign(window, { written })
    input.addEventListener('input', ({ timeStamp }) =>
      Object.assign(written, { [input.value]: performance.timeOrigin + timeStamp }),
    )
  })
  const times: number[] = []
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.insertText('字')
    const words = await field.inputValue()
    const shown = await until(
      `「${words}」 on the page`,
      () => canvas.evaluate((wanted) => (window as unknown as Marks).seen[wanted] ?? null, words),
      PATIENCE_MS,
    )
    times.push(shown - (await page.evaluate((wanted) => (window as unknown as Marks).written[wanted] ?? Number.NaN, words)))
  }
  return times
}

async function measurePicks(page: Page, canvas: Frame): Promise<number[]> {
  await page.evaluate(() => {
    const selected: Record<string, number> = {}
    Object.assign(window, { selected })
    const look = () => {
      const key = document.querySelector<HTMLElement>('[role=treeitem][aria-selected=true]')?.dataset.key ?? ''
      selected[key] = performance.timeOrigin + performance.now()
    }
    const tree = document.querySelector('[role=tree]')
    if (tree) new MutationObserver(look).observe(tree, { subtree: true, attributeFilter: ['aria-selected'] })
  })
  await canvas.evaluate(() => {
    const clicked = ({ timeStamp }: Event) => Object.assign(window, { clickedAt: performance.timeOrigin + timeStamp })
    addEventListener('click', clicked, { capture: true })
  })
  const times: number[] = []
  for (let pick = 0; pick < PICKS; pick += 1) {
    const key = `heading-${2 + (pick % 20)}`
    await page.evaluate((wanted) => delete (window as unknown as Marks).selected[wanted], key)
    await clickOn(page, canvas, key)
    const at = await until(
      `${key} in the tree`,
      () => page.evaluate((wanted) => (window as unknown as Marks).selected[wanted] ?? null, key),
      PATIENCE_MS,
    )
    times.push(at - (await canvas.evaluate(() => (window as unknown as Marks).clickedAt)))
  }
  return times
}

/** The pointer is put where the block is seen: the page is drawn smaller than it is, which Playwright's own click does not take into account. */
async function clickOn(page: Page, canvas: Frame, key: string): Promise<void> {
  const block = canvas.locator(`[data-block=${key}]`)
  const inside = await block.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, height } = element.getBoundingClientRect()
    return { x: x + 8, y: y + height / 2 }
  })
  const frame = await canvas.frameElement()
  const drawn = await frame.boundingBox()
  const width = await frame.evaluate((element) => (element as HTMLIFrameElement).offsetWidth)
  if (drawn === null) throw new Error('The page is not drawn')
  const scale = drawn.width / width
  await page.mouse.click(drawn.x + inside.x * scale, drawn.y + inside.y * scale)
}

/** Structure and words are changed by keys as by an assistant; what is expected is kept here, without any code of the editor. */
async function editForLong(page: Page, id: number, outline: EditedOutline): Promise<{ growth: number; differences: number }> {
  await openEditor(page, id)
  const session = await page.context().newCDPSession(page)
  const memory = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  let warm = 0
  for (let action = 0; action < ACTIONS; action += 1) {
    if (action === WARM_UP) warm = await memory()
    const { at, key, words } = outline.act()
    if (at !== null) await page.locator(`[role=treeitem] >> nth=${at}`).click()
    if (words === null) await page.keyboard.press(key)
    else await settings(page).getByLabel('標題文字').fill(words)
  }
  const growth = (await memory()) / warm
  await expect(saveState(page)).toHaveText('已儲存', { timeout: PATIENCE_MS })
  const { layout } = await readDraft(page, id)
  return { growth, differences: outline.countDifferences(layout) }
}
