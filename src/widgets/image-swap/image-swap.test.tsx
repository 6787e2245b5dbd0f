import { expect, it } from 'vitest'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'

async function render(settings: object) {
  const { html, tags } = await renderWidget('image-swap', { id: 's', ...settings })
  return { html, tags, pictures: tags.filter(({ name }) => name === 'img').map(({ attributes }) => attributes) }
}

it('has both pictures in its markup, each with its own words, and a named checkbox that swaps them', async () => {
  const { tags, pictures } = await render({ front: 1, back: 2 })
  expect(pictures.map((picture) => picture.get('class'))).toEqual(['w-image-swap__front', 'w-image-swap__back'])
  expect(pictures.every((picture) => picture.get('alt') !== '')).toBe(true)
  const box = tags.find(({ name }) => name === 'input')?.attributes
  expect([box?.get('type'), box?.get('aria-label')]).toEqual(['checkbox', '換成另一張圖片'])
})

it('names a link after the first picture alone', async () => {
  const { html, pictures } = await render({ front: 1, back: 2, link: { kind: 'url', url: '/admission/' } })
  expect(pictures.map((picture) => picture.get('alt') === '')).toEqual([false, true])
  expect(html).toContain('href="/admission/"')
  expect(html).toContain('data-corner')
})

it.each([
  ['the second', { front: 1, back: 987_654 }],
  ['the first', { front: 987_654, back: 1 }],
])('is a plain picture when %s one is gone', async (_which, settings) => {
  const { html, pictures } = await render(settings)
  expect(pictures).toHaveLength(1)
  expect(html).not.toContain('<input')
})

it('shows nothing without pictures', async () => {
  expect((await render({})).html).toBe('')
})
