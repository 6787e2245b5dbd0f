import type { BrowserContext, Page } from '@playwright/test'
import { findAxeViolations } from './axe-violations.ts'
import { DESKTOP, layoutShifts, PHONE, readThrough } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const awake = (page: Page, example: string) =>
  expect(page.locator(`#${example} [data-widget]`).first()).toHaveAttribute('data-island', 'awake')
const openFilm = (page: Page, example: string) => page.locator(`#${example} .film__open`).first()
const HOSTS = /^https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com)\//

/** Everything that was asked of other hosts. Players of films get an empty page. */
async function watchStrangers(page: Page): Promise<string[]> {
  const asked: string[] = []
  const own = new URL(process.env.SITE_URL ?? '').host
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.host !== own) asked.push(url.href)
  })
  await page.route(HOSTS, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title>' }))
  return asked
}

/** Films and sounds start over at their end: whoever looks late still finds them playing, unless something has paused them. */
async function playOn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const repeat = ({ target }: Event) => {
      if (target instanceof HTMLMediaElement) target.loop = true
    }
    addEventListener('play', repeat, true)
  })
}

async function openPhone(newContext: (options: object) => Promise<BrowserContext>, options: object = {}): Promise<Page> {
  const context = await newContext({ hasTouch: true, isMobile: true, viewport: PHONE, baseURL: process.env.SITE_URL, ...options })
  return context.newPage()
}

test.describe('a video', () => {
  const GALLERY = '/gallery/video/'

  test('asks nothing of another site before it is clicked, then plays in a dialog without cookies, and is gone when it closes', async ({
    page,
    complaints,
  }) => {
    // Axe tries to speak to the frame.
    complaints.expect(/postMessage/)
    await page.setViewportSize(DESKTOP)
    const asked = await watchStrangers(page)
    await page.goto(GALLERY)
    await readThrough(page)
    expect(asked).toEqual([])
    expect(await layoutShifts(page)).toBe(0)
    const opener = page.locator('#youtube').getByRole('button', { name: '播放影片 畢業公演預告 由 YouTube 播放' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: '畢業公演預告' })
    const frame = dialog.locator('iframe')
    await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?autoplay=1&rel=0/)
    await expect(frame).toHaveAttribute('title', '畢業公演預告')
    await expect.poll(() => asked.length).toBe(1)
    expect(asked[0]).toMatch(HOSTS)
    await expect(dialog.getByRole('link', { name: '到 YouTube 觀看' })).toHaveAttribute('href', /youtube\.com\/watch/)
    expect(await findAxeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(frame).toHaveCount(0)
    await expect(opener).toBeFocused()
    await page.keyboard.press('Space')
    await expect(dialog.locator('iframe')).toHaveCount(1)
    await dialog.getByRole('button', { name: '關閉' }).click()
    await expect(dialog).toBeHidden()
  })

  test('plays in its own place, once however often it is clicked, by mouse and by keyboard', async ({ page }) => {
    const asked = await watchStrangers(page)
    await page.goto(`${GALLERY}#vimeo`)
    await awake(page, 'vimeo')
    const before = await page.locator('#vimeo .film').boundingBox()
    await openFilm(page, 'vimeo').dblclick()
    const frame = page.locator('#vimeo iframe')
    await expect(frame).toHaveAttribute('src', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1')
    await expect(frame).toHaveCount(1)
    await expect(frame).toBeFocused()
    const after = await page.locator('#vimeo .film').boundingBox()
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
    await expect.poll(() => asked.length).toBe(1)
    await openFilm(page, 'part').focus()
    await awake(page, 'part')
    await page.keyboard.press('Enter')
    await expect(page.locator('#part iframe')).toHaveAttribute(
      'src',
      /start=10&end=70&mute=1&loop=1&playlist=aqz-KE-bpKQ&controls=0$/,
    )
  })

  test('of our own has captions and a poster, is fetched in parts, starts at 0.8, and pauses when its dialog closes', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP)
    await playOn(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(GALLERY)
    await page.locator('#own').scrollIntoViewIfNeeded()
    await awake(page, 'own')
    const video = page.locator('#own video')
    await expect(video).toHaveAttribute('poster', /\.webp$/)
    const address = (await video.getAttribute('src')) ?? ''
    const part = await page.request.get(address, { headers: { range: 'bytes=100-199' } })
    expect([part.status(), (await part.body()).length, part.headers()['content-type']]).toEqual([206, 100, 'video/webm'])
    await video.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true
      await element.play()
      // It stays where it is put, and so do its captions.
      element.pause()
      element.currentTime = 5
    })
    const cues = () =>
      video.evaluate((element: HTMLVideoElement) =>
        Array.from(element.textTracks[0]?.activeCues ?? [], (cue) => (cue as VTTCue).text),
      )
    await expect.poll(cues).toEqual(['再說：大家都聽見了。'])
    expect(await video.evaluate((element: HTMLVideoElement) => [element.volume, element.controls])).toEqual([0.8, true])

    await openFilm(page, 'own-popup').click()
    const dialog = page.getByRole('dialog', { name: '先聽，再說' })
    const film = dialog.locator('video')
    const isPaused = () => film.evaluate((element: HTMLVideoElement) => element.paused)
    await expect.poll(isPaused).toBe(false)
    await expect(film).toContainText('Your browser does not support the video tag.')
    expect(await findAxeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect.poll(() => page.locator('#own-popup video').evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  })

  test('plays by itself silently and with a pause button, and not for those who want less motion', async ({ page }) => {
    const isPaused = () => page.locator('#autoplay video').evaluate((element: HTMLVideoElement) => element.paused)
    await page.goto(GALLERY)
    await page.locator('#autoplay').scrollIntoViewIfNeeded()
    await expect.poll(isPaused).toBe(false)
    expect(
      await page.locator('#autoplay video').evaluate((element: HTMLVideoElement) => [element.muted, element.controls]),
    ).toEqual([true, false])
    await page.locator('#autoplay').getByRole('button', { name: '暫停' }).click()
    await expect.poll(isPaused).toBe(true)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await page.locator('#autoplay').scrollIntoViewIfNeeded()
    await awake(page, 'autoplay')
    await expect(page.locator('#autoplay').getByRole('button', { name: '播放' })).toBeVisible()
    expect(await isPaused()).toBe(true)
  })

  test('opens under a finger, and without JavaScript is a link to the film', { tag: '@whole' }, async ({ browser }) => {
    const page = await openPhone((options) => browser.newContext(options))
    const asked = await watchStrangers(page)
    await page.goto(GALLERY)
    await awake(page, 'youtube')
    await openFilm(page, 'youtube').tap()
    await expect(page.getByRole('dialog').locator('iframe')).toBeVisible()
    expect(asked.every((address) => HOSTS.test(address))).toBe(true)
    await page.context().close()
    const plain = await openPhone((options) => browser.newContext(options), { javaScriptEnabled: false })
    await plain.goto(GALLERY)
    await expect(openFilm(plain, 'youtube')).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')
    await expect(openFilm(plain, 'own-popup')).toHaveAttribute('href', /^\/wp-content\/uploads\/.+\.webm$/)
    await expect(plain.locator('#own video')).toHaveAttribute('controls')
    await plain.context().close()
  })
})

test('a sound starts at 0.8, silences others, and one that cannot be played says so', { tag: '@whole' }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/404|Failed to load/)
  await playOn(page)
  await page.goto('/gallery/audio/')
  await readThrough(page)
  await awake(page, 'plain')
  const sounds = page.locator('audio')
  const states = () => sounds.evaluateAll((all: HTMLAudioElement[]) => all.map(({ paused }) => paused))
  await expect
    .poll(() => sounds.evaluateAll((all: HTMLAudioElement[]) => all.map(({ volume }) => volume)))
    .toEqual([0.8, 0.3, 0.8, 0.8])
  const play = (index: number) => sounds.nth(index).evaluate((element: HTMLAudioElement) => element.play())
  await play(0)
  await play(1)
  await expect.poll(async () => (await states()).slice(0, 2)).toEqual([true, false])
  await page.locator('#episode summary').click()
  await expect(page.getByText('六個像鐘一樣的音，由低到高')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await sounds.nth(3).evaluate((element: HTMLAudioElement) => {
    element.src = '/wp-content/uploads/2026/01/gone.mp3'
    // The browser's own button fetches it in the same way.
    element.load()
    element.preload = 'auto'
  })
  await expect(page.locator('#long').getByRole('alert')).toContainText('這個檔案現在播不出來。')
})

test('a feed video: a click replaces the tile with a player, its captions and its words for old browsers', async ({ page }) => {
  await playOn(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/gallery/feed-video/')
  const tiles = page.locator('#feed .film')
  await tiles.nth(0).getByRole('link', { name: '播放影片 先聽，再說' }).click()
  const video = tiles.nth(0).locator('video')
  await expect(video).toHaveAttribute('controls')
  await expect(video).toContainText('Your browser does not support the video tag.')
  await expect(video.locator('track')).toHaveAttribute('kind', 'captions')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false)
  await expect(tiles.nth(0).locator('.film__open')).toBeHidden()
  expect(await findAxeViolations(page)).toEqual([])
  await tiles.nth(1).locator('.film__open').focus()
  await page.keyboard.press('Enter')
  await expect(tiles.nth(1).locator('video')).toHaveCount(1)
  await expect(page.locator('#feed video')).toHaveCount(1)
  await expect(tiles.nth(0).locator('.film__open')).toBeVisible()
})

test.describe('a video gallery', () => {
  const GALLERY = '/gallery/video-gallery/'
  const shown = (page: Page, example: string) =>
    page.locator(`#${example} .filter-grid__item:not([hidden], [data-leaving]) .w-video-gallery__title`).allTextContents()
  const filter = (page: Page, example: string, name: string) =>
    page.locator(`#${example}`).getByRole('button', { name: new RegExp(`^${name} \\d+$`) })

  test('filters by Chinese categories, says how many are left, and plays every kind in one dialog', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    const asked = await watchStrangers(page)
    await page.goto(GALLERY)
    await awake(page, 'grid')
    await filter(page, 'grid', '公演').click()
    await expect(filter(page, 'grid', '公演')).toHaveAttribute('aria-pressed', 'true')
    await expect(filter(page, 'grid', '全部')).toHaveAttribute('aria-pressed', 'false')
    await expect(page.locator('#grid').getByRole('status')).toHaveText('公演：2 部影片')
    expect(await shown(page, 'grid')).toEqual(['畢業公演〈聲聲不息〉預告', '先聽，再說'])
    await filter(page, 'grid', '演講與辯論').click()
    expect(await shown(page, 'grid')).toEqual(['中部大專盃決賽結辯', '全國演講比賽冠軍致詞'])
    await filter(page, 'grid', '全部').click()
    expect((await shown(page, 'grid')).length).toBe(6)
    expect(asked).toEqual([])

    const dialog = page.locator('#grid').getByRole('dialog')
    for (const [name, player] of [
      ['中部大專盃決賽結辯', 'iframe[src*="youtube-nocookie.com"]'],
      ['全國演講比賽冠軍致詞', 'iframe[src*="player.vimeo.com"]'],
      ['先聽，再說', 'video[src$=".webm"]'],
    ] as const) {
      await page
        .locator('#grid')
        .getByRole('button', { name: `播放影片 ${name}` })
        .click()
      await expect(dialog).toHaveAccessibleName(name)
      await expect(dialog.locator(player)).toHaveCount(1)
      await expect(dialog.locator('iframe, video')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  })

  test('inserts one player in place, and stops it when a filter hides it; its button is there for mouse and keyboard', {
    tag: '@whole',
  }, async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await watchStrangers(page)
    await page.goto(`${GALLERY}#inline`)
    await awake(page, 'inline')
    const tiles = page.locator('#inline .film')
    await expect(tiles.nth(0).locator('.film__button')).toHaveCSS('opacity', '0')
    await tiles.nth(0).hover()
    await expect(tiles.nth(0).locator('.film__button')).toHaveCSS('opacity', '1')
    await tiles.nth(0).click()
    await tiles.nth(1).locator('.film__open').focus()
    await page.keyboard.press('Shift')
    await expect(tiles.nth(1).locator('.film__button')).toHaveCSS('opacity', '1')
    await page.keyboard.press('Space')
    await expect(page.locator('#inline iframe')).toHaveCount(1)
    await expect(tiles.nth(1).locator('iframe')).toHaveAttribute('title', '中部大專盃決賽結辯')
    await filter(page, 'inline', '短片').click()
    await expect(page.locator('#inline iframe')).toHaveCount(0)
  })

  test('turns as a carousel, and lies in columns on a phone without sideways scrolling', { tag: '@whole' }, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto(`${GALLERY}#carousel`)
    await expect(page.locator('#carousel .carousel')).toHaveAttribute('data-live')
    await page.locator('#carousel').getByRole('button', { name: '下一張' }).click()
    await expect(page.locator('#carousel .carousel__slide').first()).toHaveAttribute('inert')
    expect(await layoutShifts(page)).toBe(0)
    const phone = await openPhone((options) => browser.newContext(options), { javaScriptEnabled: false })
    await phone.goto(GALLERY)
    await expect(phone.locator('#grid .filter-grid__filter')).toBeHidden()
    await expect(openFilm(phone, 'masonry')).toBeVisible()
    await phone.context().close()
  })
})

test.describe('an image gallery', () => {
  const GALLERY = '/gallery/image-gallery/'
  const items = (page: Page, example: string) => page.locator(`#${example} .filter-grid__item`)
  const filter = (page: Page, example: string, name: string) =>
    page.locator(`#${example}`).getByRole('button', { name: new RegExp(`^${name} \\d+$`) })

  test('filters with moves of 0.4 s, shrinking what goes, and says how many are left', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto(GALLERY)
    await readThrough(page)
    expect(await layoutShifts(page)).toBe(0)
    // In one go: the moves may be over by the time that a slow machine comes back to ask.
    const moves = await page.locator('#grid').evaluate(async (section) => {
      const button = [...section.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('演講與辯論'))
      button?.click()
      await new Promise((rendered) => setTimeout(rendered))
      return section.getAnimations({ subtree: true }).flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect) || !effect.target?.matches('.filter-grid__item')) return []
        return [[effect.getTiming().duration, effect.getKeyframes().at(-1)?.transform === 'scale(0)' ? 'goes' : 'stays']]
      })
    })
    expect(moves.filter(([, how]) => how === 'goes')).toEqual(Array(6).fill([400, 'goes']))
    expect(moves.filter(([, how]) => how === 'stays').length).toBeGreaterThan(0)
    expect(moves.every(([duration]) => duration === 400)).toBe(true)
    await expect(page.locator('#grid').getByRole('status')).toHaveText('演講與辯論：4 張圖片')
    await expect(page.locator('#grid .filter-grid__item[hidden]')).toHaveCount(6)
    await expect(page.locator('#grid [data-leaving]')).toHaveCount(0)
    expect(await findAxeViolations(page)).toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await filter(page, 'grid', '師長').click()
    await expect(page.locator('#grid .filter-grid__item:not([hidden])')).toHaveCount(3)
    expect(await page.locator('#grid .filter-grid__list').evaluate((list) => list.getAnimations({ subtree: true }).length)).toBe(
      0,
    )
  })

  test('opens as one slideshow of the lightbox, of what the filter shows', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(GALLERY)
    await awake(page, 'grid')
    await items(page, 'grid').nth(1).getByRole('link').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('2 of 10')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await filter(page, 'grid', '演講與辯論').click()
    await items(page, 'grid').nth(4).getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('2 of 4')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(items(page, 'grid').nth(4).getByRole('link')).toBeFocused()
  })

  test('keeps its columns while the window is resized, and takes new ones 100 ms later', { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto(GALLERY)
    await awake(page, 'grid')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const columns = () =>
      page.locator('#grid .filter-grid__list').evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
    expect(await columns()).toBe(3)
    await page.setViewportSize(PHONE)
    await page.locator('#grid .filter-grid__list[style*="--grid-columns"]').waitFor()
    expect(await columns()).toBe(3)
    await page.clock.runFor(99)
    expect(await columns()).toBe(3)
    await page.clock.runFor(1)
    expect(await columns()).toBe(1)
  })

  test('tilts after the mouse, in columns shifts nothing, and without JavaScript shows every picture as a link', {
    tag: '@whole',
  }, async ({ page, browser }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto(`${GALLERY}#tilt`)
    await awake(page, 'tilt')
    const box = page.locator('#tilt .w-image-gallery__box').first()
    await box.hover({ position: { x: 4, y: 4 } })
    await expect(box).toHaveAttribute('data-state', 'tilted')
    const tilt = await box.locator('a').evaluate((card) => card.style.getPropertyValue('--tilt'))
    expect(tilt).toMatch(/^perspective\(300px\) rotateX\(-9\.\d+deg\) rotateY\(9\.\d+deg\) scale\(1\.06\)$/)
    await page.mouse.move(1, 1)
    await expect(box).not.toHaveAttribute('data-state')
    const plain = await openPhone((options) => browser.newContext(options), { javaScriptEnabled: false })
    await plain.goto(GALLERY)
    await expect(plain.locator('#grid .filter-grid__filter')).toBeHidden()
    await expect(items(plain, 'grid')).toHaveCount(10)
    await expect(items(plain, 'grid').first().getByRole('link')).toHaveAttribute('href', /\.png$/)
    await plain.context().close()
  })
})
