import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { openRest, type Rest, type Sent } from './open-rest.ts'
import { createPeople, PASSWORD, type People, type Person } from './people.ts'

const PEOPLE = ['anonymous', 'subscriber', 'author', 'editor', 'administrator'] as const
const STAFF = ['author', 'editor', 'administrator']
const HAN = /\p{Script=Han}/u

describe("the admin's REST API", PATIENTLY, () => {
  let content: Content
  let people: People
  let rest: Rest

  beforeAll(async () => {
    content = await openContent('sqlite')
    people = await createPeople(content.payload)
    rest = openRest(content)
    for (let at = 0; at < 120; at++) {
      await content.payload.create({ collection: 'tags', data: { name: `標籤 ${at}` }, overrideAccess: true })
    }
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const call: Rest['call'] = (person, path, sent) => rest.call(person, path, sent)
  const statusFor = async (person: Person, path: string, sent?: Sent) => (await call(person, path, sent)).status
  async function whoGets(path: string, sent?: Sent): Promise<string[]> {
    const allowed: string[] = []
    for (const person of PEOPLE) if ((await statusFor(person, path, sent)) < 400) allowed.push(person)
    return allowed
  }
  const lockOf = async (post: number, owner: keyof People) =>
    content.payload.db.create({
      collection: 'payload-locked-documents',
      data: { document: { relationTo: 'posts', value: post }, user: { relationTo: 'users', value: people[owner].id } },
    })
  const createPost = async (author: keyof People) =>
    content.payload.create({
      collection: 'posts',
      data: { title: '文章', slug: crypto.randomUUID(), author: Number(people[author].id) },
      overrideAccess: true,
    })

  describe('without a session', () => {
    it.each(['posts', 'pages', 'media', 'menus', 'tags', 'redirects', 'mailing-lists', 'globals/site', 'access'])(
      '%s is for staff alone, published or not',
      async (path) => expect(await whoGets(path)).toEqual(STAFF),
    )

    it('answers sign-in, and a subscriber about their own account and nobody else', async () => {
      const body = JSON.stringify({ email: people.author.email, password: PASSWORD })
      expect(await statusFor('anonymous', 'users/login', { method: 'POST', body })).toBe(200)
      expect(await statusFor('anonymous', 'users/me')).toBe(401)
      expect(await whoGets(`users/${people.subscriber.id}`)).toEqual(['subscriber', 'editor', 'administrator'])
      expect(await statusFor('subscriber', `users/${people.author.id}`)).toBe(404)
      expect(await statusFor('subscriber', 'users')).toBe(403)
    })
  })

  describe('how much one answer holds', () => {
    const lengthOf = async (query: string) => JSON.parse((await call('author', `tags?${query}`)).text).docs.length

    it.each(['limit=0', 'limit=100000', 'limit=-1', 'limit=x', 'pagination=false', 'limit=0&pagination=false', 'limit=1e9'])(
      '%s gives a page, not everything',
      async (query) => expect(await lengthOf(query)).toBeLessThanOrEqual(100),
    )

    it('the names of all related documents in view come at once, by their ids', async () => {
      const { docs } = await content.payload.find({ collection: 'tags', pagination: false, overrideAccess: true })
      const ids = docs.map(({ id }) => id)
      expect(await lengthOf(`depth=0&limit=250&where[id][in]=${ids.join(',')}`)).toBe(ids.length)
      expect(await statusFor('author', `tags?where[id][in]=${Array.from({ length: 1001 }, (_, at) => at).join(',')}`)).toBe(400)
    })

    it.each(['page=1e308', 'page=-5', 'page=99999999999', 'page=x'])('%s is no fault of ours', async (query) =>
      expect(await statusFor('author', `tags?${query}`)).toBe(200),
    )

    it('relations are filled in two levels deep, whatever is asked for', async () => {
      let parent: number | null = null
      for (const name of ['一', '二', '三', '四', '五']) {
        const data: { name: string; paper: 'bone'; parent: number | null } = { name, paper: 'bone', parent }
        parent = (await content.payload.create({ collection: 'categories', data, overrideAccess: true })).id
      }
      const { text } = await call('author', `categories/${parent}?depth=10`)
      expect(JSON.parse(text)).toMatchObject({
        name: '五',
        parent: { name: '四', parent: { name: '三', parent: expect.any(Number) } },
      })
    })

    it('a hundred are changed or removed at once, and no more', async () => {
      const all = 'tags?where[id][exists]=true'
      for (const sent of [{ method: 'PATCH', body: '{"name":"一樣"}' }, { method: 'DELETE' }]) {
        const { status, text } = await call('editor', all, sent)
        expect([status, text]).toEqual([400, expect.stringContaining('一次最多變更 100 筆')])
      }
      expect((await content.payload.count({ collection: 'tags', overrideAccess: true })).totalDocs).toBeGreaterThanOrEqual(120)
    })

    it.each(['near', 'within', 'intersects', 'all'])(
      'a question by what the database has no word for is refused: %s',
      async (operator) => {
        for (const field of ['title', 'tags', 'publishedAt']) {
          expect(await statusFor('author', `posts?where[${field}][${operator}]=1,2,3`)).toBe(400)
        }
      },
    )
  })

  describe('questions about accounts', () => {
    const SECRETS = [
      'hash',
      'salt',
      'sessions',
      'sessions.id',
      'resetPasswordToken',
      'resetPasswordExpiration',
      'loginAttempts',
      'lockUntil',
    ]

    it.each(SECRETS)('nobody asks about %s, by where or by sort, here or through a relation', async (field) => {
      for (const person of PEOPLE) {
        for (const path of [
          `users?where[${field}][exists]=true`,
          `users?sort=${field}`,
          `users?sort=-${field}`,
          `posts?where[author.${field}][exists]=true`,
          `posts?sort=author.${field}`,
          `posts?sort=author__${field}`,
          `posts?draft=true&where[author.${field}][like]=a`,
          `posts?where[and][0][or][0][author.${field}][like]=a`,
          `posts?where[AND][0][author.${field}][like]=a`,
          `posts/versions?where[version.author.${field}][exists]=true`,
          `posts/versions?sort=version.author.${field}`,
          `posts/count?where[author.${field}][like]=a`,
          `media?where[uploader.${field}][exists]=true`,
          `media?where[uploader][contains][${field}][exists]=true`,
          `mailing-lists?joins[subscribers][where][list.privacyPage.${field}][exists]=true`,
          `payload-locked-documents?where[user.value.${field}][exists]=true`,
          `payload-preferences?where[user.value.${field}][exists]=true`,
        ]) {
          // An address of its own reads a preference by its key.
          const { status } = await call(person, path)
          expect(status, `${person} ${path}`).toBeGreaterThanOrEqual(400)
          expect(status, `${person} ${path}`).toBeLessThan(500)
        }
      }
    })

    it.each([
      'posts?where[author.email][like]=a',
      'posts?sort=author.name',
      'media?sort=uploader.role',
      'posts?where[author.name][exists]=true',
    ])('%s is for administrators', async (path) => expect(await whoGets(path)).toEqual(['administrator']))

    it('the relationship field finds people by name and email, and documents by their author', async () => {
      const where = `where[and][0][or][0][name][like]=a&where[and][0][or][1][email][like]=a`
      expect(await whoGets(`users?depth=0&limit=10&sort=name&${where}`)).toEqual(STAFF)
      expect(await whoGets(`posts?where[author][equals]=${people.author.id}`)).toEqual(STAFF)
      expect(await whoGets(`posts?where[author.id][equals]=${people.author.id}`)).toEqual(STAFF)
    })

    it('relationship fields may ask by a form, with the same bounds', async () => {
      const headers = { 'x-payload-http-method-override': 'GET', 'content-type': 'application/x-www-form-urlencoded' }
      const ask = (person: Person, body: string, more = {}) =>
        statusFor(person, 'posts', { method: 'POST', body, headers: { ...headers, ...more } })
      expect(await ask('author', 'limit=10&where[title][like]=a')).toBe(200)
      expect(await ask('author', 'sort=author.hash')).toBe(400)
      expect(await ask('anonymous', 'limit=10')).toBe(401)
      expect(await ask('author', '{}', { 'content-type': 'application/json' })).toBe(400)
      expect(await ask('author', 'limit=1', { 'x-payload-http-method-override': 'DELETE' })).toBe(400)
    })
  })

  describe('locks', () => {
    it('are removed by their owner and taken over, in their own name, by whoever may change the document', async () => {
      const post = await createPost('other')
      const { id } = await lockOf(post.id, 'other')
      const path = `payload-locked-documents/${id}`
      expect(await statusFor('author', path, { method: 'DELETE' })).toBeGreaterThanOrEqual(403)
      const body = JSON.stringify({
        user: { relationTo: 'users', value: people.subscriber.id },
        document: { relationTo: 'posts', value: 1 },
      })
      expect(await statusFor('author', path, { method: 'PATCH', body })).toBeGreaterThanOrEqual(403)
      expect(await statusFor('editor', path, { method: 'PATCH', body })).toBe(200)
      const lock = await content.payload.findByID({ collection: 'payload-locked-documents', id, depth: 0, overrideAccess: true })
      expect(lock).toMatchObject({ document: { relationTo: 'posts', value: post.id }, user: { value: people.editor.id } })
      expect(await statusFor('other', path, { method: 'DELETE' })).toBeGreaterThanOrEqual(403)
      expect(await statusFor('editor', path, { method: 'DELETE' })).toBe(200)
    })

    it('are never made, changed or removed by the dozen', async () => {
      const post = await createPost('editor')
      await lockOf(post.id, 'editor')
      const all = 'payload-locked-documents?where[id][exists]=true'
      const body = JSON.stringify({ user: { relationTo: 'users', value: people.author.id } })
      expect(await whoGets(all, { method: 'DELETE' })).toEqual([])
      expect(await whoGets(all, { method: 'PATCH', body })).toEqual([])
      expect(await whoGets('payload-locked-documents', { method: 'POST', body })).toEqual([])
      expect((await content.payload.count({ collection: 'payload-locked-documents', overrideAccess: true })).totalDocs).toBe(1)
    })
  })

  describe("Payload's own collections", () => {
    it.each(['payload-jobs', 'payload-jobs/run', 'payload-jobs/handle-schedules', 'payload-migrations', 'payload-kv'])(
      '%s answers nobody',
      async (path) => expect(await whoGets(path)).toEqual([]),
    )

    it('preferences are everybody of the staff for themselves', async () => {
      const save = { method: 'POST', body: JSON.stringify({ value: { open: true } }) }
      expect(await whoGets('payload-preferences/nav', save)).toEqual(STAFF)
      expect((await call('other', 'payload-preferences/nav')).text).not.toContain('open')
      expect(await whoGets('payload-preferences?where[id][exists]=true', { method: 'DELETE' })).toEqual([])
      expect(await whoGets('payload-preferences?where[id][exists]=true', { method: 'PATCH', body: '{"value":1}' })).toEqual([])
    })
  })

  describe('requests that are none', () => {
    it.each<[string, Sent?]>([
      ['__proto__'],
      ['constructor'],
      ['toString/1'],
      ['globals/__proto__'],
      ['globals'],
      ['nothing'],
      ['posts/abc'],
      ['posts/0'],
      ['posts/-1'],
      ['posts/1e3'],
      ['posts/99999999999'],
      ['posts/%00'],
      ['posts/1/2/3/4/5/6/7'],
      ['tags/versions'],
      ['tags/versions/1'],
      ['globals/site/versions'],
      ['globals/site/versions/1'],
      ['posts/versions/abc'],
      ['posts/versions/999999'],
      ['posts?where=x'],
      ['posts?where={'],
      ['posts?where[]=1'],
      ['posts?where[and]=1'],
      ['posts?where[and][x]=1'],
      ['posts?where[nothing][equals]=1'],
      ['posts?where[title][nothing]=1'],
      ['posts?where[title][equals][a]=1'],
      ['posts?where[title][like]=%00'],
      ['posts?where[title][like]=%ED%A0%80'],
      ['posts?where[author][equals]=x'],
      ['posts?where[author][in]=1,x'],
      ['posts?where[id][in]='],
      ['posts/count?where[id][not_in]='],
      ['media?where[id][in]=1,'],
      ['posts?where[id][in]=null'],
      ['posts?where[tags][not_in]=null'],
      ['posts?where[author][in]=1,null'],
      ['posts?where[featuredImage][in]=null'],
      ['products?where[price][greater_than]=x'],
      ['posts?where[publishedAt][greater_than]=x'],
      ['posts?sort=nothing'],
      ['posts?joins=x'],
      ['posts?joins[nothing][limit]=1'],
      ['posts', { method: 'POST', body: '{' }],
      ['posts', { method: 'POST', body: 'null' }],
      ['posts', { method: 'POST', body: '[]' }],
      ['posts', { method: 'POST', body: '"x"' }],
      ['posts', { method: 'POST', body: '{"title":"a\\u0000b"}' }],
      ['posts', { method: 'POST', body: '{"title":"\\ud800"}' }],
      ['posts', { method: 'POST', body: '{"title":"x","categories":[99999999999]}' }],
      ['posts', { method: 'POST', body: '{"title":"x","featuredImage":999999}' }],
      ['posts', { method: 'POST', body: '{"title":"x","publishedAt":"soon"}' }],
      ['posts', { method: 'POST', body: '{"title":"x","body":5}' }],
      ['posts', { method: 'POST', body: '{"title":"x","body":{"root":{"children":[null,5]}}}' }],
      ['posts', { method: 'POST', body: `{"title":"x","body":{"root":${'{"children":['.repeat(500)}${']}'.repeat(500)}}}` }],
      ['posts', { method: 'POST', body: 'title=x', headers: { 'content-type': 'text/plain' } }],
      ['posts', { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
      ['posts', { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data' } }],
      ['posts', { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=' } }],
      ['pages', { method: 'POST', body: '{"title":"x","template":"standard","layout":"x"}' }],
      ['pages', { method: 'POST', body: '{"title":"x","template":"standard","layout":[{"blockType":"__proto__"}]}' }],
      ['menus', { method: 'POST', body: '{"name":"x","items":5}' }],
      ['menus', { method: 'POST', body: '{"name":"x","items":[5]}' }],
      ['media', { method: 'POST', body: '{"alt":"x"}' }],
      ['users', { method: 'POST', body: '{"email":{"a":1}}' }],
      ['globals/site', { method: 'POST', body: '{"social":5,"university":"","department":""}' }],
      ['posts', { method: 'PATCH', body: '{}' }],
      ['posts', { method: 'DELETE' }],
      ['users/login', { method: 'POST' }],
      ['users/login', { method: 'POST', body: '{"email":{"a":1},"password":[]}' }],
      ['users/reset-password', { method: 'POST', body: '{"token":{},"password":5}' }],
      ['users/unlock', { method: 'POST', body: '{}' }],
      ['users/verify/x', { method: 'POST' }],
      ['posts/999999/duplicate', { method: 'POST' }],
      ['posts/versions/999999', { method: 'POST' }],
      ['media/file/nothing.png'],
      ['media/file/..%2F..%2Fpackage.json'],
      ['newsletters/999999/send', { method: 'POST' }],
      ['posts/proofread', { method: 'POST', body: '[]' }],
    ])('%s %j is refused with a reason in Chinese', async (path, sent) => {
      const { status, text } = await call('administrator', path, sent)
      expect(status, text).toBeGreaterThanOrEqual(400)
      expect(status, text).toBeLessThan(500)
      expect(text).toMatch(HAN)
    })

    it('forms are read as Payload sends them: the number of rows where there are none', async () => {
      const item = { label: '首頁', kind: 'url', url: '/', children: 0 }
      const body = new FormData()
      body.append('_payload', JSON.stringify({ name: '選單', items: [item] }))
      const response = await rest.ask('editor', '/menus?depth=0', { method: 'POST', body })
      expect(await response.json()).toMatchObject({ doc: { items: [{ label: '首頁', children: [] }] } })
    })

    it.each<[string, Sent?]>([
      ['posts?where[__proto__][equals]=1'],
      ['posts?where[id][equals]=99999999999999999999'],
      ['posts?where[id][like]=x'],
      ['posts?sort[a]=b'],
      ['posts?depth=x&limit=x&page=x&draft=x&trash=x'],
      ['posts?select[__proto__][a]=true&populate[users][hash]=true'],
      ['posts', { method: 'POST', body: '{"title":5,"constructor":{},"__proto__":{}}' }],
    ])('%s %j does no harm', async (path, sent) => {
      const { status, text } = await call('administrator', path, sent)
      expect(status, text).toBeLessThan(500)
      expect(text).not.toMatch(/"(?:hash|salt)"/)
    })

    it('pages with a number for a title get no address of it; for an address it is refused with a reason', async () => {
      const body = '{"title":5,"constructor":{},"__proto__":{}}'
      const { status, text } = await call('administrator', 'pages?draft=true', { method: 'POST', body })
      expect(status, text).toBe(201)
      const { doc } = JSON.parse(text)
      expect(doc).toMatchObject({ slug: null, path: null })
      const changed = await call('administrator', `pages/${doc.id}`, { method: 'PATCH', body: '{"slug":5}' })
      expect(changed.status, changed.text).toBe(400)
      expect(changed.text).toContain('網址代稱只能用文字、數字與連字號，例如「5」。')
    })
  })
})
