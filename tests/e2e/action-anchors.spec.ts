import type { Locator, Page } from '@playwright/test'
import { chosenOf } from '../whole.ts'
import { actionHash, base64, HOSTILE } from './action-hashes.ts'
import { findAxeViolations } from './axe-violations.ts'
import { DESKTOP, PHONE } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const GALLERY = '/gallery/button/'
const PICTURE = '/gallery/button/#picture'
const CONSULT = '/admission/consult/'

const link = (page: Page, example: string) => page.locator(`#${example}`).getByRole('button')
const openDialogs = (page: Page) => page.locator('dialog[open]')

/** A panel such as the off-canvas widget makes. */
async function addPanel(page: Page, name: string, id: string): Promise<Locator> {
  await page.evaluate(
    ([panelName, panelId]) => {
      const panel = Object.assign(document.createElement('dialog'), { id: panelId, textContent: '側欄的內容' })
      panel.dataset.offCanvas = panelName
      panel.setAttribute('aria-label', '側欄')
      document.body.append(panel)
    },
    [name, id] as const,
  )
  return page.locator(`dialog[data-off-canvas="${name}"]`)
}

/** Puts links into the page as a late answer would. */
async function insertLink(page: Page, hash: string): Promise<Locator> {
  await page.evaluate((href) => {
    const late = document.createElement('a')
    late.setAttribute('href', href)
    late.textContent = '晚到的連結'
    document.querySelector('main')?.append(late)
  }, hash)
  return page.getByText('晚到的連結').last()
}

/** Requests to other hosts, and dialogs of the browser. */
function watchStrangers(page: Page): string[] {
  const strangers: string[] = []
  const own = new URL(process.env.SITE_URL ?? '').host
  page.on('request', (request) => {
    if (new URL(request.url()).host !== own) strangers.push(request.url())
  })
  page.on('dialog', (dialog) => {
    strangers.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return strangers
}

/** The action script is there and has had its turn. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
}

test.describe('an action anchor opens a lightbox', () => {
  test('by a click, Enter or Space; the page stays where it is', async ({ page }) => {
    await page.goto(PICTURE)
    for (const open of [
      () => link(page, 'picture').click(),
      () => link(page, 'picture').press('Enter'),
      () => link(page, 'picture').press('Space'),
    ]) {
      await open()
      await expect(openDialogs(page)).toHaveCount(1)
      await expect(openDialogs(page).getByRole('img').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(openDialogs(page)).toHaveCount(0)
      await expect(link(page, 'picture')).toBeFocused()
    }
    await expect(page).toHaveURL(PICTURE)
  })

  test('from the address, where the page carries that very link, however it is spelt', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    const href = (await link(page, 'picture').getAttribute('href')) ?? ''
    const plain = decodeURIComponent(href)
    for (const hash of [href, plain, plain.replace('lectern', 'elementor'), `#${encodeURIComponent(href.slice(1))}`]) {
      await page.goto('/gallery/')
      await page.goto(GALLERY + hash)
      await expect(openDialogs(page).getByRole('img').first(), hash).toBeVisible()
    }
  })

  test('from the address for a picture that the page links to, with the words of the page', { tag: '@whole' }, async ({
    page,
  }) => {
    await page.goto('/gallery/lightbox/')
    const href = await page
      .getByRole('main')
      .locator('a[href*="/uploads/"]')
      .first()
      .evaluate((picture: HTMLAnchorElement) => picture.href)
    await page.goto(`/gallery/lightbox/${actionHash('lightbox', { type: 'image', url: href, title: '別人的標題' })}`)
    await page.reload()
    await expect(openDialogs(page).getByRole('img').first()).toBeVisible()
    await expect(page.getByText('別人的標題')).toHaveCount(0)
  })
})

test.describe('an action anchor opens a popup', () => {
  const popup = (page: Page) => page.getByRole('dialog', { name: '諮詢前的準備' })
  const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: '諮詢前的準備' })

  test('by a click; a link in its HTML, which arrived later, closes it', async ({ page }) => {
    await page.goto(CONSULT)
    await opener(page).click()
    await expect(popup(page)).toBeVisible()
    await popup(page).getByRole('button', { name: '準備好了' }).click()
    await expect(popup(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('by the keyboard alone', { tag: '@whole' }, async ({ page }) => {
    await page.goto(CONSULT)
    await opener(page).press('Space')
    await expect(popup(page)).toBeVisible()
    await popup(page).getByRole('button', { name: '準備好了' }).press('Enter')
    await expect(popup(page)).toBeHidden()
  })

  test('from the address, where the page carries that very link', { tag: '@whole' }, async ({ page }) => {
    await page.goto(CONSULT)
    const hash = await opener(page).evaluate((link: HTMLAnchorElement) => link.hash)
    await page.goto('/')
    await page.goto(CONSULT + hash)
    await expect(popup(page)).toBeVisible()
  })

  test('and, inside a popup modal, closes that', { tag: '@whole' }, async ({ page }) => {
    await page.goto('/gallery/popup-modal/')
    await page.locator('#button').getByRole('button', { name: '看說明會資訊' }).click()
    await expect(openDialogs(page)).toHaveCount(1)
    await openDialogs(page).evaluate(
      (dialog, href) => {
        const close = dialog.appendChild(document.createElement('a'))
        close.setAttribute('href', href)
        close.textContent = '知道了'
      },
      actionHash('popup:close', { do_not_show_again: '' }),
    )
    await page.getByText('知道了').click()
    await expect(openDialogs(page)).toHaveCount(0)
  })
})

test.describe('an action anchor opens or closes an off-canvas panel', () => {
  test('of the page, whether its own script is there yet or not', { tag: '@whole' }, async ({ page }) => {
    await page.goto('/gallery/off-canvas/')
    const panel = page.getByRole('dialog', { name: '報名時程' })
    const late = await insertLink(page, actionHash('off_canvas:toggle', { id: '報名時程', displayMode: 'toggle' }))
    for (const _ of ['asleep', 'awake']) {
      await late.click()
      await expect(panel).toBeVisible()
      await expect(late).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(late).toHaveAttribute('aria-expanded', 'false')
    }
  })

  test('by its name in Chinese; its links say whether it is open', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    const panel = await addPanel(page, '服務側欄', 'service')
    await link(page, 'panel').click()
    await expect(panel).toBeVisible()
    await expect(link(page, 'panel')).toHaveAttribute('aria-expanded', 'true')
    await expect(link(page, 'panel')).toHaveAttribute('aria-controls', 'service')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(link(page, 'panel')).toHaveAttribute('aria-expanded', 'false')
    await expect(link(page, 'panel')).toBeFocused()
  })

  test('by the id that the former site gave it', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    const panel = await addPanel(page, '', 'off-canvas-1a2b3c4')
    await link(page, 'imported-panel').click()
    await expect(panel).toBeVisible()
  })

  test('as its display mode says, not as the action is called', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    const panel = await addPanel(page, '側欄', 'aside')
    const run = async (action: string, displayMode?: string) => {
      const late = await insertLink(page, actionHash(action, { id: '側欄', displayMode }))
      await late.evaluate((anchor: HTMLElement) => anchor.click())
      await settled(page)
    }
    await run('off_canvas:close', 'open')
    await expect(panel).toBeVisible()
    await run('off_canvas:open', 'close')
    await expect(panel).toBeHidden()
    await run('off_canvas:open', 'toggle')
    await expect(panel).toBeVisible()
    await run('off_canvas:open', 'toggle')
    await expect(panel).toBeHidden()
    await run('off_canvas:open')
    await expect(panel).toBeVisible()
    await run('off_canvas:open', 'open')
    await expect(panel).toBeVisible()
    await run('off_canvas:close')
    await expect(panel).toBeHidden()
    await run('off_canvas:open', 'explode')
    await expect(panel).toBeHidden()
  })

  test('which may do it in its own way', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    const panel = await addPanel(page, '服務側欄', 'service')
    await panel.evaluate((element) =>
      element.addEventListener('lectern:panel', (event) => {
        event.preventDefault()
        const { mode, opener } = (event as CustomEvent).detail
        element.dataset.told = `${mode} by ${opener.textContent}`
      }),
    )
    await link(page, 'panel').click()
    await expect(panel).toHaveAttribute('data-told', 'toggle by 開關服務側欄')
    await expect(panel).toBeHidden()
  })

  test('from the address, where the page carries that very link', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    const panel = await addPanel(page, '服務側欄', 'service')
    const href = await link(page, 'panel').getAttribute('href')
    await page.evaluate((hash) => {
      location.hash = hash ?? ''
    }, href)
    await expect(panel).toBeVisible()
  })
})

test.describe('an action anchor in HTML that arrived later', () => {
  test('works like any other', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    const panel = await addPanel(page, '側欄', 'aside')
    const late = await insertLink(page, actionHash('off_canvas:open', { id: '側欄', displayMode: 'open' }))
    await late.click()
    await expect(panel).toBeVisible()
  })

  test('works with an encoded #, and never leaves the page', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    const panel = await addPanel(page, '側欄', 'aside')
    const hash = decodeURIComponent(actionHash('off_canvas:open', { id: '側欄', displayMode: 'open' }))
    const late = await insertLink(page, encodeURIComponent(hash))
    await late.click()
    await expect(panel).toBeVisible()
    await expect(page).toHaveURL(GALLERY)
  })
})

test.describe('an address that names an action which the page does not carry does nothing', () => {
  const picture = { type: 'image', url: '/favicon.svg', title: 'x' }
  const panel = { id: 'service', displayMode: 'open' }
  const STRANGE: [string, string][] = [
    ['CVE-2021-24891: a lightbox with a video', actionHash('lightbox', { type: 'video', url: 'https://evil.example/v.mp4' })],
    [
      'CVE-2022-29455: a hosted video with event attributes',
      actionHash('lightbox', {
        type: 'video',
        videoType: 'hosted',
        url: 'https://evil.example/v.mp4',
        videoParams: { onerror: 'alert(1)', style: 'background:red' },
      }),
    ],
    [
      'CVE-2026-32352: decoded settings that become markup',
      actionHash('lightbox', {
        type: 'slideshow',
        slideshow: '"]<img src=x onerror=alert(1)>',
        url: 'https://evil.example/x.png',
      }),
    ],
    ['a picture of ours that this page does not show', actionHash('lightbox', picture)],
    ['the same in our own words', actionHash('lightbox', picture, 'lectern')],
    ['a popup', actionHash('popup:open', { id: '1', toggle: false })],
    ['a panel that is there, but that no link opens', actionHash('off_canvas:open', panel)],
  ]

  for (const [attack, hash] of chosenOf(STRANGE, 4)) {
    test(attack, async ({ page }) => {
      const strangers = watchStrangers(page)
      await page.goto(GALLERY)
      await addPanel(page, 'service', 'off-canvas-service')
      await page.evaluate((address) => {
        location.hash = address
      }, hash)
      await settled(page)
      await expect(openDialogs(page)).toHaveCount(0)
      await page.reload()
      await settled(page)
      await expect(openDialogs(page)).toHaveCount(0)
      expect(strangers).toEqual([])
    })
  }

  test('a popup whose link differs in a single setting', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    const panel = await addPanel(page, '服務側欄', 'service')
    await page.evaluate(
      (hash) => {
        location.hash = hash
      },
      actionHash('off_canvas:toggle', { id: '服務側欄', displayMode: 'open' }),
    )
    await settled(page)
    await expect(panel).toBeHidden()
  })
})

test.describe('an action that is unknown, malformed or hostile does nothing', () => {
  test('by the address', { tag: '@whole' }, async ({ page }) => {
    const strangers = watchStrangers(page)
    await page.goto(GALLERY)
    await addPanel(page, 'service', 'off-canvas-service')
    for (const [attack, hash] of HOSTILE) {
      await page.evaluate((address) => {
        location.hash = address
      }, hash)
      await settled(page)
      await expect(openDialogs(page), attack).toHaveCount(0)
    }
    for (const hash of HOSTILE.map(([, each]) => each).filter((each) => each.length < 10_000)) {
      await page.goto('about:blank')
      await page.goto(GALLERY + hash)
      await settled(page)
      await expect(openDialogs(page), hash).toHaveCount(0)
    }
    expect(strangers).toEqual([])
  })

  test('by a link in the page', { tag: '@whole' }, async ({ page }) => {
    const strangers = watchStrangers(page)
    await page.goto(GALLERY)
    await addPanel(page, 'service', 'off-canvas-service')
    for (const [attack, hash] of HOSTILE) {
      const late = await insertLink(page, hash)
      await late.click()
      await settled(page)
      await expect(openDialogs(page), attack).toHaveCount(0)
      await expect(page.locator('main img[onerror], main script'), attack).toHaveCount(0)
    }
    expect(strangers).toEqual([])
    await expect(page).toHaveURL(GALLERY)
  })

  test('and shows markup in a title as text', async ({ page }) => {
    await page.goto(GALLERY)
    const href = decodeURIComponent((await link(page, 'picture').getAttribute('href')) ?? '')
    const { url } = JSON.parse(Buffer.from(href.split('settings=')[1] ?? '', 'base64').toString())
    const title = '<img src=x onerror=alert(1)>'
    const settings = base64(JSON.stringify({ type: 'image', url, title }))
    const late = await insertLink(page, `#lectern-action:action=lightbox&settings=${settings}`)
    await late.click()
    await expect(openDialogs(page).getByText(title)).toBeVisible()
    await expect(page.locator('img[src=x]')).toHaveCount(0)
  })
})

test('an action anchor with a modifier is left to the browser', { tag: '@whole' }, async ({ page }) => {
  await page.goto(GALLERY)
  const panel = await addPanel(page, '服務側欄', 'service')
  await link(page, 'panel').click({ modifiers: ['Shift'] })
  await expect(panel).toBeHidden()
})

for (const size of [DESKTOP, PHONE]) {
  test(`links that act are buttons, without a violation, at ${size.width} px`, { tag: '@whole' }, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto(GALLERY)
    for (const example of ['picture', 'panel', 'imported-popup', 'imported-panel']) {
      await expect(link(page, example)).toHaveAttribute('aria-haspopup', 'dialog')
    }
    for (const example of ['close-popup', 'imported-close']) {
      await expect(link(page, example)).toHaveRole('button')
      await expect(link(page, example)).not.toHaveAttribute('aria-haspopup')
    }
    await addPanel(page, '服務側欄', 'service')
    await link(page, 'panel').click()
    await expect(link(page, 'panel')).toHaveAttribute('aria-expanded', 'true')
    expect(await findAxeViolations(page)).toEqual([])
  })
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: PHONE })

  test('an action anchor works', { tag: '@whole' }, async ({ page }) => {
    await page.goto(GALLERY)
    const panel = await addPanel(page, '服務側欄', 'service')
    await link(page, 'panel').tap()
    await expect(panel).toBeVisible()
  })
})
