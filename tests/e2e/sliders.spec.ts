import type { Locator, Page } from '@playwright/test'
import { findAxeViolations } from './axe-violations.ts'
import { DESKTOP, PHONE, stopTime } from './page-facts.ts'
import { expect, test } from './site-test.ts'

async function findLive(page: Page, example: string): Promise<Locator> {
  const carousel = page.locator(`#${example} .carousel`).first()
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel).toHaveAttribute('data-live')
  return carousel
}

/** Positions, from 1, of the slides that a visitor can reach. */
function shownSlides(carousel: Locator): Promise<number[]> {
  return carousel
    .locator('.carousel__slide')
    .evaluateAll((slides: HTMLElement[]) =>
      slides.flatMap((slide) => (slide.inert ? [] : [Number.parseInt(slide.ariaLabel ?? '', 10)])).sort((a, b) => a - b),
    )
}

test.describe('reviews', () => {
  test('are cut at 120 characters; ‘...More’ shows the rest, ‘...Collapse’ hides it again, by mouse and keyboard', async ({
    page,
  }) => {
    await page.goto('/gallery/reviews/')
    const cut = page.locator('#edges .w-reviews__card').first()
    const text = cut.locator('.w-reviews__text')
    const expectLength = (count: number) => expect(text).toHaveText(new RegExp(`^講{${count}}\\.`), { useInnerText: true })
    const button = cut.getByRole('button')
    await expect(button).toHaveAccessibleName(/^\.\.\.More ?（名字.*的評論全文）$/)
    await expectLength(120)
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(button).toHaveAccessibleName(/^\.\.\.Collapse/)
    await expectLength(400)
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expectLength(120)
    await page.keyboard.press('Space')
    expect(await findAxeViolations(page)).toEqual([])

    await expect(page.locator('#edges .w-reviews__card').filter({ hasText: '何其剛' }).getByRole('button')).toHaveCount(0)
  })

  test('without JavaScript are whole', { tag: '@whole' }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto('/gallery/reviews/')
    await expect(page.locator('#grid .w-reviews__rest').first()).toBeVisible()
    await expect(page.locator('#grid').getByRole('button')).toHaveCount(0)
    await context.close()
  })

  test('as a slider turn by arrows; what is out of sight can’t be reached', { tag: '@whole' }, async ({ page }) => {
    // It turns by itself, too.
    await stopTime(page)
    await page.setViewportSize(DESKTOP)
    await page.goto('/gallery/reviews/')
    const slider = await findLive(page, 'slider')
    expect(await shownSlides(slider)).toEqual([1, 2, 3])
    await slider.getByRole('button', { name: '下一張' }).click()
    await expect.poll(() => shownSlides(slider)).toEqual([2, 3, 4])
    await page.setViewportSize(PHONE)
    await expect.poll(() => shownSlides(slider)).toHaveLength(1)
  })
})

test('a carousel of posts or prices links to each of them once, and has no controls where all of it fits', async ({ page }) => {
  // They turn by themselves, too.
  await stopTime(page)
  await page.setViewportSize(DESKTOP)
  for (const [path, example] of [
    ['/gallery/post-carousel/', 'one-by-one'],
    ['/gallery/price-menu/', 'carousel'],
  ] as const) {
    await page.goto(path)
    const carousel = await findLive(page, example)
    const slides = await carousel.locator('.carousel__slide').count()
    const names = () => carousel.locator('a').evaluateAll((links) => links.map(({ textContent }) => textContent))
    const before = await names()
    await carousel.getByRole('button', { name: '上一張' }).click()
    await expect.poll(() => shownSlides(carousel)).toContain(slides)
    const after = await names()
    expect([...after].sort()).toEqual([...before].sort())
    expect(new Set(after).size).toBe(after.length)
    await expect(carousel.locator('.carousel__slide')).toHaveCount(slides)
  }
  const single = await findLive(page, 'one')
  await expect(single.getByRole('button')).toHaveCount(0)
})

test('the columns of a product carousel change at 640, 768 and 1024 px', { tag: '@whole' }, async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 })
  await page.goto('/gallery/product-carousel/')
  const carousel = await findLive(page, 'recent')
  for (const [width, columns] of [
    [1024, 4],
    [1023, 3],
    [768, 3],
    [767, 1],
    [640, 1],
    [639, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => shownSlides(carousel)).toHaveLength(columns)
  }
  await expect(page.locator('#recent')).toContainText(/NT\$\d{1,3}(,\d{3})*/)
  await expect(page.locator('#recent')).toContainText('售完')
  await expect(page.locator('#in-stock .carousel')).not.toContainText('售完')
})

test.describe('an advanced slider', () => {
  const GALLERY = '/gallery/advanced-slider/'

  test('shows one slide at a time with each effect, and turns round and round', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto(GALLERY)
    for (const example of ['default', 'fade', 'cube', 'flip', 'vertical']) {
      const slider = await findLive(page, example)
      const count = await slider.locator('.carousel__slide').count()
      expect(await shownSlides(slider), example).toEqual([1])
      await slider.locator('.carousel__view').focus()
      await page.keyboard.press('ArrowLeft')
      await expect.poll(() => shownSlides(slider), example).toEqual([count])
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => shownSlides(slider), example).toEqual([1])
      const shown = slider.locator('.carousel__slide:not([inert]) .w-advanced-slider__content')
      await expect(shown, example).toBeInViewport()
      const isWithin = async () => {
        const [view, slide] = await Promise.all([slider.locator('.carousel__view').boundingBox(), shown.boundingBox()])
        return view && slide && slide.x >= view.x && slide.y >= view.y && slide.height <= view.height
      }
      await expect.poll(isWithin, example).toBe(true)
    }
    const coverflow = await findLive(page, 'coverflow')
    expect(await shownSlides(coverflow)).toEqual([1, 2, 3])
  })

  test('turns by the wheel, and leaves the page to it at the ends', { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto(GALLERY)
    const slider = await findLive(page, 'wheel')
    await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await slider.locator('.carousel__view').hover()
    const top = await page.evaluate(() => scrollY)
    for (const slide of [2, 3, 4]) {
      await page.mouse.wheel(0, 100)
      await expect.poll(() => shownSlides(slider)).toEqual([slide])
      await expect.poll(() => slider.locator('.carousel__list').evaluate((list) => list.getAnimations().length)).toBe(0)
    }
    expect(await page.evaluate(() => scrollY)).toBe(top)
    await expect(async () => {
      await page.mouse.wheel(0, 100)
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(top)
    }).toPass()
    expect(await shownSlides(slider)).toEqual([4])
  })

  test('has thumbnails that say which slide is shown', { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto(GALLERY)
    const slider = await findLive(page, 'fade')
    const root = page.locator('#fade')
    await expect(slider.getByRole('group', { name: '選擇投影片' })).toHaveCount(0)
    await root.getByRole('button', { name: '第 4 張：海報四' }).click()
    await expect.poll(() => shownSlides(slider)).toEqual([4])
    await expect(root.locator('.w-advanced-slider__thumb[aria-current]')).toHaveText('第 4 張：海報四')
    const [strip, whole] = await Promise.all([root.locator('.w-advanced-slider__thumbs').boundingBox(), slider.boundingBox()])
    expect((strip?.width ?? 0) / (whole?.width ?? 1)).toBeCloseTo(0.7, 2)
    expect(await findAxeViolations(page)).toEqual([])
  })

  test('with a time bar turns every 3 seconds; the bar starts anew with each slide and waits with the pointer', async ({
    page,
  }) => {
    await page.clock.install()
    await page.setViewportSize(DESKTOP)
    await page.goto(GALLERY)
    const slider = await findLive(page, 'progress')
    await expect(slider).toHaveAttribute('data-rotation', 'running')
    const bar = page.locator('#progress .w-advanced-slider__progress')
    const filling = () =>
      bar.evaluate((element) => element.getAnimations().map(({ playState, effect }) => [playState, effect?.getTiming().duration]))
    await expect.poll(filling).toEqual([['running', 3000]])
    await slider.locator('.carousel__view').hover()
    await expect(slider).toHaveAttribute('data-rotation', 'held')
    await expect.poll(filling).toEqual([['paused', 3000]])
    await page.mouse.move(0, 0)
    const [before] = await shownSlides(slider)
    await page.clock.fastForward(3000)
    await expect.poll(() => shownSlides(slider)).not.toEqual([before])
    await slider.getByRole('button', { name: '暫停輪播' }).click()
    await expect(slider).toHaveAttribute('data-rotation', 'stopped')
  })

  test('keeps the widgets in its slides awake', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    const slider = await findLive(page, 'widgets')
    const timer = slider.getByRole('timer')
    await expect(slider.locator('[data-widget=countdown]')).toHaveAttribute('data-island', 'awake')
    const before = await timer.textContent()
    await expect(timer).not.toHaveText(before ?? '')
    await slider.locator('.carousel__view').focus()
    await page.keyboard.press('ArrowRight')
    await expect(slider.getByRole('article').first()).toBeVisible()
    expect(await shownSlides(slider)).toEqual([2])
  })
})
