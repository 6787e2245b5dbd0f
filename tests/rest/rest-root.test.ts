import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deriveKey } from '#platform/env.ts'
import { checkNonce } from '#site/calls/nonce.ts'
import { OPEN_LIMIT_MS, PATIENTLY } from '../cms/open-content.ts'
import { readTags } from '../fixtures/read-tags.ts'
import { openRestSite, type RestSite } from './open-rest-site.ts'
import { createDepartment } from './sample-department.ts'

describe('the REST root', PATIENTLY, () => {
  let site: RestSite
  beforeAll(async () => {
    site = await openRestSite('sqlite')
    await createDepartment(site.content)
  }, OPEN_LIMIT_MS)
  afterAll(() => site?.close())

  it.each(['/wp-json/', '/wp-json'])('says at %s what the site is', async (url) => {
    const answer = await site.app.inject(url)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=UTF-8',
      'access-control-allow-origin': '*',
    })
    expect(answer.json()).toMatchObject({
      name: '明德大學口語傳播學系',
      description: '先聽 &amp; 再說',
      url: site.origin,
      home: site.origin,
      gmt_offset: 8,
      timezone_string: 'Asia/Taipei',
      page_on_front: expect.any(Number),
      show_on_front: expect.stringMatching(/^(?:page|posts)$/),
      site_logo: 0,
      site_icon: 0,
      site_icon_url: expect.stringMatching(/^https?:.+\/icons\/.+\.png/),
      namespaces: ['lectern/v1', 'oembed/1.0', 'wp/v2'],
      authentication: {},
      _links: { help: [{ href: expect.any(String) }] },
    })
  })

  it('lists every route with its methods, parameters and address', async () => {
    const { routes } = (await site.app.inject('/wp-json/')).json()
    expect(routes['/wp/v2/posts']).toMatchObject({
      namespace: 'wp/v2',
      methods: ['GET'],
      endpoints: [{ methods: ['GET'], args: { per_page: { type: 'integer', maximum: 100, required: false } } }],
      _links: { self: [{ href: `${site.origin}/wp-json/wp/v2/posts` }] },
    })
    expect(routes['/wp/v2/posts/(?P<id>[\\d]+)']).toMatchObject({ endpoints: [{ args: { id: { type: 'integer' } } }] })
    expect(routes['/lectern/v1/megamenu/megamenu_content']).toMatchObject({
      namespace: 'lectern/v1',
      methods: ['GET'],
      endpoints: [{ args: { id: { type: 'string', pattern: '^[1-9][0-9]{0,8}$', required: true } } }],
    })
    type Route = {
      _links?: { self: { href: string }[] }
      endpoints: { methods: string[]; args: Record<string, { required: boolean }> }[]
    }
    for (const [path, { _links, endpoints }] of Object.entries<Route>(routes)) {
      const isPlain = endpoints.some(
        ({ methods, args }) => methods.includes('GET') && !Object.values(args).some(({ required }) => required),
      )
      if (_links === undefined || !isPlain) continue
      expect([path, (await site.app.inject(new URL(_links.self[0]?.href ?? '').pathname)).statusCode]).toEqual([path, 200])
    }
  })

  it.each(['/wp-json/', '/wp-json/lectern/v1', '/wp-json/wp/v2/posts'])(
    'lets other origins ask before they ask: OPTIONS %s',
    async (url) => {
      const headers = {
        origin: 'https://portal.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'x-wp-nonce',
      }
      const answer = await site.app.inject({ method: 'OPTIONS', url, headers })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['access-control-allow-origin']).toBe('*')
      expect(answer.headers['access-control-allow-methods']).toContain('GET')
      expect(answer.headers['access-control-allow-headers']).toContain('X-WP-Nonce')
    },
  )

  it.each(['wp/v2', 'lectern/v1'])('has an index of %s alone', async (namespace) => {
    const { routes, ...index } = (await site.app.inject(`/wp-json/${namespace}`)).json()
    expect(index).toEqual({ namespace, _links: { up: [{ href: `${site.origin}/wp-json/` }] } })
    expect(Object.keys(routes).every((path) => path.startsWith(`/${namespace}`))).toBe(true)
  })

  describe('a page', () => {
    const declared = async () => {
      const answer = await site.app.inject('/news/')
      const tags = readTags(answer.body).map(({ attributes }) => attributes)
      const nonce = tags.find((tag) => tag.get('name') === 'lectern-nonce')?.get('content')
      const root = tags.find((tag) => tag.get('rel') === 'https://api.w.org/')?.get('href')
      return { headers: answer.headers, nonce, root }
    }

    it('declares the root, in its head and in a header', async () => {
      const { headers, root } = await declared()
      expect(root).toBe(`${site.origin}/wp-json/`)
      expect(headers.link).toBe(`<${site.origin}/wp-json/>; rel="https://api.w.org/"`)
    })

    it('declares a nonce that is good for hours, and a fresh one is to be had when it is not any more', async () => {
      const nonceKey = deriveKey(site.content.env.secret, 'nonce')
      const inHours = (hours: number) => ({ nonceKey, now: () => new Date(Date.now() + hours * 3_600_000) })
      const { nonce } = await declared()
      expect(checkNonce(inHours(11.9), nonce)).toBe(true)
      expect(checkNonce(inHours(24), nonce)).toBe(false)
      const fresh = await site.app.inject('/wp-json/lectern/v1/nonce')
      expect(fresh.headers['cache-control']).toMatch(/no-store/)
      expect(fresh.headers).not.toHaveProperty('access-control-allow-origin')
      expect(checkNonce(inHours(0), fresh.json().nonce)).toBe(true)
    })
  })

  it.each([
    ['POST', '/wp-json/'],
    ['POST', '/wp-json/lectern/v1/nonce'],
    ['DELETE', '/wp-json/lectern/v1'],
  ] as const)('%s %s is refused in JSON', async (method, url) => {
    const answer = await site.app.inject({ method, url })
    expect([answer.statusCode, answer.json().data.status]).toEqual([405, 405])
    expect(answer.headers.allow).toContain('GET')
  })
})
