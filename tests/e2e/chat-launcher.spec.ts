import type { Page } from '@playwright/test'
import { chosenOf } from '../whole.ts'
import { findAxeViolations } from './axe-violations.ts'
import { DESKTOP, PHONE, sidewaysOverflow } from './page-facts.ts'
import { expect, test } from './site-test.ts'

// Nobody needs the messengers themselves.
test.beforeEach(async ({ context }) => {
  for (const host of ['api.whatsapp.com', 'line.me', 't.me', 'chat.mingde.example'])
    await context.route(`https://${host}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>chat</title>' }))
})

async function openChat(page: Page, example: string) {
  const chat = page.locator(`#${example} .w-chat-launcher`)
  await expect(page.locator(`#${example} [data-island="awake"]`)).toHaveCount(1)
  if ((await chat.getAttribute('open')) === null) await chat.locator('summary').click()
  return chat
}

test('the loader shows for 3 s, once, before the greeting; Esc and the cross close, and the focus goes back', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-16T10:00:00+08:00') })
  await page.goto('/gallery/chat-launcher/')
  await expect(page.locator('#several [data-island="awake"]')).toHaveCount(1)
  await page.clock.pauseAt(new Date('2026-11-16T10:30:00+08:00'))
  const chat = await openChat(page, 'several')
  await expect(chat.getByText('輸入中…')).toHaveCount(1)
  await expect(chat.locator('.w-chat-launcher__typing')).toBeVisible()
  await expect(chat.getByText('您好，想和我們聊聊嗎？')).toBeHidden()
  await page.clock.runFor(2900)
  await expect(chat.locator('.w-chat-launcher__typing')).toBeVisible()
  await page.clock.runFor(200)
  await expect(chat.getByText('您好，想和我們聊聊嗎？')).toBeVisible()
  await expect(chat.locator('.w-chat-launcher__typing')).toBeHidden()

  await chat.getByRole('textbox', { name: '訊息' }).focus()
  await page.keyboard.press('Escape')
  await expect(chat.locator('.w-chat-launcher__card')).toBeHidden()
  await expect(chat.locator('summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chat.getByText('您好，想和我們聊聊嗎？')).toBeVisible()
  await chat.getByRole('button', { name: '關閉對話' }).click()
  await expect(chat.locator('summary')).toBeFocused()
})

test('Enter sends to a window of 700 × 600 with the typed text in text=, and never while an input method composes', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/gallery/chat-launcher/')
  const chat = await openChat(page, 'several')
  const field = chat.getByRole('textbox', { name: '訊息' })
  await field.focus()
  const windows: Page[] = []
  page.on('popup', (popup) => windows.push(popup))

  // A word is being composed; Enter chooses it.
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'ㄋㄧˇ', selectionStart: 3, selectionEnd: 3 })
  await field.evaluate((element) => {
    const press = (init: KeyboardEventInit & { keyCode: number }) =>
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }))
    press({ isComposing: true, keyCode: 13 })
    press({ keyCode: 229 })
  })
  await session.send('Input.insertText', { text: '你好 & 100%？' })
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('#2')
  expect(windows).toEqual([])

  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  const popup = await opened
  await popup.waitForLoadState()
  const url = new URL(popup.url())
  expect([url.origin, url.searchParams.get('phone'), url.searchParams.get('text')]).toEqual([
    'https://api.whatsapp.com',
    '886455501988',
    '你好 & 100%？\n#2',
  ])
  await expect.poll(() => popup.evaluate(() => [innerWidth, innerHeight, opener])).toEqual([700, 600, null])
  await expect(field).toHaveValue('')

  await field.fill('改用別的')
  const other = page.waitForEvent('popup')
  await chat.getByRole('link', { name: '線上諮詢室' }).click()
  await expect(await other).toHaveURL(`https://chat.mingde.example/room?dept=speech&text=${encodeURIComponent('改用別的')}`)
})

test('opens in a new tab or in its own, and without words too', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/gallery/chat-launcher/')
  const night = await openChat(page, 'night')
  const tab = page.waitForEvent('popup')
  await night.getByRole('button', { name: '用 WhatsApp 傳送' }).click()
  await expect(await tab).toHaveURL('https://api.whatsapp.com/send?phone=886455501988')
  const button = await openChat(page, 'button')
  await button.getByRole('button', { name: /開始對話/ }).click()
  await expect(page).toHaveURL('https://t.me/mingde_speech_example')
})

test.describe('far from Taipei', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('hours and holidays are Taipei’s, over midnight too, and follow the clock', { tag: '@whole' }, async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-16T16:30:00+08:00') })
    await page.goto('/gallery/chat-launcher/')
    const office = await openChat(page, 'hours')
    await page.clock.pauseAt(new Date('2026-11-16T16:59:50+08:00'))
    await expect(office.getByText('服務時間：週一至週五 08:30–17:00（臺北時間）')).toBeVisible()
    await expect(office.getByText('您好，想和我們聊聊嗎？')).toBeVisible()
    await expect(office.locator('.w-chat-launcher__dot')).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(office.getByText('現在是休息時間。')).toBeVisible()
    await expect(office.locator('.w-chat-launcher__dot')).toBeHidden()

    const night = await openChat(page, 'night')
    await page.clock.setFixedTime(new Date('2026-11-17T01:30:00+08:00'))
    await page.clock.runFor(20_000)
    await expect(night).toHaveAttribute('data-service', 'open')
    await page.clock.setFixedTime(new Date('2027-02-08T10:00:00+08:00'))
    await page.clock.runFor(20_000)
    await expect(office).toHaveAttribute('data-service', 'closed')
    await page.clock.setFixedTime(new Date('2027-02-12T10:00:00+08:00'))
    await page.clock.runFor(20_000)
    await expect(office).toHaveAttribute('data-service', 'open')
  })
})

test('in the corner it opens above its button, within a phone’s window and without a violation', { tag: '@whole' }, async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/gallery/chat-launcher/')
  const chat = await openChat(page, 'corner')
  const card = chat.locator('.w-chat-launcher__card')
  await expect(card).toBeVisible()
  const [button, box] = [await chat.locator('summary').boundingBox(), await card.boundingBox()]
  if (button === null || box === null) throw new Error('Neither may be hidden.')
  expect([button.x, Math.round(PHONE.height - button.y - button.height)]).toEqual([24, 24])
  expect(box.y + box.height).toBeLessThan(button.y)
  expect(box.y).toBeGreaterThan(0)
  expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width)
  expect(await sidewaysOverflow(page)).toBe(0)
  await openChat(page, 'edges')
  expect(await findAxeViolations(page)).toEqual([])
})

test('without JavaScript it opens all the same, and its plain links lead to the messengers', { tag: '@whole' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/gallery/chat-launcher/')
  const chat = page.locator('#several .w-chat-launcher')
  await chat.locator('summary').click()
  await expect(chat.getByText('您好，想和我們聊聊嗎？')).toBeVisible()
  await expect(chat.getByRole('link', { name: 'LINE' })).toHaveAttribute('href', 'https://line.me/R/oaMessage/%40mingde-demo/')
  await expect(chat.getByRole('link')).toHaveCount(5)
  await expect(chat.getByRole('textbox')).toHaveCount(0)
  await expect(chat.getByRole('button')).toHaveCount(0)
  await context.close()
})

for (const width of chosenOf([PHONE.width, 320], 2, 1)) {
  test(`at ${width} px nothing that floats covers the last links of a page`, async ({ page }) => {
    await page.setViewportSize({ width, height: PHONE.height })
    for (const address of ['/gallery/chat-launcher/', '/about/history/']) {
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      const covered = () =>
        page.evaluate(() => {
          const floating = [
            ...document.querySelectorAll('.w-chat-launcher[data-placement=corner] > summary, .w-back-to-top__link'),
          ]
          const boxes = floating.map((element) => element.getBoundingClientRect())
          return [...document.querySelectorAll('footer.site-foot :is(a, p)')].flatMap((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect()
            const isUnder = boxes.some((box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom)
            return isUnder ? [element.textContent] : []
          })
        })
      expect(await page.locator('.w-chat-launcher[data-placement=corner], .w-back-to-top').count()).toBeGreaterThan(0)
      expect(await covered(), address).toEqual([])
    }
  })
}
