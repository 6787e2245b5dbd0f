import { createLocalReq } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Post } from '#content/payload-types.ts'
import { StartPage } from '../../admin/components/start-page.tsx'
import { schedulePublish } from '../../admin/schedule-publish.ts'
import { type Content, DATABASES, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { createPeople, type People } from './people.ts'
import { PNG } from './sample-files.ts'

const HOUR_MS = 3_600_000
const REFUSAL = '還不能發布。代表圖片：有一張圖片沒有替代文字'

describe.each(DATABASES)('schedules on %s', PATIENTLY, (kind) => {
  let content: Content
  let people: People
  let undescribed: number

  beforeAll(async () => {
    content = await openContent(kind)
    people = await createPeople(content.payload)
    const file = { name: 'photo.png', data: PNG, mimetype: 'image/png', size: PNG.length }
    const data = { alt: '講台上的人' }
    undescribed = (await content.payload.create({ collection: 'media', data, file, overrideAccess: true })).id
    // As an import from a former site would leave it: the form itself asks for one.
    await content.payload.db.updateOne({ collection: 'media', id: undescribed, data: { alt: ' ' } })
  }, OPEN_LIMIT_MS)
  afterEach(async () => {
    const everything = { where: { id: { exists: true } }, overrideAccess: true } as const
    await content.payload.delete({ collection: 'payload-jobs', ...everything })
    await content.payload.delete({ collection: 'posts', trash: true, ...everything })
  })
  afterAll(() => content?.close())

  const createPost = (data: Partial<Post>, author: keyof People = 'editor') =>
    content.payload.create({
      collection: 'posts',
      data: { title: '開幕', slug: crypto.randomUUID(), author: Number(people[author].id), ...data },
      draft: data._status !== 'published',
      overrideAccess: true,
    })
  const update = (id: number, data: Partial<Post>, draft = false) =>
    content.payload.update({ collection: 'posts', id, data, draft, overrideAccess: true })

  /** As the drawer of the publish button asks for it. */
  async function schedule(id: number, { type = 'publish', by = 'editor', date = new Date(Date.now() + HOUR_MS) } = {}) {
    const req = await createLocalReq({ user: people[by as keyof People] }, content.payload)
    const doc = { relationTo: 'posts' as const, value: String(id) }
    return schedulePublish({ req, type, doc, date, timezone: 'Asia/Taipei' } as Parameters<typeof schedulePublish>[0])
  }
  const queued = async () => (await content.payload.count({ collection: 'payload-jobs', overrideAccess: true })).totalDocs

  describe('being made', () => {
    it('are refused at once, in Chinese, where the newest draft could not be published', async () => {
      const post = await createPost({ _status: 'published' })
      await update(post.id, { featuredImage: undescribed }, true)
      expect(await schedule(post.id)).toEqual({ refusal: expect.stringContaining(REFUSAL) })
      expect(await queued()).toBe(0)
      await update(post.id, { featuredImage: null }, true)
      expect(await schedule(post.id)).not.toHaveProperty('refusal')
      expect(await queued()).toBe(1)
    })

    it('withdraw whatever is written in a draft', async () => {
      const post = await createPost({ featuredImage: undescribed })
      expect(await schedule(post.id, { type: 'unpublish' })).not.toHaveProperty('refusal')
      expect(await queued()).toBe(1)
    })

    it('tell nobody of a draft that is not theirs to read', async () => {
      const post = await createPost({ featuredImage: undescribed }, 'other')
      expect(await schedule(post.id, { by: 'author' })).not.toHaveProperty('refusal')
    })
  })

  describe('that failed', () => {
    const startPageOf = async (person: keyof People) =>
      renderToStaticMarkup(await StartPage({ payload: content.payload, user: people[person] }))

    /** Scheduled while it was fine, and changed afterwards. */
    async function failedPublication(title: string, author: keyof People = 'editor') {
      const post = await createPost({ title }, author)
      await schedule(post.id, { date: new Date(Date.now() - 1000) })
      await update(post.id, { featuredImage: undescribed }, true)
      await content.payload.jobs.run()
      return post
    }

    it('are listed where the day begins, with a link and the reason, until the post is published', async () => {
      const { id } = await failedPublication('沒有上線的文章')
      const page = await startPageOf('editor')
      expect(page).toContain('<h2>沒有成功的排程</h2>')
      expect(page).toContain(`<a href="/admin/collections/posts/${id}">沒有上線的文章</a>（排程發布）`)
      expect(page).toContain(REFUSAL)
      await update(id, { featuredImage: null, _status: 'published' })
      expect(await startPageOf('editor')).not.toContain('沒有成功的排程')
    })

    it('are no longer listed once another time was set, or the post was thrown away', async () => {
      const { id } = await failedPublication('改期的文章')
      const other = await failedPublication('丟掉的文章')
      await update(id, { featuredImage: null }, true)
      await schedule(id)
      await update(other.id, { deletedAt: new Date().toISOString() })
      expect(await startPageOf('editor')).not.toContain('沒有成功的排程')
    })

    it('are listed for a post that was to be withdrawn and still is public', async () => {
      const post = await createPost({ title: '還看得到的文章', _status: 'published' })
      await schedule(post.id, { type: 'unpublish', by: 'author', date: new Date(Date.now() - 1000) })
      await content.payload.jobs.run()
      expect(await startPageOf('editor')).toContain('還看得到的文章</a>（排程取消發布）')
      await update(post.id, { _status: 'draft' })
      expect(await startPageOf('editor')).not.toContain('沒有成功的排程')
    })

    it('are listed by kind where the post has no title', async () => {
      const { id } = await failedPublication('沒有標題的文章')
      await update(id, { title: null as unknown as string }, true)
      expect(await startPageOf('editor')).toContain(`<a href="/admin/collections/posts/${id}">未命名的文章</a>`)
    })

    it('keep nobody from the start page, whatever they were made for', async () => {
      const odd = [null, ...['nothing', 'users'].map((relationTo) => ({ relationTo, value: '1' }))]
      for (const doc of [...odd, { relationTo: 'posts', value: 'one' }]) {
        const data = { taskSlug: 'schedulePublish', input: { type: 'publish', doc }, hasError: true } as const
        await content.payload.create({ collection: 'payload-jobs', data, overrideAccess: true })
      }
      expect(await startPageOf('editor')).not.toContain('沒有成功的排程')
    })

    it('are listed for editors and for the author of the post, and for no other author', async () => {
      await failedPublication('林作者的文章', 'author')
      expect(await startPageOf('editor')).toContain('沒有成功的排程')
      expect(await startPageOf('author')).toContain('沒有成功的排程')
      expect(await startPageOf('other')).not.toContain('沒有成功的排程')
    })
  })
})
