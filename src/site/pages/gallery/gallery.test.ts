import { describe, expect, it } from 'vitest'
import { widgets } from '#widgets/registry.ts'
import { metaOf } from '../../../../tests/fixtures/read-html.ts'
import { createSampleSite } from '../../../../tests/fixtures/sample-site.ts'
import { galleryHref } from '../../routes.ts'

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
      expect(body).toContain(`/assets/${name}.css`)
      expect(site.failures).toEqual([])
    },
  )

  it('is closed where it is not wanted', async () => {
    const { get } = createSampleSite({}, { isGalleryOpen: false })
    expect((await get('/gallery/')).status).toBe(404)
    expect((await get('/gallery/countdown/')).status).toBe(404)
  })
})
