import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { expect, it } from 'vitest'
import { textsOf } from './block-texts.ts'
import { findTexts } from './find-texts.ts'
import { sample, widgets } from './sample.fixture.ts'

type Node = DefaultTreeAdapterTypes.Node

function find(html: string, values: Record<string, string>): [string, string][] {
  const texts = Object.entries(values).map(([path, value]) => ({ path, value, isMultiline: false }))
  const found = findTexts<Node>(parseFragment(html), texts, {
    childrenOf: (node) => ('childNodes' in node ? node.childNodes : []),
    wordsOf: (node) => ('value' in node ? node.value : null),
    isForeign: (node) => 'attrs' in node && node.attrs.some(({ name }) => name === 'data-block'),
  })
  return [...found].map(([node, { path }]) => [node.nodeName, path])
}

it('finds a text at the innermost element that says nothing else, wherever its lines break', () => {
  expect(find('<h2><span>招生<wbr>博覽會</span></h2><p>招生</p>', { text: '招生\n博覽會' })).toEqual([['span', 'text']])
})

it('finds a piece of text among others', () => {
  expect(find('<p>共 <!-- -->38<!-- --> 人</p>', { number: '38' })).toEqual([['#text', 'number']])
})

it('finds nothing in a block inside', () => {
  expect(find('<div><div data-block="b"><h2>招生</h2></div></div>', { text: '招生' })).toEqual([])
})

it('tells settings that say the same apart by their order', () => {
  const values = { 'items.0.title': '標題', 'items.1.title': '標題' }
  expect(find('<h3>標題</h3><h4>標題</h4>', values)).toEqual([
    ['h3', 'items.0.title'],
    ['h4', 'items.1.title'],
  ])
})

it('tells them apart by what else is shown of their row, and otherwise finds none', () => {
  const values = { 'items.0.name': '甲', 'items.0.post': '教授', 'items.1.name': '乙', 'items.1.post': '教授' }
  const card = (name: string) => `<li><b>${name}</b><i>教授</i><em>教授</em></li>`
  expect(find(`<ul>${card('乙')}${card('甲')}</ul>`, values)).toEqual([
    ['b', 'items.1.name'],
    ['b', 'items.0.name'],
    ['i', 'items.1.post'],
    ['em', 'items.1.post'],
    ['i', 'items.0.post'],
    ['em', 'items.0.post'],
  ])
  expect(find('<i>教授</i>', values)).toEqual([])
})

it('knows the texts of a block itself, with what its form begins with, and no addresses', () => {
  const [accordion] = (sample[1]?.content ?? []) as typeof sample
  expect(accordion && textsOf(accordion, widgets)).toEqual([{ path: 'items.0.title', value: '怎麼報名', isMultiline: false }])
  const button = { id: 'b', blockType: 'button', label: '報名', link: { kind: 'url', url: 'https://example.com/' } }
  expect(textsOf(button, widgets).map(({ path }) => path)).toEqual(['label'])
})
