import type { APIRequestContext } from '@playwright/test'
import { isActionHref } from '#islands/wire.ts'
import { readTags } from '../fixtures/read-tags.ts'
import { expect, test } from './site-test.ts'

/** More than the demo has; a site that makes up addresses would never end. */
const MOST_ADDRESSES = 2000
// One action for each press, and pages that only somebody's own visit leads to.
const NOT_FOLLOWED = /^\/(newsletter\/(confirm|preferences|unsubscribe)|cart)\//

interface Visit {
  status: number
  ids: Set<string>
  links: string[]
}

async function visit(request: APIRequestContext, path: string): Promise<Visit> {
  // A link in another spelling than the address has leads there by a redirect, and is counted as another place.
  const response = await request.get(path, { maxRedirects: 0 })
  const isPage = response.headers()['content-type']?.startsWith('text/html') === true
  const tags = isPage ? readTags(await response.text()) : []
  return {
    status: response.status(),
    ids: new Set(tags.flatMap(({ attributes }) => attributes.get('id') ?? [])),
    links: tags.flatMap(({ name, attributes }) => {
      const address = attributes.get(name === 'img' ? 'src' : 'href')
      const kinds = attributes.get('rel')?.split(' ') ?? []
      // Filters that can be combined have thousands of addresses, of which crawlers are told to stay away. And a page's own font,
      // which is made when it is first asked for, is asked for by the browsers that look at pages.
      const isLeftOut = kinds.includes('nofollow') || kinds.includes('preload')
      return address === undefined || isLeftOut || address.startsWith('data:') ? [] : [new URL(address, response.url()).href]
    }),
  }
}

test('every link of the site goes somewhere, by the one spelling of its address, and every part of a page that one names is there', async ({
  request,
  baseURL,
}) => {
  const visits = new Map<string, Visit>()
  const queue = ['/']
  const named: { from: string; path: string; id: string }[] = []
  for (let path = queue.shift(); path !== undefined && visits.size < MOST_ADDRESSES; path = queue.shift()) {
    if (visits.has(path)) continue
    const visited = await visit(request, path)
    visits.set(path, visited)
    for (const link of visited.links) {
      const { origin, pathname, search, hash } = new URL(link)
      if (origin !== baseURL || NOT_FOLLOWED.test(pathname)) continue
      queue.push(pathname + search)
      if (hash.length > 1 && !isActionHref(hash)) {
        named.push({ from: path, path: pathname + search, id: decodeURIComponent(hash.slice(1)) })
      }
    }
  }
  expect(visits.size).toBeGreaterThan(100)
  expect(visits.size).toBeLessThan(MOST_ADDRESSES)
  expect([...visits].filter(([, { status }]) => status !== 200).map(([path, { status }]) => `${status} ${path}`)).toEqual([])
  // `#top` is the top of every page.
  const lost = named.filter(({ path, id }) => id !== 'top' && !visits.get(path)?.ids.has(id))
  expect(lost.map(({ from, path, id }) => `${from} → ${path}#${id}`)).toEqual([])
})
