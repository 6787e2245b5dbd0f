import { expect, it } from 'vitest'
import { createSampleSite } from '../../../../tests/fixtures/sample-site.ts'
import type { SearchHit, SearchResult } from '../../response.ts'
import { suggestResponse } from './controller.ts'

const hit = (index: number): SearchHit => ({
  href: `/news/${index}/`,
  title: `演講 ${index}`,
  titleParts: [
    { text: '演講', hit: true },
    { text: ` ${index}`, hit: false },
  ],
  excerptParts: [{ text: '內文', hit: false }],
  publishedAt: '2026-11-10T16:30:00.000Z',
  kind: 'post',
})

async function suggest(words: string, result: Partial<SearchResult> = {}) {
  const asked: string[] = []
  const { context } = createSampleSite(
    {},
    {
      async search(query, page) {
        asked.push(`${query} ${page}`)
        return { hits: [], total: 0, isMore: false, page, pageCount: 1, ...result }
      },
    },
  )
  const answer = await suggestResponse(context, words)
  return { answer, body: JSON.parse(answer.body), asked }
}

it('shows the first six hits in short, and how many there are', async () => {
  const hits = Array.from({ length: 10 }, (_, index) => hit(index))
  const { answer, body, asked } = await suggest('  演講\n', { hits, total: 17 })
  expect(asked).toEqual(['演講 1'])
  expect(body).toMatchObject({ query: '演講', total: 17, isMore: false })
  expect(body.hits).toHaveLength(6)
  const { excerptParts: _, ...short } = hit(0)
  expect(body.hits[0]).toEqual(short)
  expect(answer.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' })
  expect(answer.caching).toBe('none')
})

it.each(['演', ' 演 ', '\u0000'])('suggests nothing for %j, and does not ask the index', async (words) => {
  const { answer, body, asked } = await suggest(words)
  expect(asked).toEqual([])
  expect(answer.status).toBe(200)
  expect(body).toMatchObject({ total: 0, hits: [] })
})
