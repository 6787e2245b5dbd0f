import { describe, expect, it } from 'vitest'
import { type Axis, MAX_TILT, PERSPECTIVE, SPEED_MS, tiltAt } from '#kit/tilt/model.ts'
import { readProps } from '../../../tests/fixtures/read-props.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'

it('tilts by 20 degrees at most, seen from 300 px, and follows within 400 ms', () => {
  expect([MAX_TILT, PERSPECTIVE, SPEED_MS]).toEqual([20, 300, 400])
})

it.each<[string, number, number, Axis, number, number]>([
  ['in the middle', 0.5, 0.5, 'both', 0, 0],
  ['at the upper left', 0, 0, 'both', -10, 10],
  ['at the lower right', 1, 1, 'both', 10, -10],
  ['beyond the edge', 1.4, -3, 'both', -10, -10],
  ['at a corner, left and right only', 1, 1, 'x', 0, -10],
  ['at a corner, up and down only', 1, 1, 'y', 10, 0],
])('with the pointer %s it turns by half of the most at the most', (_where, x, y, axis, along, across) => {
  const look = { max: MAX_TILT, perspective: PERSPECTIVE, scale: 1, axis }
  expect(tiltAt(x, y, look)).toBe(`perspective(300px) rotateX(${along}deg) rotateY(${across}deg) scale(1)`)
})

describe('on the page', () => {
  async function render(settings: object) {
    const { html, tags } = await renderWidget('tilt', { id: 't', ...settings })
    return { html, tags }
  }

  it('hands its numbers to the script, within their limits', async () => {
    const { tags } = await render({ title: '卡片', max_tilt: 999, scale: 9 })
    expect(readProps(tags, 'tilt')).toMatchObject({
      look: { axis: 'both', max: 50, perspective: 300, scale: 1.4 },
      speed: 400,
    })
  })

  it('holds other widgets', async () => {
    const { html } = await render({ content: [{ id: 'h', blockType: 'heading', text: '裡面', level: '3' }] })
    expect(html).toContain('裡面')
  })

  it('shows nothing when there is nothing in it', async () => {
    expect((await render({ picture: 987_654 })).html).toBe('')
  })
})
