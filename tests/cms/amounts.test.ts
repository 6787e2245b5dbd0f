import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { openRest, type Rest } from './open-rest.ts'
import { createPeople, type Person } from './people.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

describe('how much may be asked and sent', PATIENTLY, () => {
  let content: Content
  let rest: Rest

  beforeAll(async () => {
    content = await openContent('sqlite')
    await createPeople(content.payload)
    rest = openRest(content)
    for (const at of numbers(20)) {
      await content.payload.create({ collection: 'tags', data: { name: `標籤 ${at}` }, overrideAccess: true })
    }
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const statusOf = async (person: Person, path: string) => (await rest.call(person, path)).status
  const post = (person: Person, path: string, data: object) =>
    rest.call(person, path, { method: 'POST', body: JSON.stringify(data) })

  describe('a question', () => {
    it('has a bounded number of conditions, groups, levels and orders', async () => {
      const many = numbers(101).map((at) => `where[or][${at}][name][equals]=x`)
      const groups = `where=${encodeURIComponent(JSON.stringify({ or: numbers(101).map(() => ({ and: [] })) }))}`
      const deep = `where${'[and][0]'.repeat(9)}[name][equals]=x`
      const sorted = `sort=${['name', 'slug', 'id', 'createdAt', 'updatedAt'].join(',')}`
      for (const query of [many.join('&'), groups, deep, sorted]) expect(await statusOf('editor', `tags?${query}`)).toBe(400)
    })

    it.each([
      'where[and][0][tags.name][not_equals]=z&where[and][1][categories.name][not_equals]=z',
      'where[tags][contains][name][equals]=z&where[categories.name][not_equals]=z',
      'sort=tags.name,categories.name',
      'where[tags.name][not_equals]=z&sort=categories.name',
      'draft=true&where[and][0][tags.name][not_equals]=z&where[and][1][categories.name][not_equals]=z',
    ])('goes through one list of related documents at a time: not %s', async (query) => {
      expect(await statusOf('author', `posts?${query}`)).toBe(400)
      expect(await statusOf('author', `posts/versions?${query.replaceAll(/(tags|categories)/g, 'version.$1')}`)).toBe(400)
    })

    it.each([
      'where[and][0][tags.name][equals]=z&where[and][1][tags.slug][equals]=z',
      'where[tags][in]=1,2&where[categories][in]=3',
      'where[tags.name][equals]=z&where[author.id][equals]=1&sort=title',
    ])('through one of them is answered: %s', async (query) => {
      expect(await statusOf('author', `posts?${query}`)).toBe(200)
    })

    it('looks for a few short words, in short texts', async () => {
      const like = (field: string, words: string) =>
        statusOf('author', `posts?where[${field}][like]=${encodeURIComponent(words)}`)
      expect(await like('title', '字'.repeat(100))).toBe(200)
      expect(await like('title', '字'.repeat(101))).toBe(400)
      expect(await like('title', numbers(24).join(' '))).toBe(200)
      expect(await like('title', numbers(25).join(' '))).toBe(400)
      const many = numbers(25).map((at) => `where[or][${at}][title][contains]=x`)
      expect(await statusOf('author', `posts?${many.join('&')}`)).toBe(400)
      expect(await like('body', '字')).toBe(400)
    })

    it.each(['publishedAt', 'updatedAt', 'categories', 'tags'])('does not look for words in what has none: %s', async (field) => {
      for (const list of ['posts', 'posts/count'])
        expect(await statusOf('author', `${list}?where[${field}][contains]=x`)).toBe(400)
    })

    it('about long lists names one of them: together they multiply', async () => {
      const [pages, categories] = ['rules.shownOn.pages', 'rules.hiddenOn.categories'].map(
        (path) => `where[${path}][exists]=true`,
      )
      expect(await statusOf('editor', `popups?${pages}`)).toBe(200)
      expect(await statusOf('editor', `popups?${categories}`)).toBe(200)
      expect(await statusOf('editor', `popups?${pages}&${categories}`)).toBe(400)
    })

    it.each(['where[body.root.type][greater_than]=1', 'where[body.root.children][exists]=true', 'sort=body.root.type'])(
      'finds no way into a formatted text: %s',
      async (query) => {
        expect(await statusOf('author', `posts?${query}`)).toBe(400)
        expect(await statusOf('author', `posts/versions?${query.replace('body', 'version.body')}`)).toBe(400)
      },
    )
  })

  describe('an answer', () => {
    // Lists have a summary, which is what the text begins with.
    const words = '最後一句話'
    const body = {
      root: {
        type: 'root',
        version: 1,
        children: [
          { type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: `${'長'.repeat(1_000)}${words}` }] },
        ],
      },
    }
    const text = async (path: string) => (await rest.call('editor', path)).text

    it('has no long texts in a list of documents or versions; a document itself has them', async () => {
      const { doc } = JSON.parse((await post('editor', 'posts?draft=true', { title: '長文', body })).text)
      for (const path of [
        'posts?draft=true',
        'posts?draft=true&select[body]=true&select[title]=true',
        'posts?draft=true&select[title]=false',
        'posts/versions?where[version.title][equals]=長文',
        'posts/versions?select[version][body]=true&select[version][title]=true',
        'posts/versions?select[version]=true',
        'posts/versions?select[parent]=false',
        'posts?draft=true&select[version][title]=true&select[seo][title]=false',
        'posts?draft=true&select[body][a]=true&select[seo][title]=false',
      ]) {
        const list = await text(path)
        expect(JSON.parse(list).docs.length, path).toBeGreaterThan(0)
        expect(list, path).not.toContain(words)
      }
      expect(await text('posts?draft=true&select[title]=true')).toContain('長文')
      for (const path of [`posts/${doc.id}?draft=true`, 'posts?draft=true&limit=1', 'posts/versions?limit=1'])
        expect(await text(path), path).toContain(words)
    })

    it('has none after a change of many documents, which still have them', async () => {
      const title = '一起改的長文'
      const { doc } = JSON.parse((await post('editor', 'posts?draft=true', { title, body })).text)
      const change = { method: 'PATCH', body: JSON.stringify({ excerpt: '一起改的摘要' }) }
      const { text: answer } = await rest.call('editor', `posts?draft=true&where[id][equals]=${doc.id}`, change)
      expect(JSON.parse(answer)).toMatchObject({ docs: [{ id: doc.id, title, excerpt: '一起改的摘要' }], errors: [] })
      expect(answer).not.toContain(words)
      expect(await text(`posts/${doc.id}?draft=true`)).toContain(words)
      const { text: removed } = await rest.call('editor', `posts?where[id][equals]=${doc.id}`, { method: 'DELETE' })
      expect(JSON.parse(removed)).toMatchObject({ docs: [{ id: doc.id }] })
      expect(removed).not.toContain(words)
    })

    it('has none of the documents that a saved one refers to', async () => {
      const { doc: long } = JSON.parse((await post('editor', 'pages?draft=true', { title: '長頁', layout: [] })).text)
      const layout = [{ blockType: 'section', content: [{ blockType: 'text', body }] }]
      const change = (id: number, data: object) =>
        rest.call('editor', `pages/${id}?draft=true&depth=2`, { method: 'PATCH', body: JSON.stringify(data) })
      await change(long.id, { layout })
      const { text: made } = await post('editor', 'pages?draft=true&depth=2', { title: '在長頁之下', parent: long.id })
      const { text: saved } = await change(JSON.parse(made).doc.id, { title: '還在長頁之下' })
      for (const answer of [made, saved]) {
        expect(JSON.parse(answer).doc.parent.id).toBe(long.id)
        expect(answer).not.toContain(words)
      }
    })

    it('has none in documents that another refers to', async () => {
      const layout = [{ blockType: 'section', content: [{ blockType: 'text', body }] }]
      const page = { title: '上層', slug: 'parent', template: 'standard', layout, _status: 'published' }
      const parent = JSON.parse((await post('editor', 'pages', page)).text).doc.id
      const child = JSON.parse(
        (await post('editor', 'pages', { title: '下層', slug: 'child', template: 'standard', parent })).text,
      ).doc.id
      for (const query of ['depth=2', 'depth=2&populate[pages][layout]=true', 'depth=2&populate[pages][title]=false']) {
        const answer = JSON.parse(await text(`pages/${child}?${query}`))
        expect(answer.parent.id, query).toBe(parent)
        expect(JSON.stringify(answer), query).not.toContain(words)
      }
      expect(await text(`pages/${parent}`)).toContain(words)
    })
  })

  describe('a draft', () => {
    const save = (data: object, path = 'posts?draft=true') => post('author', path, { title: '草稿', ...data })
    const textOf = (children: object[]) => ({ root: { type: 'root', version: 1, children } })
    const nested = (depth: number, node: object): object =>
      depth === 0 ? node : { type: 'quote', version: 1, children: [nested(depth - 1, node)] }
    const paragraphs = (count: number, text = '字') =>
      textOf(numbers(count).map(() => ({ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text }] })))
    const widget = (fields: object) => textOf([{ type: 'block', version: 2, fields: { id: 'a', ...fields } }])

    it.each<[string, object, RegExp]>([
      ['more tags than a post may have', { tags: numbers(21) }, /最多 20 項/],
      ['thousands of categories', { categories: numbers(4_000) }, /最多 5 項/],
      ['the same tag twice', { tags: [1, 2, 1] }, /重複/],
      ['the same tag in two spellings', { tags: [1, '1'] }, /重複/],
      ['a tag in a spelling of its own', { tags: [1, '01'] }, /種類不正確/],
      ['a tag with spaces around', { tags: [' 1'] }, /種類不正確/],
      ['a part that is nothing', { seo: null }, /種類不正確/],
      ['a moment that is yes', { publishedAt: true }, /種類不正確/],
      ['a moment without words', { publishedAt: '' }, /種類不正確/],
      ['a moment in the trash that is yes', { deletedAt: true }, /種類不正確/],
      ['a moment of change without words', { updatedAt: '' }, /種類不正確/],
      ['a moment of its making that is yes', { createdAt: true }, /種類不正確/],
      ['a text without end', { body: paragraphs(80_000) }, /太長|太多/],
      ['words without end', { body: paragraphs(3, '字'.repeat(800_000)) }, /太長/],
      ['numbers without end in a text', { body: textOf([{ type: 'text', marks: numbers(450_000).map(() => 0) }]) }, /太多/],
      [
        'thousands of names in one place',
        { body: textOf([{ type: 'text', marks: Object.fromEntries(numbers(30_000).map((at) => [`k${at}`, 0])) }]) },
        /太多/,
      ],
      ['thousands of numbers in one place', { body: textOf([{ type: 'text', marks: numbers(30_000) }]) }, /太多/],
      ['a picture that has no number', { featuredImage: { a: 1 } }, /種類不正確/],
      ['a picture whose number is none', { featuredImage: { id: { b: 1 } } }, /種類不正確/],
      ['a category that has no number', { categories: [{ a: 1 }] }, /種類不正確/],
      ['a category under a name that is none', { categories: [{ id: 1, value: { id: { toString: 1, valueOf: 1 } } }] }, /不正確/],
      ['a picture by the name of its only kind', { featuredImage: { relationTo: 'media', value: 1 } }, /種類不正確/],
      ['tags by the name of their only kind', { tags: [{ relationTo: 'tags', value: 1 }] }, /種類不正確/],
      ['a picture that is yes', { featuredImage: true }, /種類不正確/],
      ['names without end', { body: textOf([{ type: 'text', ['x'.repeat(5_000_000)]: 1 }]) }, /太多/],
      [
        'rows of a widget without end in a text',
        { body: widget({ blockType: 'accordion', items: numbers(15_000).map(() => ({ more: {} })) }) },
        /太長/,
      ],
      [
        'more posts than a widget in a text shows',
        { body: widget({ blockType: 'post-list', selectBy: 'selected', posts: numbers(600) }) },
        /最多 \d+ 項/,
      ],
      ['a widget in a text that is none', { body: textOf([{ type: 'block', version: 2, fields: null }]) }, /種類不正確/],
      ['the same deep inside', { body: textOf([nested(40, { type: 'block', version: 2, fields: null })]) }, /種類不正確/],
      ['what no field knows, without end', { nothing: numbers(100_000).map(() => ({})) }, /太多/],
      ['a title without end', { title: '長'.repeat(2_001) }, /最多 \d+ 個字/],
      ['an excerpt without end', { excerpt: '長'.repeat(2_001) }, /最多 \d+ 個字/],
      ['a title that reads backwards', { title: '公告\u202e' }, /只能有一行/],
      ['an excerpt that reads backwards', { excerpt: '公告\u202e' }, /改變文字方向/],
      ['several titles', { title: ['公告\u202e'] }, /種類不正確/],
      ['several authors', { author: [1, 2] }, /種類不正確/],
    ])('has the bounds of what is published: not %s', async (_, data, reason) => {
      const { status, text } = await save(data)
      expect([status, text.slice(0, 200)]).toEqual([400, expect.stringMatching(reason)])
    })

    it('holds as much as a post may have', async () => {
      expect((await save({ tags: numbers(20), body: paragraphs(2_000) })).status).toBe(201)
    })

    it('of a page has no more widgets and rows than a page can show', async () => {
      const page = (widgets: object[]) => ({
        title: '頁面',
        template: 'standard',
        layout: numbers(12).map(() => ({ blockType: 'section', content: widgets })),
      })
      const dividers = page(numbers(100).map(() => ({ blockType: 'divider' })))
      const lists = page(numbers(18).map(() => ({ blockType: 'icon-list', items: numbers(50).map(() => ({})) })))
      expect((await post('editor', 'pages?draft=true', dividers)).text).toMatch(/太多/)
      expect((await post('editor', 'pages?draft=true', lists)).text).toMatch(/太多/)
    })

    it('is bounded when it is changed, too', async () => {
      const { doc } = JSON.parse((await save({})).text)
      const body = JSON.stringify({ tags: numbers(4_000) })
      for (const query of ['draft=true', 'draft=true&autosave=true']) {
        const { status } = await rest.call('author', `posts/${doc.id}?${query}`, { method: 'PATCH', body })
        expect(status).toBe(400)
      }
    })

    it('has the same bounds when it comes as a form', async () => {
      const deep = `{"title":"草稿","nothing":${'{"a":'.repeat(4_000)}1${'}'.repeat(4_000)}}`
      const lists = JSON.stringify({ title: '草稿', nothing: numbers(4).map(() => numbers(40_000).map(() => [])) })
      for (const sent of [deep, lists, '{"title":"a\\ud800b"}', '{"title":"草稿","nothing":"\\u0000"}']) {
        const body = new FormData()
        body.set('_payload', sent)
        expect((await rest.ask('author', '/posts?draft=true', { method: 'POST', body })).status).toBe(400)
      }
    })

    it('of settings as well', async () => {
      const social = numbers(7).map((at) => ({ network: 'facebook', url: `https://example.edu.tw/${at}` }))
      const keep = (rows: object[]) => post('editor', 'globals/site?draft=true', { social: rows })
      expect((await keep(social)).text).toMatch(/最多 6 項/)
      expect((await keep(social.slice(1))).status).toBe(200)
    })

    it('is not proofread when there is too much of it', async () => {
      expect((await post('author', 'posts/proofread', { title: '草稿', nothing: numbers(100_000).map(() => ({})) })).status).toBe(
        413,
      )
      expect((await post('author', 'posts/proofread', { title: '草稿' })).status).toBe(200)
    })
  })

  describe('what the admin remembers of somebody', () => {
    it('is as much as columns and rows need, and is read by its name', async () => {
      const keep = async (value: unknown) => (await post('author', 'payload-preferences/columns', { value })).status
      expect(await keep({ open: numbers(1_000) })).toBe(200)
      expect(await keep('x'.repeat(64 * 1024))).toBe(413)
      expect(await statusOf('author', 'payload-preferences/columns')).toBe(200)
      expect(await statusOf('author', 'payload-preferences?limit=100')).toBe(404)
    })
  })
})
