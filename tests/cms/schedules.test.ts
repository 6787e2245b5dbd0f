import { createLocalReq } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Post } from '#platform/payload-types.ts'
import { StartPage } from '../../admin/components/start-page.tsx'
import { admit } from '../../admin/server-functions/rules.ts'
import { schedulePublish } from '../../admin/server-functions/schedule-publish.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'
import { createPeople, type People } from './people.ts'
import { PNG } from './sample-files.ts'

const HOUR_MS = 3_600_000
const REFUSAL = '還不能發布。代表圖片：有一張圖片沒有替代文字'

describe.each(USUAL_DATABASES)('schedules on %s', PATIENTLY, (kind) => {
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

  /** As the drawer of the publish button asks for it; `null`: not let in. */
  async function ask(args: Record<string, unknown>, by: keyof People = 'editor') {
    const req = await createLocalReq({ user: people[by] }, content.payload)
    const admitted = await admit('schedule-publish', args, req)
    return admitted && schedulePublish({ ...admitted, req } as Parameters<typeof schedulePublish>[0])
  }
  const schedule = (
    id: number,
    {
      type = 'publish',
      by = 'editor',
      date = new Date(Date.now() + HOUR_MS),
    }: { type?: string; by?: keyof People; date?: Date } = {},
  ) => ask({ type, doc: { relationTo: 'posts', value: String(id) }, date, timezone: 'Asia/Taipei' }, by)
  /** The time of every schedule. */
  const comeDue = () =>
    content.payload.db.updateMany({
      collection: 'payload-jobs',
      where: { id: { exists: true } },
      data: { waitUntil: new Date(Date.now() - 1000).toISOString() },
    })
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

    it.each(['publish', 'unpublish'])('are refused in Chinese where their time is over: %s', async (type) => {
      const post = await createPost({ _status: 'published' })
      for (const ago of [0, 1000, 24 * HOUR_MS]) {
        const date = new Date(Date.now() - ago)
        expect(await schedule(post.id, { type, date })).toEqual({ refusal: expect.stringContaining('這個時間已經過了') })
      }
      expect(await queued()).toBe(0)
    })

    it('withdraw whatever is written in a draft', async () => {
      const post = await createPost({ featuredImage: undescribed })
      expect(await schedule(post.id, { type: 'unpublish' })).not.toHaveProperty('refusal')
      expect(await queued()).toBe(1)
    })

    it('are for whoever may change the document, and tell nobody else of its draft', async () => {
      const post = await createPost({ featuredImage: undescribed }, 'other')
      for (const by of ['author', 'subscriber'] as const) {
        for (const type of ['publish', 'unpublish']) expect(await schedule(post.id, { by, type })).toBeNull()
      }
      expect(await schedule(post.id, { by: 'other' })).toHaveProperty('refusal')
      expect(await queued()).toBe(0)
    })

    it.each([
      ['an unknown collection', { doc: { relationTo: 'nothing', value: '1' } }],
      ['a name that every object has', { doc: { relationTo: '__proto__', value: '1' } }],
      ['a collection without drafts', { doc: { relationTo: 'users', value: '1' } }],
      ['an id that is none', { doc: { relationTo: 'posts', value: { not_equals: 0 } } }],
      ['no document', { doc: undefined }],
      ['a global', { doc: undefined, global: 'site' }],
      ['no date', { date: undefined }],
      ['a date that is none', { date: new Date('soon') }],
      ['an unknown type', { type: 'delete' }],
    ])('are refused for %s', async (_, odd) => {
      const post = await createPost({})
      const good = { type: 'publish', doc: { relationTo: 'posts', value: String(post.id) }, date: new Date() }
      expect(await ask({ ...good, ...odd }, 'administrator')).toBeNull()
      expect(await queued()).toBe(0)
    })
  })

  describe('being cancelled', () => {
    const jobOf = async () =>
      (await content.payload.find({ collection: 'payload-jobs', limit: 1, sort: '-id', overrideAccess: true })).docs[0]?.id

    it('are cancelled by whoever may change the document, and leave nothing behind', async () => {
      const post = await createPost({}, 'other')
      await schedule(post.id)
      const deleteID = await jobOf()
      for (const by of ['author', 'subscriber'] as const) expect(await ask({ deleteID }, by)).toBeNull()
      expect(await queued()).toBe(1)
      expect(await ask({ deleteID }, 'other')).toHaveProperty('message')
      expect(await queued()).toBe(0)
    })

    it('are told from other jobs and from nothing', async () => {
      const data = { taskSlug: 'schedulePublish', input: { type: 'publish', doc: null } } as const
      await content.payload.create({ collection: 'payload-jobs', data, overrideAccess: true })
      for (const deleteID of [await jobOf(), 999_999, 'one', { exists: true }, null, -1]) {
        expect(await ask({ deleteID }, 'administrator')).toBeNull()
      }
      expect(await queued()).toBe(1)
    })
  })

  describe('that failed', () => {
    const startPageOf = async (person: keyof People) =>
      renderToStaticMarkup(await StartPage({ payload: content.payload, user: people[person] }))

    /** Scheduled while it was fine, and changed afterwards. */
    async function failedPublication(title: string, author: keyof People = 'editor') {
      const post = await createPost({ title }, author)
      await schedule(post.id)
      await comeDue()
      await update(post.id, { featuredImage: undescribed }, true)
      await content.payload.jobs.run()
      return post
    }

    it('are listed where the day begins, with a link and the reason, until the post is published', async () => {
      const { id } = await failedPublication('沒有上線的文章')
      const page = await startPageOf('editor')
      expect(page).toContain('沒有成功的排程</h2>')
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
      const post = await createPost({ title: '還看得到的文章', _status: 'published' }, 'author')
      await schedule(post.id, { type: 'unpublish', by: 'author' })
      await comeDue()
      await update(post.id, { author: Number(people.other.id) })
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
