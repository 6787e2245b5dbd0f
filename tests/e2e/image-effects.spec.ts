import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe-violations.ts'
import { boxAtRest, DESKTOP, layoutShifts, motions, readThrough } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const island = (page: Page, example: string) => page.locator(`#${example} [data-widget]`)
const awake = (page: Page, example: string) => expect(island(page, example)).toHaveAttribute('data-island', 'awake')

test.describe('a tilting card', () => {
  const card = (page: Page) => page.locator('#card .w-tilt__card')

  test('tilts by at most 10 degrees to either side, seen from 300 px, within 400 ms, and rests when the mouse leaves', async ({
    page,
  }) => {
    await page.goto('/gallery/tilt/')
    await card(page).hover({ position: { x: 2, y: 2 } })
    await awake(page, 'card')
    await card(page).hover({ position: { x: 1, y: 1 } })
    await expect(page.locator('#card .w-tilt')).toHaveAttribute('data-state', 'tilted')
    const tilt = await card(page).evaluate((element: HTMLElement) => element.style.getPropertyValue('--tilt'))
    expect(tilt).toMatch(/^perspective\(300px\) rotateX\(-9\.\d+deg\) rotateY\(9\.\d+deg\) scale\(1\)$/)
    expect((await card(page).evaluate((element) => getComputedStyle(element).transitionDuration)).split(',')[0]).toBe('0.4s')
    // A corner that leans out of the window does not make it scroll sideways.
    await expect(page.locator('html')).toHaveCSS('overflow-x', 'clip')
    await page.mouse.move(2, 2)
    await expect(page.locator('#card .w-tilt')).not.toHaveAttribute('data-state')
    await expect(page.locator('html')).toHaveCSS('overflow-x', 'visible')
    await expect(card(page)).toHaveCSS('transform', 'none')
  })

  test('never tilts under a finger', { tag: '@whole' }, async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, baseURL: process.env.SITE_URL })
    const page = await context.newPage()
    await page.goto('/gallery/tilt/')
    await page.locator('#card img').tap()
    await awake(page, 'card')
    await page.locator('#card img').tap()
    await expect(page.locator('#card .w-tilt')).not.toHaveAttribute('data-state')
    await expect(card(page)).toHaveCSS('transform', 'none')
    await context.close()
  })

  test('never tilts for those who want less motion', { tag: '@whole' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/gallery/tilt/')
    await card(page).hover({ position: { x: 4, y: 4 } })
    await awake(page, 'card')
    await card(page).hover({ position: { x: 1, y: 1 } })
    await expect(card(page)).toHaveCSS('transform', 'none')
    await expect(page.locator('#card .w-tilt')).not.toHaveAttribute('data-state')
  })
})

test.describe('a swapped picture', () => {
  const GALLERY = '/gallery/image-swap/'
  const back = (page: Page, example: string) => page.locator(`#${example} .w-image-swap__back`)
  const box = (page: Page, example: string) => page.locator(`#${example}`).getByRole('checkbox', { name: '換成另一張圖片' })

  test('is shown while the mouse is over it, on focus, and not after Escape', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto(GALLERY)
    await expect(back(page, 'fade')).toHaveCSS('opacity', '0')
    await page.locator('#fade .w-image-swap__frame').hover()
    await expect(back(page, 'fade')).toHaveCSS('opacity', '1')
    await awake(page, 'fade')
    await page.keyboard.press('Escape')
    await expect(back(page, 'fade')).toHaveCSS('opacity', '0')
    await page.mouse.move(2, 2)
    await page.locator('#fade .w-image-swap__frame').hover()
    await expect(back(page, 'fade')).toHaveCSS('opacity', '1')
    await page.mouse.move(2, 2)
    await expect(back(page, 'fade')).toHaveCSS('opacity', '0')
    await box(page, 'fade').focus()
    await page.keyboard.press('Shift')
    await expect(back(page, 'fade')).toHaveCSS('opacity', '1')
    expect(await findAxeViolations(page)).toEqual([])
  })

  test('in click mode changes with each click, once, and with the space bar', async ({ page }) => {
    await page.goto(GALLERY)
    await page.locator('#click .w-image-swap__frame').hover()
    await expect(back(page, 'click')).toHaveCSS('translate', '0px 100%')
    await box(page, 'click').click()
    await expect(back(page, 'click')).toHaveCSS('translate', '0px 0%')
    await box(page, 'click').click()
    await expect(back(page, 'click')).toHaveCSS('translate', '0px 100%')
    await page.keyboard.press('Space')
    await expect(box(page, 'click')).toBeChecked()
    await expect(back(page, 'click')).toHaveCSS('translate', '0px 0%')
  })

  test('swaps under a finger and without JavaScript; a linked one keeps its link', { tag: '@whole' }, async ({ browser }) => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({
        hasTouch: true,
        isMobile: true,
        javaScriptEnabled,
        baseURL: process.env.SITE_URL,
      })
      const page = await context.newPage()
      await page.goto(GALLERY)
      await box(page, 'fade').tap()
      await expect(back(page, 'fade')).toHaveCSS('opacity', '1')
      await box(page, 'link').tap()
      await expect(back(page, 'link')).toHaveCSS('opacity', '1')
      await page.locator('#link a').tap({ position: { x: 20, y: 20 } })
      await page.waitForURL('**/admission/')
      await context.close()
    }
  })
})

test.describe('a morphing picture', () => {
  const GALLERY = '/gallery/image-morph/'
  const shape = (page: Page, example: string) => page.locator(`#${example} .w-image-morph__shape`)

  test('takes 2000 ms after 10 ms, there and back, and can be stopped by a switch', async ({ page }) => {
    await page.goto(GALLERY)
    await expect(shape(page, 'stone')).toHaveCSS('animation-duration', '2s')
    await expect(shape(page, 'stone')).toHaveCSS('animation-delay', '0.01s')
    await expect(shape(page, 'stone')).toHaveCSS('animation-direction', 'alternate')
    await expect(shape(page, 'stone')).toHaveCSS('animation-iteration-count', 'infinite')
    await expect(shape(page, 'paper')).toHaveCSS('animation-duration', '6s')
    await expect(shape(page, 'once')).toHaveCSS('animation-iteration-count', '2')
    await expect(page.locator('#once').getByRole('checkbox')).toHaveCount(0)
    const pause = page.locator('#stone').getByRole('checkbox', { name: '暫停變形' })
    await pause.focus()
    await page.keyboard.press('Space')
    await expect(shape(page, 'stone')).toHaveCSS('animation-play-state', 'paused')
    await pause.click()
    await expect(shape(page, 'stone')).toHaveCSS('animation-play-state', 'running')
  })

  test('is still for those who want less motion', { tag: '@whole' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(GALLERY)
    await expect(page.locator('#stone img')).toBeVisible()
    expect(await motions(page)).toEqual([])
    await expect(page.getByText('暫停變形')).toHaveCount(5)
    await expect(page.getByText('暫停變形').first()).toBeHidden()
  })
})

test.describe('a before/after slider', () => {
  const GALLERY = '/gallery/before-after/'
  const slider = (page: Page, example: string) => page.locator(`#${example}`).getByRole('slider')
  const split = (page: Page, example: string) =>
    page.locator(`#${example} .w-before-after__frame`).evaluate((frame) => {
      const handle = frame.querySelector('.w-before-after__handle')?.getBoundingClientRect()
      const { left, top, width, height } = frame.getBoundingClientRect()
      if (!handle) return Number.NaN
      const part =
        (frame as HTMLElement).dataset.orientation === 'vertical' ? (handle.top - top) / height : (handle.left - left) / width
      return Math.round(part * 100)
    })

  test('is split at 50 % between Before and After, and moved by arrows, page keys, Home and End', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto(GALLERY)
    await awake(page, 'horizontal')
    const handle = slider(page, 'horizontal')
    await expect(handle).toHaveAccessibleName('Before 與 After 的分界')
    await expect(handle).toHaveValue('50')
    expect(await split(page, 'horizontal')).toBe(50)
    await handle.focus()
    for (const [key, value] of [
      ['ArrowRight', 51],
      ['ArrowLeft', 50],
      ['PageUp', 60],
      ['PageDown', 50],
      ['End', 100],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect(handle).toHaveValue(String(value))
      await expect.poll(() => split(page, 'horizontal')).toBe(value)
      await expect(handle).toHaveAttribute('aria-valuetext', `Before 占 ${value}%`)
    }
    expect(await findAxeViolations(page)).toEqual([])
  })

  test('is dragged by its line alone, or from anywhere on the picture, or by hovering, as it was set', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    // The page then scrolls at once, and what was measured stays where it is.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(GALLERY)
    await readThrough(page)
    const at = async (example: string, x: number, y = 0.7) => {
      const frame = page.locator(`#${example} .w-before-after__frame`)
      await frame.scrollIntoViewIfNeeded()
      await awake(page, example)
      const box = await frame.boundingBox()
      if (box === null) throw new Error(`${example} is not there`)
      return [box.x + box.width * x, box.y + box.height * y] as const
    }
    await page.mouse.move(...(await at('horizontal', 0.8)))
    await page.mouse.down()
    await page.mouse.move(...(await at('horizontal', 0.7)), { steps: 4 })
    await page.mouse.up()
    expect(await split(page, 'horizontal')).toBe(50)
    await page.mouse.move(...(await at('horizontal', 0.5, 0.5)))
    await page.mouse.down()
    await page.mouse.move(...(await at('horizontal', 0.2, 0.5)), { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => split(page, 'horizontal')).toBe(20)
    await page.mouse.click(...(await at('click', 0.8)))
    await expect.poll(() => split(page, 'click')).toBe(80)
    await page.mouse.move(...(await at('hover', 0.3)))
    await page.mouse.move(...(await at('hover', 0.25)))
    await expect.poll(() => split(page, 'hover')).toBe(25)
    await page.mouse.move(...(await at('vertical', 0.5, 0.3)))
    await page.mouse.down()
    await page.mouse.move(...(await at('vertical', 0.5, 0.6)), { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => split(page, 'vertical')).toBe(60)
    await slider(page, 'vertical').focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => split(page, 'vertical')).toBe(61)
    expect(await layoutShifts(page)).toBe(0)
  })

  for (const [example, from, to] of [
    ['horizontal', { x: 0.5, y: 0.06 }, { x: 0.3, y: 0.06 }],
    ['vertical', { x: 0.94, y: 0.3 }, { x: 0.94, y: 0.6 }],
  ] as const) {
    test(`is dragged at any point of its line, and moved by a click anywhere (${example})`, { tag: '@whole' }, async ({
      page,
    }) => {
      await page.setViewportSize(DESKTOP)
      await page.goto(`${GALLERY}#${example}`)
      await awake(page, example)
      const box = await boxAtRest(page.locator(`#${example} .w-before-after__frame`))
      const at = ({ x, y }: { x: number; y: number }) => [box.x + box.width * x, box.y + box.height * y] as const
      await page.mouse.move(...at(from))
      await page.mouse.down()
      await page.mouse.move(...at(to), { steps: 4 })
      await page.mouse.up()
      await expect.poll(() => split(page, example)).toBe(example === 'vertical' ? 60 : 30)
      await page.mouse.click(...at({ x: 0.85, y: 0.85 }))
      await expect.poll(() => split(page, example)).toBe(85)
      await expect(slider(page, example)).toHaveValue(example === 'vertical' ? '15' : '85')
    })
  }

  test('where it is vertical, the arrow up raises the line and the value alike', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    await slider(page, 'vertical').focus()
    await awake(page, 'vertical')
    for (const [key, value] of [
      ['ArrowUp', 71],
      ['PageUp', 81],
      ['ArrowDown', 80],
      ['Home', 0],
      ['End', 100],
    ] as const) {
      await page.keyboard.press(key)
      await expect(slider(page, 'vertical')).toHaveValue(String(value))
      await expect.poll(() => split(page, 'vertical')).toBe(100 - value)
      await expect(slider(page, 'vertical')).toHaveAttribute('aria-valuetext', `After 占 ${value}%`)
    }
  })

  test('lets a finger scroll the page across the picture', { tag: '@whole' }, async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, baseURL: process.env.SITE_URL })
    const page = await context.newPage()
    await page.goto(GALLERY)
    await awake(page, 'horizontal')
    await expect(slider(page, 'horizontal')).toHaveCSS('touch-action', 'pan-y pinch-zoom')
    await page.locator('#click .w-before-after__frame').scrollIntoViewIfNeeded()
    await awake(page, 'click')
    await slider(page, 'click').tap({ position: { x: 60, y: 60 } })
    await expect.poll(() => split(page, 'click')).toBeLessThan(30)
    await context.close()
  })

  test('without JavaScript shows both pictures, one after the other', { tag: '@whole' }, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.SITE_URL })
    const page = await context.newPage()
    await page.goto(GALLERY)
    const sides = page.locator('#horizontal .w-before-after__side')
    await expect(sides.first()).toHaveCSS('clip-path', 'none')
    const [before, after] = [await sides.first().boundingBox(), await sides.last().boundingBox()]
    expect(after?.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0))
    await expect(slider(page, 'horizontal')).toHaveCount(0)
    await context.close()
  })
})
