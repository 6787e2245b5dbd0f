import { expect, it } from 'vitest'
import { messages } from '#kit/film/messages.ts'
import { readTags } from '../../../tests/fixtures/read-tags.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'

async function render(settings: object) {
  const { html } = await renderWidget('feed-video', { id: 'f', ...settings })
  return { html, films: readTags(html).filter(({ attributes }) => attributes.has('data-film')) }
}

it('is a row of links to films, each with a poster and its name', async () => {
  const { html, films } = await render({
    items: [
      { id: 'a', title: '先聽', file: 40, captions: 42 },
      { id: 'b', title: '再說', file: 40, picture: 1 },
    ],
  })
  expect(films.map(({ attributes }) => [attributes.get('href'), attributes.get('data-title')])).toEqual([
    ['/wp-content/uploads/2026/11/listen.webm', '先聽'],
    ['/wp-content/uploads/2026/11/listen.webm', '再說'],
  ])
  expect(films[0]?.attributes.get('data-captions')).toBe('/wp-content/uploads/2026/11/listen.vtt')
  expect(html.match(/poster__art|film__poster/g)).toEqual(['poster__art', 'film__poster'])
})

it('tells a browser that cannot play: Your browser does not support the video tag.', () => {
  expect(messages.unsupported).toBe('Your browser does not support the video tag.')
})

it('leaves out what is gone, and itself when nothing is left', async () => {
  const gone = { id: 'gone', title: '不在了', file: 987_654 }
  expect((await render({ items: [gone, { id: 'a', title: '在', file: 40 }] })).films).toHaveLength(1)
  expect((await render({ items: [gone] })).html).toBe('')
})
