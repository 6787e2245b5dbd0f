import { describe, expect, it } from 'vitest'
import { carouselLookIn } from '../../../tests/fixtures/read-props.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { createWidgetReader } from '../../../tests/fixtures/widget-reader.ts'

async function render(settings: object) {
  const { html, tags } = await renderWidget(
    'post-carousel',
    { id: 'p', ...settings },
    { reader: createWidgetReader({ posts: 8 }) },
  )
  return {
    html,
    look: carouselLookIn(tags),
    posts: tags.flatMap(({ name, attributes }) => (name === 'a' ? [attributes.get('href') ?? ''] : [])),
  }
}

const newest = (...ids: number[]) => ids.map((id) => `/news/post-${id}/`)

describe('which posts', () => {
  it.each([
    ['the newest ones, after those to be skipped', { count: 2, offset: 1 }, newest(7, 6)],
    ['in the editor’s order', { selectBy: 'selected', posts: [2, 99, 7] }, newest(2, 7)],
    ['of a category', { selectBy: 'category', category: 1, count: 1 }, newest(8)],
    ['oldest first', { count: 2, order: 'ASC' }, newest(1, 2)],
  ])('%s, each linked once', async (_rule, settings, expected) => {
    expect((await render(settings)).posts).toEqual(expected)
  })

  it('none until a category is chosen, and it says so', async () => {
    expect((await render({ selectBy: 'category' })).html).toContain('目前沒有文章。')
  })
})

it('shows one post, 30 px apart, and turns every 3 seconds for 600 ms, round and round', async () => {
  const { look, html } = await render({})
  expect(look).toMatchObject({ shown: { desktop: 1, tablet: 1, mobile: 1 }, gap: 30, speed: 600, autoplay: true, delay: 3000 })
  expect(look).toMatchObject({ loop: true, pausesOnHover: true })
  expect(html).toContain('card--lead')
})

it('shows cards where several stand side by side', async () => {
  expect((await render({ slides_desktop: 3 })).html).not.toContain('card--lead')
})
