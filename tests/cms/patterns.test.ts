import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentOfPattern, OWN_PATTERNS_MAX } from '#builder/patterns/own-pattern.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'
import { openRest, type Rest } from './open-rest.ts'
import { createPeople, type People, type Person } from './people.ts'

const heading = { id: 'h', blockType: 'heading', text: '招生' }
const content = contentOfPattern({ id: 's', blockType: 'section', content: [heading] })
const PEOPLE = ['anonymous', 'subscriber', 'author', 'editor', 'administrator'] as const
const STAFF = ['author', 'editor', 'administrator']

function nest(depth: number): unknown {
  let text: unknown = '底'
  for (let level = 0; level < depth; level++) text = [text]
  return text
}

describe.each(USUAL_DATABASES)('patterns that staff keep, on %s', PATIENTLY, (kind) => {
  let opened: Content
  let people: People
  let rest: Rest

  beforeAll(async () => {
    opened = await openContent(kind)
    people = await createPeople(opened.payload)
    rest = openRest(opened)
  }, OPEN_LIMIT_MS)
  afterAll(() => opened?.close())

  async function ask(person: Person, method: string, path = '', body?: unknown) {
    const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    const response = await rest.ask(person, `/patterns${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: JSON.parse(await response.text()) }
  }
  const keep = (person: Person, name: string) => ask(person, 'POST', '', { name, content })
  const whoGets = async (attempt: (person: Person) => Promise<{ status: number }>) => {
    const allowed: string[] = []
    for (const person of PEOPLE) if ((await attempt(person)).status < 400) allowed.push(person)
    return allowed
  }

  it('are kept and seen by all staff, each in the name of whoever kept it', async () => {
    expect(await whoGets((person) => ask(person, 'POST', '', { name: '區段', content, author: people.other.id }))).toEqual(STAFF)
    expect(await whoGets((person) => ask(person, 'GET'))).toEqual(STAFF)
    const { body } = await ask('author', 'GET', '?depth=0&sort=id')
    const authors = [people.author, people.editor, people.administrator].map(({ id }) => id)
    expect(body.docs.slice(-3).map(({ author }: { author: number }) => author)).toEqual(authors)
    expect(body.docs[0]).toMatchObject({ name: '區段', content })
  })

  it('are renamed and removed by their maker, editors and administrators; what is in them stays', async () => {
    const { id } = (await keep('author', '我的')).body.doc
    expect((await ask('other', 'PATCH', `/${id}`, { name: '別人的' })).status).toBe(403)
    expect((await ask('other', 'DELETE', `/${id}`)).status).toBe(403)
    const other = contentOfPattern({ ...heading, text: '換掉' })
    for (const person of ['author', 'editor', 'administrator'] as const) {
      const { body } = await ask(person, 'PATCH', `/${id}`, { name: `${person} 改的`, content: other, author: people.other.id })
      expect(body.doc).toMatchObject({ name: `${person} 改的`, content })
    }
    expect((await ask('author', 'DELETE', `/${id}`)).status).toBe(200)
    const others = (await keep('author', '作者的')).body.doc
    expect((await ask('editor', 'DELETE', `/${others.id}`)).status).toBe(200)
  })

  it.each([
    ['nothing', undefined, '範本裡沒有可以使用的元件。'],
    ['a text', '<script>', '範本裡沒有可以使用的元件。'],
    ['two blocks', { type: 'lectern-blocks', blocks: [heading, { ...heading, id: 'i' }] }, '一個範本只能是一個元件。'],
    [
      'an unknown widget',
      contentOfPattern({ id: 'x', blockType: 'spaceship' }),
      '範本裡有這個網站沒有的元件「spaceship」，不能使用。',
    ],
    [
      'markup',
      contentOfPattern({ ...heading, text: '<img src=x onerror=alert(1)>' }),
      '範本裡的「標題」含有網頁程式碼，不能使用。',
    ],
    ['a depth of 200', contentOfPattern({ ...heading, text: nest(200) }), '範本的內容一層包一層太多，不能使用。'],
    ['very much', contentOfPattern({ ...heading, text: '字'.repeat(200_000) }), '這個元件的內容太多，不能存成範本。'],
  ])('are refused with %s, in a sentence', async (_, hostile, reason) => {
    const { status, body } = await ask('editor', 'POST', '', { name: '惡意', content: hostile })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(reason)
  })

  it('are not without number', async () => {
    const { totalDocs } = await opened.payload.count({ collection: 'patterns', overrideAccess: true })
    for (let at = totalDocs; at < OWN_PATTERNS_MAX; at++) {
      await opened.payload.create({ collection: 'patterns', data: { name: `範本 ${at}`, content }, overrideAccess: true })
    }
    const { status, body } = await keep('editor', '多一個')
    expect([status, body.errors[0].message]).toEqual([400, '最多存 100 個範本，請先移除用不到的。'])
  })
})
