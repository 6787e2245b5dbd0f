import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPEN_LIMIT_MS, PATIENTLY } from '../cms/open-content.ts'
import { createPeople, PASSWORD, type People } from '../cms/people.ts'
import { signInAs } from '../cms/rest-people.ts'
import { openRestSite, type RestSite } from './open-rest-site.ts'

const ROLES = ['anonymous', 'subscriber', 'author', 'editor', 'administrator'] as const
const SECRET = '還沒公開的事'

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'

/** Every route of the site with an address to try it at. The site is for everybody: a session shows nobody more than it shows the public. */
const ROUTES: Record<string, string> = {
  '/healthz': '/healthz',
  '/readyz': '/readyz',
  '/csp-report': '/csp-report',
  '/seen': '/seen',
  '/wp-content/uploads/:year/:month/:file': '/wp-content/uploads/2026/11/0123456789.png',
  '/wp-json': '/wp-json',
  '/wp-json/': '/wp-json/',
  '/wp-json/lectern/v1': '/wp-json/lectern/v1',
  '/wp-json/lectern/v1/': '/wp-json/lectern/v1/',
  '/wp-json/lectern/v1/refresh-loop': '/wp-json/lectern/v1/refresh-loop',
  '/wp-json/lectern/v1/cart': '/wp-json/lectern/v1/cart?items=1:1',
  '/wp-json/lectern/v1/megamenu/megamenu_content': '/wp-json/lectern/v1/megamenu/megamenu_content?id=1',
  '/wp-json/lectern/v1/suggest': `/wp-json/lectern/v1/suggest?q=${encodeURIComponent(SECRET)}`,
  '/wp-json/lectern/v1/popup/popup_content': '/wp-json/lectern/v1/popup/popup_content?id=1',
  '/wp-json/lectern/v1/nonce': '/wp-json/lectern/v1/nonce',
  '/wp-json/lectern/v1/widget/:provider/sendmail/': '/wp-json/lectern/v1/widget/built-in/sendmail/',
  '/wp-json/oembed/1.0/embed': '/wp-json/oembed/1.0/embed?url=x',
  '/wp-json/wp/v2': '/wp-json/wp/v2',
  '/wp-json/wp/v2*': '/wp-json/wp/v2/posts?status=draft&context=edit',
  '/wp-admin/admin-ajax.php': '/wp-admin/admin-ajax.php',
  '/preview/render': '/preview/render',
  '/preview/block': '/preview/block',
  '*': `/search/?q=${encodeURIComponent(SECRET.slice(0, 3))}`,
  '/newsletter/confirm/': '/newsletter/confirm/?token=none',
  '/newsletter/preferences/': '/newsletter/preferences/?token=none',
  '/newsletter/unsubscribe/': '/newsletter/unsubscribe/?token=none',
  '/newsletter/subscribe/': '/newsletter/subscribe/',
  '/cart/': '/cart/',
  '/cart/order/': '/cart/order/',
  '/form/send/': '/form/send/',
  '/fonts/:file': '/fonts/none.woff2',
  '/icons/:file': '/icons/none.png',
  '/icons/sign.png': '/icons/sign.png',
  '/share-images/:file': '/share-images/none.png',
}

describe('the routes of the site', PATIENTLY, () => {
  let site: RestSite
  let people: People
  const cookies = new Map<string, string>()

  beforeAll(async () => {
    site = await openRestSite('sqlite')
    await site.app.ready()
    const { payload } = site.content
    people = await createPeople(payload)
    for (const role of ROLES) {
      if (role === 'anonymous') continue
      cookies.set(role, await signInAs(site.content, people[role].email, PASSWORD))
    }
    const draft = { draft: true, overrideAccess: true } as const
    await payload.create({ collection: 'posts', data: { title: SECRET }, ...draft })
    await payload.create({ collection: 'pages', data: { title: SECRET, template: 'standard' }, ...draft })
    await payload.create({ collection: 'products', data: { name: SECRET, price: 1 }, ...draft })
    for (const collection of ['fragments', 'popups'] as const) {
      await payload.create({ collection, data: { name: SECRET }, ...draft })
    }
  }, OPEN_LIMIT_MS)
  afterAll(() => site?.close())

  /** As Fastify draws them: a tree of the parts of addresses, with the methods of each. */
  function registered(): { path: string; methods: Method[] }[] {
    const above: string[] = []
    return site.app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => {
        const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? []
        if (part === '') return []
        const depth = indent.length / 4
        above[depth] = (above[depth - 1] ?? '') + part
        return methods === '' ? [] : [{ path: above[depth] ?? '', methods: methods.split(', ') as Method[] }]
      })
  }

  it('are all in the table', () => {
    expect(
      registered()
        .map(({ path }) => path)
        .sort(),
    ).toEqual(Object.keys(ROUTES).sort())
  })

  it('show nobody with a session more than the public, and nobody what is not published', async () => {
    for (const { path, methods } of registered()) {
      for (const method of methods) {
        const ask = async (role: (typeof ROLES)[number]) => {
          const body: InjectOptions = ['POST', 'PUT', 'PATCH'].includes(method) ? { payload: {} } : {}
          const cookie = cookies.get(role)
          return site.app.inject({ method, url: ROUTES[path] ?? '/', ...(cookie && { headers: { cookie } }), ...body })
        }
        const answers = await Promise.all(ROLES.map(ask))
        const seen = answers.map(({ statusCode }) => statusCode)
        expect(new Set(seen).size, `${method} ${path}: ${seen}`).toBe(1)
        expect(seen[0], `${method} ${path}`).not.toBe(500)
        // The word that was searched for may be said back.
        const isSaidBack = path === '*' || path.endsWith('/suggest')
        for (const { body } of answers) {
          if (!isSaidBack) expect(body, `${method} ${path}`).not.toContain(SECRET)
          for (const { email } of Object.values(people)) expect(body, `${method} ${path}`).not.toContain(email)
        }
      }
    }
  })

  it('open a preview with a token alone, whoever asks', async () => {
    for (const role of ROLES) {
      const cookie = cookies.get(role)
      const headers = cookie === undefined ? {} : { cookie }
      const page = await site.app.inject({ url: '/preview/?token=posts.1.1.9999999999999.none', headers })
      const form = await site.app.inject({
        method: 'POST',
        url: '/preview/render',
        payload: { data: {} },
        headers: { ...headers, 'x-lectern-preview': 'posts.1.1.9999999999999.none' },
      })
      expect([page.statusCode, form.statusCode], role).toEqual([403, 403])
    }
  })

  it('read nothing of a form that comes without a token', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/preview/render',
      headers: { 'content-type': 'application/json' },
      payload: '{"no JSON": ',
    })
    expect([answer.statusCode, answer.headers.connection]).toEqual([403, 'close'])
  })
})
