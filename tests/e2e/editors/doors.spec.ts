import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { type APIRequestContext, request } from '@playwright/test'
import { isChosen, isWhole } from '../../whole.ts'
import { ADMIN, DEMO } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'
import { asksAboutDocument, type LeastRole, leastRoleFor, ROLES, type Role, type Route } from './who-is-let-in.ts'

const NO_ID = '999999999'
const REFUSED = [401, 403]
const SUBSCRIBER = { email: 'doors-subscriber@mingde.example', password: 'a subscriber at every door' }
const ACCOUNTS: Record<Exclude<Role, 'anonymous'>, { email: string; password: string }> = {
  subscriber: SUBSCRIBER,
  author: { ...DEMO, email: 'author@mingde.example' },
  editor: { ...DEMO, email: 'editor@mingde.example' },
  administrator: DEMO,
}
const callers = new Map<Role, APIRequestContext>()
let subscriberId = 0

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const administrator = await callerFor('administrator')
  const created = await administrator.post('/api/users', { data: { ...SUBSCRIBER, name: '門外的人', role: 'subscriber' } })
  expect(created.status(), await created.text()).toBe(201)
  subscriberId = (await created.json()).doc.id
  for (const role of ROLES) await callerFor(role)
})

test.afterAll(async () => {
  await caller('administrator').delete(`/api/users/${subscriberId}`)
  for (const context of callers.values()) await context.dispose()
})

async function callerFor(role: Role): Promise<APIRequestContext> {
  const known = callers.get(role)
  if (known) return known
  const context = await request.newContext({ baseURL: ADMIN(), extraHTTPHeaders: { origin: ADMIN() }, maxRedirects: 0 })
  if (role !== 'anonymous') {
    const answer = await context.post('/api/users/login', { data: ACCOUNTS[role] })
    expect(answer.status(), `${role} signs in`).toBe(200)
  }
  callers.set(role, context)
  return context
}

function caller(role: Role): APIRequestContext {
  const context = callers.get(role)
  if (!context) throw new Error(`${role} has not signed in`)
  return context
}

/** What the admin registers, asked of its own configuration. */
function findRoutes(): Route[] {
  const worker = ['-C', 'production', '--import', 'tsx', 'tests/e2e/editors/routes-worker.ts']
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR }
  return JSON.parse(execFileSync(process.execPath, worker, { env, encoding: 'utf8' }))
}

function addressOf({ owner, method, path }: Route): string {
  const filled = path
    .replace(':id?', NO_ID)
    .replace(':id', NO_ID)
    .replace(':key', 'doors')
    .replace(':filename', 'nothing.png')
    .replace(':file', 'export')
  // A bulk change that meets nothing.
  const query = path === '/' && ['PATCH', 'DELETE'].includes(method) ? `?where[id][equals]=${NO_ID}` : ''
  return `/api${owner && `/${owner}`}${filled === '/' ? '' : filled}${query}`
}

async function call(role: Role, route: Route): Promise<number> {
  const { method, owner, path } = route
  // What is no file of an old site; anything but a file is refused before anybody asks who it is from.
  const file = { data: Buffer.from('nothing'), headers: { 'content-type': 'application/octet-stream' } }
  const sent = path.endsWith('/:file') ? file : { data: {} }
  const body = ['POST', 'PATCH'].includes(method) ? sent : {}
  const response = await caller(role).fetch(addressOf(route), { method, ...body })
  if (method === 'POST' && route.path === '/' && response.status() === 201) {
    const { doc } = await response.json()
    await caller('administrator').delete(`/api/${owner}/${doc.id}`)
  }
  return response.status()
}

function isRight(role: Role, route: Route, status: number): boolean {
  const least = leastRoleFor(route)
  if (status >= 500) return false
  if (least === 'open') return true
  const isRefused = REFUSED.includes(status)
  if (least === null || least === 'nobody') return isRefused || status === 404
  if (ROLES.indexOf(role) >= ROLES.indexOf(least)) return !isRefused || asksAboutDocument(route)
  // Strangers are turned away before anything is looked up.
  return isRefused || (status === 404 && ROLES.indexOf(role) >= ROLES.indexOf('author'))
}

/** The first who is let in and the last who is not, and a stranger. The whole asks as everybody. */
function rolesAround(least: LeastRole | null): readonly Role[] {
  const first = least === 'nobody' || least === null ? ROLES.length : ROLES.indexOf(least as Role)
  return isWhole ? ROLES : ROLES.filter((_, at) => at === 0 || at === first - 1 || at === first)
}

test('every endpoint lets in who it is for and nobody else', async () => {
  const routes = findRoutes()
  expect(routes.length).toBeGreaterThan(200)
  expect(routes.filter((route) => leastRoleFor(route) === null)).toEqual([])
  const wrong: string[] = []
  for (const [place, route] of routes.entries()) {
    const least = leastRoleFor(route)
    // Signing in and out would end the session of the one who tries.
    const isForStranger = least === 'open' || !isChosen(place, 4)
    const roles = isForStranger ? ROLES.slice(0, 1) : rolesAround(least)
    const statuses = await Promise.all(roles.map((role) => call(role, route)))
    roles.forEach((role, at) => {
      const status = statuses[at] ?? 0
      if (!isRight(role, route, status))
        wrong.push(`${role} got ${status} from ${route.method} ${addressOf(route)}, which is for ${least}`)
    })
  }
  expect(wrong).toEqual([])
})

test('whoever asks who they are hears of themselves, and a stranger of nobody', async () => {
  const heard = async (role: Role) => (await (await caller(role).get('/api/users/me')).json()).user?.email ?? null
  const emails = [null, ...ROLES.slice(1).map((role) => ACCOUNTS[role as keyof typeof ACCOUNTS].email)]
  expect(await Promise.all(ROLES.map(heard))).toEqual(emails)
})

test('what staff write is stored, in one piece of the line or in many', async () => {
  const paragraph = (words: string) => ({ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: words }] })
  for (const length of [100, 20_000, 200_000]) {
    const body = { root: { type: 'root', version: 1, children: [paragraph('a'.repeat(length))] } }
    const data = { title: '很長的一篇', body }
    const sent = [{ data }, { multipart: { _payload: JSON.stringify(data) } }]
    for (const way of sent) {
      const made = await caller('editor').post('/api/posts?draft=true', way)
      expect(made.status(), `${length} letters`).toBe(201)
      const { doc } = await made.json()
      expect(doc.body).toEqual(body)
      const changed = await caller('editor').patch(`/api/posts/${doc.id}?draft=true`, way)
      expect(changed.status(), `${length} letters`).toBe(200)
      await caller('administrator').delete(`/api/posts/${doc.id}`)
    }
  }
})

test('a connection that asks to become another kind is answered as any other', async () => {
  const { hostname, port } = new URL(ADMIN())
  const statusOf = async (path: string) => {
    const headers = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': 'YQ==' }
    const asked = get({ hostname, port, path, headers })
    const [answer] = await once(asked, 'response')
    answer.resume()
    return answer.statusCode
  }
  expect(await statusOf('/api/menus')).toBe(401)
  expect(await statusOf('/admin/collections/posts')).toBe(302)
  expect(await statusOf('/_next/webpack-hmr')).toBe(404)
})

test('the program has these addresses of Next and no others', () => {
  const files = readdirSync('admin/app', { recursive: true, encoding: 'utf8' })
  const routes = files.filter((file) => /(?:^|\/)(?:page|route|default)\.tsx?$/.test(file)).sort()
  expect(routes).toEqual(['(payload)/admin/[[...segments]]/page.tsx', '(payload)/api/[...slug]/route.ts'])
})

test('pages lead strangers to the way in, and subscribers nowhere', async () => {
  for (const path of [
    '',
    '/account',
    '/collections/posts',
    '/collections/menus?limit=0&depth=10',
    '/collections/users/1',
    '/globals/site',
  ]) {
    for (const role of ['anonymous', 'subscriber'] as const) {
      const response = await caller(role).get(`/admin${path}`, { maxRedirects: 5 })
      expect(response.status(), `${role} ${path}`).toBeLessThan(500)
      expect(response.url(), `${role} ${path}`).toMatch(
        role === 'anonymous' ? /\/admin\/login/ : /\/admin\/(?:login|unauthorized)/,
      )
    }
  }
})

test.describe('server functions', () => {
  const CALLS: [name: string, args: object, least: Role | 'nobody'][] = [
    ['form-state', { collectionSlug: 'posts', data: {} }, 'author'],
    ['form-state', { collectionSlug: 'pages', data: {} }, 'editor'],
    ['form-state', { collectionSlug: 'posts', id: Number(NO_ID), data: { id: 1 }, returnPreviewURL: true }, 'nobody'],
    ['table-state', { collectionSlug: 'posts' }, 'author'],
    ['table-state', { collectionSlug: 'subscribers' }, 'editor'],
    ['render-list', { collectionSlug: 'subscribers' }, 'editor'],
    ['render-document', { collectionSlug: 'categories' }, 'editor'],
    ['render-document-slots', { collectionSlug: 'pages' }, 'editor'],
    ['get-upcoming-scheduled-publish', { collectionSlug: 'posts', id: Number(NO_ID) }, 'nobody'],
    ['schedule-publish', { deleteID: Number(NO_ID) }, 'nobody'],
    ['get-default-layout', {}, 'nobody'],
    ['render-widget', { widgetSlug: 'collections' }, 'nobody'],
    ['copy-data-from-locale', {}, 'nobody'],
    ['get-folder-results-component-and-data', {}, 'nobody'],
    ['render-field', { schemaPath: 'collection.posts.title' }, 'nobody'],
    ['slugify', { collectionSlug: 'posts', path: 'slug', valueToSlugify: 'x' }, 'nobody'],
    ['__proto__', {}, 'nobody'],
  ]

  interface Action {
    filename: string
  }

  /** What Next has registered: the server function of the layout, and Payload's own for the language, which reads nothing. */
  function findActions(): [id: string, action: Action][] {
    const manifest = JSON.parse(readFileSync('admin/.next/server/server-reference-manifest.json', 'utf8'))
    return Object.entries(manifest.node)
  }

  test('are these two and no others', () => {
    expect(findActions().map(([, { filename }]) => filename)).toEqual([
      'admin/app/(payload)/layout.tsx',
      'node_modules/@payloadcms/next/dist/layouts/Root/index.js',
    ])
  })

  test('are for staff, and each for whom it is meant', async () => {
    const [id = ''] = findActions().find(([, { filename }]) => filename.endsWith('layout.tsx')) ?? []
    const headers = { 'next-action': id, 'content-type': 'text/plain;charset=UTF-8', accept: 'text/x-component' }
    const wrong: string[] = []
    for (const [name, args, least] of CALLS) {
      for (const role of rolesAround(least)) {
        const response = await caller(role).post('/admin', { headers, data: JSON.stringify([{ name, args }]) })
        const mayCall = least !== 'nobody' && ROLES.indexOf(role) >= ROLES.indexOf(least)
        const status = response.status()
        if (mayCall ? status !== 200 : status < 300 || status >= 500)
          wrong.push(`${role} got ${status} from ${name}, which is for ${least}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('fail at nothing that they are sent', async () => {
    const sent = ['', '{', '[null]', '["zh-TW"]', '["$B0"]', '["$0:__proto__:x"]', '["$nabc"]', '["$Q0"]', '['.repeat(5_000)]
    const inside = ['$B0', '$T', '$A0', '$0:0:name'].map((value) => JSON.stringify([{ name: 'form-state', args: { value } }]))
    const call = JSON.stringify([{ name: 'form-state', args: { collectionSlug: 'posts' } }])
    for (const [id, { filename }] of findActions()) {
      const isOurs = filename.startsWith('admin/')
      for (const data of [...sent, ...inside, ...(isOurs ? [] : [call])]) {
        const headers = { 'next-action': id, 'content-type': 'text/plain;charset=UTF-8' }
        const response = await caller('author').post('/admin', { headers, data })
        expect(response.status(), data).toBe(isOurs ? 400 : 404)
      }
    }
  })
})
