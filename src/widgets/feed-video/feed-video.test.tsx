import { expect, it } from 'vitest'
import { messages } from '#kit/film/messages.ts'
import { readProps } from '../../../tests/fixtures/read-props.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'

async function render(settings: object) {
  const { html, tags } = await renderWidget('feed-video', { id: 'f', ...settings })
  const links = tags.filter(({ attributes }) => attributes.get('class') === 'film__open')
  const films = tags.filter(({ attributes }) => attributes.get('data-widget') === 'film').map((tag) => readProps([tag], 'film'))
  return { html, links, films }
}

it('is a row of links to films, each with a poster and its name', async () => {
  const { html, links, films } = await render({
    items: [
      { id: 'a', title: '先聽', file: 40, captions: 42 },
      { id: 'b', title: '再說', file: 40, picture: 1 },
    ],
  })
  const address = '/wp-content/uploads/2026/11/listen.webm'
  expect(links.map(({ attributes }) => attributes.get('href'))).toEqual([address, address])
  expect(films).toMatchObject([
    { film: { title: '先聽', player: address, captions: '/wp-content/uploads/2026/11/listen.vtt' }, stage: { oneOf: 'b-f' } },
    { film: { title: '再說', player: address, captions: null }, stage: { oneOf: 'b-f' } },
  ])
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
