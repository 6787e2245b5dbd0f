import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { leave, MOBILE_LAYOUT_PX, mustFlip, PULSE_MS, PULSES, placeOf, press, reach } from './model.ts'

const sheet = readFileSync(join(import.meta.dirname, 'hotspots.css'), 'utf8')
const set = (...open: number[]) => new Set(open)

it('the layout for phones begins at 480 px: lines are straight, bubbles at least the window less 40 px', () => {
  expect(MOBILE_LAYOUT_PX).toBe(480)
  expect(sheet).toContain(`@media (max-width: ${MOBILE_LAYOUT_PX}px)`)
  expect(sheet).toContain('--wide: calc(100vw - 40px)')
})

it('markers stop pulsing within five seconds', () => {
  expect(sheet).toContain(`w-hotspots-pulse ${PULSE_MS}ms ease-out ${PULSES};`)
  expect(PULSE_MS * PULSES).toBeLessThan(5000)
})

it.each([
  [
    { x: 30, x_from: 'left', y: 10, y_from: 'top' },
    { x: 30, y: 10 },
  ],
  [
    { x: 30, x_from: 'right', y: 10, y_from: 'bottom' },
    { x: 70, y: 90 },
  ],
] as const)('%j is at %j from the left and the top', (item, place) => {
  expect(placeOf(item)).toEqual(place)
})

describe('what is open', () => {
  it.each([
    ['opens it and closes the others', set(1), 0, false, [0]],
    ['again closes it', set(0), 0, false, []],
    ['leaves the others open where all may be', set(1, 2), 0, true, [1, 2, 0]],
    ['again closes it alone where all may be', set(0, 1), 0, true, [1]],
  ])('pressing a marker %s', (_rule, open, index, keepsOthers, after) => {
    expect([...press(open, index, keepsOthers)]).toEqual(after)
  })

  it('reaching a marker closes what was opened by pressing', () => {
    expect([...reach(set(2), 0, false)]).toEqual([0])
    expect([...reach(set(2), 0, true)]).toEqual([2, 0])
  })

  it('leaving a marker closes it, unless all may be open', () => {
    expect([...leave(set(0), 0, false)]).toEqual([])
    expect([...leave(set(0, 1), 0, true)]).toEqual([0, 1])
  })
})

it.each([
  ['has room above', { top: 300, bottom: 332 }, false],
  ['would leave the window at the top', { top: 150, bottom: 182 }, true],
  ['has even less room below', { top: 190, bottom: 700 }, false],
])('a bubble that %s turns below: %j', (_case, marker, isFlipped) => {
  expect(mustFlip(marker, 200, { top: 60, bottom: 800 })).toBe(isFlipped)
})

describe('on the page', () => {
  async function render(settings: object) {
    const { html, tags } = await renderWidget('hotspots', settings)
    const all = (tag: string) => tags.filter(({ name }) => name === tag).map(({ attributes }) => attributes)
    return { html, spots: all('li'), markers: all('button') }
  }
  const items = [
    { id: 'one', title: '講臺', text: '可調高度。', active: true },
    { id: 'two', title: '面光', x: 20, x_from: 'right', direction: 'left', direction_mobile: 'bottom' },
  ]

  it('each marker is a button that says whether its bubble is open and which it is', async () => {
    const { html, markers } = await render({ picture: 1, items })
    expect(markers.map((marker) => [marker.get('aria-expanded'), marker.get('aria-controls')])).toEqual([
      ['true', 'b-a-one'],
      ['false', 'b-a-two'],
    ])
    expect(html).toContain('<div class="w-hotspots__bubble" id="b-a-two"')
  })

  it('says in attributes where a spot is and where its bubble goes, on each device', async () => {
    const { spots } = await render({ picture: 1, items })
    const facts = ['data-x', 'data-y', 'data-direction', 'data-tablet', 'data-mobile', 'data-open']
    expect(spots.map((spot) => facts.map((fact) => spot.get(fact)))).toEqual([
      ['50', '50', 'auto', undefined, undefined, 'true'],
      ['80', '50', 'left', undefined, 'bottom', undefined],
    ])
  })

  it('opens all of them where that is wanted', async () => {
    const { markers } = await render({ picture: 1, items, all_active: true })
    expect(markers.map((marker) => marker.get('aria-expanded'))).toEqual(['true', 'true'])
  })

  it('is a plain list where the picture is missing, and nothing where there is nothing', async () => {
    const { html, markers } = await render({ picture: 999, items })
    expect(markers).toEqual([])
    expect(html).toMatch(/講臺.*可調高度。.*面光/s)
    expect((await render({ items: [] })).html).toBe('')
  })

  it('names a marker by the number on it and its title', async () => {
    expect((await render({ picture: 1, items })).html).toContain('<span class="vh">1．講臺</span>')
    expect((await render({ picture: 1, items: [{}] })).html).toContain('<span class="vh">標記 1</span>')
  })
})
