import { type BrowserContext, test as base } from '@playwright/test'
import { closeOthers } from '../close-others.ts'
import { ADMIN, SITE } from './admin-pages.ts'

export { expect } from '@playwright/test'

/**
 * All tests of a worker share one profile of the browser, as an editor's days do: the admin's scripts are read once, and not in each
 * test anew. Whatever a test has left in it is gone before the next: pages, cookies and storage. So are all other profiles.
 */
export const test = base.extend<object, { profile: BrowserContext }>({
  profile: [
    async ({ browser }, use, { project }) => {
      const { locale, timezoneId, actionTimeout, navigationTimeout } = project.use
      const profile = await browser.newContext({ locale, timezoneId })
      profile.setDefaultTimeout(actionTimeout ?? 0)
      profile.setDefaultNavigationTimeout(navigationTimeout ?? 0)
      await use(profile)
      await profile.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, profile }, use) => {
    await use(profile)
    await closeOthers(browser, profile)
    // First: as long as they are open they write.
    await Promise.all(profile.pages().map((page) => page.close()))
    await profile.unrouteAll()
    const last = await profile.newPage()
    const session = await profile.newCDPSession(last)
    const storageTypes = 'cookies,local_storage,indexeddb,service_workers,cache_storage'
    for (const origin of [ADMIN(), SITE()]) await session.send('Storage.clearDataForOrigin', { origin, storageTypes })
    await profile.clearCookies()
    await last.close()
  },
})
