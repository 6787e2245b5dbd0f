import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDraft } from '#cms/preview/read-draft.ts'
import { createPreviewToken, readPreviewToken } from '#cms/preview/token.ts'
import { sqlOf } from '#platform/db/sql.ts'
import type { Page, Post } from '#platform/payload-types.ts'
import { createPreview, type Preview } from '#site/pages/preview/controller.ts'
import { createRouter } from '#site/router.ts'
import { readTags } from '../fixtures/read-tags.ts'
import { createSampleSite, type SampleSite } from '../fixtures/sample-site.ts'
import { changesDuring } from './change-log.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'
import { createPeople, type People, signedIn, viewerOf, withSession } from './people.ts'
import { paragraph } from './sample-text.ts'

describe.each(USUAL_DATABASES)('preview on %s', PATIENTLY, (kind) => {
  let content: Content
  let site: SampleSite
  let preview: Preview
  let people: People
  let post: Post
  let page: Page

  beforeAll(async () => {
    content = await openContent(kind)
    const { payload, readers, env } = content
    people = await signedIn(payload, await createPeople(payload))
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

  const targetOf = (
    collection: 'posts' | 'pages' | 'fragments' | 'popups' | 'newsletters',
    id: number,
    person: keyof People = 'editor',
  ) => ({
    collection,
    id,
    ...viewerOf(people[person]),
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
        token.replace(/^(\w+\.\d+\.\d+\.[\w-]+\.)\d/, '$19'),
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
      const token = tokenFor('posts', post.id, 'other')
      const { id } = people.other
      expect(await stored(token)).toMatchObject({ status: 200 })
      await content.payload.update({ collection: 'users', id, data: { role: 'subscriber' }, overrideAccess: true })
      expect(await stored(token)).toMatchObject({ status: 404 })
      await content.payload.update({ collection: 'users', id, data: { role: 'author' }, overrideAccess: true })
      people.other = await withSession(content.payload, people.other)
      const another = tokenFor('posts', post.id, 'other')
      expect(await stored(another)).toMatchObject({ status: 200 })
      await content.payload.delete({ collection: 'users', id, overrideAccess: true })
      expect(await stored(another)).toMatchObject({ status: 404 })
    })

    it('ends with the session that it was made in, and outlives a renewal of that session', async () => {
      const before = tokenFor('posts', post.id)
      const sql = await sqlOf(content.payload)
      const own = ['where _parent_id = ? and id = ?', [people.editor.id, Reflect.get(people.editor, '_sid')]] as const
      const lasting = async (ms: number) => {
        await sql.run(`update users_sessions set expires_at = ? ${own[0]}`, [new Date(Date.now() + ms).toISOString(), ...own[1]])
        return (await stored(before)).status
      }
      expect([await lasting(60_000), await lasting(-1000), await lasting(60_000)]).toEqual([200, 404, 200])
      await sql.run(`delete from users_sessions ${own[0]}`, [...own[1]])
      expect(await stored(before)).toMatchObject({ status: 404 })
      people.editor = await withSession(content.payload, people.editor)
      expect(await stored(before)).toMatchObject({ status: 404 })
      expect(await stored(tokenFor('posts', post.id))).toMatchObject({ status: 200 })
    })

    it('is made for nobody without a session', async () => {
      const { preview: urlOf } = content.payload.collections.posts.config.admin
      const req = await createLocalReq({ user: Object.assign({ ...people.editor }, { _sid: undefined }) }, content.payload)
      expect(await urlOf?.({ id: post.id }, { locale: '', req, token: null })).toBeNull()
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

    it('of a popup shows as the popup that it will be', async () => {
      const data = {
        name: '開放報名',
        look: { width: 500 },
        layout: [{ id: 's', blockType: 'section', title: '報名' }] as Page['layout'],
      }
      const { id } = await content.payload.create({ collection: 'popups', data, draft: true, overrideAccess: true })
      const { body } = await stored(tokenFor('popups', id))
      const dialog = readTags(body).find(({ attributes }) => attributes.get('id') === `popup-${id}`)
      expect(dialog?.attributes.get('data-width')).toBe('500')
      expect(dialog?.attributes.has('open')).toBe(true)
      const unsaved = await preview.renderUnsaved(tokenFor('popups', id), { look: { width: 720 } })
      expect(unsaved.body).toContain('data-width="720"')
    })

    it('is kept nowhere: reading it writes no change, and the answer is not shared', async () => {
      const changes = await changesDuring(content, async () => {
        expect((await preview.renderUnsaved(tokenFor('posts', post.id), { title: '還沒存' })).caching).toBe('none')
      })
      expect(changes).toEqual([])
      expect(await draftOf()).toMatchObject({ post: { title: '草稿標題' } })
    })
  })

  describe('a draft that is edited on the page', () => {
    const heading = (id: string, text: string) => ({ id, blockType: 'heading', text })
    const columns = { id: 'cols', blockType: 'columns', columns: [{ id: 'l' }, { id: 'r' }] }
    // Payload writes into what it is given.
    const layoutOf = (...blocks: unknown[]) =>
      [{ id: 'sec', blockType: 'section', content: structuredClone(blocks) }] as Page['layout']
    const MARKS = /data-(?:block|doc|vacant|vacant-in|empty)[=>\s]/
    const edited = (token: string) =>
      preview.storedResponse({ method: 'GET', url: new URL(`/preview/?token=${token}&edit`, content.env.site.url) })

    it('marks every block, also those that show nothing, and has a place to click in every empty slot', async () => {
      const data = {
        title: '編輯',
        template: 'standard' as const,
        layout: layoutOf(heading('title', '招生'), heading('blank', ''), columns),
      }
      const { id } = await content.payload.create({ collection: 'pages', data, draft: true, overrideAccess: true })
      const tags = readTags((await edited(tokenFor('pages', id))).body)
      const attribute = (name: string) => tags.flatMap(({ attributes }) => attributes.get(name) ?? [])
      expect(attribute('data-block')).toEqual([
        'sec',
        'title',
        'blank',
        'cols',
        'cols:columns.0.content',
        'cols:columns.1.content',
      ])
      expect(attribute('data-empty')).toEqual(['標題'])
      expect(attribute('data-vacant')).toEqual(['columns.0.content', 'columns.1.content'])
      expect(attribute('data-vacant-in')).toEqual(['cols', 'cols'])
    })

    it('says of what comes from a fragment which fragment that is', async () => {
      const fragment = await content.payload.create({
        collection: 'fragments',
        data: { name: '共用', layout: layoutOf(heading('title', '招生'), columns), _status: 'published' },
        overrideAccess: true,
      })
      content.readers.clear()
      const items = [{ id: 'pane', title: '一', fragment: fragment.id, isOpen: true }]
      const block = { id: 's', blockType: 'section', content: [{ id: 'acc', blockType: 'accordion', items }] }
      const { body } = await preview.renderBlock(tokenFor('pages', page.id), { block, isFirst: false })
      expect(body).toContain(`data-doc="fragments/${fragment.id}"`)
      expect(body).not.toContain('data-block="title"')
    })

    it('is rendered block by block, with the style sheets that the block needs', async () => {
      const block = { id: 'title', blockType: 'heading', text: '<b>改了</b>' }
      const answer = await preview.renderBlock(tokenFor('pages', page.id), { block, isFirst: false })
      expect(answer).toMatchObject({ status: 200, caching: 'none' })
      expect(answer.body).toMatch(/^(<link rel="stylesheet" href="[^"]*heading[^"]*">)<div data-block="title"/)
      expect(answer.body.replaceAll(/<[^>]*>/g, '')).toBe('&lt;b&gt;改了&lt;/b&gt;')
      expect(await preview.renderBlock('forged', { block, isFirst: false })).toMatchObject({ status: 403 })
      const nobodys = createPreviewToken({ ...targetOf('pages', page.id), user: 999_999 }, content.site.secret)
      expect(await preview.renderBlock(nobodys, { block, isFirst: false })).toMatchObject({ status: 404 })
      for (const odd of [null, 5, [], {}, { blockType: 'nothing' }, { blockType: 'section', content: 5 }]) {
        expectHarmless((await preview.renderBlock(tokenFor('pages', page.id), { block: odd, isFirst: false })).body)
      }
    })

    it('leaves no mark in the page that the public gets', async () => {
      const data = {
        title: '公開頁',
        slug: 'marks',
        template: 'standard' as const,
        layout: layoutOf(heading('title', '招生'), columns),
      }
      await content.payload.create({ collection: 'pages', data: { ...data, _status: 'published' }, overrideAccess: true })
      content.readers.clear()
      const answer = await createRouter(site.context).answer({ method: 'GET', url: new URL('/marks/', content.env.site.url) })
      expect(answer).toMatchObject({ status: 200 })
      expect(answer?.body).toContain('招生')
      expect(answer?.body).not.toMatch(MARKS)
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

  it('reports some of the widgets that can not be rendered, however many there are', async () => {
    site.failures.length = 0
    const layout = Array.from({ length: 200 }, () => ({ blockType: 'nothing' }))
    expect(await preview.renderUnsaved(tokenFor('pages', page.id), { layout })).toMatchObject({ status: 200 })
    expect(site.failures).toHaveLength(20)
  })

  describe('a newsletter', () => {
    const open = async (person: keyof People, mail = '') => {
      const list = await content.payload.create({
        collection: 'mailing-lists',
        data: {
          name: '系友通訊',
          key: `alumni-${person}-${mail.length}`,
          provider: 'built-in',
          optIn: 'double',
          consentText: '我同意收信。',
        },
        overrideAccess: true,
      })
      const issue = await content.payload.create({
        collection: 'newsletters',
        data: { subject: `十月號${SCRIPT}`, list: list.id, body: paragraph('本月消息'), posts: [post.id], state: 'draft' },
        overrideAccess: true,
      })
      const token = tokenFor('newsletters', issue.id, person)
      return preview.storedResponse({ method: 'GET', url: new URL(`/preview/?token=${token}${mail}`, content.env.site.url) })
    }

    it('is shown as the mail that it will be, which can do nothing', async () => {
      const { status, headers, body } = await open('editor', '&mail')
      expect(status).toBe(200)
      for (const words of ['本月消息', '公開的標題', '您訂閱了「系友通訊」']) expect(body).toContain(words)
      expect(body).not.toContain('草稿標題')
      expect(body).not.toContain(SCRIPT)
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
      )
    })

    it('is shown in the widths of a desk and of a phone', async () => {
      const { body, headers } = await open('editor')
      const frames = readTags(body).filter(({ name }) => name === 'iframe')
      expect(frames.map(({ attributes }) => attributes.get('width'))).toEqual(['720', '375'])
      expect(frames.every(({ attributes }) => attributes.get('src')?.endsWith('mail'))).toBe(true)
      expect(body).not.toContain(SCRIPT)
      expect(headers['content-security-policy']).toContain(`frame-ancestors ${content.env.admin.url}`)
    })

    it.each(['', '&mail'])('is not there for authors, with %j', async (mail) => {
      expect((await open('author', mail)).status).toBe(404)
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
