import { describe, expect, it } from 'vitest'
import { findMistakes } from '../../../../tests/fixtures/html-validator.ts'
import { headingsOf, metaOf, titleOf } from '../../../../tests/fixtures/read-html.ts'
import { manyPosts, sampleContent, samplePage } from '../../../../tests/fixtures/sample-content.ts'
import { createSampleSite } from '../../../../tests/fixtures/sample-site.ts'

const home = (content: Parameters<typeof createSampleSite>[0]) => createSampleSite(content).get('/')

describe('a site on which nothing was published yet', () => {
  it('says so under the name of the department, and tells robots to come again', async () => {
    const answer = await home({ posts: [], pages: [] })
    expect(answer).toMatchObject({ status: 503, caching: 'none', headers: { 'retry-after': '3600' } })
    expect(titleOf(answer.body)).toBe('即將上線｜明德大學口語傳播暨社群媒體學系')
    expect(headingsOf(answer.body).filter(({ level }) => level === 1)).toEqual([{ level: 1, text: '即將上線' }])
    expect(answer.body).toContain('mailto:speech@mingde.example')
    expect(metaOf(answer.body, 'robots')).toBe('noindex')
    expect(await findMistakes(answer.body)).toEqual([])
  })

  it('has a title before it has a name', async () => {
    const answer = await home({ posts: [], pages: [], site: { ...sampleContent().site, university: '', department: '' } })
    expect(titleOf(answer.body)).toBe('即將上線')
  })

  it.each([
    ['a post', { posts: manyPosts(1), pages: [] }],
    ['a page', { posts: [], pages: [samplePage({ id: 9, path: 'about', title: '關於' })] }],
  ])('has an ordinary home page once there is %s', async (_, content) => {
    expect((await home(content)).status).toBe(200)
  })
})
