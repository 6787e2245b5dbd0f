import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDraft } from '#cms/preview/read-draft.ts'
import { createPreviewToken, readPreviewToken } from '#cms/preview/token.ts'
import type { Page, Post } from '#platform/payload-types.ts'
import { createPreview, type Preview } from '#site/pages/preview/controller.ts'
import { readTags } from '../fixtures/read-tags.ts'
import { createSampleSite, type SampleSite } from '../fixtures/sample-site.ts'
import { changesDuring } from './change-log.ts'
import { type Content, DATABASES, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { createPeople, PASSWORD, type People } from './people.ts'
import { paragraph } from './sample-text.ts'

describe.each(DATABASES)('preview on %s', PATIENTLY, (kind) => {
  let content: Content
  let site: SampleSite
  let preview: Preview
  let people: People
  let post: Post
  let page: Page

  beforeAll(async () => {
    content = await openContent(kind)
    const { payload, readers, env } = content
    people = await createPeople(payload)
    site = createSampleSite({}, { createReader: () => readers.create(), origin: env.site.url })
    preview = createPreview({ context: site.context, payload: content.site, readers, adminOrigin: env.admin.url })
    post = await payload.create({
      collection: 'posts',
      data: { title: '公開的標題', slug: 'shown', body: paragraph('公開的內文'), _status: 'published' },
      overrideAccess: true,
    })
    await payload.update({ collection: 'posts', id: post.id, data: { title: '草稿標題' }, draft: true, overrideAccess: true })
    page = await payload.create({ collection: 'pages', data: { title: '未公開', template: 'standard' }, overrideAccess: true })
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const targetOf = (collection: 'posts' | 'pages' | 'fragments', id: number, person: keyof People = 'editor') => ({
    collection,
    id,
    user: Number(people[person].id),
  })
  const tokenFor = (...target: Parameters<typeof targetOf>) => createPreviewToken(targetOf(...target), content.site.secret)
  const stored = (token: string) =>
    preview.storedResponse({ method: 'GET', url: new URL(`/preview/?token=${encodeURIComponent(token)}`, content.env.site.url) })
  const draftOf = (unsaved?: Record<string, unknown>) =>
    readDraft(content.site, content.readers.create().context, targetOf('posts', post.id), unsaved)
  /** As the preview button of the form gets it. */
  const addressFor = async (person: keyof People | null, id: unknown) => {
    const { preview: urlOf } = content.payload.collections.posts.config.admin
    const req: PayloadRequest = await createLocalReq(person === null ? {} : { user: people[person] }, content.payload)
    return urlOf?.({ id }, { locale: '', req, token: null })
  }

  describe('a token', () => {
    it("from the admin's preview button opens the draft on the site", async () => {
      const url = await addressFor('editor', post.id)
      expect(url).toMatch(new RegExp(`^${content.env.site.url}/preview/\\?token=posts\\.`))
      const answer = await preview.storedResponse({ method: 'GET', url: new URL(url ?? '') })
      expect(answer).toMatchObject({ status: 200, caching: 'none' })
      expect(answer.body).toContain('草稿標題')
    })

    it('opens its own document and no other', async () => {
      const token = tokenFor('posts', post.id)
      expect(readPreviewToken(token, content.site.secret)).toEqual(targetOf('posts', post.id))
      for (const forged of [
        token.replace(/^posts/, 'pages'),
        token.replace(`.${post.id}.`, `.${post.id + 1}.`),
        token.replace(`.${people.editor.id}.`, `.${people.administrator.id}.`),
        token.replace(/^(\w+\.\d+\.\d+\.)\d/, '$19'),
        `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
        createPreviewToken(targetOf('posts', post.id), 'another secret'),
        '',
      ]) {
        expect(await stored(forged)).toMatchObject({ status: 403 })
      }
    })

    it('is worth nothing after two hours', async () => {
      const old = createPreviewToken(targetOf('posts', post.id), content.site.secret, Date.now() - 121 * 60_000)
      const answer = await stored(old)
      expect(answer.status).toBe(403)
      expect(answer.body).not.toContain('草稿標題')
    })

    it('for a document that is gone answers 404', async () => {
      expect(await stored(tokenFor('posts', 999_999))).toMatchObject({ status: 404 })
    })

    it('is signed for nobody who may not read the document, whatever id a form sends', async () => {
      const data = { title: '別人的草稿', author: Number(people.other.id) }
      const { id } = await content.payload.create({ collection: 'posts', data, draft: true, overrideAccess: true })
      for (const person of [null, 'subscriber', 'author'] as const) expect(await addressFor(person, id)).toBeNull()
      for (const person of ['other', 'editor'] as const) expect(await addressFor(person, id)).toContain(`token=posts.${id}.`)
      for (const odd of [0, -1, 1.5, '1e3', 2 ** 40, {}, null]) expect(await addressFor('editor', odd)).toBeNull()
    })

    it('shows its own person no more than they may read, even if it was signed', async () => {
      const data = { title: '別人的草稿', author: Number(people.other.id) }
      const { id } = await content.payload.create({ collection: 'posts', data, draft: true, overrideAccess: true })
      for (const person of ['author', 'subscriber'] as const) {
        const answer = await stored(tokenFor('posts', id, person))
        expect(answer.status).toBe(404)
        expect(answer.body).not.toContain('別人的草稿')
      }
      expect((await stored(tokenFor('posts', id, 'other'))).body).toContain('別人的草稿')
      const shown = await stored(tokenFor('posts', post.id, 'author'))
      expect(shown.body).toContain('公開的標題')
      expect(shown.body).not.toContain('草稿標題')
    })

    it('is worth nothing once its person has lost the role or the account', async () => {
      const data = { name: '離職的人', email: 'left@example.edu.tw', password: PASSWORD, role: 'editor' as const }
      const { id } = await content.payload.create({ collection: 'users', data, overrideAccess: true })
      const token = createPreviewToken({ ...targetOf('posts', post.id), user: id }, content.site.secret)
      expect(await stored(token)).toMatchObject({ status: 200 })
      await content.payload.update({ collection: 'users', id, data: { role: 'subscriber' }, overrideAccess: true })
      expect(await stored(token)).toMatchObject({ status: 404 })
      await content.payload.delete({ collection: 'users', id, overrideAccess: true })
      expect(await stored(token)).toMatchObject({ status: 404 })
    })
  })

  describe('the draft', () => {
    it('is the newest one, of a published post and of a page that nobody has seen yet', async () => {
      expect(await draftOf()).toMatchObject({ kind: 'post', post: { title: '草稿標題' } })
      expect((await stored(tokenFor('pages', page.id))).body).toContain('未公開')
      expect(await content.readers.create().findPost('shown')).toMatchObject({ title: '公開的標題' })
    })

    it('shows although it has neither a date nor an address yet', async () => {
      const { id } = await content.payload.create({
        collection: 'posts',
        data: { title: '剛開始寫' },
        draft: true,
        overrideAccess: true,
      })
      expect(await stored(tokenFor('posts', id))).toMatchObject({ status: 200 })
    })

    it('of a piece of page shows on a page of its own', async () => {
      const data = { name: '選單面板' }
      const { id } = await content.payload.create({ collection: 'fragments', data, draft: true, overrideAccess: true })
      const answer = await stored(tokenFor('fragments', id))
      expect(answer.status).toBe(200)
      expect(answer.body).toContain('選單面板')
    })

    it('is kept nowhere: reading it writes no change, and the answer is not shared', async () => {
      const changes = await changesDuring(content, async () => {
        expect((await preview.renderUnsaved(tokenFor('posts', post.id), { title: '還沒存' })).caching).toBe('none')
      })
      expect(changes).toEqual([])
      expect(await draftOf()).toMatchObject({ post: { title: '草稿標題' } })
    })
  })

  describe('unsaved fields', () => {
    it('lie over the draft; what the form does not send stays', async () => {
      const body = paragraph('還沒存的內文')
      expect(await draftOf({ title: '還沒存', body })).toMatchObject({
        post: { id: post.id, title: '還沒存', body, href: '/news/shown/' },
      })
      expect(await draftOf({ title: '   ' })).toMatchObject({ post: { title: '（未命名）' } })
    })

    it('bring along what they refer to, as the public sees it', async () => {
      const data = { name: '公演', paper: 'sky' } as const
      const category = await content.payload.create({ collection: 'categories', data, overrideAccess: true })
      content.readers.clear()
      expect(await draftOf({ categories: [category.id] })).toMatchObject({ post: { category: { name: '公演' } } })
      expect(await draftOf({ categories: [{ id: category.id, name: '冒名' }] })).toMatchObject({
        post: { category: { name: '公演' } },
      })
    })

    it('cannot change which document it is, where it is or whose', async () => {
      const draft = await draftOf({
        id: 1,
        slug: '../admin',
        path: '//evil.example',
        author: 1,
        seo: { title: SCRIPT },
        updatedAt: 'x',
      })
      expect(draft).toMatchObject({ post: { id: post.id, href: '/news/shown/', seo: { title: '草稿標題' } } })
    })

    it.each<[string, Record<string, unknown>]>([
      ['markup', { title: '<script>alert(1)</script>', excerpt: '<img src=x onerror=alert(1)>', byline: '"><b>' }],
      [
        'wrong kinds',
        { title: 5, body: 5, categories: 'x', tags: 7, featuredImage: 'x', publishedAt: 3, excerpt: {}, byline: [] },
      ],
      ['empty values', { body: null, categories: null, tags: null, featuredImage: null, title: '', publishedAt: '' }],
      ['no date', { publishedAt: 'not a date' }],
      ['a date out of range', { publishedAt: '+275760-09-14T00:00:00.000Z' }],
      ['SQL', { categories: ["1' or '1'='1"], tags: [{ id: '1; drop table posts' }], featuredImage: { id: "1' --" } }],
      ['huge numbers', { categories: [1e308, -1, 2 ** 53], featuredImage: 2 ** 53 }],
      ['a prototype', JSON.parse('{"__proto__":{"title":"p"},"constructor":{"prototype":{}}}')],
      [
        'a body of the wrong shape',
        { body: { root: { children: [null, 5, { type: 'block', fields: null }, { type: 'upload', value: {} }] } } },
      ],
      ['a body that goes deep', { body: { root: { children: nest(2000) } } }],
    ])('with %s are harmless in a post', async (_, unsaved) => {
      const answer = await preview.renderUnsaved(tokenFor('posts', post.id), unsaved)
      expect(answer.status).toBe(200)
      expectHarmless(answer.body)
    })

    it.each<[string, Record<string, unknown>]>([
      ['wrong kinds', { layout: 'x', template: 'nothing', paper: '"><script>alert(1)</script>', lead: 5 }],
      ['blocks that are none', { layout: [null, 5, {}, { blockType: 'nothing' }, { blockType: 'section', content: 'x' }] }],
      [
        'hostile settings',
        { layout: [{ id: '"><script>alert(1)</script>', blockType: 'section', anchor: '" onclick="x', content: [] }] },
      ],
      ['a layout that is an object', { layout: { length: 1e9 } }],
    ])('with %s are harmless in a page', async (_, unsaved) => {
      const answer = await preview.renderUnsaved(tokenFor('pages', page.id), unsaved)
      expect(answer.status).toBe(200)
      expectHarmless(answer.body)
    })
  })
})

const SCRIPT = '<script>alert(1)</script>'

/** No element and no attribute of the page came out of a setting. */
function expectHarmless(html: string): void {
  const tags = readTags(html)
  expect(tags.filter(({ name, attributes }) => name === 'script' && !attributes.has('src') && !attributes.has('type'))).toEqual(
    [],
  )
  expect(tags.filter(({ attributes }) => attributes.get('src') === 'x')).toEqual([])
  expect(tags.flatMap(({ attributes }) => [...attributes.keys()]).filter((name) => name.startsWith('on'))).toEqual([])
}

function nest(depth: number): unknown[] {
  let children: unknown[] = [{ type: 'text', text: '底' }]
  for (let level = 0; level < depth; level++) children = [{ type: 'quote', children }]
  return children
}
