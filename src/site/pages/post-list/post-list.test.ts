import { describe, expect, it } from 'vitest'
import { categoryHref, feedHref, newsHref, tagHref } from '#addresses/documents.ts'
import { headingsOf, mainTextOf } from '../../../../tests/fixtures/read-html.ts'
import { emptyCategory, events, honours, manyPosts, sampleContent, speech } from '../../../../tests/fixtures/sample-content.ts'
import { createSampleSite } from '../../../../tests/fixtures/sample-site.ts'

const site = createSampleSite({
  posts: [...manyPosts(25), ...manyPosts(2, events).map((post) => ({ ...post, id: post.id + 100 }))],
})

describe('the list of all posts', () => {
  it('opens with a large card, then small ones, newest first', async () => {
    const { body } = await site.get(newsHref())
    expect(body.match(/class="card card--lead"/g)).toHaveLength(1)
    expect(body.match(/<article class="card"/g)).toHaveLength(9)
    expect(headingsOf(body).filter(({ level }) => level === 2)[0]).toEqual({ level: 2, text: '第 25 則消息' })
    expect(mainTextOf(body)).toContain('共 27 則，第 1 頁，共 3 頁')
  })

  it('begins with what is pinned, and shows nothing twice', async () => {
    const posts = manyPosts(12).map((post) => ({ ...post, isPinned: [2, 11].includes(post.id) }))
    const pinned = createSampleSite({ posts })
    const { body, tags } = await pinned.get(newsHref())
    const titles = headingsOf(body).flatMap(({ text }) => (text.endsWith('則消息') ? [text] : []))
    expect(titles.slice(0, 3)).toEqual(['第 11 則消息', '第 2 則消息', '第 12 則消息'])
    expect(titles).toHaveLength(11)
    expect(body.match(/>置頂</g)).toHaveLength(2)
    expect(tags).toContain('pinned')
    expect((await pinned.get(newsHref(2))).body).not.toContain('>置頂<')
  })

  it('goes on without one', async () => {
    const { body } = await site.get(newsHref(3))
    expect(body).not.toContain('card--lead')
    expect(body.match(/<article class="card"/g)).toHaveLength(7)
  })

  it('ends with its last page', async () => {
    expect((await site.get(newsHref(4))).status).toBe(404)
  })

  it('counts the posts of each category, and leaves out those without', async () => {
    const text = mainTextOf((await site.get(newsHref())).body)
    expect(text).toContain('全部 27')
    expect(text).toContain('榮譽 25')
    expect(text).toContain('活動 2')
    expect(text).not.toContain('公告')
  })

  it('says so when there is nothing yet', async () => {
    const { status, body } = await createSampleSite({ posts: [] }).get(newsHref())
    expect(status).toBe(200)
    expect(mainTextOf(body)).toContain('目前還沒有消息。')
  })

  it('drops when a post comes or goes', async () => {
    const answer = await site.get(newsHref())
    expect(answer.caching).toBe('shared')
    expect(answer.tags).toContain('posts')
    expect(answer.tags).toContain('terms')
  })
})

describe('the list of a category', () => {
  it('pages through its own posts', async () => {
    const { status, body } = await site.get(categoryHref(honours.slug, 3))
    expect(status).toBe(200)
    expect(body).toContain(`href="${categoryHref(honours.slug, 2)}"`)
    expect(body).toContain(`href="${categoryHref(honours.slug)}"`)
    expect((await site.get(categoryHref(honours.slug, 4))).status).toBe(404)
  })

  it('has a feed of its own', async () => {
    expect((await site.get(categoryHref(events.slug))).body).toContain(`href="${feedHref(events.slug)}"`)
  })

  it('exists without posts', async () => {
    const { status, body } = await site.get(categoryHref(emptyCategory.slug))
    expect(status).toBe(200)
    expect(mainTextOf(body)).toContain('「公告」分類目前沒有消息。')
  })
})

it('the list of a tag shows just the posts that carry it', async () => {
  const { body } = await createSampleSite(sampleContent()).get(tagHref(speech.slug))
  expect(mainTextOf(body)).toContain('共 1 則')
  expect(headingsOf(body)[1]).toEqual({ level: 2, text: '賀！林昀臻同學榮獲演講比賽第一名' })
})
