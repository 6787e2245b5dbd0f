import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admit, RULES } from '../../admin/server-functions/rules.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { createPeople, type People } from './people.ts'

const PEOPLE = ['anonymous', 'subscriber', 'author', 'editor', 'administrator'] as const
const NOBODY: string[] = []
const STAFF = ['author', 'editor', 'administrator']
const EDITORS = ['editor', 'administrator']
const ADMINISTRATORS = ['administrator']

const many = (count: number, row: object = {}) => Array.from({ length: count }, () => row)
const form = (args: object) => ({ collectionSlug: 'posts', ...args })
const states = (count: number, name: string) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`${name}${at % 2}.${Math.floor(at / 200)}.a${at}.${name}`, { value: 1 }]),
  )

/** Thirty objects that are a billion to whoever goes through them: React lets a browser refer to what it has sent. */
function multiplied(): object {
  let inner: object = {}
  for (let level = 0; level < 30; level++) inner = { a: inner, b: inner }
  return inner
}

function circle(): object {
  const start: { again?: object } = {}
  start.again = start
  return start
}

describe('server functions', PATIENTLY, () => {
  let content: Content
  let people: People
  const ids = { own: 0, foreign: 0, published: 0, page: 0, schedule: 0 }

  beforeAll(async () => {
    content = await openContent('sqlite')
    people = await createPeople(content.payload)
    const post = async (author: keyof People, status: 'draft' | 'published') => {
      const data = { title: '文章', slug: crypto.randomUUID(), author: Number(people[author].id), _status: status }
      return (await content.payload.create({ collection: 'posts', data, overrideAccess: true })).id
    }
    ids.own = await post('author', 'draft')
    ids.foreign = await post('other', 'draft')
    ids.published = await post('other', 'published')
    const page = { title: '頁面', template: 'standard' } as const
    ids.page = (await content.payload.create({ collection: 'pages', data: page, overrideAccess: true })).id
    const input = { type: 'publish', doc: { relationTo: 'posts', value: String(ids.foreign) } }
    const job = { taskSlug: 'schedulePublish', input } as const
    ids.schedule = (await content.payload.create({ collection: 'payload-jobs', data: job, overrideAccess: true })).id
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  async function admitted(person: (typeof PEOPLE)[number], name: string, args: unknown) {
    const req = await createLocalReq(person === 'anonymous' ? {} : { user: people[person] }, content.payload)
    return admit(name, args, req)
  }
  async function whoMayCall(name: string, args: unknown): Promise<string[]> {
    const allowed: string[] = []
    for (const person of PEOPLE) if ((await admitted(person, name, args)) !== null) allowed.push(person)
    return allowed
  }
  const doc = (id: number) => ({ relationTo: 'posts', value: String(id) })
  const soon = () => new Date(Date.now() + 60_000)

  /** A line for every function and every kind of argument; the ids are known when the test runs. */
  const TABLE: [name: string, what: string, args: () => unknown, allowed: string[]][] = [
    ['form-state', 'a new post', () => ({ collectionSlug: 'posts', data: {} }), STAFF],
    ['form-state', 'a new page', () => ({ collectionSlug: 'pages', data: {} }), EDITORS],
    ['form-state', 'a new person', () => ({ collectionSlug: 'users', data: {} }), STAFF],
    ['form-state', "one's own draft", () => ({ collectionSlug: 'posts', id: ids.own, data: {} }), STAFF],
    ['form-state', "another one's draft", () => ({ collectionSlug: 'posts', id: ids.foreign, data: {} }), EDITORS],
    ['form-state', "another one's published post", () => ({ collectionSlug: 'posts', id: ids.published, data: {} }), STAFF],
    ['form-state', 'another account', () => ({ collectionSlug: 'users', id: people.other.id, data: {} }), EDITORS],
    ['form-state', 'no such document', () => ({ collectionSlug: 'posts', id: 999_999, data: {} }), NOBODY],
    ['form-state', 'an id that is none', () => ({ collectionSlug: 'posts', id: { exists: true }, data: {} }), NOBODY],
    ['form-state', 'a name that every object has', () => ({ collectionSlug: '__proto__', data: {} }), NOBODY],
    ['form-state', 'the job queue', () => ({ collectionSlug: 'payload-jobs', data: {} }), NOBODY],
    ['form-state', 'a hidden collection', () => ({ collectionSlug: 'subscriber-tokens', data: {} }), NOBODY],
    ['form-state', 'the site settings', () => ({ globalSlug: 'site', data: {} }), STAFF],
    ['form-state', 'an unknown global', () => ({ globalSlug: 'constructor', data: {} }), NOBODY],
    ['form-state', 'both', () => ({ globalSlug: 'site', collectionSlug: 'posts', data: {} }), NOBODY],
    ['form-state', 'a widget', () => ({ widgetSlug: 'collections', data: {} }), NOBODY],
    ['form-state', 'nothing', () => null, NOBODY],
    ['form-state', 'a document without end', () => form({ data: { layout: many(100_000) } }), NOBODY],
    [
      'form-state',
      'more widgets than a page has',
      () => form({ data: { layout: many(1_001, { blockType: 'divider' }) } }),
      NOBODY,
    ],
    ['form-state', 'little, a billion times', () => form({ data: multiplied() }), NOBODY],
    ['form-state', 'itself', () => form({ data: circle() }), NOBODY],
    ['form-state', 'a state of little, a billion times', () => form({ formState: { title: { value: multiplied() } } }), NOBODY],
    ['form-state', 'a row in the millions', () => form({ formState: { 'layout.4000000.id': { value: 'a' } } }), NOBODY],
    ['form-state', 'levels without end', () => form({ formState: { ['a.'.repeat(100)]: { value: 'a' } } }), NOBODY],
    ['form-state', 'fields without end', () => form({ formState: states(40_001, 'title') }), NOBODY],
    ['form-state', 'widgets without end, as a form', () => form({ formState: states(1_001, 'blockType') }), NOBODY],
    ['form-state', 'what JSON has no word for', () => form({ data: { title: new Map([['a', 1]]) } }), NOBODY],
    ['form-state', 'a large page', () => form({ formState: states(20_000, 'title') }), STAFF],
    ['form-state', 'permissions without end', () => form({ docPermissions: multiplied() }), NOBODY],
    ['form-state', 'anything else without end', () => form({ whatever: multiplied() }), NOBODY],
    ['render-document', 'a beginning without end', () => ({ collectionSlug: 'posts', initialData: multiplied() }), NOBODY],
    ['render-document-slots', 'anything without end', () => ({ collectionSlug: 'posts', whatever: multiplied() }), NOBODY],
    ['render-list', 'a question without end', () => ({ collectionSlug: 'posts', query: multiplied() }), NOBODY],
    ['render-document', 'a beginning that is none', () => ({ collectionSlug: 'posts', initialData: 'x' }), NOBODY],
    ['render-document', 'a new post', () => ({ collectionSlug: 'posts' }), STAFF],
    ['render-document', 'a new person', () => ({ collectionSlug: 'users' }), ADMINISTRATORS],
    ['render-document', "another one's draft", () => ({ collectionSlug: 'posts', docID: ids.foreign }), EDITORS],
    ['render-document', 'another name', () => ({ collectionSlug: 'posts', id: ids.own }), NOBODY],
    ['render-document-slots', 'another name', () => ({ collectionSlug: 'posts', docID: ids.own }), NOBODY],
    ['render-document', 'two at once', () => ({ collectionSlug: 'posts', docID: ids.own, id: ids.foreign }), NOBODY],
    ['render-document-slots', 'two at once', () => ({ collectionSlug: 'posts', id: ids.own, docID: ids.foreign }), NOBODY],
    ['render-document', 'an entry of the outbox', () => ({ collectionSlug: 'outbox', docID: 1 }), NOBODY],
    ['render-document-slots', "another one's draft", () => ({ collectionSlug: 'posts', id: ids.foreign }), EDITORS],
    ['render-document-slots', "one's own draft", () => ({ collectionSlug: 'posts', id: ids.own }), STAFF],
    ['render-list', 'posts', () => ({ collectionSlug: 'posts' }), STAFF],
    ['render-list', 'subscribers', () => ({ collectionSlug: 'subscribers' }), EDITORS],
    ['render-list', 'the change log', () => ({ collectionSlug: 'changes' }), NOBODY],
    ['table-state', 'posts', () => ({ collectionSlug: 'posts' }), STAFF],
    ['table-state', 'subscribers', () => ({ collectionSlug: 'subscribers' }), EDITORS],
    ['table-state', 'several', () => ({ collectionSlug: ['posts', 'users'], parent: {} }), NOBODY],
    ['table-state', 'the job queue', () => ({ collectionSlug: 'payload-jobs' }), NOBODY],
    ['get-upcoming-scheduled-publish', "one's own", () => ({ collectionSlug: 'posts', id: ids.own }), STAFF],
    ['get-upcoming-scheduled-publish', "another one's", () => ({ collectionSlug: 'posts', id: ids.published }), EDITORS],
    ['get-upcoming-scheduled-publish', 'all', () => ({ collectionSlug: 'posts' }), NOBODY],
    ['schedule-publish', "one's own", () => ({ type: 'publish', date: soon(), doc: doc(ids.own) }), STAFF],
    ['schedule-publish', "another one's", () => ({ type: 'unpublish', date: soon(), doc: doc(ids.published) }), EDITORS],
    ['schedule-publish', "cancelling another one's", () => ({ deleteID: ids.schedule }), EDITORS],
    ['get-default-layout', "Payload's own start page", () => ({}), NOBODY],
    ['render-widget', "Payload's own start page", () => ({ widgetSlug: 'collections' }), NOBODY],
    [
      'copy-data-from-locale',
      'a page',
      () => ({ collectionSlug: 'pages', docID: ids.page, fromLocale: 'x', toLocale: 'y' }),
      NOBODY,
    ],
    ['get-folder-results-component-and-data', 'everything', () => ({}), NOBODY],
    ['render-field', 'a title', () => ({ schemaPath: 'collection.posts.title' }), NOBODY],
    ['slugify', 'a title', () => ({ collectionSlug: 'posts', path: 'slug', valueToSlugify: 'x' }), NOBODY],
    ['__proto__', 'a name that every object has', () => ({}), NOBODY],
    ['nothing', 'an unknown name', () => ({}), NOBODY],
  ]

  it.each(TABLE)('%s: %s', async (name, _, args, allowed) => {
    expect(await whoMayCall(name, args())).toEqual(allowed)
  })

  it('have a rule and a line each, and one that Payload adds is noticed', () => {
    const require = createRequire(import.meta.url)
    const module = require
      .resolve('@payloadcms/next/layouts')
      .replace(/exports\/layouts\.js$/, 'utilities/handleServerFunctions.js')
    const table = /baseServerFunctions = \{([^}]+)\}/.exec(readFileSync(module, 'utf8'))?.[1] ?? ''
    const names = [...table.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(10)
    expect(Object.keys(RULES).sort()).toEqual(names.sort())
    expect(names.filter((name) => !TABLE.some(([listed]) => listed === name))).toEqual([])
  })

  it('show no rows that were sent along', async () => {
    const args = { collectionSlug: 'posts', data: { docs: [{ id: 1, title: '假的' }] }, query: { limit: 10 } }
    expect(await admitted('author', 'table-state', args)).toEqual({ collectionSlug: 'posts', query: { limit: 10 } })
  })

  it.each([
    { query: 'x' },
    { query: { where: { and: 5 } } },
    { query: { where: { or: [{ and: { x: 1 } }] } } },
    { query: { where: [] } },
    { query: { columns: [null] } },
    { query: { columns: 'title' } },
    { query: { limit: { toString: 1, valueOf: 1 } } },
    { query: { sort: { toString: 1 } } },
    { parent: { collectionSlug: 'junk', joinPath: 'x' } },
    { parent: { collectionSlug: 'newsletters', joinPath: 'x' } },
    { parent: 'newsletters' },
    { columns: [{ accessor: 'y'.repeat(1_000) }] },
    { columns: 'abc' },
    { columns: [null] },
  ])('ask nothing of a list at which Payload would fail: %j', async (args) => {
    for (const name of ['render-list', 'table-state'])
      expect(await admitted('author', name, { collectionSlug: 'posts', ...args })).toBeNull()
  })

  it('know no groups in lists', async () => {
    const args = { collectionSlug: 'posts', query: { limit: 10, queryByGroup: 'x' } }
    expect(await admitted('author', 'render-list', args)).toEqual({ collectionSlug: 'posts', query: { limit: 10 } })
  })

  it('lock nothing for somebody who may only look', async () => {
    const args = { collectionSlug: 'posts', id: ids.published, data: {}, returnLockStatus: true, skipClientConfigAuth: true }
    expect(await admitted('author', 'form-state', args)).toMatchObject({ returnLockStatus: false })
    expect(await admitted('editor', 'form-state', args)).toMatchObject({ returnLockStatus: true })
    expect(await admitted('editor', 'form-state', args)).not.toHaveProperty('skipClientConfigAuth')
    const settings = { globalSlug: 'site', data: {}, returnLockStatus: true }
    expect(await admitted('author', 'form-state', settings)).toMatchObject({ returnLockStatus: false })
  })
})
