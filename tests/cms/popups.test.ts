import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roleOfSession } from '#cms/access/session-role.ts'
import type { Popup } from '#platform/payload-types.ts'
import { PageCache } from '#server/cache/page-cache.ts'
import { addCalls } from '#server/call-routes/calls.ts'
import { createSendCall } from '#server/call-routes/send-call.ts'
import { RenderQueue } from '#server/render-queue.ts'
import { createResponder } from '#server/rendering.ts'
import { createSampleSite } from '../fixtures/sample-site.ts'
import { type Content, DATABASES, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { createPeople, PASSWORD, type People, type Person } from './people.ts'
import { signInAs } from './rest-people.ts'

const SECTION = { blockType: 'section', paper: 'none', width: 'wrap', spacing: 'normal' } as const
const ADDRESS = '/wp-json/lectern/v1/popup/popup_content'

describe.each(DATABASES)('popups on %s', PATIENTLY, (kind) => {
  let content: Content
  let people: People
  let app: ReturnType<typeof fastify>
  let cache: PageCache

  beforeAll(async () => {
    content = await openContent(kind)
    people = await createPeople(content.payload)
    const { context } = createSampleSite({}, { createReader: () => content.readers.create(), origin: content.env.site.url })
    cache = new PageCache({ maxBytes: 1_000_000 })
    app = fastify()
    addCalls(app, {
      context,
      sendCall: createSendCall(createResponder({ cache, queue: new RenderQueue() }), {}),
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

  async function cookieOf(person: Person): Promise<string | undefined> {
    if (person === 'anonymous') return undefined
    const { email } = people[person]
    return `theme=dark; ${await signInAs(content, email, PASSWORD)}`
  }

  const ask = (id: number | string, cookie?: string) =>
    app.inject({ url: `${ADDRESS}?id=${id}`, headers: cookie === undefined ? {} : { cookie, 'sec-fetch-site': 'same-origin' } })

  async function whoSees(rules: Popup['rules']): Promise<Person[]> {
    const { id } = await create({ rules })
    const seen: Person[] = []
    for (const person of ['anonymous', 'subscriber', 'author', 'editor', 'administrator'] as const) {
      const { statusCode } = await ask(id, await cookieOf(person))
      if (statusCode === 200) seen.push(person)
    }
    return seen
  }

  it('are a JSON string of a whole dialog with the style sheets it needs', async () => {
    const { id } = await create({ look: { width: 800, keepOnEscape: true, closeAfter: 9, vertical: 'bottom', overlay: false } })
    const html: string = (await ask(id)).json()
    expect(html).toMatch(/^<link rel="stylesheet" href="\/assets\/[\w-]+\.css">/)
    for (const widget of ['section', 'popup-modal']) expect(html).toContain(`href="/assets/${widget}.css"`)
    const [dialog = ''] = /<dialog [^>]*>/.exec(html) ?? []
    for (const attribute of [
      `data-popup="${id}"`,
      'aria-label="招生說明會"',
      'data-width="800"',
      'data-place="bottom-center"',
      'data-close-after="9"',
      'data-overlay="no"',
      'closedby="none"',
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
  ])('are hidden from %s', async (_whom, rules, seen) => {
    expect(await whoSees(rules)).toEqual(seen)
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
