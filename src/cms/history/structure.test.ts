import { expect, it } from 'vitest'
import { changesStructure } from './structure.ts'

const text = (id: string, words: string) => ({ id, blockType: 'text', words })
const section = (id: string, ...content: object[]) => ({ id, blockType: 'section', title: '區段', content })
const widget = (id: string) => ({ root: { type: 'root', children: [{ type: 'block', fields: { blockType: 'tabs', id } }] } })
const before = { title: '關於', layout: [section('a', text('x', '甲')), section('b')], body: widget('t') }

it.each([
  ['a widget added', { layout: [section('a', text('x', '甲'), text('y', '乙')), section('b')] }, true],
  ['a section removed', { layout: [section('a', text('x', '甲'))] }, true],
  ['sections moved', { layout: [section('b'), section('a', text('x', '甲'))] }, true],
  ['a widget moved to another section', { layout: [section('a'), section('b', text('x', '甲'))] }, true],
  ['a widget taken out of a text', { body: { root: { type: 'root', children: [] } } }, true],
  ['words changed', { title: '認識', layout: [section('a', text('x', '改')), section('b')] }, false],
  ['a part of the document saved', { title: '認識', layout: undefined }, false],
])('%s', (_, data, expected) => {
  expect(changesStructure(before, data)).toBe(expected)
})
