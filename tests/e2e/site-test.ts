import { test as base, expect, type Page } from '@playwright/test'
import { closeOthers } from './close-others.ts'

/** What went wrong in the browser during a test. All of it fails the test, unless the test expects it. */
export class Complaints {
  readonly #found: string[] = []
  readonly #expected: RegExp[] = []

  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  note(complaint: string): void {
    this.#found.push(complaint)
  }

  unexpected(): string[] {
    return this.#found.filter((complaint) => !this.#expected.some((pattern) => pattern.test(complaint)))
  }
}

// What chromium remarks about a slow machine, which is no fault of a page; also where a test has written into a field before
// the page was painted for the first time, with a field that wants the focus.
const REMARKS =
  /^\[(Intervention|Violation)\]|was preloaded using link preload but not used within a few seconds|^Autofocus processing was blocked because a document already has a focused element/

function listen(page: Page, complaints: Complaints): void {
  page.on('console', (message) => {
    if (!REMARKS.test(message.text())) complaints.note(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => {
    // The fading between two pages is left out where one of them comes late; without scripts it can't be switched off (see below).
    if (!message.startsWith('Transition was aborted')) complaints.note(`error: ${message}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.note(`${response.status()}: ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A visitor who goes on to the next page leaves unfinished requests behind.
    if (reason !== 'net::ERR_ABORTED') complaints.note(`${reason}: ${request.url()}`)
  })
}

/** The only popup of the demo that comes by itself, on the home page after 20 seconds. */
const HOME_POPUP = 1

/** In the page: as if the visitor had said that this popup is not to be shown again. */
function disablePopup(id: number): void {
  try {
    const known = JSON.parse(localStorage.getItem('lectern') ?? '{}')
    localStorage.setItem('lectern', JSON.stringify({ ...known, [`popup_${id}_disable`]: true }))
  } catch {
    // Pages without an address of their own have no storage, and no popups either.
  }
}

interface SiteOptions {
  /** Whether popups come by themselves; over what a slow test does, one would lie in the end. */
  hasPopups: boolean
}

/** Tests of the public site: addresses are paths, and every console message, error and failed request counts. */
export const test = base.extend<SiteOptions & { complaints: Complaints }>({
  hasPopups: [false, { option: true }],
  baseURL: async ({ browserName: _ }, use) => {
    await use(process.env.SITE_URL)
  },
  // Between pages that fade into each other chromium now and then draws no more frames for Playwright, which waits for two of
  // them before each click (microsoft/playwright#41562). The fading itself is seen by `prerender.spec.ts`, without Playwright.
  context: async ({ browser, context, hasPopups }, use) => {
    await context.addInitScript(() => addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition()))
    if (!hasPopups) await context.addInitScript(disablePopup, HOME_POPUP)
    await use(context)
    await closeOthers(browser, context)
  },
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints()
      for (const page of context.pages()) listen(page, complaints)
      context.on('page', (page) => listen(page, complaints))
      await use(complaints)
      expect(complaints.unexpected()).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
