import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Reader } from '#content/read/reader.ts'
import type { Answer, SiteRequest } from '#site/answer.ts'
import { HOME_HREF } from '#site/routes.ts'

const MOST_PAGES = 40

interface FirstPagesOptions {
  answer(request: SiteRequest): Promise<Answer>
  reader: Pick<Reader, 'sitemapEntries'>
  origin: string
}

/** Pages as visitors see them, rendered one by one with room for requests between: widgets have headings that no title tells. */
export async function* renderFirstPages({ answer, reader, origin }: FirstPagesOptions): AsyncGenerator<Answer> {
  const entries = await reader.sitemapEntries({ kind: 'pages' })
  const hrefs = new Set([HOME_HREF, ...entries.map(({ href }) => href)])
  for (const href of [...hrefs].slice(0, MOST_PAGES)) {
    await nextTurn()
    yield await answer({ method: 'GET', url: new URL(origin + href) })
  }
}
