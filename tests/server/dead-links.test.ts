import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lookIfDue } from '#cms/dead-links/watch-links.ts'
import { siteAt } from '#dead-links/ask-site.ts'
import { findDeadLinks, type LinkReport } from '#dead-links/find-dead-links.ts'
import { readLinkState } from '#dead-links/state.ts'
import { OPEN_LIMIT_MS, PATIENTLY, USUAL_DATABASES } from '../cms/open-content.ts'
import { createPeople, PASSWORD } from '../cms/people.ts'
import { send, signInAs } from '../cms/rest-people.ts'
import { openRestSite, type RestSite } from '../rest/open-rest-site.ts'

const MINUTE_MS = 60_000

/** A section of buttons, each with a link to this address. */
function buttonsTo(...addresses: string[]) {
  const buttons = addresses.map((url, place) => ({
    blockType: 'button' as const,
    label: `到 ${place}`,
    link: { kind: 'url', url },
  }))
  return [{ blockType: 'section' as const, content: buttons }]
}

describe.each(USUAL_DATABASES)('links that lead nowhere, on %s', PATIENTLY, (kind) => {
  let site: RestSite

  beforeAll(async () => {
    site = await openRestSite(kind, { isListening: true })
    await createPeople(site.content.payload)
  }, OPEN_LIMIT_MS)
  afterAll(() => site?.close())

  const createPage = (title: string, slug: string, layout: object[] = []) =>
    site.content.payload.create({
      collection: 'pages',
      data: { title, slug, template: 'standard', layout, _status: 'published' } as never,
      overrideAccess: true,
    })
  /** As the program does that keeps the schedules. */
  const look = () => findDeadLinks({ origin: site.origin, ask: siteAt(site.origin) })

  it('are found on every public page: addresses that are not there, and places that a page does not have', async () => {
    await createPage('師資', 'people', [
      { blockType: 'section', content: [{ blockType: 'heading', text: '專任教師', level: '2', anchor: 'full-time' }] },
      ...buttonsTo('/people/#part-time'),
    ])
    await site.content.payload.create({
      collection: 'redirects',
      data: { from: '/teachers/', kind: 'url', to: '/people/' },
      overrideAccess: true,
    })
    await createPage(
      '招生',
      'admission',
      buttonsTo(
        '/people/',
        '/people/#full-time',
        '/people/#part-time',
        '/nowhere/',
        '#top',
        '/teachers/',
        'https://else.example/gone/',
      ),
    )
    const { pages, dead } = await look()
    expect(pages).toBeGreaterThanOrEqual(2)
    expect(dead).toEqual([
      { page: '/admission/', morePages: 1, words: '到 2', href: '/people/#part-time', reason: 'no-place' },
      { page: '/admission/', morePages: 0, words: '到 3', href: '/nowhere/', reason: 'not-found' },
    ])
  })

  it('are looked for a moment after something was published, once by several who ask, and not again until the next time', async () => {
    const { payload, sql } = site.content
    let looks = 0
    const counted = async (): Promise<LinkReport> => {
      looks += 1
      return look()
    }
    const soon = new Date(Date.now() + MINUTE_MS)
    const { docs } = await payload.find({ collection: 'changes', sort: '-id', limit: 1, overrideAccess: true })
    await lookIfDue(payload, counted, new Date(Date.parse(docs[0]?.createdAt ?? '') + 1000))
    expect(looks).toBe(0)
    await Promise.all([lookIfDue(payload, counted, soon), lookIfDue(payload, counted, soon)])
    expect(looks).toBe(1)
    expect((await readLinkState(sql)).dead).toHaveLength(2)
    await lookIfDue(payload, counted, new Date(soon.getTime() + 10 * MINUTE_MS))
    expect(looks).toBe(1)
    await createPage('哪裡', 'nowhere')
    await lookIfDue(payload, counted, new Date(soon.getTime() + 10 * MINUTE_MS))
    expect(looks).toBe(2)
    await expect.poll(async () => (await look()).dead).toHaveLength(1)
  })

  it('are looked for again where the site could not be read, and what was known is kept until then', async () => {
    const { payload, sql } = site.content
    const away = async (): Promise<LinkReport> => Promise.reject(new Error('The site answers with 503'))
    const tomorrow = new Date(Date.now() + 2 * 24 * 60 * MINUTE_MS)
    const before = await readLinkState(sql)
    await expect(lookIfDue(payload, away, tomorrow)).rejects.toThrow('503')
    expect(await readLinkState(sql)).toEqual(before)
    await lookIfDue(payload, look, new Date(tomorrow.getTime() + 11 * MINUTE_MS))
    expect((await readLinkState(sql)).dead.map(({ reason }) => reason)).toEqual(['no-place'])
  })

  it('are looked for at once where an editor asks, and an author may not', async () => {
    const ask = async (person: string) => {
      const cookie = await signInAs(site.content, `${person}@example.edu.tw`, PASSWORD)
      return send(site.content, '/dead-links/check', { cookie, body: {} })
    }
    expect((await ask('author')).status).toBe(403)
    expect((await ask('editor')).status).toBe(200)
    let looks = 0
    await lookIfDue(
      site.content.payload,
      async () => {
        looks += 1
        return look()
      },
      new Date(Date.now() + MINUTE_MS),
    )
    expect(looks).toBe(1)
  })
})
