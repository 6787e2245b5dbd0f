import { describe, expect, it } from 'vitest'
import { carouselLookIn } from '../../../tests/fixtures/read-props.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { columnsOf } from './model.ts'

it.each([
  [1, [['a'], ['b'], ['c'], ['d']]],
  [
    2,
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [3, [['a', 'b', 'c'], ['d']]],
])('in %d rows they stand as %j', (rows, columns) => {
  expect(columnsOf(['a', 'b', 'c', 'd'], rows)).toEqual(columns)
})

describe('on the page', () => {
  async function render(settings: object) {
    const { html, tags } = await renderWidget('client-logos', { id: 'c', ...settings })
    return { html, tags, look: carouselLookIn(tags) }
  }

  it('shows 4 side by side on a desktop, 15 px apart, turning in 1000 ms, rotating, without loop', async () => {
    const { look } = await render({})
    expect(look).toMatchObject({ shown: { desktop: 4 }, gap: 15, speed: 1000, autoplay: true, delay: 3000 })
    expect(look).toMatchObject({ loop: false, pausesOnHover: true })
  })

  it('names a logo by its organisation, and hides the second one from the ear', async () => {
    const { tags } = await render({ items: [{ name: '電台', logo: 1, hover_logo: 2, link: { kind: 'url', url: '/a/' } }] })
    expect(tags.filter(({ name }) => name === 'img').map(({ attributes }) => attributes.get('alt'))).toEqual(['電台', ''])
    expect(tags.find(({ name }) => name === 'a')?.attributes.get('href')).toBe('/a/')
  })

  it('prints the name where there is no logo', async () => {
    expect((await render({ items: [{ name: '電台', logo: 999 }] })).html).toContain('logo-pair--printed">電台</span>')
  })

  it('makes a slide of each column', async () => {
    const items = Array.from({ length: 7 }, (_, index) => ({ name: `單位 ${index}` }))
    const { html } = await render({ rows: 3, items })
    expect(html.match(/carousel__slide/g)).toHaveLength(3)
  })

  it('is left out when there is nobody', async () => {
    expect((await render({ items: [] })).html).toBe('')
  })
})
