import { WORDPRESS_HREF } from '#addresses/calls.ts'
import type { AskSite } from '../ask-site.ts'

const PER_PAGE = 100

/** All items of a list of the read-only API, page after page. */
export async function* readApi<Item>(ask: AskSite, path: string, query: Record<string, string> = {}): AsyncGenerator<Item> {
  for (let page = 1, pages = 1; page <= pages; page++) {
    const parameters = new URLSearchParams({ ...query, per_page: String(PER_PAGE), page: String(page) })
    const { status, headers, body } = await ask(`${WORDPRESS_HREF}/${path}?${parameters}`)
    if (status !== 200) throw new Error(`The API answers ${path} with ${status}`)
    pages = Number(headers['x-wp-totalpages'] ?? 1)
    yield* JSON.parse(body.toString('utf8')) as Item[]
  }
}
