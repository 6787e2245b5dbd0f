import { createLocalReq } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Discussion } from '#cms/review/endpoints.ts'
import type { Post } from '#platform/payload-types.ts'
import { StartPage } from '../../admin/components/start-page.tsx'
import { type NewsletterBench, openNewsletter } from '../newsletter/open-newsletter.ts'
import { readMail } from '../newsletter/read-mail.ts'
import { OPEN_LIMIT_MS, PATIENTLY, USUAL_DATABASES } from './open-content.ts'
import { openRest, type Rest } from './open-rest.ts'
import { createPeople, type People, type Person } from './people.ts'

const PAST = '2025-03-01T00:00:00.000Z'

describe.each(USUAL_DATABASES)('a post of an author who may not publish, on %s', PATIENTLY, (kind) => {
  let bench: NewsletterBench
  let people: People
  let rest: Rest

  beforeAll(async () => {
    bench = await openNewsletter(kind)
    people = await createPeople(bench.content.payload)
    rest = openRest(bench.content)
    await bench.content.payload.update({
      collection: 'users',
      id: people.author.id,
      data: { mayPublish: false },
      overrideAccess: true,
    })
    people.author = { ...people.author, mayPublish: false }
  }, OPEN_LIMIT_MS)
  afterAll(() => bench.close())

  const createPost = (data: Partial<Post> = {}) =>
    bench.content.payload.create({
      collection: 'posts',
      data: { title: '得獎報導', slug: crypto.randomUUID(), publishedAt: PAST, author: Number(people.author.id), ...data },
      overrideAccess: true,
    })
  const send = async (person: Person, method: string, path: string, body: object = {}) => {
    const headers = { 'content-type': 'application/json' }
    const response = await rest.ask(person, path, { method, headers, body: JSON.stringify(body) })
    return { status: response.status, answer: await response.json() }
  }
  const statusOf = async (person: Person, path: string, body: object) => (await send(person, 'POST', path, body)).status
  const about = ({ id }: Post) => ({ collection: 'posts', id })
  const discussionOf = async (person: Person, { id }: Post): Promise<Discussion> =>
    (await rest.ask(person, `/desk/discussion?collection=posts&id=${id}`)).json()
  const publicTitle = async ({ id }: Post) => {
    const { docs } = await bench.content.site.find({
      collection: 'posts',
      where: { id: { equals: id } },
      overrideAccess: false,
    })
    return docs[0]?.title ?? null
  }
  const startPageOf = async (person: keyof People) => {
    const { payload } = bench.content
    const req = await createLocalReq({ user: people[person] }, payload)
    return renderToStaticMarkup(await StartPage({ payload, user: req.user }))
  }
  const mailsOf = async () => {
    await bench.newsletter.sender.drain()
    return bench.smtp.mails.splice(0).map((mail) => ({ to: mail.to, ...readMail(mail) }))
  }

  it('is written, and neither published, nor withdrawn, nor removed once it is public', async () => {
    const draft = await createPost({ _status: 'draft' })
    const post = await createPost({ _status: 'published', title: '公開的' })
    const patch = async (path: string, body: object) => (await send('author', 'PATCH', `/posts/${path}`, body)).status
    expect(await patch(`${draft.id}?draft=true`, { title: '改過的' })).toBe(200)
    const attempts: [unknown, number][] = [
      ['published', 403],
      [['published'], 400],
    ]
    for (const [status, refusal] of attempts) {
      for (const query of ['', '?draft=true']) expect(await patch(`${draft.id}${query}`, { _status: status })).toBe(refusal)
      expect(await statusOf('author', '/posts', { title: '新的', _status: status })).toBe(refusal)
    }
    expect(await patch(`${post.id}?draft=true`, { title: '公開之後的草稿' })).toBe(200)
    expect(await patch(`${post.id}`, { title: '直接改' })).toBe(403)
    expect(await patch(`${post.id}`, { _status: 'draft' })).toBe(403)
    for (const query of ['', '?draft=true']) expect(await patch(`${post.id}${query}`, { deletedAt: PAST })).toBe(403)
    expect((await send('author', 'DELETE', `/posts/${post.id}`)).status).toBe(403)
    const all = `where[id][in]=${post.id},${draft.id}`
    await patch(`?${all}`, { title: '一起改' })
    await patch(`?draft=true&${all}`, { deletedAt: PAST })
    await send('author', 'DELETE', `/posts?${all}&trash=true`)
    expect([await publicTitle(post), await publicTitle(draft)]).toEqual(['公開的', null])
    expect((await send('author', 'DELETE', `/posts/${(await createPost()).id}`)).status).toBe(200)
    const trashed = await createPost({ _status: 'published', title: '丟掉的' })
    await bench.content.payload.update({ collection: 'posts', id: trashed.id, data: { deletedAt: PAST }, overrideAccess: true })
    const back = { deletedAt: null, title: '自己放回去' }
    expect(await patch(`${trashed.id}?trash=true`, back)).toBe(403)
    await patch(`?trash=true&where[id][equals]=${trashed.id}`, back)
    expect(await publicTitle(trashed)).toBeNull()
    const { answer } = await send('author', 'POST', `/posts/${post.id}/duplicate`)
    expect(answer.doc._status).toBe('draft')
  })

  it('is asked for, sent back with a reason, asked for again and published; each is told by mail and on the start page', async () => {
    const post = await createPost({ _status: 'draft' })
    await mailsOf()
    expect(await send('author', 'POST', '/desk/reviews', about(post))).toMatchObject({ status: 200 })
    expect(await statusOf('author', '/desk/reviews', about(post))).toBe(409)
    const asked = await mailsOf()
    expect(asked.map(({ to }) => to).sort()).toEqual([['administrator@example.edu.tw'], ['editor@example.edu.tw']])
    expect(asked[0]).toMatchObject({ subject: '請審稿：得獎報導' })
    expect(asked[0]?.links).toContain(`${bench.content.env.admin.url}/admin/collections/posts/${post.id}`)
    expect(await startPageOf('editor')).toMatch(/等您審稿.*得獎報導.*林作者送審/s)
    expect(await startPageOf('author')).toMatch(/您送審的內容.*得獎報導.*等待審稿/s)
    expect(await startPageOf('other')).not.toContain('得獎報導')

    expect(await statusOf('editor', '/desk/reviews/return', { ...about(post), reason: ' \n' })).toBe(400)
    expect(await statusOf('author', '/desk/reviews/return', { ...about(post), reason: '自己退' })).toBe(403)
    const reason = '請補上 <得獎者> 的姓名。'
    expect(await statusOf('editor', '/desk/reviews/return', { ...about(post), reason })).toBe(200)
    const [returned] = await mailsOf()
    expect(returned).toMatchObject({ to: ['author@example.edu.tw'], subject: '退回修改：得獎報導' })
    expect(returned?.text).toContain(reason)
    expect(returned?.html).not.toContain('<得獎者>')
    expect(await startPageOf('editor')).not.toContain('等您審稿')
    expect(await startPageOf('author')).toMatch(/編輯退回.*請補上 &lt;得獎者&gt; 的姓名。/s)
    expect((await discussionOf('author', post)).review).toMatchObject({ state: 'returned', decidedBy: '編輯', reason })

    expect(await statusOf('author', '/desk/reviews', about(post))).toBe(200)
    // Whatever the answer is to hold, the request is settled.
    expect((await send('editor', 'PATCH', `/posts/${post.id}?select[title]=true`, { _status: 'published' })).status).toBe(200)
    // Those who were to be asked need not look any more.
    expect((await mailsOf()).map(({ to, subject }) => [to, subject])).toEqual([[['author@example.edu.tw'], '已經發布：得獎報導']])
    expect(await startPageOf('author')).toMatch(/得獎報導.*編輯發布了/s)
    expect(await startPageOf('editor')).not.toContain('等您審稿')
    expect((await send('editor', 'DELETE', `/posts/${post.id}`)).status).toBe(200)
  })

  it('is not asked for without a title or with faults, nor by whoever may not change it; whoever asked takes it back', async () => {
    const nameless = await bench.content.payload.create({
      collection: 'posts',
      data: { author: Number(people.author.id) },
      draft: true,
      overrideAccess: true,
    })
    expect((await send('author', 'POST', '/desk/reviews', about(nameless))).answer.message).toBe('請先寫標題，再送審。')
    const post = await createPost({ _status: 'published' })
    expect(await statusOf('other', '/desk/reviews', about(post))).toBe(404)
    expect(await statusOf('author', '/desk/reviews', about(post))).toBe(200)
    expect(await statusOf('editor', '/desk/reviews/withdraw', about(post))).toBe(409)
    expect(await statusOf('author', '/desk/reviews/withdraw', about(post))).toBe(200)
    expect(await statusOf('editor', '/desk/reviews/return', { ...about(post), reason: '晚了' })).toBe(409)
    expect(await mailsOf()).toEqual([])
    for (const path of ['/desk/reviews', '/desk/reviews/withdraw', '/desk/reviews'])
      expect(await statusOf('author', path, about(post))).toBe(200)
    expect((await mailsOf()).map(({ to }) => to).sort()).toEqual([['administrator@example.edu.tw'], ['editor@example.edu.tw']])
  })

  it('is talked about by those who see its drafts; one removes only what one said', async () => {
    const post = await createPost({ _status: 'published' })
    const say = (person: Person, text: string) => statusOf(person, '/desk/comments', { ...about(post), text })
    expect(await say('author', '  第一行\n<b>第二行</b> ')).toBe(201)
    expect(await say('editor', '看到了')).toBe(201)
    for (const text of ['', ' \n', '字'.repeat(2001)]) expect(await say('editor', text)).toBe(400)
    expect([await say('anonymous', '我'), await say('subscriber', '我'), await say('other', '我')]).toEqual([401, 403, 404])
    const { comments } = await discussionOf('author', post)
    expect(comments.map(({ name, text, isOwn }) => [name, text, isOwn])).toEqual([
      ['林作者', '第一行\n<b>第二行</b>', true],
      ['編輯', '看到了', false],
    ])
    const [own, others] = comments.map(({ id }) => id)
    const remove = (comment: number | undefined) => statusOf('author', '/desk/comments/remove', { ...about(post), comment })
    expect([await remove(others), await remove(own), await remove(own)]).toEqual([404, 200, 404])
    expect((await discussionOf('editor', post)).comments).toHaveLength(1)
    for (const person of ['author', 'editor', 'administrator'] as const) {
      for (const path of ['/comments', '/review-requests']) expect((await rest.ask(person, path)).status).toBe(403)
    }
    await bench.content.payload.delete({ collection: 'posts', id: post.id, overrideAccess: true })
    const { totalDocs } = await bench.content.payload.count({ collection: 'comments', overrideAccess: true })
    expect(totalDocs).toBe(0)
  })
})
