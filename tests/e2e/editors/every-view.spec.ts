import { isChosen } from '../../whole.ts'
import { findAxeViolations } from '../axe-violations.ts'
import { openAdmin, openView } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'
import { findForeignWords } from './interface-words.ts'
import { findTooWide } from './too-wide.ts'

const COLLECTIONS = [
  'posts',
  'pages',
  'fragments',
  'popups',
  'products',
  'media',
  'typefaces',
  'categories',
  'tags',
  'menus',
  'form-answers',
  'newsletters',
  'subscribers',
  'mailing-lists',
  'outbox',
  'suppressed-addresses',
  'redirects',
  'users',
]

/** The forms of what the demo department has, and of what it has nothing of. */
const FORMS = [
  'posts/1',
  'pages/1',
  'fragments/1',
  'popups/1',
  'products/1',
  'media/1',
  'categories/1',
  'menus/1',
  'newsletters/create',
  'subscribers/create',
  'mailing-lists/1',
  'redirects/create',
  'users/1',
  'media/create',
  'typefaces/create',
]

/** Each shows what no other does. */
const SINGLE = [
  '',
  '/account',
  '/first-day',
  '/figures',
  '/audit',
  '/health',
  '/dead-links',
  '/globals/site',
  '/globals/site/versions',
  '/globals/account-rules',
  '/collections/posts/1/versions',
]

const VIEWS = [
  ...SINGLE,
  ...COLLECTIONS.map((collection) => `/collections/${collection}`),
  ...FORMS.map((form) => `/collections/${form}`),
]

test('the views are clean for axe, Chinese as written in Taiwan, and fit a phone', async ({ page }) => {
  test.setTimeout(1_200_000)
  await openAdmin(page)
  const links = page.getByRole('navigation', { name: '主選單' }).getByRole('link')
  await expect(links).not.toHaveCount(0)
  const paths = await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  // Whoever adds a collection adds it above.
  const seen = ['/admin/logout', ...VIEWS.map((path) => `/admin${path}`)]
  expect(paths.filter((path) => !seen.includes(path))).toEqual([])
  for (const [place, path] of VIEWS.entries()) {
    // Of lists and forms, which are alike, every sixth.
    if (place >= SINGLE.length && !isChosen(place, 6)) continue
    await page.setViewportSize({ width: 1280, height: 800 })
    await openView(page, path)
    // Parts of a form come after it; a long one takes axe its time.
    await expect(async () => {
      expect(await findForeignWords(page), path).toEqual([])
      if (isChosen(place, 6)) expect(await findAxeViolations(page), path).toEqual([])
    }).toPass({ timeout: 120_000 })
    await page.setViewportSize({ width: 375, height: 812 })
    expect(await findTooWide(page), path).toEqual([])
  }
})
