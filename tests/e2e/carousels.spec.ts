import type { Locator, Page } from '@playwright/test'
import { chosenOf } from '../whole.ts'
import { findAxeViolations } from './axe-violations.ts'
import { boxAtRest, DESKTOP, layoutShifts, PHONE, sidewaysOverflow, stopTime } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const TURN_MS = 1000
const DELAY_MS = 3000

/** A carousel of a gallery page, brought to life. */
async function wake(page: Page, example: string): Promise<Locator> {
  const carousel = page.locator(`#${example} .carousel`)
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel).toHaveAttribute('data-live')
  return carousel
}

/** Numbers of the slides that are not inert. */
function inViewport(carousel: Locator): Promise<string[]> {
  return carousel
    .locator('.carousel__slide:not([inert])')
    .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')?.split(' / ')[0] ?? '').sort())
}

/** The left edges of the slides that are not inert, within the view. */
function edges(carousel: Locator): Promise<number[]> {
  return carousel.evaluate((root) => {
    const { left } = root.querySelector('.carousel__view')?.getBoundingClientRect() ?? { left: 0 }
    return [...root.querySelectorAll('.carousel__slide:not([inert])')].map((slide) =>
      Math.round(slide.getBoundingClientRect().left - left),
    )
  })
}

/** Past every carousel; pictures that are never in sight stay away. */
async function scrollThrough(page: Page): Promise<void> {
  const carousels = await page.locator('.carousel').all()
  for (const carousel of carousels) {
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel).toHaveAttribute('data-live')
  }
}

/** Leaves some examples, so that looking for violations takes less time. */
function keepExamples(page: Page, ...names: string[]): Promise<void> {
  return page.locator('.gallery__example').evaluateAll((examples, kept) => {
    for (const example of examples) if (!kept.includes(example.id)) example.remove()
  }, names)
}

/** `takesMs` by the page's clock, which the test has stopped: how busy the machine is makes no swipe slower. */
async function swipe(page: Page, target: Locator, { byX = 0, byY = 0, takesMs = 0 }): Promise<void> {
  const box = await boxAtRest(target)
  const session = await page.context().newCDPSession(page)
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
  for (let step = 1; step <= 5; step += 1) {
    const point = { x: start.x + (byX * step) / 5, y: start.y + (byY * step) / 5 }
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  }
  await page.clock.runFor(takesMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

test('carousel, by mouse: arrows, dots and a drag turn it; what is out of sight is inert', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/gallery/testimonials/')
  const carousel = await wake(page, 'card')
  const next = carousel.getByRole('button', { name: '下一張' })
  const previous = carousel.getByRole('button', { name: '上一張' })
  expect(await inViewport(carousel)).toEqual(['1', '2', '3'])
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  // Four slides, three side by side: two positions.
  await expect(carousel.getByRole('button', { name: /^第 \d 張$/ })).toHaveCount(2)

  await next.click()
  expect(await inViewport(carousel)).toEqual(['2', '3', '4'])
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(carousel.getByRole('button', { name: '第 2 張' })).toHaveAttribute('aria-current', 'true')
  await expect(carousel.getByRole('group', { name: '1 / 4', includeHidden: true })).toHaveAttribute('inert')
  await carousel.getByRole('button', { name: '第 1 張' }).click()
  expect(await inViewport(carousel)).toEqual(['1', '2', '3'])

  const box = await boxAtRest(carousel.locator('.carousel__view'))
  await page.mouse.move(box.x + box.width * 0.7, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.3, box.y + 24, { steps: 6 })
  await page.mouse.up()
  await expect.poll(() => inViewport(carousel)).toEqual(['2', '3', '4'])
  expect(await sidewaysOverflow(page)).toBe(0)
})

test('carousel that rotates: a pause button stops it, pointing at it or tabbing into it holds it', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize(DESKTOP)
  await page.goto('/gallery/testimonials/')
  const carousel = await wake(page, 'quote')
  const list = carousel.locator('.carousel__list')
  await expect(carousel).toHaveAttribute('data-rotation', 'running')
  await expect(list).toHaveAttribute('aria-live', 'off')
  // Until here time went on, and with it the rotation.
  await page.clock.pauseAt(Date.now() + 60_000)
  await carousel.locator('.carousel__view').focus()
  await page.keyboard.press('Home')
  expect(await inViewport(carousel)).toEqual(['1'])
  await carousel.getByRole('button', { name: '開始輪播' }).click()
  await expect(carousel).toHaveAttribute('data-rotation', 'running')
  await page.mouse.move(0, 0)
  await page.clock.runFor(DELAY_MS)
  expect(await inViewport(carousel)).toEqual(['2'])

  await carousel.locator('.carousel__view').hover()
  await expect(carousel).toHaveAttribute('data-rotation', 'held')
  await page.clock.runFor(10 * DELAY_MS)
  expect(await inViewport(carousel)).toEqual(['2'])
  await page.mouse.move(0, 0)
  await expect(carousel).toHaveAttribute('data-rotation', 'running')

  await carousel.getByRole('link', { name: '何家瑜', includeHidden: true }).evaluate((link) => link.focus())
  await carousel.locator('.carousel__view').focus()
  await expect(carousel).toHaveAttribute('data-rotation', 'held')
  await page.clock.runFor(10 * DELAY_MS)
  expect(await inViewport(carousel)).toEqual(['2'])

  await carousel.getByRole('button', { name: '暫停輪播' }).click()
  await expect(carousel.getByRole('button', { name: '開始輪播' })).toBeFocused()
  await expect(list).toHaveAttribute('aria-live', 'polite')
  await page.clock.runFor(10 * DELAY_MS)
  expect(await inViewport(carousel)).toEqual(['2'])
  await page.keyboard.press('Enter')
  await page.clock.runFor(DELAY_MS)
  expect(await inViewport(carousel)).toEqual(['3'])
  // After the last one it goes back to the first.
  await page.clock.runFor(2 * (DELAY_MS + TURN_MS))
  expect(await inViewport(carousel)).toEqual(['1'])
  // Whoever turns it wants to read.
  await carousel.getByRole('button', { name: '下一張' }).click()
  await expect(carousel).toHaveAttribute('data-rotation', 'stopped')
})

test('carousel in a loop: it goes round both ways, and no id, link or slide is there twice', { tag: '@whole' }, async ({
  page,
}) => {
  // It would turn by itself until it is paused.
  await stopTime(page)
  await page.setViewportSize(DESKTOP)
  await page.goto('/gallery/testimonials/')
  const carousel = await wake(page, 'bubble')
  await carousel.locator('.carousel__pause').click()
  const counts = () =>
    carousel.evaluate((root) => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      return {
        slides: root.querySelectorAll('.carousel__slide').length,
        links: root.querySelectorAll('a').length,
        twice: ids.length - new Set(ids).size,
      }
    })
  const before = await counts()
  expect(before).toMatchObject({ slides: 4, links: 1, twice: 0 })
  const seen = [await inViewport(carousel)]
  for (let turn = 0; turn < 5; turn += 1) {
    await carousel.getByRole('button', { name: '下一張' }).click()
    seen.push(await inViewport(carousel))
  }
  expect(seen).toEqual([
    ['1', '2'],
    ['2', '3'],
    ['3', '4'],
    ['1', '4'],
    ['1', '2'],
    ['2', '3'],
  ])
  for (const expected of [
    ['1', '2'],
    ['1', '4'],
    ['3', '4'],
  ]) {
    await carousel.getByRole('button', { name: '上一張' }).click()
    expect(await inViewport(carousel)).toEqual(expected)
  }
  expect(await counts()).toEqual(before)
})

test('carousel, by keyboard: pause first, then the arrows; arrow keys turn it, the focus never gets lost', async ({ page }) => {
  // It would turn by itself until it is paused.
  await stopTime(page)
  await page.setViewportSize(DESKTOP)
  await page.goto('/gallery/testimonials/')
  const carousel = await wake(page, 'quote')
  await carousel.locator('.carousel__pause').focus()
  await page.keyboard.press('Enter')
  for (const name of ['上一張', '下一張']) {
    await page.keyboard.press('Tab')
    await expect(carousel.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(carousel.locator('.carousel__view')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(carousel.getByRole('link', { name: '何家瑜' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  for (const [key, expected] of [
    ['ArrowRight', '2'],
    ['End', '4'],
    ['ArrowLeft', '3'],
    ['Home', '1'],
  ] as const) {
    await page.keyboard.press(key)
    expect(await inViewport(carousel)).toEqual([expected])
  }
  // A slide that leaves takes no focus along.
  await carousel.getByRole('link', { name: '何家瑜' }).focus()
  await carousel.locator('[data-turn=next]').evaluate((button: HTMLButtonElement) => button.click())
  await expect(carousel.locator('.carousel__view')).toBeFocused()
})

test.describe('carousel, by touch', () => {
  test.use({ hasTouch: true, viewport: PHONE })

  for (const [pace, takesMs] of chosenOf(
    [
      ['quick', 100],
      ['slow', 2000],
    ] as const,
    2,
  )) {
    test(`a ${pace} swipe turns it, a finger that scrolls the page does not`, { tag: '@whole' }, async ({ page }) => {
      await page.clock.install()
      await page.goto('/gallery/testimonials/')
      const carousel = await wake(page, 'card')
      await page.clock.pauseAt(Date.now() + 60_000)
      const view = carousel.locator('.carousel__view')
      expect(await inViewport(carousel)).toEqual(['1'])
      await swipe(page, view, { byX: -200, takesMs })
      await expect.poll(() => inViewport(carousel)).toEqual(['2'])
      await swipe(page, view, { byX: 200, takesMs })
      await expect.poll(() => inViewport(carousel)).toEqual(['1'])
      await swipe(page, view, { byY: -80, takesMs })
      expect(await inViewport(carousel)).toEqual(['1'])
      expect(await sidewaysOverflow(page)).toBe(0)
    })
  }
})

test.describe('carousel without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is a row to scroll by keyboard, without controls that do nothing', { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto('/gallery/testimonials/')
    const card = page.locator('#card .carousel')
    await expect(card.getByRole('button')).toHaveCount(0)
    await card.locator('.carousel__view').focus()
    await page.keyboard.press('ArrowRight')
    await expect(card.getByText('論辯與說服')).toBeInViewport({ ratio: 0.9 })
  })
})

test('carousel under reduced motion: nothing rotates, a turn is instant', { tag: '@whole' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.setViewportSize(DESKTOP)
  await page.goto('/gallery/testimonials/')
  const carousel = await wake(page, 'quote')
  await expect(carousel.locator('.carousel__pause')).toBeHidden()
  await page.clock.runFor(10 * DELAY_MS)
  expect(await inViewport(carousel)).toEqual(['1'])
  await carousel.getByRole('button', { name: '下一張' }).click()
  expect(await edges(carousel)).toEqual([5])
  expect(await inViewport(carousel)).toEqual(['2'])
})

test('carousel whose slides all fit has no controls and does not move', { tag: '@whole' }, async ({ page }) => {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    await page.goto('/gallery/client-logos/')
    const carousel = await wake(page, 'fits')
    await expect(carousel.getByRole('button')).toHaveCount(0)
    expect(await inViewport(carousel)).toEqual(['1', '2'])
  }
  // Two more than fit on a phone, as many as fit on a desktop.
  await page.setViewportSize(DESKTOP)
  await page.goto('/gallery/team/')
  const edge = await wake(page, 'edges')
  await expect(edge.getByRole('button', { name: '下一張' })).toBeVisible()
  await page.setViewportSize(PHONE)
  await expect.poll(() => inViewport(edge)).toEqual(['1'])
})

test('carousel that wakes while hidden measures itself when it is shown', { tag: '@whole' }, async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/gallery/client-logos/')
  const carousel = await wake(page, 'ink')
  const width = () =>
    carousel
      .locator('.carousel__slide')
      .first()
      .evaluate((slide) => slide.getBoundingClientRect().width)
  const before = await width()
  await carousel.evaluate((root: HTMLElement) => {
    root.hidden = true
  })
  await page.setViewportSize({ width: 1100, height: 900 })
  await carousel.evaluate((root: HTMLElement) => {
    root.hidden = false
  })
  await expect.poll(width).toBeLessThan(before - 20)
  await expect.poll(() => inViewport(carousel)).toEqual(['1', '2', '3', '4'])
  await expect.poll(async () => (await edges(carousel))[0]).toBe(5)
})

test('carousels move nothing when they wake, and keep the place that a visitor scrolled to', { tag: '@whole' }, async ({
  page,
}) => {
  for (const [widget, size] of [
    ['testimonials', DESKTOP],
    ['client-logos', PHONE],
    ['team', DESKTOP],
  ] as const) {
    await page.setViewportSize(size)
    await page.goto(`/gallery/${widget}/`)
    await scrollThrough(page)
    expect(await layoutShifts(page), widget).toBe(0)
  }
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/island-carousel-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/gallery/testimonials/')
  const carousel = page.locator('#card .carousel')
  await carousel.scrollIntoViewIfNeeded()
  await carousel.locator('.carousel__view').evaluate((view) => view.scrollTo({ left: view.scrollWidth, behavior: 'instant' }))
  release()
  await expect(carousel).toHaveAttribute('data-live')
  expect(await inViewport(carousel)).toEqual(['2', '3', '4'])
})

test('a key that is pressed before the script has come turns the row', { tag: '@whole' }, async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/island-carousel-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.setViewportSize(DESKTOP)
  await page.goto('/gallery/testimonials/')
  const carousel = page.locator('#quote .carousel')
  await carousel.locator('.carousel__view').focus()
  await page.keyboard.press('ArrowRight')
  release()
  await expect(carousel).toHaveAttribute('data-live')
  await expect.poll(() => inViewport(carousel)).toEqual(['2'])
})

test('team: picture and name open the details, which close by Escape, button and overlay, and give the focus back', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/gallery/team/')
  await keepExamples(page, 'popup', 'button')
  const carousel = await wake(page, 'popup')
  const opener = carousel.getByRole('button', { name: '陳柏勳' })
  const dialog = page.getByRole('dialog', { name: '陳柏勳' })
  // The name's button covers the picture.
  await carousel.locator('.w-team__art').nth(1).click({ force: true })
  await expect(dialog.getByRole('heading', { name: '陳柏勳' })).toBeFocused()
  await expect(dialog.getByRole('link', { name: 'chen@mingde.example' })).toHaveAttribute('href', 'mailto:chen@mingde.example')
  await expect(dialog.getByRole('link', { name: /5550/ })).toHaveAttribute('href', 'tel:0455501988,5211')
  await expect(dialog.getByRole('link', { name: 'speech.mingde.example/chen' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: '關閉' }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  // The page itself still works: an old version took away every click.
  await carousel.getByRole('button', { name: '下一位' }).click()
  expect(await inViewport(carousel)).toEqual(['2', '3', '4'])

  await page.setViewportSize(PHONE)
  const card = await wake(page, 'button')
  await card.getByRole('button', { name: '查看介紹：許靜儀' }).click()
  const first = page.getByRole('dialog', { name: '許靜儀' })
  await expect(first).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.mouse.click(5, 5)
  await expect(first).toBeHidden()
})

test.describe('team without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the details open and close all the same', { tag: '@whole' }, async ({ page }) => {
    await page.goto('/gallery/team/')
    await page.locator('#grid').getByRole('button', { name: '許靜儀' }).click()
    const dialog = page.getByRole('dialog', { name: '許靜儀' })
    await expect(dialog.getByText('每週三下午')).toBeVisible()
    await dialog.getByRole('button', { name: '關閉' }).click()
    await expect(dialog).toBeHidden()
  })
})
