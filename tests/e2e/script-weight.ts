import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect } from './site-test.ts'

/** Gzip. Of a post, and of whatever else is there to be read, before anything is touched. */
export const POST_LIMIT = 3 * 1024
/** Of a page that is read to its end, with all its islands awake. */
export const SCRIPT_LIMIT = 25 * 1024
/** What every island runs on, with the loader. */
export const RUNTIME_LIMIT = 12 * 1024

/** Libraries with budgets of their own: what moves carousels, draws maps and shows pictures. */
const APART = /\/assets\/(?:carousel|leaflet|on-demand-lightbox)[-.]/
const RUNTIME = /\/assets\/(?:loader|runtime|wire)-/

export interface ScriptWeight {
  /** Everything that came. */
  all: number
  /** Without the libraries that have budgets of their own. */
  own: number
  runtime: number
  files: string[]
}

/** Weighs the scripts of a page: those that come by themselves, whatever asked for them. Begins before the page is opened. */
export function weighScripts(page: Page): () => Promise<ScriptWeight> {
  const asked = new Set<string>()
  const arrived = new Map<string, Response>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(request.url())
  })
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') arrived.set(response.url(), response)
  })
  return async () => {
    // What waits for an idle moment has asked by then, and each script asks for those that it needs.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    await expect.poll(() => [...asked].filter((url) => !arrived.has(url))).toEqual([])
    await expect(page.locator('[data-when=load]:not([data-island]), [data-when=idle]:not([data-island])')).toHaveCount(0)
    const sizes = await Promise.all(
      [...arrived].map(async ([url, response]) => ({ url, bytes: gzipSync(await response.body()).length })),
    )
    const sum = (isCounted: (url: string) => boolean) =>
      sizes.filter(({ url }) => isCounted(url)).reduce((total, { bytes }) => total + bytes, 0)
    return {
      all: sum(() => true),
      own: sum((url) => !APART.test(url)),
      runtime: sum((url) => RUNTIME.test(url)),
      files: sizes.map(({ url, bytes }) => `${new URL(url).pathname.replace(/^\/assets\//, '')} ${bytes}`),
    }
  }
}
