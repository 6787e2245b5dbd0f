import { describe, expect, it } from 'vitest'
import { MAX_TILT, PERSPECTIVE } from '#kit/tilt/model.ts'
import { readProps } from '../../../tests/fixtures/read-props.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { createWidgetReader } from '../../../tests/fixtures/widget-reader.ts'
import { dayOf, shuffle } from './model.ts'

const groups = [
  {
    id: 'stage',
    filter_label: '公演',
    images: [
      { id: 'a', picture: 1 },
      { id: 'b', picture: 2, caption: '謝幕' },
    ],
  },
  { id: 'speech', filter_label: '演講', images: [{ id: 'a', picture: 3 }] },
]

async function render(settings: object, now = new Date('2026-11-15T00:00:00.000Z')) {
  const { html, tags, expiresAt } = await renderWidget('image-gallery', { id: 'g', groups, ...settings }, { now })
  const having = (attribute: string) => tags.flatMap(({ attributes }) => attributes.get(attribute) ?? [])
  const grid = () =>
    readProps(tags, 'filter-grid') as { tiles: { keys: string[] }[]; categories: { key: string; name: string }[] }
  return { html, tags, having, expiresAt, grid, hasFilter: html.includes('filter-grid__filter') }
}

describe('the pictures', () => {
  it('belong to one group each, whose name is a button', async () => {
    const { grid, html } = await render({})
    expect(grid().tiles.map(({ keys }) => keys)).toEqual([['c1'], ['c1'], ['c2']])
    expect(html.match(/<bdi>.*?<\/bdi>/g)).toEqual(['<bdi>全部</bdi>', '<bdi>公演</bdi>', '<bdi>演講</bdi>'])
  })

  it('have no filter with a single group, or when it is not wanted', async () => {
    expect((await render({})).hasFilter).toBe(true)
    expect((await render({ groups: groups.slice(0, 1) })).hasFilter).toBe(false)
    expect((await render({ show_filter: false })).hasFilter).toBe(false)
  })

  it('are one slideshow of the lightbox, or open one by one, or do not open', async () => {
    expect((await render({})).having('data-lightbox-group')).toEqual(['b-g', 'b-g', 'b-g'])
    expect((await render({ slideshow: false })).having('data-lightbox-group')).toEqual([
      'b-g-stage-a',
      'b-g-stage-b',
      'b-g-speech-a',
    ])
    expect((await render({ lightbox: false })).html).not.toContain('<a ')
  })

  it('are cropped in a grid; in masonry they keep their shape, which the page knows', async () => {
    expect((await render({ ratio: '1/1' })).having('data-ratio')).toEqual(['1/1', '1/1', '1/1'])
    const { having, tags } = await render({ layout: 'masonry' })
    expect(having('data-ratio')).toEqual([])
    const images = tags.filter(({ name }) => name === 'img')
    expect(images.map(({ attributes }) => [attributes.get('width'), attributes.get('height')])).toEqual(
      Array(3).fill(['1680', '640']),
    )
  })

  it('show captions when asked to: the editor’s, or the one of the media library', async () => {
    expect((await render({})).html).not.toContain('<figcaption')
    const { html } = await render({ show_caption: true })
    expect(html.match(/<b>.*?<\/b>/g)).toEqual(['<b>決賽當天，高雄。</b>', '<b>謝幕</b>', '<b>決賽當天，高雄。</b>'])
  })

  it('that are gone leave no gap, and none leave nothing', async () => {
    const gone = { id: 'x', filter_label: '不在', images: [{ picture: 987_654 }] }
    const { grid } = await render({ groups: [gone, ...groups] })
    expect(grid().categories.map(({ name }) => name)).toEqual(['公演', '演講'])
    expect((await render({ groups: [gone] })).html).toBe('')
  })
})

describe('another order', () => {
  const hrefs = async (now: string) => (await render({ ordering: 'random' }, new Date(now))).having('data-lightbox-group').length

  it('is the same for a whole day in Taipei, and the page is kept until it ends', async () => {
    const { expiresAt } = await render({ ordering: 'random' })
    expect(expiresAt?.toISOString()).toBe('2026-11-15T16:00:00.000Z')
    expect((await render({})).expiresAt).toBeNull()
    expect(await hrefs('2026-11-15T00:00:00.000Z')).toBe(3)
    expect(dayOf(new Date('2026-11-15T15:59:59.999Z')).day).toBe(dayOf(new Date('2026-11-14T16:00:00.000Z')).day)
    expect(dayOf(new Date('2026-11-15T16:00:00.000Z')).day).toBe(dayOf(new Date('2026-11-15T15:59:59.999Z')).day + 1)
  })

  it('holds every picture once, and differs from day to day', () => {
    const numbers = Array.from({ length: 30 }, (_, index) => index)
    expect(shuffle(numbers, 20_000)).toEqual(shuffle(numbers, 20_000))
    expect(shuffle(numbers, 20_000)).not.toEqual(shuffle(numbers, 20_001))
    expect(shuffle(numbers, 20_000).toSorted((a, b) => a - b)).toEqual(numbers)
  })

  it('leaves the buttons where they were', async () => {
    expect((await render({ ordering: 'random' })).html).toMatch(/公演<\/bdi>.*演講<\/bdi>/)
  })
})

it('tilts only when asked to, by the constants of the tilt', async () => {
  expect((await render({})).having('data-tilt')).toEqual([])
  const { tags, having } = await render({ tilt: true })
  expect(readProps(tags, 'image-gallery')).toMatchObject({
    look: { axis: 'both', max: MAX_TILT, perspective: PERSPECTIVE, scale: 1.06 },
    glare: 0.6,
  })
  expect([having('data-tilt'), having('data-glare')]).toEqual([['both'], ['0.6']])
  expect((await render({ tilt: true, glare: 0 })).having('data-glare')).toEqual([])
})

describe('the settings', () => {
  it('name the button that shows everything', async () => {
    expect((await render({ all_label: '都看' })).html).toContain('<bdi>都看</bdi>')
  })

  it('show captions and descriptions, each where it is wanted', async () => {
    expect((await render({})).html).toContain('謝幕')
    expect((await render({ show_caption: false })).html).not.toMatch(/<figcaption[^>]*>.*謝幕/s)
    const reader = createWidgetReader()
    const described = {
      ...reader,
      findPictures: async (ids: number[]) => {
        const pictures = await reader.findPictures(ids)
        return new Map([...pictures].map(([id, picture]) => [id, { ...picture, description: `第 ${id} 張` }]))
      },
    }
    const shown = async (show_description: boolean) =>
      (await renderWidget('image-gallery', { groups, show_description }, { reader: described })).html
    expect(await shown(true)).toContain('<span>第 3 張</span>')
    expect(await shown(false)).not.toContain('<span>第 3 張</span>')
  })

  it('say how far and around which axis pictures tilt, where they do', async () => {
    expect((await render({ tilt: false, tilt_axis: 'x', max_tilt: 30 })).having('data-tilt')).toEqual([])
    const { tags } = await render({ tilt: true, tilt_axis: 'x', max_tilt: 30 })
    expect(readProps(tags, 'image-gallery')).toMatchObject({ look: { axis: 'x', max: 30 } })
  })
})
