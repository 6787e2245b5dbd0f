import { createLocalReq, Forbidden, getAccessResults } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Post } from '#platform/payload-types.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { openRest } from './open-rest.ts'
import { type As, as, createPeople, PASSWORD, type People, type Person, whoMay } from './people.ts'
import { PNG } from './sample-files.ts'

const PAST = '2025-03-01T00:00:00.000Z'
const EVERYBODY = ['anonymous', 'subscriber', 'author', 'editor', 'administrator']
const STAFF = ['author', 'editor', 'administrator']
const EDITORS = ['editor', 'administrator']

describe('roles', PATIENTLY, () => {
  let content: Content
  let people: People

  beforeAll(async () => {
    content = await openContent('postgres')
    people = await createPeople(content.payload)
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const createPost = (data: Partial<Post>) =>
    content.payload.create({
      collection: 'posts',
      data: { title: '文章', slug: crypto.randomUUID(), publishedAt: PAST, author: Number(people.other.id), ...data },
      overrideAccess: true,
    })
  const createPage = (status: 'draft' | 'published') =>
    content.payload.create({
      collection: 'pages',
      data: { title: '頁面', slug: `page-${crypto.randomUUID()}`, template: 'standard', _status: status },
      overrideAccess: true,
    })

  /** By the endpoint, which is the only way: it makes a draft. */
  const whoMayRestore = (version: number | string) =>
    whoMay(people, async (_, person) => {
      const { ok } = await openRest(content).ask(person, `/api/posts/versions/${version}`, { method: 'POST' })
      if (!ok) throw new Forbidden()
    })

  describe('the admin', () => {
    it('is open to staff alone', async () => {
      const allowed = await whoMay(people, async ({ user }, person) => {
        const { canAccessAdmin } = await getAccessResults({ req: await createLocalReq({ user }, content.payload) })
        expect(canAccessAdmin ?? false, person).toBe(STAFF.includes(person))
      })
      expect(allowed).toEqual(EVERYBODY)
    })

    it('locks nobody out of an account, so that nobody has to unlock one', async () => {
      const { payload } = content
      const { email } = people.other
      const login = (password: string) => payload.login({ collection: 'users', data: { email, password } })
      for (let tries = 0; tries < 6; tries++) await expect(login('wrong')).rejects.toMatchObject({ name: 'AuthenticationError' })
      const unlock = (as: As) => payload.unlock({ collection: 'users', data: { email, password: '' }, ...as })
      expect(await whoMay(people, unlock)).toEqual([])
      expect((await login(PASSWORD)).user).toMatchObject({ email })
    })
  })

  describe('posts', () => {
    it('are written by staff', async () => {
      const write = (as: object) => content.payload.create({ collection: 'posts', data: { title: '新文章' }, ...as })
      expect(await whoMay(people, write)).toEqual(STAFF)
    })

    it('are read by everybody on the site once they are published, in the admin by staff', async () => {
      const { id } = await createPost({ _status: 'published' })
      expect(await whoMay(people, (as) => content.site.findByID({ collection: 'posts', id, ...as }))).toEqual(EVERYBODY)
      expect(await whoMay(people, (as) => content.payload.findByID({ collection: 'posts', id, ...as }))).toEqual(STAFF)
    })

    it('are seen as drafts by editors and by whoever wrote them', async () => {
      const { id } = await createPost({ _status: 'draft' })
      const own = await createPost({ _status: 'draft', author: Number(people.author.id) })
      const read = (id: number) => whoMay(people, (as) => content.payload.findByID({ collection: 'posts', id, ...as }))
      expect(await read(id)).toEqual(EDITORS)
      expect(await read(own.id)).toEqual(STAFF)
    })

    it.each([
      { whose: 'of another author', owner: 'other', by: 'editors', allowed: EDITORS },
      { whose: "of one's own", owner: 'author', by: 'editors and the author', allowed: STAFF },
    ] as const)('$whose are changed, published, trashed and deleted by $by', async ({ owner, allowed }) => {
      const { payload } = content
      const create = async () => (await createPost({ _status: 'draft', author: Number(people[owner].id) })).id
      const id = await create()
      const update = (data: object, draft = false) =>
        whoMay(people, (as) => payload.update({ collection: 'posts', id, data, draft, ...as }))
      expect(await update({ title: '改過的標題' })).toEqual(allowed)
      expect(await update({ title: '改過的草稿' }, true)).toEqual(allowed)
      expect(await update({ _status: 'published' })).toEqual(allowed)
      const trash = async (as: object, id: number) =>
        payload.update({ collection: 'posts', id, data: { deletedAt: PAST }, ...as })
      expect(await whoMay(people, async (as) => trash(as, await create()))).toEqual(allowed)
      const destroy = async (as: object, id: number) => payload.delete({ collection: 'posts', id, ...as })
      expect(await whoMay(people, async (as) => destroy(as, await create()))).toEqual(allowed)
    })

    it('a bulk change by an author reaches their own posts only', async () => {
      const mine = await createPost({ author: Number(people.author.id) })
      const theirs = await createPost({})
      await content.payload.update({
        collection: 'posts',
        where: { id: { in: [mine.id, theirs.id] } },
        data: { byline: '筆名' },
        ...as(people, 'author'),
      })
      const bylineOf = async (id: number) =>
        (await content.payload.findByID({ collection: 'posts', id, overrideAccess: true })).byline
      expect([await bylineOf(mine.id), await bylineOf(theirs.id)]).toEqual(['筆名', '陳作者'])
    })

    it('an author writes in their own name whatever they send; an editor chooses', async () => {
      const { payload } = content
      const data = { title: '借名', author: Number(people.other.id) }
      const byAuthor = await payload.create({ collection: 'posts', data, depth: 0, ...as(people, 'author') })
      expect(byAuthor).toMatchObject({ author: people.author.id, byline: '林作者' })
      const handedOver = await payload.update({ collection: 'posts', id: byAuthor.id, data, depth: 0, ...as(people, 'author') })
      expect(handedOver.author).toBe(people.author.id)
      const byEditor = await payload.create({ collection: 'posts', data, depth: 0, ...as(people, 'editor') })
      expect(byEditor).toMatchObject({ author: people.other.id, byline: '陳作者' })
    })

    it.each([
      { person: 'author', name: '林作者' },
      { person: 'editor', name: '編輯' },
      { person: 'administrator', name: '系辦' },
    ] as const)('a duplicate that an $person makes is theirs, in their name', async ({ person, name }) => {
      const { id } = await createPost({ _status: 'published', byline: '陳教授' })
      const data = { author: Number(people.other.id), byline: '陳教授' }
      for (const sent of [{}, data]) {
        const copy = await content.payload.duplicate({ collection: 'posts', id, data: sent, depth: 0, ...as(people, person) })
        expect(copy).toMatchObject({ author: people[person].id, byline: name })
      }
      const kept = await content.payload.findByID({ collection: 'posts', id, depth: 0, overrideAccess: true })
      expect(kept).toMatchObject({ author: people.other.id, byline: '陳教授' })
    })

    it('an author loses a post that an editor gives to somebody else', async () => {
      const { id } = await createPost({ author: Number(people.author.id) })
      await content.payload.update({
        collection: 'posts',
        id,
        data: { author: Number(people.other.id) },
        ...as(people, 'editor'),
      })
      const change = content.payload.update({ collection: 'posts', id, data: { title: '我的' }, ...as(people, 'author') })
      await expect(change).rejects.toThrow()
    })
  })

  describe('what is not published', () => {
    it('versions of posts are for editors and the author; nobody outside sees any', async () => {
      const { id } = await createPost({ _status: 'published', author: Number(people.author.id) })
      const versions = { collection: 'posts', where: { parent: { equals: id } } } as const
      const seen = await whoMay(people, async (as) => content.payload.findVersions({ ...versions, ...as }))
      expect(seen).toEqual(STAFF)
      const { docs } = await content.payload.findVersions({ ...versions, overrideAccess: true })
      const version = docs[0]?.id ?? ''
      expect(await whoMayRestore(version)).toEqual(STAFF)
    })

    it("an author can neither list nor restore versions of another one's post", async () => {
      const { id } = await createPost({ _status: 'published' })
      const versions = { collection: 'posts', where: { parent: { equals: id } } } as const
      expect((await content.payload.findVersions({ ...versions, ...as(people, 'author') })).docs).toEqual([])
      const { docs } = await content.payload.findVersions({ ...versions, overrideAccess: true })
      expect(await whoMayRestore(docs[0]?.id ?? '')).not.toContain('author')
    })

    it('a draft over a published post is for editors and the author; others get what is published', async () => {
      const { id } = await createPost({ _status: 'published', title: '公開的' })
      await content.payload.update({ collection: 'posts', id, data: { title: '草稿' }, draft: true, overrideAccess: true })
      const titleFor = async (person: Person, program = content.site) =>
        (await program.findByID({ collection: 'posts', id, draft: true, ...as(people, person) })).title
      expect(await titleFor('author', content.payload)).toBe('公開的')
      expect(await titleFor('other', content.payload)).toBe('草稿')
      for (const person of ['anonymous', 'subscriber', 'author'] as const) expect(await titleFor(person)).toBe('公開的')
      for (const person of ['other', 'editor', 'administrator'] as const) expect(await titleFor(person)).toBe('草稿')
      const copy = await content.payload.duplicate({ collection: 'posts', id, draft: true, ...as(people, 'author') })
      expect(copy.title).toBe('公開的')
    })

    it.each(['posts', 'pages', 'fragments'] as const)(
      'nobody outside sees drafts, trash or versions of %s',
      async (collection) => {
        const { payload } = content
        const create = (data: object) =>
          payload.create({
            collection,
            data: { title: '不公開', name: '不公開', template: 'standard', ...data },
            overrideAccess: true,
          })
        const published = await create({ _status: 'published', slug: crypto.randomUUID() })
        await payload.update({ collection, id: published.id, data: { _status: 'draft' }, draft: true, overrideAccess: true })
        await create({ _status: 'draft', slug: crypto.randomUUID() })
        const trashed = await create({ _status: 'published', slug: crypto.randomUUID() })
        await payload.update({ collection, id: trashed.id, data: { deletedAt: PAST }, overrideAccess: true })
        for (const person of ['anonymous', 'subscriber'] as const) {
          const everything = { collection, pagination: false, depth: 0, trash: true, ...as(people, person) } as const
          const current = await content.site.find(everything)
          expect(current.docs.map((doc) => doc.id)).toContain(published.id)
          expect(current.docs.filter((doc) => doc._status !== 'published' || doc.deletedAt)).toEqual([])
          const drafts = await content.site.find({ ...everything, draft: true })
          expect(drafts.docs.filter((doc) => doc._status !== 'published' || doc.deletedAt)).toEqual([])
          await expect(content.site.findVersions({ collection, ...as(people, person) })).rejects.toThrow()
          await expect(payload.find(everything)).rejects.toThrow()
        }
      },
    )
  })

  describe('pages', () => {
    it('are made, changed, published and deleted by editors', async () => {
      const { payload } = content
      const { id } = await createPage('draft')
      const data = () => ({ title: '頁面', slug: crypto.randomUUID(), template: 'standard' as const })
      expect(await whoMay(people, (as) => payload.create({ collection: 'pages', data: data(), ...as }))).toEqual(EDITORS)
      const update = (data: object) => whoMay(people, (as) => payload.update({ collection: 'pages', id, data, ...as }))
      expect(await update({ title: '改過' })).toEqual(EDITORS)
      expect(await update({ _status: 'published' })).toEqual(EDITORS)
      const destroy = async (as: object) => payload.delete({ collection: 'pages', id: (await createPage('draft')).id, ...as })
      expect(await whoMay(people, destroy)).toEqual(EDITORS)
    })

    it('are read by everybody on the site once they are published, as drafts by staff', async () => {
      const read = async (status: 'draft' | 'published') => {
        const { id } = await createPage(status)
        return whoMay(people, (as) => content.site.findByID({ collection: 'pages', id, ...as }))
      }
      expect(await read('published')).toEqual(EVERYBODY)
      expect(await read('draft')).toEqual(STAFF)
    })
  })

  describe('users', () => {
    it('are made and deleted by administrators', async () => {
      const { payload } = content
      const data = () => ({
        name: '新人',
        email: `${crypto.randomUUID()}@example.edu.tw`,
        password: PASSWORD,
        role: 'author' as const,
      })
      expect(await whoMay(people, (as) => payload.create({ collection: 'users', data: data(), ...as }))).toEqual([
        'administrator',
      ])
      const { id } = await payload.create({ collection: 'users', data: data(), overrideAccess: true })
      expect(await whoMay(people, (as) => payload.delete({ collection: 'users', id, ...as }))).toEqual(['administrator'])
    })

    it('are seen by editors; everybody else sees themselves, and the public nobody', async () => {
      const seen = await whoMay(people, (as) => content.payload.findByID({ collection: 'users', id: people.other.id, ...as }))
      expect(seen).toEqual(EDITORS)
      const { docs } = await content.payload.find({ collection: 'users', ...as(people, 'author') })
      expect(docs.map((user) => user.id)).toEqual([people.author.id])
      await expect(content.payload.find({ collection: 'users', ...as(people, 'anonymous') })).rejects.toThrow()
    })

    it.each(['editor', 'author', 'subscriber'] as const)(
      'an %s renames themselves, never raises their own role, and touches nobody else',
      async (person) => {
        const { payload } = content
        const change = (id: number | string, data: object) =>
          payload.update({ collection: 'users', id, data, ...as(people, person) })
        const { id, role } = people[person]
        expect(await change(id, { name: '新名字', role: 'administrator' })).toMatchObject({ name: '新名字', role })
        await expect(change(people.other.id, { name: '被改名' })).rejects.toThrow()
      },
    )

    it('the very first account is an administrator, later ones what they were given', () => {
      expect(people.administrator.role).toBe('administrator')
      expect(people.subscriber.role).toBe('subscriber')
    })
  })

  describe('media', () => {
    const upload = (as: object) =>
      content.payload.create({
        collection: 'media',
        data: { alt: '一個黑點' },
        file: { name: 'dot.png', data: PNG, mimetype: 'image/png', size: PNG.length },
        ...as,
      })

    it('are uploaded by staff and seen by everybody on the site', async () => {
      expect(await whoMay(people, upload)).toEqual(STAFF)
      const { id } = await upload({ overrideAccess: true })
      expect(await whoMay(people, (as) => content.site.findByID({ collection: 'media', id, ...as }))).toEqual(EVERYBODY)
    })

    it('are described by editors and by whoever uploaded them, and deleted by editors', async () => {
      const { payload } = content
      const caption = (id: number) =>
        whoMay(people, (as) => payload.update({ collection: 'media', id, data: { alt: '新的說明' }, ...as }))
      expect(await caption((await upload(as(people, 'author'))).id)).toEqual(STAFF)
      expect(await caption((await upload(as(people, 'other'))).id)).toEqual(EDITORS)
      const destroy = async (as: object) =>
        payload.delete({ collection: 'media', id: (await upload({ overrideAccess: true })).id, ...as })
      expect(await whoMay(people, destroy)).toEqual(EDITORS)
    })
  })

  it('the site settings are read by everybody on the site and changed by editors', async () => {
    const { payload } = content
    const data = { university: '大學', department: '系', postsPerPage: 10 }
    expect(await whoMay(people, (as) => content.site.findGlobal({ slug: 'site', ...as }))).toEqual(EVERYBODY)
    expect(await whoMay(people, (as) => payload.updateGlobal({ slug: 'site', data, ...as }))).toEqual(EDITORS)
  })

  it.each(['categories', 'tags', 'menus'] as const)(
    '%s are read by everybody on the site, in the admin by staff, and made by editors',
    async (collection) => {
      const { payload } = content
      const data = () => ({ name: crypto.randomUUID(), paper: 'bone' as const })
      expect(await whoMay(people, (as) => content.site.find({ collection, ...as }))).toEqual(EVERYBODY)
      expect(await whoMay(people, (as) => payload.find({ collection, ...as }))).toEqual(STAFF)
      expect(await whoMay(people, (as) => payload.create({ collection, data: data(), ...as }))).toEqual(EDITORS)
    },
  )

  it('rows of CSV files and addresses, with the addresses, are reached by nobody: the site shows them where a page does', async () => {
    const data = { source: 'https://data.example/list.csv', rows: [['姓名'], ['王']], readAt: PAST }
    await content.payload.create({ collection: 'tables', data, overrideAccess: true })
    expect(await whoMay(people, (as) => content.payload.find({ collection: 'tables', ...as }))).toEqual([])
    const shown = await content.readers.create().findTable({ kind: 'address', address: data.source })
    expect(shown?.rows).toEqual(data.rows)
  })

  it('the change log and the job queue are reached by nobody', async () => {
    const { payload } = content
    await createPost({ _status: 'published' })
    const { docs } = await payload.find({ collection: 'changes', limit: 1, overrideAccess: true })
    const id = docs[0]?.id ?? 0
    expect(await whoMay(people, (as) => payload.create({ collection: 'changes', data: { tags: ['posts'] }, ...as }))).toEqual([])
    expect(await whoMay(people, (as) => payload.find({ collection: 'changes', ...as }))).toEqual([])
    expect(await whoMay(people, (as) => payload.update({ collection: 'changes', id, data: { tags: [] }, ...as }))).toEqual([])
    expect(await whoMay(people, (as) => payload.delete({ collection: 'changes', id, ...as }))).toEqual([])
    expect(
      await whoMay(people, (as) => payload.create({ collection: 'payload-jobs', data: { queue: 'default' }, ...as })),
    ).toEqual([])
  })
})
