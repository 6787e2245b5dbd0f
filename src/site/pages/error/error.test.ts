import { expect, it } from 'vitest'
import { headingsOf, metaOf, titleOf } from '../../../../tests/fixtures/read-html.ts'
import { createSampleSite } from '../../../../tests/fixtures/sample-site.ts'
import { renderErrorPage } from '../../router.ts'

it('needs no database: a site that was never read gets a plain one', () => {
  const { context } = createSampleSite(
    {},
    {
      createReader: () => {
        throw new Error('database is gone')
      },
    },
  )
  const answer = renderErrorPage(context)
  expect(answer).toMatchObject({ status: 500, caching: 'none' })
  expect(titleOf(answer.body)).toBe('網站暫時出了問題｜系所網站')
  expect(headingsOf(answer.body).filter(({ level }) => level === 1)).toHaveLength(1)
  expect(metaOf(answer.body, 'robots')).toBe('noindex')
})

it('looks like the rest of the site once a page was shown', async () => {
  const site = createSampleSite()
  await site.get('/news/')
  const { body } = renderErrorPage(site.context)
  expect(titleOf(body)).toBe('網站暫時出了問題｜明德大學口語傳播暨社群媒體學系')
  expect(body).toContain('href="/admission/"')
  expect(body).toContain('mailto:speech@mingde.example')
})
