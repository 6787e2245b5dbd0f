import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepHouse } from '#cms/housekeeping.ts'
import { addPageViews, dayOf, readFigures } from '#figures/page-views.ts'
import { OPEN_LIMIT_MS, PATIENTLY, USUAL_DATABASES } from '../cms/open-content.ts'
import { openRestSite, type RestSite } from '../rest/open-rest-site.ts'

const DAY_MS = 24 * 60 * 60_000
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

describe.each(USUAL_DATABASES)('how often pages are looked at, on %s', PATIENTLY, (kind) => {
  let site: RestSite

  beforeAll(async () => {
    site = await openRestSite(kind)
    const { payload } = site.content
    for (const title of ['招生', '師資'])
      await payload.create({
        collection: 'pages',
        data: { title, slug: title === '招生' ? 'admission' : 'people', template: 'standard', _status: 'published' },
        overrideAccess: true,
      })
  }, OPEN_LIMIT_MS)
  afterAll(() => site?.close())

  function see(path: string, headers: InjectOptions['headers'] = {}) {
    return site.app.inject({
      method: 'POST',
      url: '/seen',
      payload: path,
      headers: { 'content-type': 'text/plain;charset=UTF-8', origin: site.origin, 'user-agent': BROWSER, ...headers },
    })
  }

  it('counts pages that are there, for visitors only, and answers everybody the same', async () => {
    await site.app.inject('/admission/')
    const answers = [
      await see('/admission/'),
      await see('/Admission'),
      // Sent by nginx from the mirror, so that this process has not made it.
      await see('/people/'),
      await see('/made-up/'),
      await see('/sitemap.xml'),
      await see('/wp-content/uploads/2026/11/film.mp4'),
      await see('/preview/'),
      await see('//evil.example/'),
      await see('/%00'),
      await see('x'.repeat(100_000)),
      await see('/admission/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
      await see('/admission/', { 'user-agent': '' }),
      await see('/admission/', { origin: 'https://evil.example' }),
      await see('/admission/', { cookie: 'payload-token=x' }),
      await see('/admission/', { 'content-type': 'application/json' }),
    ]
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(new Set(['204 ']))
    await site.stop()
    const { days, pages } = await readFigures(site.content.sql, { days: 7, pages: 10, now: Date.now() })
    expect(pages).toEqual([
      { href: '/admission/', title: '招生', views: 2 },
      { href: '/people/', title: '師資', views: 1 },
    ])
    expect(days).toHaveLength(7)
    expect(days.at(-1)).toEqual({ day: dayOf(Date.now()), views: 3 })
    expect(site.log.join('')).not.toContain('could not be stored')
  })

  it('adds up over processes and days, and forgets what is older than three years', async () => {
    const { sql, payload } = site.content
    const now = Date.now()
    await Promise.all([1, 2, 3].map(() => addPageViews(sql, dayOf(now - DAY_MS), [['/', 2]])))
    await addPageViews(sql, dayOf(now - 1200 * DAY_MS), [['/', 7]])
    await keepHouse(payload, now)
    const { days, pages } = await readFigures(sql, { days: 2000, pages: 1, now })
    expect(pages).toEqual([{ href: '/', title: null, views: 6 }])
    expect(days.filter(({ views }) => views > 0).map(({ views }) => views)).toEqual([6, 3])
  })

  it('a day begins at midnight in Taipei', () => {
    expect(dayOf(Date.parse('2026-11-17T15:59:59Z'))).toBe('2026-11-17')
    expect(dayOf(Date.parse('2026-11-17T16:00:00Z'))).toBe('2026-11-18')
  })
})
