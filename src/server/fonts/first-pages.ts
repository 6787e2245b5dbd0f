import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Reader } from '#content/read/reader.ts'
import type { Answer, SiteRequest } from '#site/answer.ts'

const MOST_PAGES = 40

interface FirstPagesOptions {
  answer(request: SiteRequest): Promise<Answer>
  reader: Pick<Reader, 'sitemapEntries'>
  origin: string
}

/** Pages as visitors see them, rendered one by one with room for requests between: widgets have headings that no title tells. */
export async function* renderFirstPages({ answer, reader, origin }: FirstPagesOptions): AsyncGenerator<Answer> {
  const entries = await reader.sitemapEntries({ kind: 'pages' })
  for (const { href } of entries.slice(0, MOST_PAGES)) {
    await nextTurn()
    yield await answer({ method: 'GET', url: new URL(origin + href) })
  }
}
