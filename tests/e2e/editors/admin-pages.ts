import { type Cookie, expect, type Locator, type Page, type Request } from '@playwright/test'

export const SITE = () => required('SITE_URL')
export const ADMIN = () => required('ADMIN_URL')

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: the programs did not start`)
  return value
}

export const DEMO = { email: 'demo@mingde.example', password: 'lectern-demo' }

/** The script of the page listens, whichever view it shows: before that a press goes nowhere, and what is typed may be lost. */
export async function untilAwake(page: Page): Promise<void> {
  await expect(page.locator('html[data-lectern-awake]')).toBeAttached()
}

/** Fills in the sign-in and presses its button; what comes of it is for the caller to see. */
export async function sendSignIn(page: Page, account: typeof DEMO, path = '/admin/login'): Promise<void> {
  await page.goto(ADMIN() + path)
  await untilAwake(page)
  const fields = [page.getByLabel('電子郵件'), page.getByLabel('密碼')] as const
  await expect(async () => {
    await fields[0].fill(account.email)
    await fields[1].fill(account.password)
    expect(await Promise.all(fields.map((field) => field.inputValue()))).toEqual([account.email, account.password])
  }).toPass()
  await page.getByRole('button', { name: '登入' }).click()
}

export async function signIn(page: Page, account = DEMO): Promise<void> {
  await sendSignIn(page, account)
  await page.waitForURL((url) => !url.pathname.includes('login'))
  await untilAwake(page)
}

let session: Cookie[] | undefined

/** The start page, as somebody who signed in earlier. */
export async function openAdmin(page: Page): Promise<void> {
  if (session === undefined) {
    await signIn(page)
    session = await page.context().cookies(ADMIN())
  } else {
    await page.context().addCookies(session)
    await page.goto(`${ADMIN()}/admin`)
    await untilAwake(page)
  }
}

/** Opens an empty form and waits until it listens: before that, what is typed would be lost. */
export async function openNew(page: Page, collection: string): Promise<void> {
  await page.goto(`${ADMIN()}/admin/collections/${collection}/create`)
  await untilFormListens(page)
}

/** The form of a document, and its pictures and menus with it: they shimmer until they are there. */
export async function untilFormListens(page: Page): Promise<void> {
  watchForm(page)
  await untilAwake(page)
  await expect(page.locator('.collection-edit form[data-form-ready="true"]').first()).toBeVisible()
  await expect(page.locator('.shimmer-effect')).toHaveCount(0)
}

/** A draft with these contents, stored without a form. */
export async function createDraft(page: Page, collection: string, data: object): Promise<{ id: number }> {
  const response = await page.request.post(`${ADMIN()}/api/${collection}?draft=true`, { data, headers: { origin: ADMIN() } })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()).doc
}

/** A document as its form has it, drafts first. */
export async function newest(page: Page, collection: string, id: number) {
  const headers = { origin: ADMIN() }
  return (await page.request.get(`${ADMIN()}/api/${collection}/${id}?draft=true&depth=0`, { headers })).json()
}

/** Any view, until it listens, its markup is mended and its pictures are there. */
export async function openView(page: Page, path: string): Promise<void> {
  await page.goto(`${ADMIN()}/admin${path}`)
  await untilAwake(page)
  // Parts that ask for themselves, each view its own, have no mark in common; who looks at the whole view wants to see them.
  await page.waitForLoadState('networkidle')
  await expect(page.locator('#lectern-main')).toBeAttached()
  await expect(page.locator('.shimmer-effect')).toHaveCount(0)
}

export async function openForm(page: Page, collection: string, id: number): Promise<void> {
  await page.goto(`${ADMIN()}/admin/collections/${collection}/${id}`)
  await untilFormListens(page)
}

/** Picks a widget in the drawer of a field of widgets, once the form has taken in what was written before. */
export async function addBlock(page: Page, field: string, widget: string): Promise<void> {
  await watchForm(page)()
  await page.locator(`${field} > .blocks-field__drawer-toggler`).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByTitle(widget, { exact: true }).click()
  await expect(drawer).toBeHidden()
}

/** Opens all rows of a list, once the form stands still: the button that closes them is beside it. */
export async function openAllRows(page: Page, list: Locator): Promise<void> {
  await watchForm(page)()
  await list.getByRole('button', { name: '全部展開' }).first().click()
}

/** Picks an option of a select or a relation; the first that holds these words. */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.locator(field).locator('.rs__control').click()
  await page.locator('.rs__option').filter({ hasText: option }).first().click()
}

/** Longer than a form and what stands beside it wait before they tell of a change. */
const FORM_RESTS_MS = 800
const watched = new WeakMap<Page, () => Promise<void>>()

/**
 * Returns what waits until the form has told the server of all changes, has its answers, and stands where it will stay. Payload's form may forget a choice
 * that is made while an answer is on its way; people are slower than that. The time is the page's own: where the browser stalls,
 * the form's timers are late, and so is this one.
 */
export function watchForm(page: Page): () => Promise<void> {
  const known = watched.get(page)
  if (known) return known
  const underWay = new Set<Request>()
  let moves = 0
  const settle = (request: Request) => {
    if (underWay.delete(request)) moves += 1
  }
  page.on('request', (request) => {
    // A view that is fetched puts a new form in the place of the old one, as after the first save of a document.
    const isView = new URL(request.url()).searchParams.has('_rsc')
    if (request.method() === 'GET' && !isView) return
    underWay.add(request)
    moves += 1
  })
  page.on('requestfinished', settle)
  page.on('requestfailed', settle)
  // What another page asked for is not waited for in this one.
  page.on('domcontentloaded', () => underWay.clear())
  const rest = async () => {
    await expect(async () => {
      const before = moves
      await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), FORM_RESTS_MS)
      expect([underWay.size, moves]).toEqual([0, before])
    }).toPass()
  }
  watched.set(page, rest)
  return rest
}

/** How long a press may go unheard before it is repeated, as a person would. */
const UNHEARD_MS = 15_000

/** Lets the form come to rest, presses the button and waits until the save is acknowledged. */
export async function publish(page: Page, collection: string): Promise<void> {
  const address = new RegExp(`/api/${collection}(?!/proofread)(?!.*draft=true)`)
  const isSave = (request: Request) => request.method() !== 'GET' && address.test(request.url())
  let save: Request | undefined
  await expect(async () => {
    await watchForm(page)()
    const heard = page.waitForRequest(isSave, { timeout: UNHEARD_MS }).catch(() => undefined)
    // In all of a long form a button takes the browser a second to find: what is folded away has to be drawn for that.
    await page.locator('.doc-controls').getByRole('button', { name: '發布變更' }).click()
    save = await heard
    expect(save, `the form says: ${await page.locator('.toast-error').allTextContents()}`).toBeDefined()
  }).toPass()
  const answer = await save?.response()
  expect(answer?.ok(), `HTTP ${answer?.status()}`).toBe(true)
}

/** What the site answers at an address right now. */
export async function siteBytes(path: string): Promise<string> {
  const response = await fetch(SITE() + path)
  return response.text()
}

/** The words of it, without the marks between them. */
export async function siteText(path: string): Promise<string> {
  return (await siteBytes(path)).replace(/<[^>]*>/g, '')
}
