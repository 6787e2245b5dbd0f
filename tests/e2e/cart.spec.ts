import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { readMail } from '../newsletter/read-mail.ts'
import { findAxeViolations } from './axe-violations.ts'
import { DESKTOP, PHONE, sidewaysOverflow } from './page-facts.ts'
import { expect, test } from './site-test.ts'

const PRODUCTS = '/gallery/product-list/'
const CARTS = '/gallery/mini-cart/'
const CALL = '**/wp-json/lectern/v1/cart?**'
const JOURNAL = '系刊《聲線》第 12 期：停頓'
const ORDER = '**/cart/order/'
const TEXTBOOK = '《口語傳播的第一堂課》'

const products = (page: Page) => page.locator('#all')
const addTo = (root: Locator, name: string) => root.getByRole('button', { name: new RegExp(`^加入購物車 ?：${name}$`) })

/** Puts products into the cart as a visitor does. */
async function fillCart(page: Page, ...names: string[]): Promise<void> {
  await page.goto(PRODUCTS)
  for (const name of names) {
    await addTo(products(page), name).click()
    await expect(products(page).getByRole('status')).toContainText(`已加入「${name}」`)
  }
}

async function stored(context: BrowserContext): Promise<string | undefined> {
  const { origins } = await context.storageState()
  return origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'lectern-cart')?.value
}

test.describe('products and the cart', () => {
  test('products are added from the list; ids and quantities alone are stored, prices come from the server', async ({
    page,
    context,
  }) => {
    await page.goto(PRODUCTS)
    const quantity = products(page).getByLabel(`「${JOURNAL}」的數量`)
    await quantity.fill('3')
    await quantity.press('Enter')
    await expect(products(page).getByRole('status')).toContainText(`已加入「${JOURNAL}」，購物車共 3 件。`)
    await addTo(products(page), TEXTBOOK).click()
    await expect(products(page).getByRole('status')).toContainText('購物車共 4 件')
    expect(JSON.parse((await stored(context)) ?? '')).toEqual([
      [expect.any(Number), 3],
      [expect.any(Number), 1],
    ])
    await expect(addTo(products(page), '麥克風徽章')).toHaveCount(0)
    await products(page).getByRole('link', { name: '查看購物車' }).click()
    await expect(page.getByRole('row', { name: /合計/ })).toContainText('NT$960')
  })

  test('products are added from the carousel, too', { tag: '@whole' }, async ({ page }) => {
    await page.goto('/gallery/product-carousel/')
    const example = page.locator('#controls')
    await addTo(example, JOURNAL).click()
    await expect(example.getByRole('status').filter({ hasText: '購物車共 1 件' })).toBeVisible()
  })

  test('where the script of the list does not come, its form leads to the cart page with what was asked for', {
    tag: '@whole',
  }, async ({ page, complaints }) => {
    complaints.expect(/Island product-list|ERR_FAILED/)
    await page.route('**/assets/island-product-list-*.js', (route) => route.abort())
    await page.goto(PRODUCTS)
    const quantity = products(page).getByLabel(`「${JOURNAL}」的數量`)
    await quantity.fill('3')
    await expect(products(page).locator('[data-widget=product-list]')).toHaveAttribute('data-island', 'failed')
    // Not the form's first product.
    await quantity.press('Enter')
    await expect(page.getByRole('row', { name: /合計/ })).toContainText('NT$540')
    await page.goBack()
    await quantity.fill('')
    await addTo(products(page), TEXTBOOK).click()
    await expect(page.getByRole('row', { name: /合計/ })).toContainText('NT$420')
  })

  test('the cart opens by click, changes quantities, removes, and says so; Escape and a click outside close it', async ({
    page,
  }) => {
    await fillCart(page, JOURNAL, TEXTBOOK)
    await page.goto(CARTS)
    const cart = page.locator('#click')
    const opener = cart.getByRole('button', { name: '購物車，2 件' })
    const panel = cart.getByRole('region', { name: '購物車' })
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await opener.click()
    await expect(panel).toContainText('小計NT$600')
    await panel.getByRole('button', { name: `增加一件：${JOURNAL}` }).click()
    await expect(panel).toContainText('小計NT$780')
    await expect(cart.getByRole('status')).toHaveText(`「${JOURNAL}」2 件，小計 NT$780。`)
    await panel.getByLabel(`「${JOURNAL}」的數量`).fill('500')
    await panel.getByLabel(`「${JOURNAL}」的數量`).press('Enter')
    await expect(panel).toContainText('最多只能訂 60 件')
    await expect(panel.getByLabel(`「${JOURNAL}」的數量`)).toHaveValue('60')
    await expect(cart.getByRole('status')).toHaveText(`「${JOURNAL}」60 件，小計 NT$11,220。「${JOURNAL}」最多只能訂 60 件。`)
    await panel.getByRole('button', { name: `移除：${JOURNAL}` }).click()
    await expect(panel.getByRole('button', { name: `移除：${TEXTBOOK}` })).toBeFocused()
    await expect(panel).toContainText('小計NT$420')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(cart.getByRole('button', { name: '購物車，1 件' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(panel).toBeVisible()
    await panel.getByText(TEXTBOOK).click()
    await expect(panel).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(panel).toBeHidden()
  })

  test('the cart opens on hover and stays while the pointer is in it; as an off-canvas it is a dialog with the total', {
    tag: '@whole',
  }, async ({ page }) => {
    await fillCart(page, JOURNAL)
    await page.goto(CARTS)
    const hovered = page.locator('#hover')
    await hovered.getByRole('button', { name: '提袋，1 件' }).hover()
    const panel = hovered.getByRole('region', { name: '我的提袋' })
    await expect(panel).toContainText('NT$180')
    await panel.getByText(JOURNAL).hover()
    await expect(panel).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(panel).toBeHidden()

    const aside = page.locator('#off-canvas')
    await aside.getByRole('button', { name: '購物車，1 件，NT$180' }).click()
    const dialog = aside.getByRole('dialog', { name: '購物車' })
    await expect(dialog).toContainText('小計NT$180')
    await expect(dialog.getByRole('link', { name: '前往結帳' })).toHaveAttribute(
      'href',
      /^https:\/\/shop\.example\/checkout\?from=dept&items=\d+%3A1$/,
    )
    expect(await findAxeViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: '關閉' }).click()
    await expect(dialog).toBeHidden()
  })

  test('the cart persists over reloads, and every tab follows', async ({ page, context }) => {
    await fillCart(page, JOURNAL)
    const other = await context.newPage()
    await other.goto(CARTS)
    await expect(other.locator('#click').getByRole('button', { name: '購物車，1 件' })).toBeVisible()
    await addTo(products(page), TEXTBOOK).click()
    const opener = other.locator('#click').getByRole('button', { name: '購物車，2 件' })
    await expect(opener).toBeVisible()
    await expect(other.locator('#off-canvas').getByRole('button', { name: /NT\$600/ })).toBeVisible()
    await other.reload()
    await expect(opener).toBeVisible()
  })

  test('what was tampered with is an empty cart, and what the server does not sell leaves it', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('lectern-cart', '[[999999,2],["<b>",1],{"price":1}]'))
    await page.goto(CARTS)
    const cart = page.locator('#click')
    await cart.getByRole('button', { name: /^購物車/ }).click()
    await expect(cart.getByRole('region')).toContainText('1 種商品已經下架，已從購物車移除。')
    await expect(cart.getByRole('region')).toContainText('購物車是空的。')
  })

  test('without an answer of the server no price is shown, and one can try again', { tag: '@whole' }, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/ERR_FAILED|Failed to load/)
    await fillCart(page, JOURNAL)
    await page.route(CALL, (route) => route.abort())
    await page.goto(CARTS)
    const cart = page.locator('#click')
    await cart.getByRole('button', { name: '購物車，1 件' }).click()
    await expect(cart.getByText('目前無法取得價格與庫存')).toBeVisible()
    await expect(cart.getByText('NT$')).toHaveCount(0)
    await page.unroute(CALL)
    await cart.getByRole('button', { name: '再試一次' }).click()
    await expect(cart.getByRole('region')).toContainText('小計NT$180')
    await page.route(CALL, (route) => route.abort())
    await cart.getByRole('button', { name: `增加一件：${JOURNAL}` }).click()
    await expect(cart.getByRole('status')).toHaveText('目前無法取得價格與庫存，請稍候再試。')
  })

  test('who takes a step back before the server has answered keeps what was there', { tag: '@whole' }, async ({
    page,
    context,
  }) => {
    await fillCart(page, JOURNAL)
    await page.goto(CARTS)
    const panel = page.locator('#click').getByRole('region', { name: '購物車' })
    const more = panel.getByRole('button', { name: `增加一件：${JOURNAL}` })
    await page.locator('#click').getByRole('button', { name: '購物車，1 件' }).click()
    await more.click()
    await expect(panel).toContainText('小計NT$360')
    // From here on the server never answers.
    await page.route(CALL, () => {})
    const forgotten = page.waitForEvent('requestfailed', (request) => /\/cart\?items=\d+:3$/.test(request.url()))
    await more.click()
    await panel.getByRole('button', { name: `減少一件：${JOURNAL}` }).click()
    await forgotten
    await expect(panel).toContainText('小計NT$360')
    expect(JSON.parse((await stored(context)) ?? '')).toEqual([[expect.any(Number), 2]])
  })

  for (const viewport of [PHONE, DESKTOP])
    test(`the open cart and the cart page have no violation and fit, at ${viewport.width} px`, { tag: '@whole' }, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await fillCart(page, JOURNAL, TEXTBOOK)
      await page.goto(CARTS)
      const cart = page.locator('#click')
      await cart.getByRole('button', { name: '購物車，2 件' }).click()
      await expect(cart.getByRole('region')).toContainText('小計NT$600')
      expect(await findAxeViolations(page)).toEqual([])
      const box = await cart.getByRole('region').boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width)
      await cart.getByRole('link', { name: '查看購物車' }).click()
      await expect(page.getByRole('heading', { level: 1, name: '購物車' })).toBeVisible()
      expect(await findAxeViolations(page)).toEqual([])
      expect(await sidewaysOverflow(page)).toBe(0)
    })
})

/** The orders that the site sent; the demo has no SMTP server, so they are files. */
function orders() {
  const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'mail')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readMail({ raw: readFileSync(path.join(folder, file), 'utf8') }))
    .filter(({ subject }) => subject.startsWith('網站訂購單'))
}

async function fillInOrder(page: Page, email: string): Promise<void> {
  await page.getByLabel('姓名').fill('林小真')
  await page.getByLabel('電子郵件').fill(email)
  await page.getByLabel(/我同意系辦/).check()
  await page.getByRole('button', { name: '送出訂購單' }).click()
}

/** Of a form with nothing but half an address and a note. */
async function expectOrderMistakes(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: '填寫訂購單' })
  await expect(form.getByRole('alert')).toBeFocused()
  await expect(form.getByRole('alert')).toHaveText(/^還沒有送出，請先修改：請填姓名。電子郵件的格式不正確.*請勾選同意/)
  for (const [label, words] of [
    ['姓名', '請填姓名。'],
    ['電子郵件', /格式不正確/],
    [/我同意系辦/, /請勾選同意/],
  ] as const) {
    await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(words)
  }
  await expect(form.getByLabel('電話')).not.toHaveAttribute('aria-invalid')
  await expect(form.getByLabel('電子郵件')).toHaveValue('林小真@')
  await expect(form.getByLabel('備註')).toHaveValue('週三取')
}

async function expectWrongQuantity(page: Page): Promise<void> {
  const quantity = page.getByLabel(`「${JOURNAL}」的數量`)
  await quantity.fill('-2')
  await page.getByRole('button', { name: '更新數量' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '有些數量還沒有更新' })).toBeFocused()
  await expect(quantity).toHaveAttribute('aria-invalid', 'true')
  await expect(quantity).toHaveAccessibleDescription('請填 0 以上的整數，0 表示不訂。')
  await expect(quantity).toHaveValue('-2')
}

test.describe('the cart page', () => {
  test('follows the cart of the browser, changes it, and an order that was sent empties it', async ({ page, context }) => {
    await fillCart(page, JOURNAL, TEXTBOOK)
    await page.goto('/cart/')
    await page.waitForURL(/items=/)
    await page.getByLabel(`「${JOURNAL}」的數量`).fill('2')
    await page.getByLabel(`「${JOURNAL}」的數量`).press('Enter')
    await expect(page.getByRole('row', { name: /合計/ })).toContainText('NT$780')
    await page.getByRole('button', { name: new RegExp(`^移除 ?：${TEXTBOOK}$`) }).click()
    await expect(page.getByRole('row', { name: /合計/ })).toContainText('NT$360')
    expect(JSON.parse((await stored(context)) ?? '')).toEqual([[expect.any(Number), 2]])

    const email = `order-${Date.now()}@mingde.example`
    await fillInOrder(page, email)
    await expect(page.getByRole('heading', { level: 1, name: '訂購單已送出' })).toBeVisible()
    const mine = orders().filter(({ text }) => text.includes(email))
    expect(mine).toHaveLength(1)
    expect(mine[0]?.text).toContain('合計：NT$360')
    await expect.poll(() => stored(context)).toBeUndefined()
  })

  test('what is ticked before the form is awake is ticked at once, and stays so', { tag: '@whole' }, async ({ page }) => {
    await fillCart(page, JOURNAL)
    let letGo = () => {}
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/assets/island-order-form-*.js', async (route) => {
      await isLetGo
      await route.continue()
    })
    await page.goto('/cart/')
    await page.waitForURL(/items=/)
    const consent = page.getByLabel(/我同意系辦/)
    await consent.check()
    letGo()
    await expect(page.locator('[data-widget=order-form]')).toHaveAttribute('data-island', 'awake')
    await expect(consent).toBeChecked()
  })

  test('an address that somebody else made does not replace the cart that there is', { tag: '@whole' }, async ({
    page,
    context,
  }) => {
    await fillCart(page, JOURNAL)
    const before = await stored(context)
    await page.goto('/cart/?items=999999:1')
    await page.waitForURL((url) => !url.search.includes('999999'))
    await expect(page.getByRole('row', { name: /合計/ })).toContainText('NT$180')
    expect(await stored(context)).toBe(before)
  })

  test('an order with mistakes says them beside their fields and all together where the focus goes, and keeps what was filled in', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/422|Unprocessable/)
    await fillCart(page, JOURNAL)
    await page.goto('/cart/')
    await page.waitForURL(/items=/)
    const form = page.getByRole('form', { name: '填寫訂購單' })
    for (const label of ['姓名', '電子郵件', /我同意系辦/]) await expect(form.getByLabel(label)).toHaveAccessibleName(/必填/)
    await form.getByLabel('電子郵件').fill('林小真@')
    await form.getByLabel('備註').fill('週三取')
    await form.getByRole('button', { name: '送出訂購單' }).click()
    await expectOrderMistakes(page)
    expect(await findAxeViolations(page)).toEqual([])
    await form.getByRole('link', { name: '請填姓名。' }).click()
    await expect(form.getByLabel('姓名')).toBeFocused()
    const email = `mended-${Date.now()}@mingde.example`
    await fillInOrder(page, email)
    await expect(page.getByRole('heading', { level: 1, name: '訂購單已送出' })).toBeVisible()
    expect(orders().filter(({ text }) => text.includes(email) && text.includes('週三取'))).toHaveLength(1)
  })

  test('an order that hangs is given up after 15 s, a server that breaks is not blamed on the network, and both can be sent again', {
    tag: '@whole',
  }, async ({ page, complaints, context }) => {
    complaints.expect(/500|ERR_FAILED|Failed to load/)
    await fillCart(page, JOURNAL)
    let fate: 'hangs' | 'breaks' | 'is offline' | 'works' = 'hangs'
    await page.route(ORDER, (route) => {
      if (fate === 'breaks') return route.fulfill({ status: 500, body: '<h1>Oops</h1>' })
      if (fate === 'is offline') return route.abort()
      return fate === 'works' ? route.continue() : undefined
    })
    await page.clock.install()
    await page.goto('/cart/')
    await page.waitForURL(/items=/)
    const form = page.getByRole('form', { name: '填寫訂購單' })
    const email = `patient-${Date.now()}@mingde.example`
    await fillInOrder(page, email)
    await expect(form.getByRole('status')).toHaveText('送出中，請稍候…')
    await expect(form.getByRole('button')).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(15_000)
    await expect(form.getByRole('alert')).toHaveText(/15 秒.*再試一次/)
    await expect(form.getByRole('alert')).toBeFocused()
    fate = 'breaks'
    await form.getByRole('button').click()
    await expect(form.getByRole('alert')).toHaveText(/^系統暫時出了問題.*再試一次/)
    await expect(form.getByRole('alert')).not.toHaveText(/網路/)
    fate = 'is offline'
    await form.getByRole('button').click()
    await expect(form.getByRole('alert')).toHaveText(/網路連線/)
    await expect(form.getByLabel('電子郵件')).toHaveValue(email)
    expect(await stored(context)).toBeDefined()
    fate = 'works'
    await form.getByRole('button').click()
    await expect(page.getByRole('heading', { level: 1, name: '訂購單已送出' })).toBeVisible()
    await expect.poll(() => stored(context)).toBeUndefined()
  })

  test('what is no quantity is said beside its field and takes nothing out of the cart', { tag: '@whole' }, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expect(/422|Unprocessable/)
    await fillCart(page, JOURNAL, TEXTBOOK)
    const before = await stored(context)
    await page.goto('/cart/')
    await page.waitForURL(/items=/)
    await expectWrongQuantity(page)
    expect(await findAxeViolations(page)).toEqual([])
    expect(await stored(context)).toBe(before)
    await page.getByRole('link', { name: new RegExp(`${JOURNAL}.*0 以上的整數`) }).click()
    await expect(page.getByLabel(`「${JOURNAL}」的數量`)).toBeFocused()
    await page.getByLabel(`「${JOURNAL}」的數量`).fill('100')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(`「${JOURNAL}」最多只能訂 60 件。`)
    await expect(page.getByLabel(`「${JOURNAL}」的數量`)).toHaveAccessibleDescription(/最多只能訂 60 件/)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('mistakes come back with the page: beside their fields, and together where the focus is', { tag: '@whole' }, async ({
      page,
      complaints,
    }) => {
      complaints.expect(/422|Unprocessable/)
      await page.goto(PRODUCTS)
      await addTo(products(page), JOURNAL).click()
      await expectWrongQuantity(page)
      const form = page.getByRole('form', { name: '填寫訂購單' })
      await form.getByLabel('電子郵件').fill('林小真@')
      await form.getByLabel('備註').fill('週三取')
      await form.getByRole('button', { name: '送出訂購單' }).click()
      await expectOrderMistakes(page)
    })

    test('a plain form leads to it, quantities change, and the order is sent', async ({ page }) => {
      await page.goto(PRODUCTS)
      await products(page).getByLabel(`「${TEXTBOOK}」的數量`).fill('2')
      await addTo(products(page), JOURNAL).click()
      await expect(page.getByRole('row', { name: /合計/ })).toContainText('NT$1,020')
      await page.getByLabel(`「${TEXTBOOK}」的數量`).fill('1')
      await page.getByRole('button', { name: '更新數量' }).click()
      await expect(page.getByRole('row', { name: /合計/ })).toContainText('NT$600')
      await page.getByRole('button', { name: new RegExp(`^移除 ?：${JOURNAL}$`) }).click()
      await expect(page.getByRole('row', { name: /合計/ })).toContainText('NT$420')
      await fillInOrder(page, `plain-${Date.now()}@mingde.example`)
      await expect(page.getByRole('status')).toContainText('系辦已經收到您的訂購單')
      await page.goto(CARTS)
      await page.locator('#click').getByRole('link', { name: '購物車' }).click()
      await expect(page.getByText('購物車是空的。')).toBeVisible()
    })
  })
})
