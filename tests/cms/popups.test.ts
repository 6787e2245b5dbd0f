import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { popupPageHref } from '#addresses/documents.ts'
import { roleOfSession } from '#cms/access/session-role.ts'
import type { Popup } from '#platform/payload-types.ts'
import { PageCache } from '#server/cache/page-cache.ts'
import { addCalls } from '#server/call-routes/calls.ts'
import { createSendCall } from '#server/call-routes/send-call.ts'
import { RenderQueue } from '#server/render-queue.ts'
import { createResponder } from '#server/rendering.ts'
import { createRouter, type Router } from '#site/router.ts'
import { createSampleSite } from '../fixtures/sample-site.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { createPeople, PASSWORD, type People, type Person } from './people.ts'
import { signInAs } from './rest-people.ts'

const SECTION = { blockType: 'section', paper: 'none', width: 'wrap', spacing: 'normal' } as const
const ADDRESS = '/wp-json/lectern/v1/popup/popup_content'

describe('popups', PATIENTLY, () => {
  let content: Content
  let people: People
  let app: ReturnType<typeof fastify>
  let cache: PageCache
  let router: Router
  let now = new Date()

  beforeAll(async () => {
    content = await openContent('sqlite')
    people = await createPeople(content.payload)
    const { context } = createSampleSite(
      {},
      { createReader: () => content.readers.create(), origin: content.env.site.url, now: () => now },
    )
    router = createRouter(context)
    cache = new PageCache({ maxBytes: 1_000_000 })
    app = fastify()
    addCalls(app, {
      context,
      sendCall: createSendCall({
        answering: createResponder({ cache, queue: new RenderQueue() }),
        countRender: async () => undefined,
        baseHeaders: {},
      }),
      roleOf: (headers) => roleOfSession(content.site, headers),
    })
  }, OPEN_LIMIT_MS)
  afterAll(async () => {
    await app?.close()
    await content?.close()
  })

  const create = (data: Partial<Popup>) =>
    content.payload.create({
      collection: 'popups',
      data: {
        name: '招生說明會',
        _status: 'published',
        layout: [{ ...SECTION, title: '來系上聽聽看', titleStyle: 'plain' }],
        ...data,
      } as Popup,
      overrideAccess: true,
    })

  const cookies = new Map<Person, string>()
  async function cookieOf(person: Person): Promise<string | undefined> {
    if (person === 'anonymous') return undefined
    const cookie = cookies.get(person) ?? `theme=dark; ${await signInAs(content, people[person].email, PASSWORD)}`
    cookies.set(person, cookie)
    return cookie
  }

  const ask = (id: number | string, cookie?: string) =>
    app.inject({ url: `${ADDRESS}?id=${id}`, headers: cookie === undefined ? {} : { cookie, 'sec-fetch-site': 'same-origin' } })

  /** The page of a popup, for somebody with a session or for everybody. */
  const openPage = (id: number, cookie?: string) =>
    router.answer({
      method: 'GET',
      url: new URL(popupPageHref(id), content.env.site.url),
      ...(cookie !== undefined && {
        findRole: () => roleOfSession(content.site, { cookie, 'sec-fetch-site': 'same-origin' }),
      }),
    })

  /** In the page that they look at, and on the page of the popup. */
  async function whoSees(rules: Popup['rules']): Promise<{ here: Person[]; onItsPage: Person[] }> {
    const { id } = await create({ rules })
    const here: Person[] = []
    const onItsPage: Person[] = []
    for (const person of ['anonymous', 'subscriber', 'author', 'editor', 'administrator'] as const) {
      const cookie = await cookieOf(person)
      if ((await ask(id, cookie)).statusCode === 200) here.push(person)
      if ((await openPage(id, cookie)) !== null) onItsPage.push(person)
    }
    return { here, onItsPage }
  }

  it('are a JSON string of a whole dialog with the style sheets it needs', async () => {
    const { id } = await create({ look: { width: 800, closeAfter: 9, vertical: 'bottom', overlay: false } })
    const html: string = (await ask(id)).json()
    expect(html).toMatch(/^<link rel="stylesheet" href="\/assets\/[\w-]+\.css">/)
    for (const widget of ['section', 'popup-modal']) expect(html).toContain(`href="/assets/${widget}.css"`)
    const [dialog = ''] = /<dialog [^>]*>/.exec(html) ?? []
    for (const attribute of [
      `id="popup-${id}"`,
      'aria-label="招生說明會"',
      'data-width="800"',
      'data-place="bottom-center"',
      'data-popup="{&quot;closeDelay&quot;:0,&quot;closeAfter&quot;:9,&quot;isModal&quot;:false}"',
      'data-overlay="no"',
      'closedby="any"',
    ])
      expect(dialog).toContain(attribute)
    expect(html).toContain('來系上聽聽看')
    expect(html).not.toContain(' style=')
  })

  it('are not there before they are published, nor where there is none', async () => {
    const { id } = await create({ _status: 'draft' })
    for (const unknown of [id, 999_999_999]) {
      const answer = await ask(unknown)
      expect([answer.statusCode, answer.json()]).toEqual([404, null])
    }
    for (const nonsense of ['', '0', '-1', '1.5', 'x', '1e3', String(2 ** 31)]) {
      expect((await ask(nonsense)).statusCode, nonsense).toBe(400)
    }
  })

  it.each<[string, Popup['rules'], Person[]]>([
    ['nobody', { hideFrom: 'nobody' }, ['anonymous', 'subscriber', 'author', 'editor', 'administrator']],
    ['everybody who is logged in', { hideFrom: 'everybody' }, ['anonymous']],
    ['two roles', { hideFrom: 'roles', hiddenRoles: ['subscriber', 'editor'] }, ['anonymous', 'author', 'administrator']],
    ['roles, but none was chosen', { hideFrom: 'roles' }, ['anonymous', 'subscriber', 'author', 'editor', 'administrator']],
    ['visitors who are not logged in', { hideFrom: 'guests' }, ['subscriber', 'author', 'editor', 'administrator']],
    ['all but two roles', { hideFrom: 'guests-and-roles', shownRoles: ['author', 'editor'] }, ['author', 'editor']],
    ['all but roles of which none was chosen', { hideFrom: 'guests-and-roles' }, []],
  ])('are hidden from %s', async (_whom, rules, seen) => {
    expect(await whoSees(rules)).toEqual({ here: seen, onItsPage: seen })
  })

  it.each(['payload-token=', 'payload-token=x', 'payload-token=eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiZWRpdG9yIn0.x'])(
    'are shown to whoever has no valid session: %s',
    async (cookie) => {
      const { id } = await create({ rules: { hideFrom: 'everybody' } })
      expect((await ask(id, cookie)).statusCode).toBe(200)
    },
  )

  it('are kept for everybody, but never what somebody with a session got', async () => {
    const { id } = await create({ rules: { hideFrom: 'everybody' } })
    const editor = await cookieOf('editor')
    for (const [cookie, status, caching] of [
      [editor, 404, 'private, no-store'],
      [undefined, 200, 'public, max-age=0, must-revalidate'],
      [editor, 404, 'private, no-store'],
    ] as const) {
      const { statusCode, headers } = await ask(id, cookie)
      expect([statusCode, headers['cache-control']]).toEqual([status, caching])
    }
  })

  it('are asked for anew once they change, and are gone once they are taken back', async () => {
    const { id } = await create({})
    const change = async (data: Partial<Popup>, draft = false) => {
      await content.payload.update({ collection: 'popups', id, data, draft, overrideAccess: true })
      content.readers.drop(['popups', `popup:${id}`])
      cache.drop(['popups', `popup:${id}`])
    }
    expect((await ask(id)).body).toContain('招生說明會')
    await change({ name: '系友返校日' })
    expect((await ask(id)).body).toContain('系友返校日')
    await change({ name: '還沒好' }, true)
    expect((await ask(id)).body).toContain('系友返校日')
    await change({ _status: 'draft' })
    expect((await ask(id)).statusCode).toBe(404)
  })

  describe('have a page of their own', () => {
    it('with the same content, which no search engine keeps and no site map names', async () => {
      const { id } = await create({})
      const page = await openPage(id)
      expect(page).toMatchObject({ status: 200, caching: 'shared' })
      expect([...(page?.tags ?? [])]).toContain(`popup:${id}`)
      expect(page?.body).toContain('來系上聽聽看')
      expect(page?.body).toContain('<h1 class="vh">招生說明會</h1>')
      expect(page?.body).toMatch(/<meta name="robots" content="noindex/)
      expect(page?.body).not.toContain('<dialog class="modal"')
      const map = await router.answer({ method: 'GET', url: new URL('/sitemap-pages.xml', content.env.site.url) })
      expect(map?.body).not.toContain('/popup/')
    })

    it('not before they are published, nor once they are taken back; a draft over one that is published stays inside', async () => {
      const { id } = await create({ _status: 'draft' })
      expect(await openPage(id)).toBeNull()
      const change = (data: Partial<Popup>, draft = false) =>
        content.payload.update({ collection: 'popups', id, data, draft, overrideAccess: true })
      await change({ _status: 'published' })
      await change({ name: '還沒好' }, true)
      expect((await openPage(id))?.body).not.toContain('還沒好')
      await change({ _status: 'draft' })
      expect(await openPage(id)).toBeNull()
      expect(await openPage(999_999_999)).toBeNull()
    })

    it('within their time, and nobody keeps it for longer', async () => {
      const { id } = await create({ rules: { start: '2027-01-01T00:00:00.000Z', end: '2027-02-01T00:00:00.000Z' } })
      for (const [moment, isThere] of [
        ['2026-12-31T23:59:59Z', false],
        ['2027-01-01T00:00:00Z', true],
        ['2027-02-01T00:00:00Z', false],
      ] as const) {
        now = new Date(moment)
        const page = await openPage(id)
        expect(page !== null, moment).toBe(isThere)
        if (page) expect(page.expiresAt).toEqual(new Date('2027-02-01T00:00:00Z'))
      }
      now = new Date()
    })
  })

  it('open by themselves on the pages of their rules only', async () => {
    const trigger = { triggers: [{ kind: 'page-load' as const, seconds: 5 }] }
    const everywhere = await create({ ...trigger })
    const home = await create({ ...trigger, rules: { where: 'chosen', shownOn: { home: true } } })
    const byLink = await create({})
    content.readers.clear()
    const listed = await content.readers.create().listPopups()
    const ids = listed.map(({ id }) => id)
    expect(ids).toContain(everywhere.id)
    expect(ids).not.toContain(byLink.id)
    expect(listed.find(({ id }) => id === home.id)).toMatchObject({
      pages: { shown: ['home'], hidden: [] },
      triggers: [{ kind: 'page-load', seconds: 5 }],
      rules: { times: { max: 3, per: 'persisting', countOn: 'open' } },
    })
  })
})
