import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Post } from '#platform/payload-types.ts'
import { search } from '#published/search/query.ts'
import { changesDuring } from './change-log.ts'
import { type Content, DATABASES, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { openRest } from './open-rest.ts'
import { as, createPeople, type People } from './people.ts'
import { PNG } from './sample-files.ts'
import { paragraph } from './sample-text.ts'

const OLDER_AT = '2025-01-01T00:00:00.000Z'
const AT = '2025-02-01T00:00:00.000Z'
const NEWER_AT = '2025-03-01T00:00:00.000Z'
const WORD = '海洋廣播劇'
/** Everything that a save of a post can touch. */
const TABLES = [
  'posts',
  '_posts_v',
  'posts_rels',
  'archive_entries',
  'archive_counts',
  'search_documents',
  'redirects',
  'changes',
]

describe.each(DATABASES)('publishing on %s', PATIENTLY, (kind) => {
  let content: Content
  let people: People
  let drama: number
  let talks: number
  let tag: number
  let older: number
  let newer: number

  beforeAll(async () => {
    content = await openContent(kind)
    people = await createPeople(content.payload)
    const { payload } = content
    const category = async (name: string) =>
      (await payload.create({ collection: 'categories', data: { name, paper: 'sky' }, overrideAccess: true })).id
    drama = await category('公演')
    talks = await category('講座')
    tag = (await payload.create({ collection: 'tags', data: { name: '廣播' }, overrideAccess: true })).id
    older = (await createPost({ title: '較舊', publishedAt: OLDER_AT, _status: 'published' })).id
    newer = (await createPost({ title: '較新', publishedAt: NEWER_AT, _status: 'published' })).id
  }, OPEN_LIMIT_MS)
  afterEach(async () => {
    const { payload } = content
    await payload.delete({ collection: 'posts', where: { id: { not_in: [older, newer] } }, trash: true, overrideAccess: true })
  })
  afterAll(() => content?.close())

  const createPost = (data: Partial<Post>) =>
    content.payload.create({
      collection: 'posts',
      data: { title: WORD, slug: crypto.randomUUID(), publishedAt: AT, categories: [drama], tags: [tag], ...data },
      overrideAccess: true,
    })
  const update = (id: number, data: Partial<Post>, options: { draft?: boolean; trash?: boolean } = {}) =>
    content.payload.update({ collection: 'posts', id, data, overrideAccess: true, ...options })
  const destroy = (id: number) => content.payload.delete({ collection: 'posts', id, trash: true, overrideAccess: true })
  /** The same as the site meets it: what was remembered goes with the change. */
  const publish = (id: number, data: Partial<Post>, options: { trash?: boolean } = {}) =>
    changesDuring(content, () => update(id, data, options))

  /** Where visitors meet a post. */
  async function placesOf({ id, slug }: { id: number; slug?: string | null }) {
    const reader = content.readers.create()
    const all = await reader.listPosts({ list: { kind: 'all' }, page: 1, perPage: 50 })
    const inCategory = await reader.listPosts({ list: { kind: 'category', id: drama }, page: 1, perPage: 50 })
    const neighbour = await reader.findPost(
      (await content.payload.findByID({ collection: 'posts', id: older, overrideAccess: true })).slug ?? '',
    )
    const found = await search(content.sql, WORD, 1)
    const mapped = await reader.sitemapEntries({ kind: 'posts', page: 1, limit: 100 })
    const href = `/news/${slug}/`
    const has = (cards: { id: number }[]) => cards.some((card) => card.id === id)
    const places = {
      'its own address': (await reader.findPost(slug ?? '')) !== null,
      'the news': has(all.posts),
      'its category': has(inCategory.posts),
      'beside its neighbour': neighbour !== null && (await reader.findNeighbours(neighbour)).newer?.id === id,
      search: found.hits.some((hit) => hit.href === href),
      'the site map': mapped.some((entry) => entry.href === href),
      'a link': (await reader.findHrefs('post', [id])).size > 0,
      'a card': (await reader.findCards([id])).length > 0,
    }
    expect(all.total).toBe(all.posts.length)
    expect(inCategory.total).toBe(inCategory.posts.length)
    return Object.entries(places).flatMap(([place, isThere]) => (isThere ? [place] : []))
  }
  const EVERYWHERE = [
    'its own address',
    'the news',
    'its category',
    'beside its neighbour',
    'search',
    'the site map',
    'a link',
    'a card',
  ]

  describe('a post', () => {
    let post: Post
    beforeEach(async () => {
      post = await createPost({ _status: 'draft' })
    })

    it('is nowhere while it is a draft, and writes no change', async () => {
      expect(await changesDuring(content, () => update(post.id, { title: `${WORD}二` }, { draft: true }))).toEqual([])
      expect(await placesOf(post)).toEqual([])
    })

    it('is everywhere once it is published, and nowhere when it is withdrawn', async () => {
      await publish(post.id, { _status: 'published' })
      expect(await placesOf(post)).toEqual(EVERYWHERE)
      await publish(post.id, { _status: 'draft' })
      expect(await placesOf(post)).toEqual([])
      await publish(post.id, { _status: 'published' })
      expect(await placesOf(post)).toEqual(EVERYWHERE)
    })

    it('goes with the trash, returns with the restore, and is gone when deleted', async () => {
      await publish(post.id, { _status: 'published' })
      await publish(post.id, { deletedAt: new Date().toISOString() })
      expect(await placesOf(post)).toEqual([])
      await publish(post.id, { deletedAt: null }, { trash: true })
      expect(await placesOf(post)).toEqual(EVERYWHERE)
      await changesDuring(content, () => destroy(post.id))
      expect(await placesOf(post)).toEqual([])
    })

    it('deleted straight away is gone as well', async () => {
      await publish(post.id, { _status: 'published' })
      await changesDuring(content, () => destroy(post.id))
      expect(await placesOf(post)).toEqual([])
    })

    it('published in the trash stays nowhere', async () => {
      await update(post.id, { deletedAt: new Date().toISOString() })
      await update(post.id, { _status: 'published' }, { trash: true })
      expect(await placesOf(post)).toEqual([])
    })

    it('keeps what visitors see while a draft is written over it', async () => {
      await update(post.id, { _status: 'published' })
      const before = await content.readers.create().findPost(post.slug ?? '')
      const changes = await changesDuring(content, async () => {
        const draft = { title: '草稿標題', slug: `draft-${post.slug}`, categories: [talks], body: paragraph('草稿內文') }
        await update(post.id, draft, { draft: true })
        await content.payload.update({
          collection: 'posts',
          id: post.id,
          data: { ...draft, title: '自動儲存' },
          draft: true,
          autosave: true,
          overrideAccess: true,
        })
      })
      expect(changes).toEqual([])
      expect(await content.readers.create().findPost(post.slug ?? '')).toEqual(before)
      expect(await placesOf(post)).toEqual(EVERYWHERE)
      expect((await search(content.sql, '自動儲存', 1)).total).toBe(0)

      await update(post.id, { _status: 'published' })
      expect(await content.readers.create().findPost(`draft-${post.slug}`)).toMatchObject({ title: '自動儲存' })
      expect((await search(content.sql, '草稿內文', 1)).total).toBe(1)
    })

    it('goes on as it is when an old version is restored, which makes a draft, and shows its old text once that is published', async () => {
      await update(post.id, { _status: 'published' })
      const { docs } = await content.payload.findVersions({
        collection: 'posts',
        where: { and: [{ parent: { equals: post.id } }, { 'version._status': { equals: 'published' } }] },
        overrideAccess: true,
      })
      await update(post.id, { title: '改壞了', _status: 'published' })
      const shown = async () => (await content.readers.create().findPost(post.slug ?? ''))?.title
      const id = docs[0]?.id ?? ''
      for (const query of ['', '?draft=false', '?draft=true']) {
        const answer = await openRest(content).ask('editor', `/api/posts/versions/${id}${query}`, { method: 'POST' })
        expect(answer.status).toBe(200)
        expect(await answer.json()).toMatchObject({
          title: WORD,
          _status: 'draft',
          message: expect.stringContaining('還沒有公開'),
        })
        expect(await shown()).toBe('改壞了')
      }
      const publishing = content.payload.restoreVersion({ collection: 'posts', id, overrideAccess: true })
      await expect(publishing).rejects.toThrow('舊版本只能還原成草稿')
      expect(await shown()).toBe('改壞了')

      const draft = await content.payload.findByID({
        collection: 'posts',
        id: post.id,
        draft: true,
        depth: 0,
        overrideAccess: true,
      })
      expect(draft.title).toBe(WORD)
      await update(post.id, { title: draft.title, _status: 'published' })
      expect(await shown()).toBe(WORD)
      expect(await placesOf(post)).toEqual(EVERYWHERE)
    })

    it('says of itself what the public sees of it, so that an open form can tell when that changes', async () => {
      const publicState = async () => {
        const query = 'depth=0&draft=false&select[_status]=true&select[updatedAt]=true'
        const answer = await openRest(content).ask('editor', `/api/posts/${post.id}?${query}`)
        return answer.json()
      }
      await update(post.id, { _status: 'published' })
      const before = await publicState()
      expect(before).toMatchObject({ _status: 'published', updatedAt: expect.any(String) })
      await update(post.id, { title: '草稿' }, { draft: true })
      expect(await publicState()).toEqual(before)
      await update(post.id, { title: '發布', _status: 'published' })
      expect((await publicState()).updatedAt > before.updatedAt).toBe(true)
    })

    it('is restored as a draft even where what it shows could not be published today', async () => {
      const file = { name: 'photo.png', data: PNG, mimetype: 'image/png', size: PNG.length }
      const picture = await content.payload.create({
        collection: 'media',
        data: { alt: '講台上的人' },
        file,
        overrideAccess: true,
      })
      await update(post.id, { featuredImage: picture.id, _status: 'published' })
      const { docs } = await content.payload.findVersions({
        collection: 'posts',
        where: { parent: { equals: post.id } },
        sort: '-updatedAt',
        limit: 1,
        overrideAccess: true,
      })
      await content.payload.db.updateOne({ collection: 'media', id: picture.id, data: { alt: ' ' } })
      const path = `/api/posts/versions/${docs[0]?.id}?depth=0`
      const restored = await openRest(content).ask('editor', path, { method: 'POST' })
      expect(await restored.json()).toMatchObject({ featuredImage: picture.id, _status: 'draft' })
    })

    it('published without a date gets the present one; a later save keeps it', async () => {
      await update(post.id, { publishedAt: null, _status: 'published' })
      const first = (await content.readers.create().findPost(post.slug ?? ''))?.publishedAt ?? ''
      expect(Math.abs(Date.now() - Date.parse(first))).toBeLessThan(60_000)
      await update(post.id, { title: '改標題', _status: 'published' })
      expect((await content.readers.create().findPost(post.slug ?? ''))?.publishedAt).toBe(first)
    })

    it('cannot be dated in the future once it is published; a draft can', async () => {
      const future = new Date(Date.now() + 3_600_000).toISOString()
      await update(post.id, { publishedAt: future }, { draft: true })
      await expect(update(post.id, { publishedAt: future, _status: 'published' })).rejects.toMatchObject({
        data: { errors: [{ path: 'publishedAt', message: '發布日期不能晚於現在。要預約上線，請改用「排程發布」。' }] },
      })
      expect(await placesOf(post)).toEqual([])
    })

    it('is summed up by what is written in it, not by the buttons of its widgets', async () => {
      const body = paragraph('三十件作品，聽得見的都在這裡。')
      const fields = { blockType: 'accordion', items: [{ title: '怎麼去？', body: paragraph('搭公車。') }] }
      body.root.children.push({ type: 'block', version: 2, format: '', fields })
      expect((await createPost({ body })).summary).toBe('三十件作品，聽得見的都在這裡。')
      expect((await createPost({ body, excerpt: '來聽。' })).summary).toBe('來聽。')
    })

    it('leaves its category with the category, and stays itself', async () => {
      const { payload } = content
      const { id } = await payload.create({
        collection: 'categories',
        data: { name: '暫時', paper: 'bone' },
        overrideAccess: true,
      })
      await update(post.id, { categories: [id, drama], _status: 'published' })
      const deleted = () => payload.delete({ collection: 'categories', id, overrideAccess: true })
      expect(await changesDuring(content, deleted)).toEqual([[`category:${id}`, 'terms']])
      const reader = content.readers.create()
      expect((await reader.findPost(post.slug ?? ''))?.categories.map((term) => term.id)).toEqual([drama])
      expect(await reader.listPosts({ list: { kind: 'category', id }, page: 1, perPage: 10 })).toMatchObject({
        posts: [],
        total: 0,
      })
      await update(post.id, { title: '再存一次', _status: 'published' })
      expect(await placesOf(post)).toEqual(EVERYWHERE.filter((place) => place !== 'search'))
    })
  })

  describe('a schedule', () => {
    const schedule = (id: number, type: 'publish' | 'unpublish', waitUntil: Date, by: keyof People = 'editor') =>
      content.payload.jobs.queue({
        task: 'schedulePublish',
        input: { type, doc: { relationTo: 'posts', value: id }, user: { relationTo: 'users', value: Number(people[by].id) } },
        waitUntil,
      })

    it('publishes and withdraws when its time has come, not before', async () => {
      const post = await createPost({ _status: 'draft', publishedAt: null })
      await schedule(post.id, 'publish', new Date(Date.now() + 3_600_000))
      await content.payload.jobs.run()
      expect(await placesOf(post)).toEqual([])
      await schedule(post.id, 'publish', new Date(Date.now() - 1000))
      const changes = await changesDuring(content, () => content.payload.jobs.run())
      expect(changes).toEqual([expect.arrayContaining([`post:${post.id}`, 'posts'])])
      expect(await placesOf(post)).toEqual(EVERYWHERE.filter((place) => place !== 'beside its neighbour'))
      await schedule(post.id, 'unpublish', new Date(Date.now() - 1000))
      await changesDuring(content, () => content.payload.jobs.run())
      expect(await placesOf(post)).toEqual([])
    })

    it('publishes the newest draft', async () => {
      const post = await createPost({ _status: 'published' })
      await update(post.id, { title: '排程的草稿' }, { draft: true })
      await schedule(post.id, 'publish', new Date(Date.now() - 1000))
      await content.payload.jobs.run()
      expect(await content.readers.create().findPost(post.slug ?? '')).toMatchObject({ title: '排程的草稿' })
    })

    it('does nothing that the person who made it may not do', async () => {
      const post = await createPost({ _status: 'draft', author: Number(people.other.id) })
      const { id } = await schedule(post.id, 'publish', new Date(Date.now() - 1000), 'author')
      const { jobStatus } = await content.payload.jobs.run()
      expect(jobStatus?.[id]?.status).toBe('error-reached-max-retries')
      expect(await placesOf(post)).toEqual([])
    })
  })

  describe('a save that fails', () => {
    const counts = () =>
      Promise.all(TABLES.map(async (table) => [table, (await content.sql.run(`select count(*) as n from ${table}`))[0]?.n]))

    /** The last hook of every save throws while `work` runs. */
    async function failingLate(hook: 'afterChange' | 'afterDelete', work: () => Promise<unknown>): Promise<void> {
      const hooks: unknown[] = content.payload.collections.posts.config.hooks[hook]
      hooks.push(() => {
        throw new Error('too late')
      })
      try {
        await expect(work()).rejects.toThrow('too late')
      } finally {
        hooks.pop()
      }
    }

    it('leaves no document, version, list entry, search entry or change of a new post', async () => {
      const before = await counts()
      await failingLate('afterChange', () => createPost({ _status: 'published', title: '不該存在的標題' }))
      expect(await counts()).toEqual(before)
      expect((await search(content.sql, '不該存在的標題', 1)).total).toBe(0)
    })

    it('leaves a published post as it was', async () => {
      const post = await createPost({ _status: 'published' })
      const before = await counts()
      const seen = await content.readers.create().findPost(post.slug ?? '')
      await failingLate('afterChange', () =>
        update(post.id, { title: '不該存在的標題', slug: 'must-not-be', categories: [talks] }),
      )
      await failingLate('afterChange', () => update(post.id, { deletedAt: AT }))
      await failingLate('afterDelete', () => destroy(post.id))
      expect(await counts()).toEqual(before)
      expect(await content.readers.create().findPost(post.slug ?? '')).toEqual(seen)
      expect(await placesOf(post)).toEqual(EVERYWHERE)
      expect((await search(content.sql, '不該存在的標題', 1)).total).toBe(0)
    })
  })

  describe('the change log names', () => {
    const around = (id: number) => [`post:${id}`, `post:${older}`, `post:${newer}`, 'posts']
    const sorted = (tags: string[]) => tags.toSorted()

    it('a published post, its lists and its neighbours, in one row', async () => {
      let id = 0
      const changes = await changesDuring(content, async () => {
        id = (await createPost({ _status: 'published' })).id
      })
      expect(changes).toEqual([sorted([...around(id), `category:${drama}`, `tag:${tag}`])])
      expect(await changesDuring(content, () => update(id, { deletedAt: AT }))).toEqual(changes)
      expect(await changesDuring(content, () => update(id, { deletedAt: null }, { trash: true }))).toEqual(changes)
      expect(await changesDuring(content, () => destroy(id))).toEqual(changes)
    })

    it('the lists that a post leaves and those that it enters', async () => {
      const { id } = await createPost({ _status: 'published' })
      const changes = await changesDuring(content, () => update(id, { categories: [talks], tags: [], _status: 'published' }))
      expect(changes).toEqual([sorted([...around(id), `category:${drama}`, `category:${talks}`, `tag:${tag}`])])
    })

    it('the neighbours of the old date and of the new one', async () => {
      const first = await createPost({ title: '最舊', publishedAt: '2024-01-01T00:00:00.000Z', _status: 'published' })
      const second = await createPost({ title: '次舊', publishedAt: '2024-02-01T00:00:00.000Z', _status: 'published' })
      const { id } = await createPost({ _status: 'published' })
      const publishedAt = '2024-01-15T00:00:00.000Z'
      const changes = await changesDuring(content, () => update(id, { publishedAt, _status: 'published' }))
      expect(changes).toEqual([
        sorted([...around(id), `post:${first.id}`, `post:${second.id}`, `category:${drama}`, `tag:${tag}`]),
      ])
    })

    it('a redirect when a published post moves', async () => {
      const { id } = await createPost({ _status: 'published' })
      const changes = await changesDuring(content, () => update(id, { slug: `moved-${id}`, _status: 'published' }))
      expect(changes).toEqual([['redirects'], sorted([...around(id), `category:${drama}`, `tag:${tag}`])])
    })

    it('pages, terms, menus, pieces of page and the settings', async () => {
      const { payload } = content
      const created = async (work: () => Promise<{ id: number | string }>) => {
        let id: number | string = 0
        const changes = await changesDuring(content, async () => {
          id = (await work()).id
        })
        return { id, changes }
      }
      const page = await created(() =>
        payload.create({
          collection: 'pages',
          data: { title: '招生', template: 'standard', _status: 'published' },
          overrideAccess: true,
        }),
      )
      expect(page.changes).toEqual([[`page:${page.id}`, 'pages']])
      const category = await created(() =>
        payload.create({ collection: 'categories', data: { name: '招生', paper: 'bone' }, overrideAccess: true }),
      )
      expect(category.changes).toEqual([[`category:${category.id}`, 'terms']])
      const menu = await created(() =>
        payload.create({ collection: 'menus', data: { name: '主選單', _status: 'published' }, overrideAccess: true }),
      )
      expect(menu.changes).toEqual([[`menu:${menu.id}`, 'menus']])
      const fragment = await created(() =>
        payload.create({ collection: 'fragments', data: { name: '面板', _status: 'published' }, overrideAccess: true }),
      )
      expect(fragment.changes).toEqual([[`fragment:${fragment.id}`]])
      const settings = { university: '大學', department: '系', postsPerPage: 10 }
      const saved = await changesDuring(content, () =>
        payload.updateGlobal({ slug: 'site', data: settings, ...as(people, 'editor') }),
      )
      expect(saved).toEqual([['settings']])
    })
  })

  describe.each(['fragments', 'menus', 'popups'] as const)('%s, which may be on every page', (collection) => {
    const write = { collection, depth: 0, overrideAccess: true } as const
    const changesOf = async (work: () => Promise<unknown>) => (await changesDuring(content, work)).length

    it('change the site when what visitors see of them changes, and not with every draft', async () => {
      const { payload } = content
      const { id } = await payload.create({ ...write, data: { name: '面板', _status: 'published' } })
      const update = (data: object, options: { draft?: boolean; autosave?: boolean; trash?: boolean } = {}) =>
        payload.update({ ...write, id, data, ...options })
      expect(await changesOf(() => update({ name: '草稿' }, { draft: true }))).toBe(0)
      expect(await changesOf(() => update({ name: '又一份草稿' }, { draft: true, autosave: true }))).toBe(0)
      expect(await changesOf(() => update({ name: '新的面板', _status: 'published' }))).toBe(1)
      expect(await changesOf(() => update({ _status: 'draft' }))).toBe(1)
      expect(await changesOf(() => update({ _status: 'published' }))).toBe(1)
      expect(await changesOf(() => update({ deletedAt: new Date().toISOString() }))).toBe(1)
      expect(await changesOf(() => update({ deletedAt: null }, { trash: true }))).toBe(1)
      expect(await changesOf(() => payload.delete({ ...write, id, trash: true }))).toBe(1)
    })
  })
})
