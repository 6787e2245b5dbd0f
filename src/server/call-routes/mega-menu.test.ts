import { describe, expect, it } from 'vitest'
import { MEGA_MENU_HREF } from '#addresses/mega-menu.ts'
import type { StoredBlock } from '#published/types.ts'
import { sampleContent } from '../../../tests/fixtures/sample-content.ts'
import { createSampleReader } from '../../../tests/fixtures/sample-reader.ts'
import { createSampleSite } from '../../../tests/fixtures/sample-site.ts'
import { createTestApp } from '../app.fixture.ts'
import { addCalls } from './calls.ts'

const PANEL: StoredBlock[] = [{ id: 'h', blockType: 'heading', text: '四年學什麼「聽」與"說"', level: '2' }]

/** The site with one published fragment, 7; what happens to it afterwards is up to the test. */
async function createSite() {
  const published = new Map([[7, PANEL]])
  let rendered = 0
  const { context, failures } = createSampleSite(
    {},
    {
      createReader() {
        const reader = createSampleReader(sampleContent())
        return {
          ...reader,
          async findFragment(id) {
            rendered += 1
            await reader.findFragment(id)
            const layout = published.get(id)
            return layout ? { id, name: '面板', layout } : null
          },
        }
      },
    },
  )
  const { app, cache } = await createTestApp({
    routes: (scope, sendCall) => addCalls(scope, { context, sendCall, roleOf: async () => null }),
  })
  const get = (query: string, headers = {}) => app.inject({ method: 'GET', url: `${MEGA_MENU_HREF}${query}`, headers })
  return { get, cache, published, failures, countRendered: () => rendered }
}

describe('the content of a mega panel', () => {
  it('is a JSON string of HTML that brings its style sheets along', async () => {
    const { get, failures } = await createSite()
    const answer = await get('?id=7')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    const html = answer.json()
    expect(html).toBeTypeOf('string')
    expect(html).toMatch(/^<link rel="stylesheet" href="\/assets\/heading\.css">/)
    expect(html.replaceAll(/<wbr[^>]*>/g, '')).toContain('與&quot;說')
    expect(failures).toEqual([])
  })

  it('is null, and not found, where nothing is published', async () => {
    const { get } = await createSite()
    const answer = await get('?id=8')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toBeNull()
  })

  it('is made once, until its fragment changes; withdrawn, it is gone at once', async () => {
    const { get, cache, published, countRendered } = await createSite()
    const first = await get('?id=7')
    await get('?id=7')
    expect(countRendered()).toBe(1)
    expect((await get('?id=7', { 'if-none-match': first.headers.etag })).statusCode).toBe(304)
    published.delete(7)
    cache.drop(['fragment:7'])
    expect((await get('?id=7')).statusCode).toBe(404)
    published.set(7, PANEL)
    cache.drop(['fragment:7'])
    expect((await get('?id=7')).statusCode).toBe(200)
  })

  it.each([
    ['no id', ''],
    ['an empty id', '?id='],
    ['a word', '?id=seven'],
    ['zero', '?id=0'],
    ['a negative id', '?id=-7'],
    ['a fraction', '?id=7.5'],
    ['an id beyond every database', '?id=2147483648'],
    ['several ids', '?id=7&id=8'],
    ['Chinese', `?id=${encodeURIComponent('七')}`],
    ['a NUL byte', '?id=7%00'],
    ['a prototype', '?__proto__[id]=7'],
    ['SQL', `?id=${encodeURIComponent('7 or 1=1')}`],
    ['a megabyte', `?id=${'7'.repeat(1_000_000)}`],
  ])('refuses %s', async (_kind, query) => {
    const { get, countRendered } = await createSite()
    const answer = await get(query)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(countRendered()).toBe(0)
  })
})
