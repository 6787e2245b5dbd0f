import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { chosenOf } from '../whole.ts'
import { cutOff, DESKTOP, motions, PHONE, pressAccessKey, sidewaysOverflow, smallTargets } from './page-facts.ts'
import { POST_LIMIT, SCRIPT_LIMIT, weighScripts } from './script-weight.ts'
import { expect, test } from './site-test.ts'
import { BUILT_PAGE, POST_WITH_PICTURE, POST_WITHOUT_PICTURE, searchFor, TEMPLATES } from './templates.ts'

const PAGE_LIMIT = 30 * 1024

test('headings and posts are called what they say: no space is heard that is not written', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  for (const path of ['/', '/news/', '/accessibility/', POST_WITH_PICTURE]) {
    await page.goto(path)
    const written = (await page.locator('h1, h2, h3, h4').allTextContents()).map((text) => text.trim())
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const heard = nodes
      .filter(({ role }) => role?.value === 'heading')
      .map(({ name }) =>
        // The hero has a line for each part of its sentence.
        String(name?.value).replaceAll('， ', '，'),
      )
    expect(heard.length, path).toBeGreaterThan(1)
    expect(
      heard.filter((name) => !written.includes(name)),
      path,
    ).toEqual([])
  }
})

test('links are called what they say, too: the brand, and every link that is a headline', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  const heardLinks = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    return nodes.filter(({ role }) => role?.value === 'link').map(({ name }) => String(name?.value))
  }
  for (const path of ['/', '/news/', POST_WITH_PICTURE]) {
    await page.goto(path)
    const heard = await heardLinks()
    const brand = await page.locator('header .brand__text > *').allTextContents()
    expect(brand.length, path).toBeGreaterThan(1)
    // Its lines stand below each other, which is heard as a space between them.
    expect(heard, path).toContain(brand.map((line) => line.trim()).join(' '))
    const headlines = await page.locator('main a .phrase').allTextContents()
    expect(headlines.length, path).toBeGreaterThan(1)
    // Some say besides which way they lead.
    expect(
      headlines.filter((headline) => !heard.some((name) => name.includes(headline.trim()))),
      path,
    ).toEqual([])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a post is complete', async ({ page }) => {
    await page.goto(POST_WITH_PICTURE)
    const article = page.getByRole('article').first()
    await expect(article.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(article.locator('figure img').first()).toBeVisible()
    await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: '上一篇與下一篇' }).getByRole('link')).toHaveCount(2)
    await expect(page.getByRole('heading', { name: '延伸閱讀' })).toBeVisible()
  })

  test('lists have their posts, and pages to turn', { tag: '@whole' }, async ({ page }) => {
    await page.goto('/news/')
    await expect(page.getByRole('article')).toHaveCount(10)
    await page.getByRole('link', { name: '第 2 頁' }).click()
    await expect(page).toHaveURL('/news/page/2/')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByRole('navigation', { name: '依分類瀏覽' }).getByRole('link', { name: '獲獎' }).click()
    await expect(page).toHaveURL('/category/honor/')
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('navigation', { name: '目前位置' }).getByRole('link', { name: '獲獎' })).toBeVisible()
  })

  test('submenus open on a desktop', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: '主選單', exact: true })
    await menu.locator('summary').filter({ hasText: '展開〈認識口傳〉子選單' }).click()
    await menu.getByRole('link', { name: '系友會' }).click()
    await expect(page).toHaveURL('/about/alumni/')
  })

  test('the menu opens on a phone, with its submenus', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/')
    await page.getByRole('button', { name: '開啟選單' }).click()
    const menu = page.getByRole('navigation', { name: '主選單', exact: true })
    await menu.locator('summary').filter({ hasText: '展開〈招生資訊〉子選單' }).click()
    await menu.getByRole('link', { name: '獎助學金' }).click()
    await expect(page).toHaveURL('/admission/aid/')
  })

  test('an accordion opens, one item at a time', async ({ page }) => {
    await page.goto(BUILT_PAGE)
    await expect(page.getByText('系上約有一半同學自認內向')).toBeVisible()
    await page.getByRole('heading', { name: '三分鐘作品一定要是演講嗎？' }).click()
    await expect(page.getByText('手機錄的就好')).toBeVisible()
    await expect(page.getByText('系上約有一半同學自認內向')).toBeHidden()
  })

  test('a countdown says when it is due, instead of numbers that stand still', async ({ page }) => {
    await page.goto(BUILT_PAGE)
    await expect(page.getByText('距離申請入學報名截止')).toBeVisible()
    await expect(page.getByText('2027 年 3 月 21 日 17:00 截止')).toBeVisible()
    await expect(page.getByRole('timer')).toBeHidden()
    await page.goto('/gallery/countdown/#line')
    await expect(page.locator('#line').getByText('2037 年 3 月 21 日 17:00 截止')).toBeVisible()
  })

  test('backgrounds of sections show', { tag: '@whole' }, async ({ page }) => {
    await page.goto('/gallery/section/#background')
    await expect(page.locator('#background noscript img')).toHaveAttribute('src', /\/wp-content\/uploads\//)
  })

  test('search works', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: '搜尋' }).click()
    await page.getByRole('searchbox', { name: '搜尋關鍵字' }).fill('講座')
    await page.getByRole('button', { name: '搜尋' }).click()
    await expect(page).toHaveURL(searchFor('講座'))
    await expect(page.getByText(/^符合「講座」的結果，共 \d+ 筆$/)).toBeVisible()
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('講座')
  })

  test('every kind of page has its heading, its menus and its footer', { tag: '@whole' }, async ({ page, complaints }) => {
    complaints.expect(/404/)
    for (const { path, heading } of TEMPLATES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('navigation', { name: '主選單', exact: true }).getByRole('link').first()).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('link', { name: '無障礙聲明' })).toBeVisible()
    }
  })
})

test.describe('with a keyboard', () => {
  test('the first stop skips to the main content', async ({ page }) => {
    await page.goto(POST_WITH_PICTURE)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: '跳到主要內容區塊' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toBeVisible()
  })

  test('access keys jump to the three zones, which are named', async ({ page }) => {
    await page.goto(POST_WITH_PICTURE)
    for (const [key, name] of [
      ['U', '上方功能區塊'],
      ['C', '中央內容區塊'],
      ['Z', '下方頁尾區塊'],
    ] as const) {
      const anchor = page.getByRole('link', { name, exact: true })
      await expect(anchor).toHaveText(':::')
      await pressAccessKey(page, key)
      await expect(anchor).toBeFocused()
    }
    await page.goto('/site-map/')
    for (const name of ['上方功能區塊', '中央內容區塊', '下方頁尾區塊']) {
      await expect(
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: `：${name}` }),
      ).toBeVisible()
    }
  })
})

test.describe('on a slow line', () => {
  const collect = (page: Page, kind: string) => {
    const found: Response[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === kind) found.push(response)
    })
    return found
  }
  const bodies = async (responses: Response[]) => Buffer.concat(await Promise.all(responses.map((response) => response.body())))

  for (const path of chosenOf([POST_WITH_PICTURE, POST_WITHOUT_PICTURE, '/privacy/'], 3)) {
    test(`${path} is small`, async ({ page }) => {
      const weigh = weighScripts(page)
      const [styles, documents] = ['stylesheet', 'document'].map((kind) => collect(page, kind))
      await page.goto(path)
      const { all, files } = await weigh()
      expect(all, files.join('\n')).toBeLessThanOrEqual(POST_LIMIT)
      expect(brotliCompressSync(await bodies([...(documents ?? []), ...(styles ?? [])])).length).toBeLessThanOrEqual(PAGE_LIMIT)
    })
  }

  test('the script of every list is small before anything is touched, and the cart brings no more than a page may', async ({
    context,
  }) => {
    for (const [path, limit] of [
      ['/news/', POST_LIMIT],
      ['/gallery/', POST_LIMIT],
      ['/search/', POST_LIMIT],
      ['/cart/?items=1:1', SCRIPT_LIMIT],
    ] as const) {
      const page = await context.newPage()
      const weigh = weighScripts(page)
      await page.goto(path)
      const { all, files } = await weigh()
      expect(all, `${path}\n${files.join('\n')}`).toBeLessThanOrEqual(limit)
      await page.close()
    }
  })

  const readPictures = (page: Page) =>
    page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => ({
        isOnFirstScreen: image.getBoundingClientRect().top < innerHeight,
        isUrgent: image.loading !== 'lazy' && image.fetchPriority === 'high',
        isSized: image.hasAttribute('width') && image.hasAttribute('height'),
      })),
    )

  for (const path of chosenOf(['/category/honor/', '/news/page/2/', POST_WITH_PICTURE], 2, 1)) {
    test(`${path} asks first for the picture of its first screen`, async ({ page }) => {
      await page.setViewportSize(DESKTOP)
      await page.goto(path)
      const pictures = await readPictures(page)
      expect(pictures.find(({ isOnFirstScreen }) => isOnFirstScreen)).toMatchObject({ isUrgent: true })
      expect(pictures.filter(({ isOnFirstScreen, isUrgent }) => isUrgent && !isOnFirstScreen)).toEqual([])
      expect(pictures.every(({ isSized }) => isSized)).toBe(true)
    })
  }

  test('pictures further down wait until they are near', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    for (const path of ['/', BUILT_PAGE]) {
      await page.goto(path)
      const pictures = await readPictures(page)
      expect(pictures.length).toBeGreaterThan(2)
      expect(pictures.slice(1).filter(({ isUrgent }) => isUrgent)).toEqual([])
      expect(pictures.every(({ isSized }) => isSized)).toBe(true)
    }
  })
})

test.describe('with special needs', () => {
  const TEXT_AT_200_PERCENT = 'html { font-size: 200% }'

  for (const [name, viewport] of chosenOf(
    Object.entries({ desktop: DESKTOP, tablet: { width: 768, height: 1024 }, phone: PHONE }),
    3,
    2,
  )) {
    test(`text of twice the size stays readable on a ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      for (const path of ['/', '/news/', POST_WITH_PICTURE, BUILT_PAGE]) {
        await page.goto(path)
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(css)
          document.adoptedStyleSheets.push(sheet)
        }, TEXT_AT_200_PERCENT)
        expect(await sidewaysOverflow(page), path).toBe(0)
        expect(await cutOff(page), path).toEqual([])
      }
    })
  }

  test('targets are at least 24 px wide and high', async ({ page }) => {
    await page.setViewportSize(PHONE)
    for (const path of ['/', '/news/', POST_WITH_PICTURE, BUILT_PAGE, '/site-map/', searchFor('演講')]) {
      await page.goto(path)
      expect(await smallTargets(page), path).toEqual([])
    }
  })

  test('nothing moves for those who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(DESKTOP)
    await page.goto('/')
    await page.getByRole('article').first().hover()
    expect(await motions(page)).toEqual([])
    await page.locator('nav summary').first().click()
    expect(await motions(page)).toEqual([])
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: '開啟選單' }).click()
    expect(await motions(page)).toEqual([])
    await page.goto('/gallery/countdown/')
    await expect(page.locator('#flip [data-widget]')).toHaveAttribute('data-island', 'awake')
    expect(await motions(page)).toEqual([])
    await page.goto('/gallery/accordion/')
    await page.locator('#box summary').first().click()
    expect(await motions(page)).toEqual([])
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  })
})

test('on paper a post is only itself, and an accordion shows all of its answers', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(POST_WITH_PICTURE)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main .prose > p').first()).toBeVisible()
  for (const chrome of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation'),
    page.getByText('分享'),
  ]) {
    for (const part of await chrome.all()) await expect(part).toBeHidden()
  }
  await page.goto(BUILT_PAGE)
  await expect(page.getByText('系上約有一半同學自認內向')).toBeVisible()
  await expect(page.getByText('手機錄的就好')).toBeVisible()
})

test('a post declares itself to scripts', async ({ page, baseURL }) => {
  await page.goto(POST_WITH_PICTURE)
  const post = JSON.parse((await page.locator('script#lectern-post').textContent()) ?? '')
  expect(Object.keys(post).sort()).toEqual(['excerpt', 'featuredImage', 'id', 'title'])
  expect(post.id).toBeGreaterThan(0)
  expect(decodeURIComponent(post.title)).toBe(await page.getByRole('heading', { level: 1 }).textContent())
  expect(post.excerpt).toBe(await page.locator('meta[name=description]').getAttribute('content'))
  expect(post.featuredImage).toMatch(new RegExp(`^${baseURL}/wp-content/uploads/\\d{4}/\\d{2}/`))
  expect((await page.request.get(post.featuredImage)).headers()['content-type']).toMatch(/^image\//)
  await page.goto(POST_WITHOUT_PICTURE)
  expect(JSON.parse((await page.locator('script#lectern-post').textContent()) ?? '').featuredImage).toBe('')
})

test('going back and forward returns to where one was', async ({ page }) => {
  await page.goto('/news/')
  await page.getByRole('link', { name: '第 2 頁' }).click()
  await expect(page).toHaveURL('/news/page/2/')
  const third = page.getByRole('article').nth(2)
  const title = (await third.getByRole('heading').textContent()) ?? ''
  await third.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(page).toHaveURL('/news/page/2/')
  await expect(third.getByRole('link')).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/news/')
  await page.goForward()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})
