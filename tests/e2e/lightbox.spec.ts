import type { Locator, Page } from '@playwright/test'
import { actionHash } from './action-hashes.ts'
import { findAxeViolations } from './axe-violations.ts'
import { boxAtRest, DESKTOP, PHONE, stopTime } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const GALLERY = '/gallery/lightbox/'
const AWARD = `/news/${encodeURIComponent('賀-林昀臻同學榮獲第十九屆全國大專校院演講比賽國語組第一名')}/`

const lightbox = (page: Page) => page.locator('dialog.w-lightbox__dialog')
const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name, exact: true })
const current = (page: Page) => lightbox(page).locator('.yarl__slide_current')
const picture = (page: Page) => current(page).getByRole('img')
const counter = (page: Page) => lightbox(page).locator('.w-lightbox__count')
const groupLink = (page: Page, place: number) => page.locator('#group .w-lightbox a').nth(place)

/** Controls fade and take no more clicks when nobody has moved for a while, which a busy machine makes of a test. */
const keepControls = stopTime

async function openGroup(page: Page, place = 0): Promise<Locator> {
  await page.goto(GALLERY)
  const link = groupLink(page, place)
  await link.click()
  await expect(picture(page)).toBeVisible()
  return link
}

/** A link that no page of the demo has; made of nodes, as the site lets nobody write HTML. Its words are its id, or a small picture. */
async function addLink(page: Page, id: string, attributes: Record<string, string>, thumb?: string): Promise<void> {
  await page.evaluate(
    ([name, given, src]) => {
      const link = document.createElement('a')
      link.id = name
      for (const [attribute, value] of Object.entries(given)) link.setAttribute(attribute, value)
      link.append(src === undefined ? name : Object.assign(new Image(30, 20), { src, alt: '' }))
      document.querySelector('#group .w-lightbox')?.before(link)
    },
    [id, attributes, thumb] as const,
  )
}

/** What an action anchor would hand over. */
function openFromSettings(page: Page, settings: Record<string, unknown>): Promise<boolean> {
  return page.evaluate(async (given) => {
    const { scripts } = JSON.parse(document.body.dataset.onDemand ?? '')
    const { openFromSettings } = await import(scripts.lightbox)
    return openFromSettings(given, null)
  }, settings)
}

test.describe('image lightbox, enabled site-wide', () => {
  test.use({ viewport: DESKTOP })

  test('nothing of it is requested before the first click', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    const isPart = (path: string) => /\/(?:on-demand-lightbox|dialog|runtime)-[\w-]+\.(?:js|css)$/.test(path)
    await page.goto(AWARD)
    await page.waitForLoadState('networkidle')
    expect(requested.filter(isPart)).toEqual([])
    await page.locator('.prose a[data-lightbox]').first().click()
    await expect(picture(page)).toBeVisible()
    const kinds = requested.filter(isPart).map((path) => path.replace(/-[\w-]+(\.\w+)$/, '$1').replace(/^.*\//, ''))
    expect(new Set(kinds)).toEqual(new Set(['on.js', 'dialog.js', 'dialog.css', 'runtime.js']))
  })

  test('the featured image of a post opens alone, named by its title and described', async ({ page }) => {
    await page.goto(AWARD)
    const link = page.locator('.post__fig').getByRole('link', { name: /^查看大圖：聲紋海報/ })
    await link.click()
    await expect(page.getByRole('dialog', { name: '〈外婆的收音機〉得獎聲紋' })).toBeVisible()
    await expect(lightbox(page).getByRole('heading', { name: '〈外婆的收音機〉得獎聲紋' })).toBeVisible()
    await expect(lightbox(page).getByText('依得獎消息標題逐字繪成。', { exact: true })).toBeVisible()
    // The alternative text stays what it is; title and description are said under the picture, and only there.
    await expect(picture(page)).toHaveAttribute('alt', /^聲紋海報/)
    await expect(counter(page)).toHaveCount(0)
    await expect(button(page, '上一張')).toHaveCount(0)
    await expect(button(page, '下一張')).toHaveCount(0)
    await page.keyboard.press('ArrowRight')
    await expect(picture(page)).toHaveAttribute('alt', /^聲紋海報/)
  })

  test('the pictures of a post body are one group', async ({ page }) => {
    await page.goto(AWARD)
    await page.getByRole('link', { name: '查看大圖：講稿示意：直排文字與朱筆圈點' }).click()
    await expect(counter(page)).toHaveText('2 of 3')
    await expect(page.getByRole('dialog', { name: '第十一版講稿' })).toBeVisible()
  })

  test('a group goes round, says where it is, and tells those who listen', async ({ page }) => {
    await keepControls(page)
    await openGroup(page, 3)
    await expect(counter(page)).toHaveText('4 of 5')
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await expect(lightbox(page).getByRole('status')).toHaveText('')
    await button(page, '下一張').click()
    await expect(counter(page)).toHaveText('5 of 5')
    await expect(lightbox(page).getByRole('status')).toHaveText('第 5 張，共 5 張')
    await button(page, '下一張').click()
    await expect(counter(page)).toHaveText('1 of 5')
    await expect(lightbox(page)).toHaveAttribute('aria-label', '決賽現場')
    await button(page, '上一張').click()
    await expect(counter(page)).toHaveText('5 of 5')
    await lightbox(page).getByRole('button', { name: '第 2 張' }).click()
    await expect(counter(page)).toHaveText('2 of 5')
    await expect(lightbox(page).getByRole('button', { name: '第 2 張' })).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toBeHidden()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
  })

  test('pictures that are set apart open apart', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    await page.locator('#apart a').nth(1).click()
    await expect(picture(page)).toBeVisible()
    await expect(counter(page)).toHaveCount(0)
  })

  test('one text link opens a whole group', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    await page.getByRole('link', { name: '看六位老師的照片' }).click()
    await expect(counter(page)).toHaveText('1 of 6')
    await expect(picture(page)).toHaveAttribute('alt', /^許靜儀老師的姓氏/)
  })

  test('copies made by a carousel do not count, and a copy opens its original', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    await page.locator('#group ul').evaluate((list) => {
      const [first, last] = [list.firstElementChild?.cloneNode(true), list.lastElementChild?.cloneNode(true)]
      for (const copy of [first, last]) (copy as Element).setAttribute('data-clone', '')
      list.append(first as Node)
      list.prepend(last as Node)
    })
    await groupLink(page, 0).click()
    await expect(counter(page)).toHaveText('5 of 5')
  })

  test('loads the active picture, the previous and the next, no others', async ({ page }) => {
    const requested: string[] = []
    await page.goto(GALLERY)
    const addresses = await page
      .locator('#text-link a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    // Pictures of the page itself may come while it is scrolled to the link.
    page.on('request', (request) => addresses.includes(request.url()) && requested.push(request.url()))
    await page.getByRole('link', { name: '看六位老師的照片' }).click()
    await expect(picture(page)).toBeVisible()
    const wanted = [addresses[0], addresses[1], addresses[5]].sort()
    await expect.poll(() => requested.toSorted()).toEqual(wanted)
    // All three are there, and time enough for others has passed.
    await expect.poll(() => page.locator('dialog img').evaluateAll(areComplete)).toBe(true)
    expect(requested.toSorted()).toEqual(wanted)
  })
})

function areComplete(pictures: Element[]): boolean {
  return pictures.every((picture) => (picture as HTMLImageElement).complete)
}

test.describe('which links open it', () => {
  test.use({ viewport: DESKTOP })
  const file = '/wp-content/uploads/2026/11/none.png'

  test.beforeEach(async ({ page }) => {
    await page.route(file, (route) => route.fulfill({ contentType: 'text/html', body: '<title>the file</title>' }))
    await page.route(`${file}?v=2`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>the file</title>' }))
    await page.goto(GALLERY)
  })

  test('any link to a picture, with a query, in capitals', async ({ page }) => {
    await page.route('/A.PNG', (route) => route.fulfill({ contentType: 'image/png', body: '' }))
    await addLink(page, 'plain', { href: `${file}?v=2` }, (await groupLink(page, 0).getAttribute('href')) ?? '')
    await addLink(page, 'capitals', { href: '/A.PNG' })
    await page.locator('#plain').click()
    await expect(current(page).locator('img')).toHaveAttribute('src', new RegExp(`${file}\\?v=2$`))
    await page.keyboard.press('Escape')
    await page.locator('#capitals').click()
    await expect(current(page).locator('img')).toHaveAttribute('src', /A\.PNG$/)
  })

  test('never one for download', { tag: '@whole' }, async ({ page }) => {
    await addLink(page, 'download', { href: file, download: 'a.png', 'data-lightbox': '' })
    const download = page.waitForEvent('download')
    await page.locator('#download').click()
    await (await download).cancel()
    await expect(lightbox(page)).toHaveCount(0)
  })

  test('never one that opts out', { tag: '@whole' }, async ({ page }) => {
    await addLink(page, 'out', { href: file, 'data-lightbox': 'no' })
    await page.locator('#out').click()
    await expect(page).toHaveTitle('the file')
  })

  test('where the site says no, only one that asks for it', { tag: '@whole' }, async ({ page }) => {
    await page.evaluate(() => {
      const settings = JSON.parse(document.body.dataset.onDemand ?? '')
      settings.lightbox.isOn = false
      document.body.dataset.onDemand = JSON.stringify(settings)
    })
    await addLink(page, 'plain', { href: file })
    await groupLink(page, 0).click()
    await expect(counter(page)).toHaveText('1 of 5')
    await page.keyboard.press('Escape')
    await page.locator('#plain').click()
    await expect(page).toHaveTitle('the file')
  })

  for (const modifier of ['Control', 'Shift'] as const) {
    test(`a click with ${modifier} is the browser's`, { tag: '@whole' }, async ({ page, context }) => {
      const opened = context.waitForEvent('page')
      await groupLink(page, 0).click({ modifiers: [modifier] })
      await (await opened).close()
      await expect(lightbox(page)).toHaveCount(0)
    })
  }

  test("a middle click is the browser's", { tag: '@whole' }, async ({ page, context }) => {
    const opened = context.waitForEvent('page')
    await groupLink(page, 0).click({ button: 'middle' })
    await (await opened).close()
    await expect(lightbox(page)).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: DESKTOP })

  test('a link shows the file of the picture', { tag: '@whole' }, async ({ page, complaints }) => {
    // A picture on its own has no icon, and the transition between pages ends there.
    complaints.expect(/404/)
    await page.goto(GALLERY)
    const address = await groupLink(page, 0).getAttribute('href')
    await groupLink(page, 0).click()
    await expect(page).toHaveURL(String(address))
  })

  test('every picture behind a text link can be reached', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    await expect(page.locator('#text-link').getByRole('link')).toHaveCount(6)
  })
})

test.describe('by keyboard', () => {
  test.use({ viewport: DESKTOP })

  test('Enter opens it, Left and Right move, Esc closes it, and the focus returns', async ({ page }) => {
    await page.goto(GALLERY)
    const link = groupLink(page, 1)
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(counter(page)).toHaveText('2 of 5')
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText('3 of 5')
    await page.keyboard.press('ArrowLeft')
    await expect(counter(page)).toHaveText('2 of 5')
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toHaveCount(0)
    await expect(link).toBeFocused()
  })

  test('Tab goes round among its buttons; Enter and Space press them', async ({ page }) => {
    await openGroup(page)
    const names = [
      '放大',
      '全螢幕',
      '分享',
      'Close (Esc)',
      '上一張',
      '下一張',
      ...[1, 2, 3, 4, 5].map((place) => `第 ${place} 張`),
    ]
    for (const name of [...names, '放大']) {
      await page.keyboard.press('Tab')
      await expect(button(page, name)).toBeFocused()
    }
    await page.keyboard.press('Shift+Tab')
    await expect(button(page, '第 5 張')).toBeFocused()
    for (const key of ['Enter', 'Space']) {
      await button(page, '下一張').focus()
      await page.keyboard.press(key)
    }
    await expect(counter(page)).toHaveText('3 of 5')
    await expect(button(page, '下一張')).toBeFocused()
    await button(page, 'Close (Esc)').focus()
    await page.keyboard.press('Enter')
    await expect(lightbox(page)).toHaveCount(0)
  })

  test('with the share menu open Tab stays in it, and Esc closes the menu first', { tag: '@whole' }, async ({ page }) => {
    await openGroup(page)
    const share = button(page, '分享')
    await share.focus()
    await page.keyboard.press('Enter')
    await expect(share).toHaveAttribute('aria-expanded', 'true')
    const links = lightbox(page).getByRole('list').first().getByRole('link')
    await expect(links).toHaveText([
      'Facebook（另開新分頁）',
      'X（另開新分頁）',
      'LINE（另開新分頁）',
      'Pinterest（另開新分頁）',
      '下載圖片',
    ])
    for (let place = 0; place < 5; place += 1) {
      await page.keyboard.press('Tab')
      await expect(links.nth(place)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(share).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(share).toHaveAttribute('aria-expanded', 'false')
    await expect(share).toBeFocused()
    await expect(lightbox(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toHaveCount(0)
  })

  test('the page behind stays where it is and out of reach', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    await boxAtRest(page.locator('#apart a').first())
    const before = await page.evaluate(() => scrollY)
    await page.locator('#apart a').first().click()
    await expect(picture(page)).toBeVisible()
    await page.mouse.move(700, 400)
    await page.mouse.wheel(0, 900)
    await page.keyboard.press('End')
    await page
      .locator('header a')
      .first()
      .evaluate((link: HTMLElement) => link.focus())
    await expect(page.locator('header a').first()).not.toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  })
})

test.describe('counter, fullscreen control, zoom and share', () => {
  test.use({ viewport: DESKTOP })

  test('zoom is a switch; while it is on, the other pictures wait', async ({ page }) => {
    await keepControls(page)
    await openGroup(page)
    const zoom = button(page, '放大')
    const width = async () => (await picture(page).boundingBox())?.width ?? 0
    const before = await width()
    await zoom.click()
    await expect(zoom).toHaveAttribute('aria-pressed', 'true')
    await expect(zoom).toHaveAttribute('title', '縮小')
    await expect.poll(width).toBeGreaterThan(before * 1.5)
    await button(page, '下一張').click({ force: true })
    await lightbox(page).getByRole('button', { name: '第 3 張' }).click({ force: true })
    await page.keyboard.press('ArrowRight')
    // Keys are answered a moment later.
    await page.clock.runFor(1000)
    await expect(button(page, '下一張')).toHaveAttribute('aria-disabled', 'true')
    await expect(counter(page)).toHaveText('1 of 5')
    await zoom.click()
    await expect(zoom).toHaveAttribute('aria-pressed', 'false')
    await button(page, '下一張').click()
    await expect(counter(page)).toHaveText('2 of 5')
  })

  test('a double click enlarges, too', { tag: '@whole' }, async ({ page }) => {
    await openGroup(page)
    await picture(page).dblclick()
    await expect(button(page, '放大')).toHaveAttribute('aria-pressed', 'true')
  })

  test('fullscreen is a switch, and closing the lightbox leaves it', { tag: '@whole' }, async ({ page }) => {
    await keepControls(page)
    await openGroup(page)
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
    const fullscreen = button(page, '全螢幕')
    await fullscreen.click()
    await expect(fullscreen).toHaveAttribute('aria-pressed', 'true')
    await expect(fullscreen).toHaveAttribute('title', '離開全螢幕')
    expect(await isFull()).toBe(true)
    await fullscreen.click()
    await expect(fullscreen).toHaveAttribute('aria-pressed', 'false')
    await fullscreen.click()
    await expect.poll(isFull).toBe(true)
    await button(page, 'Close (Esc)').click()
    await expect(lightbox(page)).toHaveCount(0)
    await expect.poll(isFull).toBe(false)
  })

  test('what is shared is the page with the hash that opens this picture', { tag: '@whole' }, async ({ page }) => {
    await keepControls(page)
    await page.goto(`${AWARD}?from=mail#share`)
    const link = page.locator('.prose a[data-lightbox]').nth(1)
    const file = await link.evaluate((element: HTMLAnchorElement) => element.href)
    await link.click()
    await button(page, '分享').click()
    const address = (name: string) =>
      lightbox(page)
        .getByRole('link')
        .filter({ hasText: new RegExp(`^${name}`) })
        .evaluate((element: HTMLAnchorElement) => element.href)
    for (const [name, key] of [
      ['Facebook', 'u'],
      ['X', 'url'],
      ['LINE', 'url'],
      ['Pinterest', 'url'],
    ] as const) {
      const shared = new URL(new URL(await address(name)).searchParams.get(key) ?? '')
      expect(shared.pathname + shared.search).toBe(`${AWARD}?from=mail`)
      const [, settings = ''] = decodeURIComponent(shared.hash).split('#lectern-action:action=lightbox&settings=')
      expect(JSON.parse(atob(settings))).toEqual({ type: 'image', url: file })
    }
    expect(new URL(await address('Pinterest')).searchParams.get('media')).toBe(file)
    const download = page.waitForEvent('download')
    await lightbox(page).getByRole('link', { name: '下載圖片' }).click()
    expect((await download).url()).toBe(file)
    // As whoever uploaded it called it, whatever its address is.
    expect((await download).suggestedFilename()).toBe('script.png')
    await expect(lightbox(page).getByRole('link', { name: '下載圖片' })).toHaveAttribute('download', /\.\w+$/)
    await lightbox(page)
      .locator('.yarl__container')
      .click({ position: { x: 20, y: 450 } })
    await expect(button(page, '分享')).toHaveAttribute('aria-expanded', 'false')
  })

  test('a shared address opens its picture where the page has it, and nothing elsewhere', { tag: '@whole' }, async ({ page }) => {
    await keepControls(page)
    await page.goto(AWARD)
    await page.locator('.prose a[data-lightbox]').nth(1).click()
    await button(page, '分享').click()
    const facebook = await lightbox(page).getByRole('link', { name: 'Facebook' }).getAttribute('href')
    const shared = new URL(new URL(String(facebook)).searchParams.get('u') ?? '')
    await page.goto('about:blank')
    await page.goto(shared.href)
    await expect(counter(page)).toHaveText('2 of 3')
    await page.keyboard.press('Escape')
    await expect(page.locator('.prose a[data-lightbox]').nth(1)).toBeFocused()
    const asked = page.waitForResponse(/on-demand-actions/)
    await page.goto(`/about/${shared.hash}`)
    await (await asked).finished()
    await page.waitForLoadState('networkidle')
    await expect(lightbox(page)).toHaveCount(0)
  })

  test('each of them can be switched off for the site', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    await page.evaluate(() => {
      const settings = JSON.parse(document.body.dataset.onDemand ?? '')
      Object.assign(settings.lightbox, {
        counter: false,
        fullscreen: false,
        zoom: false,
        share: false,
        title: 'caption',
        description: 'alt',
      })
      document.body.dataset.onDemand = JSON.stringify(settings)
    })
    await groupLink(page, 1).click()
    await expect(lightbox(page).getByRole('heading')).toHaveText('改到第十一版。')
    await expect(lightbox(page).locator('footer p')).toHaveText('講稿示意：直排文字與朱筆圈點')
    // Already said.
    await expect(picture(page)).toHaveAttribute('alt', '圖片')
    await expect(counter(page)).toHaveCount(0)
    for (const name of ['放大', '全螢幕', '分享']) await expect(button(page, name)).toHaveCount(0)
    await expect(button(page, 'Close (Esc)')).toBeVisible()
  })
})

test.describe('by mouse', () => {
  test.use({ viewport: DESKTOP })

  test('a click beside the picture closes, one on picture, header or footer does not', async ({ page }) => {
    const link = await openGroup(page)
    await picture(page).click()
    await page.mouse.click(400, 30)
    await lightbox(page).getByRole('heading').click()
    await expect(lightbox(page)).toBeVisible()
    await page.mouse.click(100, 300)
    await expect(lightbox(page)).toHaveCount(0)
    await expect(link).toBeFocused()
  })

  test('the dark on any side of the picture is such a click, however little there is of it', { tag: '@whole' }, async ({
    page,
  }) => {
    await keepControls(page)
    await page.goto(GALLERY)
    for (const size of [DESKTOP, { width: 700, height: 900 }]) {
      await page.setViewportSize(size)
      const around = async () => {
        await groupLink(page, 0).click()
        // As large as it will be: a smaller copy may stand in its place at first.
        await expect
          .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
          .toBe(true)
        // And where it will be.
        await lightbox(page).evaluate((dialog) =>
          Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => undefined))).then(
            () => true,
          ),
        )
        const box = await boxAtRest(picture(page))
        const stage = await boxAtRest(lightbox(page).locator('.yarl__container'))
        const [bar, foot] = await Promise.all(['.yarl__toolbar', 'footer'].map((part) => boxAtRest(lightbox(page).locator(part))))
        const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        const top = (bar?.y ?? 0) + (bar?.height ?? 0)
        return [
          { side: 'left', x: box.x - 3, y: box.y + 20, isDark: box.x - stage.x > 4 },
          { side: 'right', x: box.x + box.width + 3, y: box.y + 20, isDark: stage.width - box.x - box.width > 4 },
          { side: 'above', x: middle.x, y: box.y - 3, isDark: box.y - top > 4 },
          { side: 'below', x: middle.x, y: box.y + box.height + 3, isDark: (foot?.y ?? 0) - box.y - box.height > 4 },
        ].filter(({ isDark }) => isDark)
      }
      let places = await around()
      expect(places.length).toBeGreaterThan(1)
      for (let number = 0; number < places.length; number++) {
        if (number > 0) places = await around()
        const { side, x, y } = places[number] ?? { side: 'none', x: 0, y: 0 }
        await page.mouse.click(x, y)
        await expect(lightbox(page), side).toHaveCount(0)
      }
    }
  })

  test('an enlarged picture is moved by a drag, arrow keys and the wheel, and two fingers on a trackpad enlarge it', {
    tag: '@whole',
  }, async ({ page }) => {
    await openGroup(page)
    const box = async () => (await picture(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await button(page, '放大').press('Enter')
    const before = await boxAtRest(picture(page))
    await page.mouse.move(700, 400)
    // What moves it comes after the picture.
    await expect(async () => {
      await page.mouse.up()
      await page.mouse.down()
      await expect(lightbox(page).locator('[data-held]')).toHaveCount(1, { timeout: 1000 })
    }).toPass()
    await page.mouse.move(600, 400, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => Math.round((await box()).x - before.x)).toBe(-100)
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => Math.round((await box()).x - before.x)).toBe(-180)
    await page.mouse.wheel(-80, 0)
    await expect.poll(async () => Math.round((await box()).x - before.x)).toBe(-100)
    await expect(counter(page)).toHaveText('1 of 5')
    await page.keyboard.press('-')
    await page.keyboard.press('-')
    await page.keyboard.press('-')
    await expect(button(page, '放大')).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -200)
    await page.keyboard.up('Control')
    await expect(button(page, '放大')).toHaveAttribute('aria-pressed', 'true')
  })

  test('a drag moves on and does not close', { tag: '@whole' }, async ({ page }) => {
    await openGroup(page)
    // So far that it counts however slowly it is done.
    await page.mouse.move(1100, 300)
    await page.mouse.down()
    await page.mouse.move(300, 310, { steps: 8 })
    await page.mouse.up()
    await expect(counter(page)).toHaveText('2 of 5')
  })

  test('the controls fade after 3500 ms, and any move or key brings them back', { tag: '@whole' }, async ({ page }) => {
    await page.clock.install()
    await openGroup(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.mouse.move(400, 400)
    await expect(lightbox(page)).not.toHaveAttribute('data-idle')
    await page.clock.runFor(3400)
    await expect(lightbox(page)).not.toHaveAttribute('data-idle')
    await page.clock.runFor(200)
    const close = button(page, 'Close (Esc)')
    const opacity = () => close.evaluate((element) => getComputedStyle(element.closest('.yarl__toolbar') as Element).opacity)
    await expect(lightbox(page)).toHaveAttribute('data-idle')
    await expect.poll(opacity).toBe('0')
    await page.mouse.move(500, 500)
    await expect(lightbox(page)).not.toHaveAttribute('data-idle')
    await expect.poll(opacity).toBe('1')
    await button(page, '分享').click()
    await page.clock.runFor(10_000)
    await expect(lightbox(page)).not.toHaveAttribute('data-idle')
    await page.keyboard.press('Escape')
    await page.clock.runFor(3600)
    await expect(lightbox(page)).toHaveAttribute('data-idle')
    // The focus is on the share button, where the keyboard left it.
    await expect.poll(opacity).toBe('1')
  })
})

test('who wants less motion keeps the controls in sight', { tag: '@whole' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openGroup(page)
  await page.clock.runFor(3600)
  await expect(lightbox(page)).toHaveAttribute('data-idle')
  await expect(lightbox(page).locator('.yarl__toolbar')).toHaveCSS('opacity', '1')
})

test('a picture in a dialog opens above it, and Esc leads back there', { tag: '@whole' }, async ({ page }) => {
  await keepControls(page)
  await page.goto(GALLERY)
  await groupLink(page, 0).evaluate((link) => {
    const popup = document.createElement('dialog')
    popup.id = 'popup'
    popup.append(link.cloneNode(true))
    document.body.append(popup)
    popup.showModal()
  })
  const link = page.locator('#popup a')
  await link.click()
  await expect(counter(page)).toHaveText('6 of 6')
  await button(page, '下一張').click()
  await expect(counter(page)).toHaveText('1 of 6')
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await expect(page.locator('#popup')).toBeVisible()
  await expect(link).toBeFocused()
})

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a swipe goes to the next picture and to the one before', async ({ page }) => {
    await page.goto(GALLERY)
    await groupLink(page, 0).tap()
    await expect(picture(page)).toBeVisible()
    const session = await page.context().newCDPSession(page)
    const swipe = async (from: number, to: number) => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y: 300 }] })
      for (let step = 1; step <= 6; step += 1)
        await session.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x: from + ((to - from) * step) / 6, y: 302 }],
        })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(330, 60)
    await expect(counter(page)).toHaveText('2 of 5')
    await expect(lightbox(page).locator('.yarl__carousel')).not.toHaveAttribute('style', /swipe_offset/)
    await swipe(60, 330)
    await expect(counter(page)).toHaveText('1 of 5')
    await expect(lightbox(page)).toBeVisible()
  })

  test('a tap beside the picture closes it and presses nothing behind', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    const link = groupLink(page, 0)
    await link.tap()
    await expect(picture(page)).toBeVisible()
    await page.touchscreen.tap(180, 110)
    await expect(lightbox(page)).toHaveCount(0)
    await expect(page).toHaveURL(GALLERY)
    await expect(link).toBeFocused()
  })
})

test.describe('lightbox failures', () => {
  test.use({ viewport: DESKTOP })

  test('The image could not be loaded.', { tag: '@whole' }, async ({ page, complaints }) => {
    complaints.expect(/404/)
    await page.goto(GALLERY)
    await addLink(page, 'gone', { href: '/wp-content/uploads/2026/11/gone.png', 'data-title': '不見了' })
    await page.locator('#gone').click()
    const failure = lightbox(page).getByRole('alert')
    await expect(failure).toHaveText('The image could not be loaded.')
    await expect(button(page, '放大')).toHaveAttribute('aria-disabled', 'true')
    await expect(failure.getByRole('link', { name: 'The image' })).toHaveAttribute(
      'href',
      /\/wp-content\/uploads\/2026\/11\/gone\.png$/,
    )
    expect(await findAxeViolations(page)).toEqual([])
    await failure.getByRole('link').click()
    await expect(page).toHaveURL('/wp-content/uploads/2026/11/gone.png')
  })

  test('The content could not be loaded.', async ({ page, complaints }) => {
    complaints.expect(/404/)
    await page.goto(GALLERY)
    expect(
      await openFromSettings(page, { type: 'video', videoType: 'hosted', url: '/wp-content/uploads/2026/11/gone.mp4' }),
    ).toBe(true)
    const failure = lightbox(page).getByRole('alert')
    await expect(failure).toHaveText('The content could not be loaded.')
    await expect(failure.getByRole('link', { name: 'The content' })).toHaveAttribute('href', /gone\.mp4$/)
  })

  test('Content not found', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    expect(await openFromSettings(page, { type: 'image', url: '' })).toBe(true)
    await expect(page.getByRole('dialog', { name: '圖片檢視' })).toBeVisible()
    await expect(lightbox(page).getByRole('alert')).toHaveText('Content not found')
    expect(await findAxeViolations(page)).toEqual([])
  })

  test('Content not found, where a link names a picture by an id that is none', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    await addLink(page, 'nobody', { href: actionHash('lightbox', { id: 999_999 }) })
    await page.locator('#nobody').click()
    await expect(lightbox(page).getByRole('alert')).toHaveText('Content not found')
  })

  test('only that of the picture that is shown is an alert', { tag: '@whole' }, async ({ page, complaints }) => {
    complaints.expect(/404/)
    await keepControls(page)
    await page.goto(GALLERY)
    const group = (await groupLink(page, 0).getAttribute('data-lightbox-group')) ?? ''
    await addLink(page, 'gone', { href: '/wp-content/uploads/2026/11/gone.png', 'data-lightbox-group': group })
    await groupLink(page, 0).click()
    await expect(picture(page)).toBeVisible()
    const failures = lightbox(page).getByText('could not be loaded.')
    await expect(failures).toHaveCount(1)
    await expect(lightbox(page).locator('[role=alert]')).toHaveCount(0)
    await button(page, '上一張').click()
    await expect(current(page).locator('[role=alert]')).toHaveText('The image could not be loaded.')
    await button(page, '下一張').click()
    await expect(picture(page)).toBeVisible()
    await expect(lightbox(page).locator('[role=alert]')).toHaveCount(0)
  })

  test('what another host has is linked, never loaded', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    expect(await openFromSettings(page, { id: 1, url: 'https://other.example/a.png' })).toBe(true)
    await expect(lightbox(page).getByRole('alert')).toHaveText('The image could not be loaded.')
    await page.keyboard.press('Escape')
    expect(
      await openFromSettings(page, { type: 'video', videoType: 'youtube', url: 'https://www.youtube.com/embed/dQw4w9WgXcQ' }),
    ).toBe(true)
    const link = lightbox(page).getByRole('link', { name: '到 YouTube 觀看' })
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  })

  test('Loading... is what it says until a picture is there', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const address = '/wp-content/uploads/2026/11/slow.png'
    const file = await groupLink(page, 0).getAttribute('href')
    await page.route(address, async (route) => {
      await held
      await route.fulfill({ response: await page.request.get(String(file)) })
    })
    await addLink(page, 'slow', { href: address })
    await page.locator('#slow').click()
    await expect(current(page).getByText('Loading...', { exact: true })).toBeVisible()
    release()
    await expect(picture(page)).toBeVisible()
    await expect(current(page).getByText('Loading...', { exact: true })).toHaveCount(0)
  })
})

test('what is asked for in the moment after the lightbox was closed is shown', { tag: '@whole' }, async ({ page }) => {
  await page.goto(GALLERY)
  const { scripts } = JSON.parse((await page.locator('body').getAttribute('data-on-demand')) ?? '')
  expect(await openFromSettings(page, { type: 'image', url: '' })).toBe(true)
  await expect(lightbox(page)).toBeVisible()
  await page.evaluate(async (script) => {
    const { openFromSettings } = await import(script)
    document.querySelector<HTMLDialogElement>('dialog.w-lightbox__dialog')?.close()
    await openFromSettings({ type: 'video', url: 'https://youtu.be/dQw4w9WgXcQ' }, null)
  }, scripts.lightbox)
  await expect(lightbox(page).getByRole('link', { name: '到 YouTube 觀看' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
})

test.describe('hostile settings', () => {
  const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>'

  test('with an address that is none do nothing', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    const addresses: unknown[] = [
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:image/svg+xml,<svg onload=alert(1)>',
      'vbscript:msgbox(1)',
      'file:///etc/passwd',
      '//other.example/a.png',
      '/\ud800.png',
      `/${'a'.repeat(1_000_000)}.png`,
      { href: '/a.png' },
      7,
    ]
    for (const url of addresses) expect(await openFromSettings(page, { id: 1, type: 'image', url })).toBe(false)
    expect(await openFromSettings(page, {})).toBe(false)
    expect(await openFromSettings(page, { type: 'html', url: '/a.png', html: MARKUP })).toBe(false)
    await expect(lightbox(page)).toHaveCount(0)
  })

  test('with markup, a megabyte or half a character in their texts show text', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    const title = await page.title()
    const url = await groupLink(page, 0).getAttribute('href')
    const settings = {
      type: 'image',
      url,
      title: MARKUP,
      description: `\ud800${'字'.repeat(1_000_000)}`,
      onload: 'alert(1)',
      html: MARKUP,
    }
    expect(await openFromSettings(page, settings)).toBe(true)
    await expect(lightbox(page).getByRole('heading')).toHaveText(MARKUP)
    await expect(lightbox(page).locator('script, [onerror], [onload]')).toHaveCount(0)
    expect((await lightbox(page).locator('footer p').textContent())?.length).toBeLessThanOrEqual(2000)
    await expect(picture(page)).toBeVisible()
    await expect(page).toHaveTitle(title)
    expect(await findAxeViolations(page)).toEqual([])
  })

  test('a group of the page is opened at its picture; one that is not there is not', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    const [url, slideshow] = await Promise.all(
      ['href', 'data-lightbox-group'].map((name) => groupLink(page, 2).getAttribute(name)),
    )
    expect(await openFromSettings(page, { id: 29, url, slideshow })).toBe(true)
    await expect(counter(page)).toHaveText('3 of 5')
    await page.keyboard.press('Escape')
    expect(await openFromSettings(page, { id: 29, url, slideshow: 'nobody"] , a' })).toBe(true)
    await expect(picture(page)).toBeVisible()
    await expect(counter(page)).toHaveCount(0)
  })
})

for (const [device, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`no violation on a ${device}, open, enlarged or with the share menu`, { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openGroup(page)
    expect(await findAxeViolations(page)).toEqual([])
    // By keyboard: looking for violations takes longer than the controls stay for a mouse that rests.
    await button(page, '放大').press('Enter')
    await expect(button(page, '放大')).toHaveAttribute('aria-pressed', 'true')
    await button(page, '分享').press('Enter')
    expect(await findAxeViolations(page)).toEqual([])
  })
}
