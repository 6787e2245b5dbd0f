import { expect, type Page, test } from '@playwright/test'
import { type IslandsFixture, serveIslandsFixture } from '../fixtures/islands/serve.ts'
import { chosenOf } from '../whole.ts'

let fixture: IslandsFixture
let consoleErrors: string[]

test.beforeAll(async () => {
  fixture = await serveIslandsFixture()
})
test.afterAll(() => fixture.close())

test.beforeEach(({ page }) => {
  consoleErrors = []
  page.on('pageerror', (error) => consoleErrors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text())
  })
})

const open = (page: Page, path: string) => page.goto(fixture.origin + path)
const island = (page: Page, widget: string) => page.locator(`[data-widget=${widget}]`)
const requestsFor = (path: string) => fixture.requests.filter((asked) => asked === path).length

test('an island near the viewport wakes and answers', async ({ page }) => {
  await open(page, '/text/')
  await expect(island(page, 'tally')).toHaveAttribute('data-island', 'awake')
  await page.getByRole('button').click()
  await expect(page.getByRole('button')).toHaveText(`'"<b>&amp;</b> 講台😀 1`)
  expect(consoleErrors).toEqual([])
})

test.describe('a container', () => {
  test('keeps the islands in its slots, and their state, while it renders again', async ({ page }) => {
    await open(page, '/panes/')
    const first = page.locator('#first')
    await expect(first.locator('..')).toHaveAttribute('data-island', 'awake')
    await first.click()
    await first.click()
    const node = await first.elementHandle()
    await page.getByRole('button', { name: 'Switch' }).click()
    await expect(first).toBeHidden()
    await expect(page.locator('#second').locator('xpath=ancestor::*[@data-widget][1]')).toHaveAttribute('data-island', 'awake')
    await page.locator('#second').click()
    await page.getByRole('button', { name: 'Switch' }).click()
    await expect(first).toHaveText('first 2')
    expect(await first.evaluate((element, before) => element === before, node)).toBe(true)
    await expect(page.locator('#second')).toHaveText('second 1')
    expect(consoleErrors).toEqual([])
  })

  test('gives its slots back what was in them when they are shown anew, and the islands there wake again', async ({ page }) => {
    await open(page, '/panes/')
    const first = page.locator('#first')
    await first.click()
    const node = await first.locator('xpath=ancestor::*[@data-widget="tally"]').elementHandle()
    await page.getByRole('button', { name: 'Shut' }).click()
    await expect(first).toHaveCount(0)
    await page.getByRole('button', { name: 'Shut' }).click()
    await expect(first).toHaveText('first 0')
    expect(await first.evaluate((element, before) => element.parentElement === before, node)).toBe(true)
    await first.click()
    await expect(first).toHaveText('first 1')
    expect(consoleErrors).toEqual([])
  })

  test('that does not match its server markup is repaired, and its slots are left alone', async ({ page }) => {
    await open(page, '/repair/')
    await expect(page.locator('#repair')).toHaveText('browser')
    await page.locator('#inner').click()
    await expect(page.locator('#inner')).toHaveText('inner 1')
    await expect(island(page, 'repair')).toHaveAttribute('data-island', 'awake')
    expect(consoleErrors).toEqual([])
  })
})

test.describe('an island that waits for interaction', () => {
  test('sleeps until then, and gets the first click exactly once', async ({ page }) => {
    await open(page, '/toggle/')
    await page.waitForLoadState('networkidle')
    await expect(island(page, 'toggle')).not.toHaveAttribute('data-island')
    await page.locator('#toggle').evaluate((link: HTMLElement) => link.click())
    await expect(page.locator('#toggle')).toHaveAttribute('data-presses', '1')
    await page.locator('#toggle').click()
    await expect(page.locator('#toggle')).toHaveAttribute('data-presses', '2')
    expect(new URL(page.url()).pathname).toBe('/toggle/')
    expect(consoleErrors).toEqual([])
  })

  test('wakes after the container that it is in; the click reaches both once', async ({ page }) => {
    await open(page, '/drawer/')
    await page.waitForLoadState('networkidle')
    await page.locator('#toggle').evaluate((link: HTMLElement) => link.click())
    await expect(page.locator('#toggle')).toHaveAttribute('data-presses', '1')
    await expect(page.locator('#drawer')).toHaveAttribute('data-clicks', '1')
  })

  test('wakes under the pointer, before any click', { tag: '@whole' }, async ({ page }) => {
    await open(page, '/toggle/')
    await page.locator('#toggle').hover()
    await expect(island(page, 'toggle')).toHaveAttribute('data-island', 'awake')
    await expect(page.locator('#toggle')).toHaveAttribute('data-presses', '0')
  })

  test('wakes when the keyboard reaches it, and keeps the focus', async ({ page }) => {
    await open(page, '/toggle/')
    await page.keyboard.press('Tab')
    await expect(island(page, 'toggle')).toHaveAttribute('data-island', 'awake')
    await expect(page.locator('#toggle')).toBeFocused()
  })

  test('drops the clicks of an impatient visitor but the first', { tag: '@whole' }, async ({ page }) => {
    await open(page, '/slow/')
    const link = page.locator('#toggle')
    await link.click()
    await link.click()
    await link.click()
    await expect(link).toHaveAttribute('data-presses', '0')
    await page.locator('#slow').click()
    fixture.releaseSlow()
    await expect(link).toHaveAttribute('data-presses', '1')
    await expect(page.locator('#slow')).toHaveText('slow 1')
    await link.click()
    await expect(link).toHaveAttribute('data-presses', '2')
  })

  test('follows a plain link once it is awake', { tag: '@whole' }, async ({ page }) => {
    await open(page, '/toggle/')
    await page.getByRole('link', { name: 'Plain' }).evaluate((link: HTMLElement) => link.click())
    await page.waitForURL('**/plain/')
  })

  test('leaves clicks outside alone', { tag: '@whole' }, async ({ page }) => {
    await open(page, '/toggle/')
    await page.getByRole('link', { name: 'Outside' }).click()
    await page.waitForURL('**/outside/')
    expect(requestsFor('/outside/')).toBe(1)
  })
})

test.describe('keys that an island asks for', () => {
  test('wait until it is awake, and are all pressed again where the focus is by then', async ({ page }) => {
    await open(page, '/steps/')
    await page.locator('#one').focus()
    for (const key of ['ArrowRight', 'ArrowRight', 'Escape']) await page.keyboard.press(key)
    await expect(page.locator('#one')).toBeFocused()
    fixture.releaseSlow()
    await expect(page.locator('#steps')).toHaveAttribute('data-pressed', 'ArrowRight one, ArrowRight two, Escape three')
    await expect(page.locator('#three')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('#steps')).toHaveAttribute('data-pressed', /Escape three, Escape three$/)
    expect(consoleErrors).toEqual([])
  })

  test('stay with fields, and with the browser where a modifier is held', { tag: '@whole' }, async ({ page }) => {
    await open(page, '/steps/')
    await page.locator('#field').focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('-')
    await expect(page.locator('#field')).toHaveValue('w-ords')
    await page.locator('#one').focus()
    await page.keyboard.press('Control+ArrowRight')
    fixture.releaseSlow()
    await expect(island(page, 'steps')).toHaveAttribute('data-island', 'awake')
    await expect(page.locator('#steps')).toHaveAttribute('data-pressed', '')
    await expect(page.locator('#field')).toHaveValue('w-ords')
  })
})

test.describe('a script that does not arrive', () => {
  test('is asked for once more; then the server HTML stays and the rest of the page lives', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('lectern:island-error', (event) => {
        document.documentElement.dataset.reported = (event as CustomEvent).detail.widget
      })
    })
    await open(page, '/missing/')
    await expect(page.locator('#lost').locator('..')).toHaveAttribute('data-island', 'failed')
    await expect(page.locator('#lost')).toHaveText('lost 0')
    expect(requestsFor('/assets/missing.js')).toBe(2)
    await expect(page.locator('html')).toHaveAttribute('data-reported', 'tally')
    expect(consoleErrors.filter((text) => text.startsWith('Island tally'))).toHaveLength(1)
    await page.locator('#kept').click()
    await expect(page.locator('#kept')).toHaveText('kept 1')
  })

  test('may arrive at the second try', { tag: '@whole' }, async ({ page }) => {
    await open(page, '/flaky/')
    await expect(island(page, 'tally')).toHaveAttribute('data-island', 'awake')
    expect(requestsFor('/assets/flaky.js')).toBe(2)
    await page.locator('#flaky').click()
    await expect(page.locator('#flaky')).toHaveText('flaky 1')
  })
})

test.describe('a component that throws in the browser leaves its server HTML', () => {
  /** What the browser does by itself. */
  async function expectWorking(page: Page, moment: string) {
    const island = page.locator(`[data-widget=crash]:has(#${moment})`)
    await island.getByText('What is it?').click()
    await expect(island.getByText('An answer')).toBeVisible()
    await island.getByRole('textbox', { name: 'Word' }).fill('spoken')
    await island.getByRole('button', { name: 'Send' }).click()
    await page.waitForURL(`**/plain/?${moment}=spoken`)
    await page.goBack()
    await expect(island).toHaveAttribute('data-island', 'failed')
    await island.getByRole('link', { name: 'Read more' }).click()
    await page.waitForURL(`**/plain/?${moment}`)
  }

  for (const [moment, error] of chosenOf(
    [
      ['render', 'no browser, please'],
      ['effect', 'no effects, please'],
    ] as const,
    2,
    1,
  ))
    test(`where it happens at the first ${moment}, and what is in it works`, async ({ page }) => {
      await open(page, '/crash/')
      const button = page.locator(`#${moment}`)
      await expect(button.locator('..')).toHaveAttribute('data-island', 'failed')
      await expect(button).toHaveText('Server text')
      expect(consoleErrors.filter((text) => text.includes(error))).toHaveLength(1)
      await expectWorking(page, moment)
    })

  test('where it happens later, and what is in it works from then on', async ({ page }) => {
    await open(page, '/crash/')
    const button = page.locator('#press')
    const island = button.locator('..')
    await expect(island).toHaveAttribute('data-island', 'awake')
    await island.getByText('What is it?').click()
    await expect(island.getByText('An answer')).toBeHidden()
    await button.click()
    await expect(island).toHaveAttribute('data-island', 'failed')
    await expect(button).toHaveText('Server text')
    await button.click()
    await expect(button).toHaveText('Server text')
    await island.getByText('What is it?').click()
    await expect(island.getByText('An answer')).toBeVisible()
    await island.getByRole('link', { name: 'Read more' }).click()
    await page.waitForURL('**/plain/?press')
  })
})

test.describe('HTML that arrives later', () => {
  test('brings its style sheet once and wakes', async ({ page }) => {
    await open(page, '/more/')
    await expect(island(page, 'more')).toHaveAttribute('data-island', 'awake')
    await page.getByRole('button', { name: 'More' }).click()
    await page.locator('#new').click()
    await expect(page.locator('#new')).toHaveText('new 1')
    await expect(page.locator('#new')).toHaveCSS('border-top-width', '3px')
    await page.getByRole('button', { name: 'More' }).click()
    await expect(page.locator('.list')).toHaveAttribute('data-added', '2')
    await expect(page.locator('link[href*=widget-tally]')).toHaveCount(1)
    expect(consoleErrors).toEqual([])
  })

  test('wakes however it was inserted, sleeps when it is removed, and wakes again when it is put back', async ({ page }) => {
    await open(page, '/panes/')
    const first = page.locator('#first')
    await first.click()
    await expect(first).toHaveText('first 1')
    const container = await island(page, 'panes').elementHandle()
    const asleep = await container?.evaluate(async (element) => {
      const inner = element.querySelector('[data-widget=tally]')
      element.remove()
      await Promise.resolve()
      return [element.hasAttribute('data-island'), inner?.hasAttribute('data-island'), element.textContent]
    })
    expect(asleep).toEqual([false, false, 'SwitchShutfirst 0second 0'])
    await container?.evaluate((element) => document.body.append(element))
    await expect(island(page, 'panes')).toHaveAttribute('data-island', 'awake')
    await first.click()
    await expect(first).toHaveText('first 1')
    expect(consoleErrors).toEqual([])
  })
})

test.describe('what is far below', () => {
  test('is fetched when it comes within 200 px', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 600 })
    await open(page, '/lazy/')
    await page.waitForLoadState('networkidle')
    await expect(page.locator('#far')).not.toHaveAttribute('src')
    await expect(island(page, 'tally')).not.toHaveAttribute('data-island')
    await page.evaluate(() => scrollTo(0, 3000 - 600 - 250))
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    await expect(page.locator('#far')).not.toHaveAttribute('src')
    await page.evaluate(() => scrollTo(0, 3000 - 600 - 100))
    await expect(page.locator('#far')).toHaveAttribute('src', '/far.svg')
    await expect(page.locator('#far')).toHaveAttribute('srcset', '/far.svg 1x')
    await expect(island(page, 'tally')).toHaveAttribute('data-island', 'awake')
    await expect(page.locator('#last')).not.toHaveAttribute('src')
  })

  test('is fetched for paper', { tag: '@whole' }, async ({ page }) => {
    await open(page, '/lazy/')
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(page.locator('#far')).toHaveAttribute('src', '/far.svg')
    await expect(page.locator('#last')).toHaveAttribute('src', '/last.svg')
  })

  test('is fetched by a jump into its section, however long that is', { tag: '@whole' }, async ({ page }) => {
    await open(page, `/jump/#${encodeURIComponent('標題')}`)
    await expect(page.locator('#far')).toHaveAttribute('src', '/far.svg')
    await expect(island(page, 'tally')).toHaveAttribute('data-island', 'awake')
  })
})
