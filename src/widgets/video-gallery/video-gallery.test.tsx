import { describe, expect, it } from 'vitest'
import { carouselLookIn, readProps } from '../../../tests/fixtures/read-props.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'

const film = (id: string, category: string, more: object = {}) => ({
  id,
  title: id,
  category,
  url: 'https://youtu.be/aqz-KE-bpKQ',
  ...more,
})
const items = [film('a', '演講'), film('b', '公演、演講', { ratio: '9/16' }), film('c', '')]

async function render(settings: object) {
  const { html, tags } = await renderWidget('video-gallery', { id: 'g', items, ...settings })
  const having = (attribute: string) => tags.flatMap(({ attributes }) => attributes.get(attribute) ?? [])
  return {
    html,
    tags,
    having,
    look: carouselLookIn(tags),
    list: tags.find(({ attributes }) => attributes.has('data-layout') && attributes.has('data-columns'))?.attributes,
  }
}

describe('the films', () => {
  it('stand in three columns, in two on a tablet, in one on a phone', async () => {
    const { list } = await render({})
    expect(['layout', 'columns', 'tablet', 'mobile'].map((name) => list?.get(`data-${name}`))).toEqual(['grid', '3', '2', '1'])
  })

  it('have one shape in a grid, their own in masonry', async () => {
    expect((await render({})).having('data-shape')).toEqual(['16/9', '16/9', '16/9'])
    expect((await render({ layout: 'masonry' })).having('data-shape')).toEqual(['16/9', '9/16', '16/9'])
  })

  it('turn in a carousel: four side by side, 15 px apart, for 1000 ms', async () => {
    const { html, look } = await render({ layout: 'carousel', filter: true, click_action: 'inline' })
    expect(look).toMatchObject({ shown: { desktop: 4 }, gap: 15, speed: 1000, autoplay: true, delay: 3000 })
    expect(html).not.toContain('filter-grid__filter')
  })

  it('play in a dialog, or one at a time where they stand', async () => {
    const stages = async (settings: object) =>
      (await render(settings)).having('data-props').flatMap((props) => JSON.parse(props).stage ?? [])
    expect(await stages({})).toEqual(['dialog', 'dialog', 'dialog'])
    expect(await stages({ click_action: 'inline' })).toEqual([{ oneOf: 'b-g' }, { oneOf: 'b-g' }, { oneOf: 'b-g' }])
  })

  it('show their play buttons only on hover when the editor wants that', async () => {
    expect((await render({})).having('data-button')).toEqual([])
    expect((await render({ play_on_hover: true })).having('data-button')).toEqual(['hover'])
  })

  it('that cannot be found are left out', async () => {
    expect((await render({ items: [film('x', '', { url: 'https://example.com/' })] })).html).toBe('')
  })
})

describe('the filter', () => {
  it('knows Chinese categories by identity; the button for all comes first', async () => {
    const { html, tags } = await render({ filter: true })
    const { tiles } = readProps(tags, 'filter-grid') as { tiles: { keys: string[] }[] }
    expect(tiles.map(({ keys }) => keys)).toEqual([['c1'], ['c1', 'c2'], []])
    expect(html).toMatch(/<bdi>全部<\/bdi> <small>3<\/small>.*<bdi>演講<\/bdi> <small>2<\/small>.*<bdi>公演<\/bdi> <small>1</)
  })

  it('is off unless wanted', async () => {
    expect((await render({})).html).not.toContain('filter-grid__filter')
  })
})

describe('the words', () => {
  it('are the names below the films, unless they are not wanted', async () => {
    expect((await render({})).html).toContain('<figcaption class="w-video-gallery__title">a</figcaption>')
    expect((await render({ show_title: false })).html).not.toContain('<figcaption')
  })

  it('of the button that shows everything can be chosen', async () => {
    expect((await render({ filter: true, all_label: '都看' })).html).toContain('<bdi>都看</bdi>')
  })
})
