import type { Browser, BrowserContext } from '@playwright/test'

/** Whatever else a test has opened in the browser would go on working beside the next ones. */
export async function closeOthers(browser: Browser, own: BrowserContext): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context !== own && context.close()))
}
