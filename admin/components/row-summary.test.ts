import { expect, it } from 'vitest'
import { summarise } from './row-summary.ts'

const body = { root: { type: 'root', children: [{ type: 'paragraph', children: [{ text: '先聽，' }, { text: '再說。' }] }] } }

it.each([
  ['a title before anything else', { text: '文', title: '師資陣容' }, '師資陣容'],
  ['a label', { label: '看入學指南', link: { kind: 'url', url: '/a/' } }, '看入學指南'],
  ['a rich text by its first words', { blockType: 'text', body }, '先聽，再說。'],
  [
    'the widgets inside a section without a title',
    { title: '', content: [{ blockType: 'heading' }, { blockType: 'text' }] },
    '標題、文字',
  ],
  ['the rows inside', { columns: [{ content: [{ blockType: 'text' }] }, { content: [] }] }, '文字'],
  ['nothing where nothing is written', { blockType: 'divider', id: 'x', level: '2' }, ''],
  ['at most forty characters', { title: '字'.repeat(50) }, `${'字'.repeat(40)}…`],
])('a row is told by %s', (_what, row, expected) => {
  expect(summarise(row, (widget) => ({ heading: '標題', text: '文字' })[widget] ?? widget)).toBe(expected)
})
