import { expect, it } from 'vitest'
import { renderLayout } from '#render/render-layout.ts'
import { readTags } from '../../../tests/fixtures/read-tags.ts'
import { createRenderContext } from '../../../tests/fixtures/render-context.ts'
import { samplePicture } from '../../../tests/fixtures/sample-content.ts'

async function render(settings: object, before: object[] = []) {
  const blocks = [...before, { id: 'a', blockType: 'image', ...settings }]
  const { html } = await renderLayout(blocks as Parameters<typeof renderLayout>[0], createRenderContext())
  const tags = readTags(html)
  const find = (tag: string) => tags.find(({ name }) => name === tag)?.attributes
  return { html, image: find('img'), link: find('a') }
}

it('opens its original in the lightbox, and says so', async () => {
  const { link, image } = await render({ picture: 1 })
  expect([link?.get('href'), link?.has('data-lightbox')]).toEqual([samplePicture.url, true])
  expect(link?.get('aria-label')).toBe(`查看大圖：${samplePicture.alt}`)
  expect(image?.get('alt')).toBe(samplePicture.alt)
})

it('with a link leads there instead', async () => {
  const { link } = await render({ picture: 1, link: { kind: 'url', url: '/admission/' } })
  expect([link?.get('href'), link?.has('data-lightbox')]).toEqual(['/admission/', false])
})

it('that is not to be enlarged has no link at all', async () => {
  expect((await render({ picture: 1, zoom: false })).link).toBeUndefined()
})

it('that is there for its looks is silent and still, unless it is a link', async () => {
  const quiet = await render({ picture: 1, decorative: true })
  expect([quiet.image?.get('alt'), quiet.link]).toEqual(['', undefined])
  const link = { kind: 'url', url: '/admission/' }
  expect((await render({ picture: 1, decorative: true, link })).image?.get('alt')).toBe(samplePicture.alt)
})

it('shows the caption of the library unless it has its own', async () => {
  expect((await render({ picture: 1 })).html).toContain(`<figcaption>${samplePicture.caption}</figcaption>`)
  expect((await render({ picture: 1, caption: '決賽現場' })).html).toContain('<figcaption>決賽現場</figcaption>')
})

it('waits until it is near, unless it opens its page', async () => {
  const heading = { id: 'h', blockType: 'heading', text: '標題' }
  expect((await render({ picture: 1 })).image?.get('loading')).toBeUndefined()
  expect((await render({ picture: 1 }, [heading])).image?.get('loading')).toBe('lazy')
})

it('has its size in the markup, so that nothing moves when it arrives', async () => {
  const { image } = await render({ picture: 1, ratio: '16/9' })
  expect([image?.get('width'), image?.get('height'), image?.get('data-ratio')]).toEqual([
    String(samplePicture.width),
    String(samplePicture.height),
    '16/9',
  ])
})

it('whose picture is gone is left out', async () => {
  expect((await render({ picture: 999 })).html).toBe('')
})
