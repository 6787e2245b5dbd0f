import { expect, it } from 'vitest'
import { documentOf, linkNode, list, paragraph } from '#settings/rich-text/compose.ts'
import { readTags } from '../../../tests/fixtures/read-tags.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'

async function render(settings: object) {
  const { html } = await renderWidget('text', settings)
  return { html, box: readTags(html).find(({ attributes }) => attributes.get('class') === 'w-text')?.attributes }
}

it('shows what was written, as prose', async () => {
  const { html } = await render({
    body: documentOf(paragraph('先聽，', linkNode('/about/', '再說'), '。'), list('bullet', '一')),
  })
  expect(html).toMatch(/class="prose">.*<p>先聽，<a href="\/about\/">再說<\/a>。<\/p>.*<ul><li[^>]*>一<\/li><\/ul>/s)
})

it('is as long a line as can be read well, in the usual size, unless the editor says otherwise', async () => {
  const body = documentOf(paragraph('先聽，再說。'))
  const look = async (settings: object) => {
    const { box } = await render({ body, ...settings })
    return [box?.get('data-size'), box?.get('data-width')]
  }
  expect(await look({})).toEqual(['normal', 'measure'])
  expect(await look({ size: 'lead', width: 'full' })).toEqual(['lead', 'full'])
  expect(await look({ size: '100px', width: 7 })).toEqual(['normal', 'measure'])
})

it.each([[undefined], ['<p>字</p>'], [documentOf()]])('%j is no text: it is left out', async (body) => {
  expect((await render({ body })).html).toBe('')
})
