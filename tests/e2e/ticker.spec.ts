import type { Locator, Page } from '@playwright/test'
import { boxAtRest, PHONE } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const GALLERY = '/gallery/content-ticker/'
/** Of the examples. */
const SPEED_MS = 1000
const FADE_MS = 600
const DELAY_MS = 3000

const current = (ticker: Locator) => ticker.locator('[data-current]')

async function findRunning(page: Page, example: string): Promise<Locator> {
  const ticker = page.locator(`#${example} .w-content-ticker`)
  await ticker.scrollIntoViewIfNeeded()
  await expect(ticker).toHaveAttribute('data-running')
  return ticker
}

/** Where the row of a marquee stands. */
function offsetOf(ticker: Locator): Promise<number> {
  return ticker
    .locator('.w-content-ticker__track')
    .evaluate((track) => new DOMMatrix(getComputedStyle(track).translate.replace(/^(\S+).*/, 'translate($1)')).e)
}

/** How far the row of a marquee goes during two frames. A frame may be painted before a stop takes effect. */
async function wayOf(ticker: Locator): Promise<number> {
  const track = ticker.locator('.w-content-ticker__track')
  await track.evaluate((element) => Promise.all(element.getAnimations().map(({ ready }) => ready)))
  const before = await offsetOf(ticker)
  await track.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  return Math.abs((await offsetOf(ticker)) - before)
}

test.describe('a content ticker', () => {
  test('shows the next item after tickerSpeed and tickerDelay, round and round; it stops by button, pointer and focus', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(GALLERY)
    const ticker = await findRunning(page, 'fade')
    const titles = await ticker.locator('.w-content-ticker__title').allTextContents()
    await page.clock.pauseAt(Date.now() + 60_000)
    const first = titles.indexOf((await current(ticker).locator('.w-content-ticker__title').textContent()) ?? '')
    const turn = () => page.clock.runFor(FADE_MS + DELAY_MS)
    for (let step = 1; step <= titles.length; step++) {
      await turn()
      await expect(current(ticker)).toContainText(titles[(first + step) % titles.length] ?? '')
    }

    await ticker.getByRole('button', { name: '暫停' }).click()
    await expect(ticker.getByRole('button', { name: '繼續播放' })).toBeFocused()
    await turn()
    await expect(current(ticker)).toContainText(titles[first] ?? '')
    await page.keyboard.press('Enter')
    await turn()
    const second = titles[(first + 1) % titles.length] ?? ''
    await expect(current(ticker)).toContainText(second)

    await current(ticker).hover()
    await turn()
    await expect(current(ticker)).toContainText(second)
    await page.mouse.move(0, 0)

    const last = ticker.getByRole('link').last()
    await page.keyboard.press('Shift+Tab')
    await expect(last).toBeFocused()
    await expect(current(ticker).getByRole('link')).toBeFocused()
    await turn()
    await expect(last).toBeInViewport()
  })

  test('left as it comes, stays until its words can be read: the longer they are, the longer', { tag: '@whole' }, async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(GALLERY)
    const ticker = await findRunning(page, 'unset')
    await page.clock.pauseAt(Date.now() + 60_000)
    await ticker.getByRole('button', { name: '暫停' }).click()
    const readOne = async () => {
      const words = (await current(ticker).textContent()) ?? ''
      await ticker.getByRole('button', { name: '繼續播放' }).click()
      let stay = 0
      for (; stay < 20_000 && (await current(ticker).textContent()) === words; stay += 100) await page.clock.runFor(100)
      await ticker.getByRole('button', { name: '暫停' }).click()
      return { stay, length: [...words].length }
    }
    const read = [await readOne(), await readOne(), await readOne()].sort((one, other) => one.length - other.length)
    for (const { stay, length } of read) expect(stay).toBeGreaterThan(150 * length)
    expect(read.map(({ stay }) => stay)).toEqual(read.map(({ stay }) => stay).sort((one, other) => one - other))
  })

  test('moves along its axis, backwards where it is told to', { tag: '@whole' }, async ({ page }) => {
    await page.clock.install()
    await page.goto(GALLERY)
    const ticker = await findRunning(page, 'vertical')
    const [first] = await ticker.locator('.w-content-ticker__title').allTextContents()
    await page.clock.pauseAt(Date.now() + 60_000)
    while (!(await current(ticker).textContent())?.includes(first ?? '')) await page.clock.runFor(SPEED_MS + DELAY_MS)
    // Noted as it begins: it takes its second of real time, whatever the clock of the page says.
    const frames = await ticker
      .locator('li')
      .last()
      .evaluateHandle((item) => {
        const seen: unknown[] = []
        new MutationObserver(() => {
          for (const { effect } of item.getAnimations()) {
            if (effect instanceof KeyframeEffect) seen.push([effect.getTiming().duration, effect.getKeyframes()[0]?.translate])
          }
        }).observe(item, { attributeFilter: ['data-current'] })
        return seen
      })
    await page.clock.runFor(SPEED_MS + DELAY_MS)
    await expect(ticker.locator('li').last()).toHaveAttribute('data-current')
    expect(await frames.jsonValue()).toEqual([[SPEED_MS, '0px -100%']])
    await ticker.getByRole('button', { name: '下一則' }).click()
    await expect(ticker.locator('li').first()).toHaveAttribute('data-current')
  })

  test('types by character; the whole title is always there to be heard', async ({ page }) => {
    await page.clock.install()
    await page.goto(GALLERY)
    const ticker = await findRunning(page, 'typing')
    const titles = await ticker.locator('.w-content-ticker__title').allTextContents()
    await page.clock.pauseAt(Date.now() + 60_000)
    await ticker.getByRole('button', { name: '暫停' }).click()
    const before = titles.indexOf((await current(ticker).locator('.w-content-ticker__title').textContent()) ?? '')
    const next = titles[(before + 1) % titles.length] ?? ''
    await ticker.getByRole('button', { name: '繼續播放' }).click()
    await page.clock.runFor(2000)
    const title = current(ticker).locator('.w-content-ticker__title')
    await expect(title).toHaveText(next)
    const typed = title.locator('> :first-child')
    const rest = title.locator('.w-content-ticker__rest')
    await page.clock.runFor(300)
    await expect(typed).toHaveText([...next].slice(0, 3).join(''))
    await expect(rest).toHaveCSS('opacity', '0')
    await expect(title).toHaveText(next)
    await page.clock.runFor(100 * (next.length - 2))
    await expect(rest).toHaveCount(0)
  })

  test('as a marquee runs without end, its copy silent; it stops by button, and shows what gets the focus', async ({ page }) => {
    await page.goto(GALLERY)
    const ticker = await findRunning(page, 'seamless')
    const lists = ticker.locator('ul')
    await expect(lists).toHaveCount(2)
    await expect(lists.last()).toHaveAttribute('inert')
    await expect(lists.last()).toHaveAttribute('aria-hidden', 'true')
    await expect(ticker.getByRole('listitem')).toHaveCount(4)
    const start = await offsetOf(ticker)
    await expect.poll(() => offsetOf(ticker)).toBeGreaterThan(start)

    await ticker.getByRole('button', { name: '暫停' }).click()
    await expect(ticker.getByRole('button', { name: '繼續播放' })).toBeVisible()
    expect(await wayOf(ticker)).toBeCloseTo(0, 2)
    await ticker.getByRole('link').last().focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(ticker.getByRole('link').last()).toBeInViewport({ ratio: 1 })

    const box = await boxAtRest(ticker.locator('.w-content-ticker__window'))
    const held = await offsetOf(ticker)
    await page.mouse.move(box.x + 200, box.y + 10)
    await page.mouse.down()
    await page.mouse.move(box.x + 120, box.y + 10)
    await page.mouse.up()
    expect(await offsetOf(ticker)).toBeCloseTo(held - 80, 0)
    await expect(page).toHaveURL(GALLERY)

    const gap = await findRunning(page, 'marquee')
    await expect(gap.locator('ul')).toHaveCount(1)
    await gap.locator('.w-content-ticker__window').hover()
    expect(await wayOf(gap)).toBeCloseTo(0, 2)
  })

  test('can be pulled with a finger, and turned by arrows', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, baseURL })
    const page = await context.newPage()
    await page.goto(GALLERY)
    const ticker = await findRunning(page, 'by-hand')
    const items = ticker.locator('li')
    await expect(ticker.getByRole('button', { name: '暫停' })).toHaveCount(0)
    await ticker.getByRole('button', { name: '下一則' }).tap()
    await expect(items.nth(1)).toHaveAttribute('data-current')
    const box = await boxAtRest(ticker.locator('.w-content-ticker__window'))
    const touch = await context.newCDPSession(page)
    const at = (x: number) => [{ x: box.x + x, y: box.y + box.height / 2 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(250) })
    for (const x of [220, 180, 120]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(items.nth(2)).toHaveAttribute('data-current')
    await context.close()
  })

  for (const [how, options] of [
    ['for those who want less motion', { reducedMotion: 'reduce' }],
    ['without JavaScript', { javaScriptEnabled: false }],
  ] as const) {
    test(`${how} shows every item, and nothing moves`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ ...options, baseURL })
      const page = await context.newPage()
      await page.goto(GALLERY)
      for (const example of ['fade', 'typing', 'marquee']) {
        const ticker = page.locator(`#${example} .w-content-ticker`)
        for (const item of await ticker.getByRole('listitem').all()) {
          await expect(item).toBeVisible()
          await expect(item).toHaveCSS('opacity', '1')
        }
        await expect(ticker.getByRole('button')).toHaveCount(0)
        await expect(ticker).not.toHaveAttribute('data-running')
      }
      await context.close()
    })
  }
})
