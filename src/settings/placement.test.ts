import { describe, expect, it } from 'vitest'
import { placementAttributes, placementField } from './placement.ts'

const inside = (stored: unknown) => Object.fromEntries(placementAttributes(stored, 'widget'))

describe('how a block stands', () => {
  it.each([
    ['nothing', undefined],
    ['an empty choice', {}],
    [
      'what a form begins with',
      { on: ['phone', 'tablet', 'desktop'], above: 'auto', below: 'auto', order: 'auto', width: 'auto', align: 'start' },
    ],
    ['what is no choice', { above: '9999px', width: { toString: 'x' }, align: '"><script>' }],
    ['what is no record', ['phone']],
    ['a side without room beside it', { align: 'center' }],
  ])('is left alone by %s', (_, stored) => {
    expect(inside(stored)).toEqual({})
  })

  it('is told to the style sheet in steps', () => {
    const stored = { on: ['desktop', 'phone'], above: 'large', below: 'none', order: 'first', width: 'narrow', align: 'center' }
    expect(inside(stored)).toEqual({
      on: 'phone desktop',
      above: 'large',
      below: 'none',
      order: 'first',
      width: 'narrow',
      align: 'center',
    })
    expect(inside({ on: [] })).toEqual({ on: '' })
  })

  it('has neither width nor order on sections, which have a width of their own', () => {
    expect(placementAttributes({ above: 'small', order: 'last', width: 'narrow', align: 'end' }, 'page')).toEqual([
      ['above', 'small'],
    ])
  })

  it('is stored only as one of the choices', () => {
    const validate = placementField('widget').validate as unknown as (value: unknown) => true | string
    expect([undefined, null, {}, { on: [] }, { on: ['tablet'], above: 'none' }].map(validate)).toEqual(Array(5).fill(true))
    const hostile: unknown[] = [
      5,
      [],
      { on: ['watch'] },
      { above: 'x' },
      { __proto__: null, constructor: 'x' },
      { more: 'x'.repeat(99) },
    ]
    expect(hostile.map(validate)).toEqual(Array(6).fill('「裝置與留白」沒有這個選項。'))
  })
})
