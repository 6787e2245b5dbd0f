import type { Locator, Page } from '@playwright/test'
import { findAxeViolations } from './axe-violations.ts'
import { DESKTOP, motions, PHONE, sidewaysOverflow } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const example = (page: Page, name: string) => page.locator(`section#${name}`)
const awake = (root: Locator) => expect(root.locator('[data-island="awake"]').first()).toBeAttached()

async function open(page: Page, widget: string, size = DESKTOP): Promise<void> {
  await page.setViewportSize(size)
  await page.goto(`/gallery/${widget}/`)
}

test.describe('timeline', () => {
  test('the highlight of a horizontal one follows the pointer, the focus and the arrow keys, and stays', async ({ page }) => {
    await open(page, 'timeline')
    const line = example(page, 'horizontal')
    const highlighted = line.locator('[data-highlighted]')
    await line.scrollIntoViewIfNeeded()
    await awake(line)
    await expect(highlighted).toHaveText(/碩士班/)
    await line.getByText('實習廣播電臺開播').hover()
    await expect(highlighted).toHaveText(/廣播電臺/)
    await page.mouse.move(1, 1)
    await expect(highlighted).toHaveText(/廣播電臺/)
    await line.getByRole('link').focus()
    await expect(highlighted).toHaveText(/碩士班/)
    await line.getByRole('group').focus()
    await page.keyboard.press('ArrowRight')
    await expect(highlighted).toHaveText(/實驗室/)
    await page.keyboard.press('Home')
    await expect(highlighted).toHaveText(/學系成立/)
  })

  test('two hundred items are scrolled to by keyboard', { tag: '@whole' }, async ({ page }) => {
    await open(page, 'timeline', PHONE)
    const line = example(page, 'many')
    await line.getByRole('group').focus()
    await awake(line)
    await page.keyboard.press('End')
    await expect(line.getByText('第 200 集')).toBeInViewport()
  })

  test('items of a vertical one come in once, when a tenth of them is visible', { tag: '@whole' }, async ({ page }) => {
    await open(page, 'timeline', PHONE)
    const items = example(page, 'both-sides').getByRole('listitem')
    await items.first().evaluate((item) => item.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await awake(example(page, 'both-sides'))
    await expect(items.last()).toHaveAttribute('data-state', 'waiting')
    await items.last().scrollIntoViewIfNeeded()
    await expect(items.last()).toHaveAttribute('data-state', 'entered')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(items.last()).toHaveAttribute('data-state', 'entered')
  })

  test('is complete and still for those who asked for less motion', { tag: '@whole' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, 'timeline', PHONE)
    await example(page, 'both-sides').scrollIntoViewIfNeeded()
    await awake(example(page, 'both-sides'))
    await expect(page.locator('[data-state="waiting"]')).toHaveCount(0)
    expect(await motions(page)).toEqual([])
  })
})

test.describe('hotspots', () => {
  const marker = (page: Page, name: string, title: string) => example(page, name).getByRole('button', { name: title })
  const bubble = (page: Page, name: string, words: string) => example(page, name).getByText(words)

  test('a tooltip opens under the pointer and by focus, can be reached by the pointer, and Esc closes it', async ({ page }) => {
    await open(page, 'hotspots')
    const desk = bubble(page, 'hover', '高度可調')
    const light = bubble(page, 'hover', '三道光')
    await expect(desk).toBeVisible()
    await marker(page, 'hover', '面光').hover()
    await expect(light).toBeVisible()
    await expect(desk).toBeHidden()
    await light.hover()
    await expect(light).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(light).toBeHidden()
    await page.mouse.move(1, 1)
    await marker(page, 'hover', '講臺').focus()
    await page.keyboard.press('Tab')
    await expect(light).toBeVisible()
    await expect(marker(page, 'hover', '面光')).toHaveAttribute('aria-expanded', 'true')
    expect(await findAxeViolations(page)).toEqual([])
    await page.keyboard.press('Tab')
    await expect(light).toBeHidden()
  })

  test('a tooltip opens for a pointer that was there before the script', { tag: '@whole' }, async ({ page }) => {
    let bringScript = () => {}
    const isBrought = new Promise<void>((resolve) => {
      bringScript = resolve
    })
    await page.route('**/assets/island-hotspots-*.js', async (route) => {
      await isBrought
      await route.continue()
    })
    const isAsked = page.waitForRequest('**/assets/island-hotspots-*.js')
    await open(page, 'hotspots')
    await isAsked
    await marker(page, 'hover', '面光').hover()
    await expect(bubble(page, 'hover', '三道光')).toBeHidden()
    bringScript()
    await expect(bubble(page, 'hover', '三道光')).toBeVisible()
    await expect(bubble(page, 'hover', '高度可調')).toBeHidden()
  })

  test('a marker is called by the number that is seen on it, and its title', async ({ page }) => {
    await open(page, 'hotspots')
    const markers = example(page, 'click').locator('.w-hotspots__marker')
    await expect(markers.first()).toHaveAccessibleName('1．講臺')
    for (const each of await markers.all()) {
      const seen = await each.locator('> :not(.vh)').textContent()
      await expect(each).toHaveAccessibleName(new RegExp(`^${seen}．`))
    }
  })

  test('a pressed marker closes the others, and pressed again itself; where all are open at the start they stay', {
    tag: '@whole',
  }, async ({ page }) => {
    await open(page, 'hotspots')
    await marker(page, 'click', '講臺').click()
    await expect(bubble(page, 'click', '高度可調')).toBeVisible()
    await marker(page, 'click', '面光').click()
    await expect(bubble(page, 'click', '高度可調')).toBeHidden()
    await marker(page, 'click', '面光').click()
    await expect(bubble(page, 'click', '三道光')).toBeHidden()

    await expect(bubble(page, 'all-active', '高度可調')).toBeVisible()
    await marker(page, 'all-active', '面光').click()
    await expect(bubble(page, 'all-active', '三道光')).toBeHidden()
    await expect(bubble(page, 'all-active', '高度可調')).toBeVisible()
  })

  test('a bubble that would leave the window at the top opens below its marker', { tag: '@whole' }, async ({ page }) => {
    await open(page, 'hotspots')
    const desk = marker(page, 'click', '講臺')
    const words = bubble(page, 'click', '高度可調')
    await desk.click()
    await expect(words).toBeVisible()
    const isAbove = async () => ((await words.boundingBox())?.y ?? 0) < ((await desk.boundingBox())?.y ?? 0)
    await expect.poll(isAbove).toBe(true)
    await desk.click()
    await desk.evaluate((element) => {
      const top = element.getBoundingClientRect().top + scrollY
      scrollTo({ top: top - 120, behavior: 'instant' })
    })
    await desk.click()
    await expect(words).toBeVisible()
    await expect.poll(isAbove).toBe(false)
  })

  test('the mobile layout begins at 480 px: lines go straight up, bubbles are the window less 40 px wide', {
    tag: '@whole',
  }, async ({ page }) => {
    const shapeOf = async (width: number) => {
      await page.setViewportSize({ width, height: 800 })
      return example(page, 'lines')
        .locator('[data-open]')
        .evaluate((spot) => ({
          angle: getComputedStyle(spot).getPropertyValue('--angle'),
          width: (spot.lastElementChild as HTMLElement).offsetWidth,
        }))
    }
    await open(page, 'hotspots')
    await marker(page, 'lines', '左上').click()
    await expect.poll(() => shapeOf(481)).toEqual({ angle: '-45deg', width: 288 })
    await expect.poll(() => shapeOf(480)).toEqual({ angle: '0deg', width: 440 })
    expect(await sidewaysOverflow(page)).toBe(0)
    expect(await findAxeViolations(page)).toEqual([])
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: PHONE })
    test('a tap opens a tooltip, a tap elsewhere closes it, and no bubble leaves the window', async ({ page }) => {
      await page.goto('/gallery/hotspots/')
      await marker(page, 'hover', '輪椅席').tap()
      await expect(bubble(page, 'hover', '前排兩側')).toBeVisible()
      expect(await sidewaysOverflow(page)).toBe(0)
      await page.getByRole('heading', { level: 1 }).tap()
      await expect(bubble(page, 'hover', '前排兩側')).toBeHidden()
    })
  })

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })
    test('the bubbles are a numbered list under the picture', { tag: '@whole' }, async ({ page }) => {
      await open(page, 'hotspots')
      const words = bubble(page, 'click', '前排兩側')
      await expect(words).toBeVisible()
      const { y = 0, height = 0 } = (await example(page, 'click').locator('.w-hotspots__picture').boundingBox()) ?? {}
      expect((await words.boundingBox())?.y).toBeGreaterThan(y + height)
      // In the picture their numbers stay, and no button that would do nothing.
      await expect(example(page, 'click').getByRole('button')).toHaveCount(0)
      const number = example(page, 'click').locator('.w-hotspots__marker > [aria-hidden]').first()
      await expect(number).toBeVisible()
      expect((await number.boundingBox())?.y).toBeLessThan(y + height)
    })
  })
})

test.describe('flip box', () => {
  const face = (page: Page, name: string, side: 'front' | 'back') => example(page, name).locator(`[data-face="${side}"]`)
  const turn = (page: Page, name: string) => example(page, name).getByRole('button', { name: '翻到背面' })
  const isTurned = async (page: Page, name: string, isBack: boolean) => {
    const [shown, away] = isBack ? (['back', 'front'] as const) : (['front', 'back'] as const)
    await expect(face(page, name, shown)).toBeVisible()
    await expect(face(page, name, shown)).not.toHaveAttribute('inert')
    await expect(face(page, name, away)).toHaveAttribute('inert')
    await expect(face(page, name, away)).toBeHidden()
  }

  test('turns under the pointer and back when it goes; the hidden face is inert', async ({ page }) => {
    await open(page, 'flip-box')
    await expect(face(page, 'flip', 'back')).toBeHidden()
    await face(page, 'flip', 'front').hover()
    await isTurned(page, 'flip', true)
    await expect(face(page, 'flip', 'back')).toHaveCSS('transition-duration', '0.9s, 0.9s, 0.9s')
    // Scrolled away from the pointer, it would turn back.
    expect(await findAxeViolations(page, ':root', { from: 'here' })).toEqual([])
    await page.mouse.move(1, 1)
    await isTurned(page, 'flip', false)
  })

  test('turns by keyboard: the focus shows the back, Tab goes on to its link, Esc returns', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, 'flip-box')
    await page.getByRole('navigation', { name: '目前位置' }).getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(turn(page, 'flip')).toBeFocused()
    await isTurned(page, 'flip', true)
    await page.keyboard.press('Tab')
    await expect(face(page, 'flip', 'back').getByRole('link', { name: '看課程地圖' })).toBeFocused()
    await page.keyboard.press('Escape')
    await isTurned(page, 'flip', false)
    await expect(turn(page, 'flip')).toBeFocused()
    expect(await motions(page)).toEqual([])
  })

  test('a click on the box turns it and the next one back; one on its link does not', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, 'flip-box')
    await face(page, 'box-click', 'front').click()
    await isTurned(page, 'box-click', true)
    await face(page, 'box-click', 'back').click({ position: { x: 8, y: 8 } })
    await isTurned(page, 'box-click', false)
    await face(page, 'box-click', 'front').click()
    await face(page, 'box-click', 'back').getByRole('link').click()
    await expect(page).toHaveURL('/admission/')
  })

  test('the front button opens it and any click on the back returns, the focus with them', { tag: '@whole' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, 'flip-box')
    const opener = example(page, 'button-click').getByRole('button', { name: '這門課教什麼' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await isTurned(page, 'button-click', true)
    await expect(turn(page, 'button-click')).toBeFocused()
    await face(page, 'button-click', 'back').click({ position: { x: 8, y: 8 } })
    await isTurned(page, 'button-click', false)
    await opener.click()
    await turn(page, 'button-click').press('Enter')
    await isTurned(page, 'button-click', false)
    await expect(opener).toBeFocused()
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: PHONE })
    test('a tap turns a box that turns by hover elsewhere', { tag: '@whole' }, async ({ page }) => {
      await page.goto('/gallery/flip-box/')
      await face(page, 'flip', 'front').tap()
      await isTurned(page, 'flip', true)
      await face(page, 'flip', 'back').tap({ position: { x: 8, y: 8 } })
      await isTurned(page, 'flip', false)
    })
  })

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })
    test('both faces are there, one under the other', { tag: '@whole' }, async ({ page }) => {
      await open(page, 'flip-box')
      await expect(example(page, 'style-push').getByText('從聽自己的聲音開始')).toBeVisible()
      await expect(example(page, 'style-push').getByRole('link', { name: '看課程地圖' })).toBeVisible()
    })
  })
})

test.describe('custom cursor', () => {
  const follower = (page: Page) => page.locator('.w-custom-cursor__follower')
  const centre = (page: Page) =>
    follower(page).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [Math.round(x + width / 2), Math.round(y + height / 2)]
    })
  const placeIn = async (words: Locator, x: number, y: number) => {
    const area = await words.boundingBox()
    return [Math.round((area?.x ?? 0) + x), Math.round((area?.y ?? 0) + y)]
  }

  test('a follower keeps to the pointer, as text, icon or picture, and goes with it', async ({ page }) => {
    await open(page, 'custom-cursor')
    await expect(follower(page)).toHaveCount(0)
    const words = example(page, 'text').getByText('十二間錄音間')
    await words.hover()
    await awake(example(page, 'text'))
    await words.hover({ position: { x: 40, y: 10 } })
    await expect(follower(page)).toHaveText('聽聽看')
    await expect(follower(page)).toHaveAttribute('aria-hidden', 'true')
    await expect(follower(page)).toHaveCSS('pointer-events', 'none')
    await expect.poll(() => centre(page)).toEqual(await placeIn(words, 40, 10))
    expect(await sidewaysOverflow(page)).toBe(0)
    await page.mouse.move(1, 1)
    await expect(follower(page)).toHaveCount(0)

    const shown = async (name: string) => {
      await example(page, name).getByText('十二間錄音間').hover()
      await awake(example(page, name))
      await example(page, name).getByRole('heading', { level: 3 }).hover()
      return follower(page)
    }
    await expect((await shown('icon')).locator('svg')).toBeVisible()
    await expect(example(page, 'icon').getByRole('heading', { level: 3 })).toHaveCSS('cursor', 'none')
    await expect((await shown('image')).locator('img')).toHaveCSS('inline-size', '120px')
    await expect(await shown('off')).toHaveCount(0)
    await expect(await shown('missing-image')).toHaveCount(0)
  })

  test('a pointer that was there before the script gets its follower with its next event, even if that is a press', {
    tag: '@whole',
  }, async ({ page }) => {
    let bringScript = () => {}
    const isBrought = new Promise<void>((resolve) => {
      bringScript = resolve
    })
    await page.route('**/assets/island-custom-cursor-*.js', async (route) => {
      await isBrought
      await route.continue()
    })
    await open(page, 'custom-cursor')
    const words = example(page, 'text').getByText('十二間錄音間')
    await words.hover({ position: { x: 40, y: 10 } })
    bringScript()
    await awake(example(page, 'text'))
    await page.mouse.down()
    await page.mouse.up()
    await expect.poll(() => centre(page)).toEqual(await placeIn(words, 40, 10))
  })

  test('inline event attributes are stripped from its text', async ({ page }) => {
    await open(page, 'custom-cursor')
    await example(page, 'hostile').getByRole('heading', { level: 3 }).hover()
    await awake(example(page, 'hostile'))
    await example(page, 'hostile').getByRole('link').hover()
    await expect(follower(page)).toHaveText('請聽')
  })

  test('there is none for those who asked for less motion', { tag: '@whole' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, 'custom-cursor')
    await example(page, 'text').getByRole('heading', { level: 3 }).hover()
    await awake(example(page, 'text'))
    await example(page, 'text').getByRole('link').hover()
    await expect(follower(page)).toHaveCount(0)
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: PHONE })
    test('there is none', { tag: '@whole' }, async ({ page }) => {
      await page.goto('/gallery/custom-cursor/')
      await example(page, 'text').getByRole('heading', { level: 3 }).tap()
      await awake(example(page, 'text'))
      await example(page, 'text').getByText('十二間錄音間').tap()
      await expect(follower(page)).toHaveCount(0)
    })
  })
})

test.describe('link wrapper', () => {
  const OUTSIDE = /^https:\/\/(?:www\.ceec\.edu\.tw|accessibility\.moda\.gov\.tw)\//

  test.beforeEach(async ({ page, context }) => {
    // Pages that are left by a link would fade, and the browser complains where the next one does not.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await context.route(OUTSIDE, (route) => route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }))
  })

  test('a click anywhere in the block opens its http or https address, and so does Enter', async ({ page }) => {
    await open(page, 'link-wrapper')
    const words = example(page, 'block').getByText('考試日期')
    await clickOn(page, words)
    await expect(page).toHaveURL('https://www.ceec.edu.tw/')
    await page.goBack()
    await page.mouse.move(...(await middleOf(words)))
    await awake(example(page, 'block'))
    await words.click()
    await expect(page).toHaveURL('https://www.ceec.edu.tw/')
    await page.goBack()
    await example(page, 'block').getByRole('link', { name: '大學入學考試中心' }).press('Enter')
    await expect(page).toHaveURL('https://www.ceec.edu.tw/')
  })

  test('opens a new tab where that is wanted, or where the visitor asks for it', { tag: '@whole' }, async ({ page, context }) => {
    await open(page, 'link-wrapper')
    const opened = context.waitForEvent('page')
    await clickOn(page, example(page, 'controls').getByRole('heading', { level: 3 }))
    expect(await (await opened).evaluate(() => opener)).toBeNull()
    const words = example(page, 'block').getByText('考試日期')
    await page.mouse.move(...(await middleOf(words)))
    await awake(example(page, 'block'))
    // Headless browsers tell of a tab in the background too late, so it is the link that is asked what it heard.
    const heard = page.evaluate(
      () =>
        new Promise<boolean[]>((resolve) => {
          const keys: boolean[] = []
          document.addEventListener('click', (event) => {
            if (!(event.target instanceof HTMLAnchorElement)) return
            event.preventDefault()
            if (keys.push(event.ctrlKey) === 2) resolve(keys)
          })
        }),
    )
    await words.click({ modifiers: ['Control'] })
    await words.click({ button: 'middle' })
    expect(await heard).toEqual([true, true])
    await expect(page).toHaveURL('/gallery/link-wrapper/')
  })

  test('links and buttons inside stay usable, and words can be selected', { tag: '@whole' }, async ({ page, context }) => {
    await open(page, 'link-wrapper')
    const words = example(page, 'controls').getByText('想知道標章怎麼申請')
    await page.mouse.move(...(await middleOf(words)))
    await awake(example(page, 'controls'))
    const { x = 0, y = 0, height = 0 } = (await words.boundingBox()) ?? {}
    await page.mouse.move(x + 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + 100, y + height / 2, { steps: 4 })
    await page.mouse.up()
    expect(await page.evaluate(() => String(getSelection()))).toMatch(/^想知道標/)
    await example(page, 'controls').getByRole('link', { name: '聯絡系辦' }).click()
    await expect(page).toHaveURL('/about/')
    expect(context.pages()).toHaveLength(1)
  })

  test('anything but http and https is rejected: two messages are logged, in order, and nothing opens', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expect(/^console error: Invalid protocol\. Only HTTP and HTTPS are allowed\.$/)
    complaints.expect(/^console log: URL was invalid and could not be sanitized\.$/)
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await open(page, 'link-wrapper')
    const messages = ['Invalid protocol. Only HTTP and HTTPS are allowed.', 'URL was invalid and could not be sanitized.']
    await example(page, 'refused').getByText('點了只會').click()
    await expect.poll(() => logged).toEqual(messages)
    await example(page, 'relative').getByText('請改填').click()
    await expect.poll(() => logged).toEqual([...messages, ...messages])
    await expect(page).toHaveURL('/gallery/link-wrapper/')
    expect(context.pages()).toHaveLength(1)
    expect(await page.content()).not.toContain('javascript:')
  })

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })
    test('the whole block is a link all the same, and the links inside go their own way', { tag: '@whole' }, async ({ page }) => {
      await open(page, 'link-wrapper')
      await example(page, 'controls').getByRole('link', { name: '聯絡系辦' }).click()
      await expect(page).toHaveURL('/about/')
      await open(page, 'link-wrapper')
      await clickOn(page, example(page, 'block').getByText('考試日期'))
      await expect(page).toHaveURL('https://www.ceec.edu.tw/')
    })
  })
})

/** Where a visitor would press, whatever lies there. */
async function middleOf(locator: Locator): Promise<[number, number]> {
  await locator.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return [x + width / 2, y + height / 2]
}

async function clickOn(page: Page, locator: Locator): Promise<void> {
  await page.mouse.click(...(await middleOf(locator)))
}
