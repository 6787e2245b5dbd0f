import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { isChosen } from '../whole.ts'
import { DESKTOP, scrollThrough } from './page-facts.ts'
import { RUNTIME_LIMIT, SCRIPT_LIMIT, weighScripts } from './script-weight.ts'
import { expect, test } from './site-test.ts'

const WIDGETS_DIR = path.resolve(import.meta.dirname, '../../src/widgets')
const WIDGETS = readdirSync(WIDGETS_DIR).filter((folder) => existsSync(path.join(WIDGETS_DIR, folder, 'examples.ts')))

for (const [place, name] of WIDGETS.entries()) {
  if (!isChosen(place, 15, 3)) continue

  test(`${name}: all of its examples together bring no more scripts than a page may`, async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    const weigh = weighScripts(page)
    await page.goto(`/gallery/${name}/`)
    // A pointer at rest beside the text wakes nothing: what comes then comes by reading alone.
    await page.mouse.move(1, DESKTOP.height / 2)
    await scrollThrough(page)
    // Slides out of sight are inert, and wait until they come.
    const sleeping = page.getByRole('main').locator('[data-when=visible]:not([data-island], [inert] *)')
    await expect(sleeping.filter({ visible: true })).toHaveCount(0)
    const { own, runtime, files } = await weigh()
    expect(own, files.join('\n')).toBeLessThanOrEqual(SCRIPT_LIMIT)
    expect(runtime).toBeLessThanOrEqual(RUNTIME_LIMIT)
  })
}
