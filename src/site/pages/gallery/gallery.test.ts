import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { galleryHref } from '#addresses/documents.ts'
import { widgets } from '#widgets/registry.ts'
import { metaOf } from '../../../../tests/fixtures/read-html.ts'
import { createSampleSite } from '../../../../tests/fixtures/sample-site.ts'

describe('the gallery', () => {
  it('lists every widget, hidden from search engines', async () => {
    const { body } = await createSampleSite().get('/gallery/')
    for (const { settings } of widgets) expect(body).toContain(`href="${galleryHref(settings.name)}"`)
    expect(metaOf(body, 'robots')).toBe('noindex')
  })

  it.each(widgets.map(({ settings, examples }) => ({ name: settings.name, examples })))(
    'shows every example of $name in a section of its own',
    async ({ name, examples }) => {
      const site = createSampleSite()
      const { status, body } = await site.get(galleryHref(name))
      expect(status).toBe(200)
      for (const example of examples) expect(body).toContain(`<section id="${example.name}"`)
      const hasSheet = existsSync(`src/widgets/${name}/${name}.css`)
      expect(body.includes(`/assets/${name}.css`)).toBe(hasSheet)
      expect(site.failures).toEqual([])
    },
  )

  it('shows one example of every widget on one page; the sheets of those that come later do not hold up the first', async () => {
    const { body } = await createSampleSite().get(galleryHref('all'))
    const sheetsIn = (html: string) => Array.from(html.matchAll(/<link rel="stylesheet" href="([^"]+)"/gu), ([, href]) => href)
    const [head = '', ...sections] = body.split(/(?=<section id=")/u)
    expect(sections.map((section) => /id="([^"]+)"/u.exec(section)?.[1])).toEqual(widgets.map(({ settings }) => settings.name))
    expect(sheetsIn(head)).toContain(`/assets/${widgets[0]?.settings.name}.css`)
    for (const name of ['tabs', 'data-table']) {
      expect(sheetsIn(head)).not.toContain(`/assets/${name}.css`)
      expect(sheetsIn(sections[1] ?? '')).toContain(`/assets/${name}.css`)
    }
    const all = sections.flatMap(sheetsIn)
    expect(all).toEqual([...new Set(all)])
  })

  it('is closed where it is not wanted', async () => {
    const { get } = createSampleSite({}, { isGalleryOpen: false })
    expect((await get('/gallery/')).status).toBe(404)
    expect((await get('/gallery/countdown/')).status).toBe(404)
  })
})
