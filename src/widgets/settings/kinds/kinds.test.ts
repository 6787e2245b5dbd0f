import { describe, expect, it } from 'vitest'
import { samplePicture } from '../../../../tests/fixtures/sample-content.ts'
import { documentOf, paragraph } from '../../rich-text/compose.ts'
import type { Found, Setting } from '../setting.ts'
import { anchor, toAnchor } from './anchor.ts'
import { choice } from './choice.ts'
import { color } from './color.ts'
import { content } from './content.ts'
import { count } from './count.ts'
import { link } from './link.ts'
import { list } from './list.ts'
import { moment, momentZone } from './moment.ts'
import { number } from './number.ts'
import { picture } from './picture.ts'
import { relation, relations } from './relation.ts'
import { richText } from './rich-text.ts'
import { longText, text } from './text.ts'
import { toggle } from './toggle.ts'
import { url } from './url.ts'

const found: Found = {
  picture: (id) => (id === 5 ? samplePicture : null),
  href: ({ kind, id }) => (id === 3 ? `/${kind}/3/` : null),
}

function readValue<Value>(setting: Setting<Value>, stored: unknown): Value {
  return setting.parse(stored, 'name').resolve(found)
}

describe('text', () => {
  const title = text({ label: '標題', default: '未命名', maxLength: 5 })

  it('falls back when nothing fitting is stored, and stays empty when an editor emptied it', () => {
    expect([undefined, 7, {}].map((stored) => readValue(title, stored))).toEqual(['未命名', '未命名', '未命名'])
    expect([null, '', '  '].map((stored) => readValue(title, stored))).toEqual(['', '', ''])
    expect(readValue(text({ label: '標題', default: '未命名', required: true }), '')).toBe('未命名')
  })

  it('is cut at its length and found by the search, unless nobody reads it', () => {
    expect(readValue(title, '一二三四五六')).toBe('一二三四五')
    expect(title.parse('講台', '').texts).toEqual(['講台'])
    expect(text({ label: '類別', isReadable: false }).parse('講台', '').texts).toEqual([])
    expect(readValue(longText({ label: '引言' }), 'a\nb')).toBe('a\nb')
  })
})

it('anchor: letters of every script, never anything that could break an id', () => {
  expect(readValue(anchor(), '常見 問題?')).toBe('常見-問題')
  expect(toAnchor('"><script>')).toBe('script')
  expect(toAnchor('！？')).toBe('')
})

it.each([
  [5, 5],
  ['7', 7],
  [4.6, 5],
  [-3, 1],
  [1e308, 24],
  [Number.POSITIVE_INFINITY, 24],
  [Number.NaN, 3],
  ['7px', 3],
  [null, 3],
])('number: %j is %d within its limits', (stored, expected) => {
  expect(readValue(number({ label: '篇數', min: 1, max: 24, default: 3 }), stored)).toBe(expected)
})

it.each([
  [0, 0],
  ['12', 12],
  [7.9, 7],
  [-1, null],
  [1e308, null],
  [Number.NaN, null],
  ['', null],
  ['1e3', null],
  [undefined, null],
])('count: %j is %j, a number or none', (stored, expected) => {
  expect(readValue(count({ label: '次數' }), stored)).toBe(expected)
})

it('count: starts with its default, and may be emptied', () => {
  const duration = count({ label: '長度', default: 300 })
  expect([undefined, null, '', 500].map((stored) => readValue(duration, stored))).toEqual([300, null, null, 500])
})

it.each([
  ['zhu', 'var(--c-zhu)'],
  [' INK ', 'var(--c-ink)'],
  ['#FFF', '#fff'],
  ['#cc3016', '#cc3016'],
  ['#cc301680', '#cc301680'],
  ['#ccc3', ''],
  ['red', ''],
  ['constructor', ''],
  ['url(//evil.example)', ''],
  ['#fff" onload="x', ''],
  [7, ''],
])('color: %j is written %j', (stored, expected) => {
  expect(readValue(color({ label: '顏色' }), stored)).toBe(expected)
})

it('toggle and choice: what they do not know is their default', () => {
  const isOn = toggle({ label: '顯示', default: true })
  expect([false, true, 'no', null].map((stored) => readValue(isOn, stored))).toEqual([false, true, true, true])
  const style = choice({
    label: '樣式',
    options: [
      { value: 'a', label: '甲' },
      { value: 'b', label: '乙' },
    ],
    default: 'a',
  })
  expect(['b', 'c', 'toString', 7].map((stored) => readValue(style, stored))).toEqual(['b', 'a', 'a', 'a'])
})

describe('moment', () => {
  const due = moment({ label: '到期時間' })

  it.each([
    ['as stored today', '2027-03-21T09:00:00.000Z'],
    ['with another offset', '2027-03-21T18:00:00+09:00'],
    ['imported from the former site, on Taipei’s clock', '2027-03-21 17:00'],
    ['with slashes and seconds', '2027/3/21 17:00:00'],
    ['month first', '3/21/2027 17:00'],
    ['epoch milliseconds', '1805619600000'],
    ['epoch milliseconds as a number', 1805619600000],
  ])('reads an instant %s', (_shape, stored) => {
    expect(readValue(due, stored)).toBe('2027-03-21T09:00:00.000Z')
  })

  it('reads a day as its first moment in Taipei', () => {
    expect(readValue(due, '2027-03-21')).toBe('2027-03-20T16:00:00.000Z')
  })

  it.each(['', 'tomorrow', '2027-02-30', '2027-13-01 10:00', '99999999999999999', -1, Number.NaN, null, {}])(
    'does not guess at %j',
    (stored) => {
      expect(readValue(due, stored)).toBeNull()
    },
  )
})

it('the zone of a moment: Taipei’s, unless another one of the list is stored', () => {
  expect(['Asia/Tokyo', 'Mars/Olympus', '__proto__', null, 7].map((stored) => readValue(momentZone(), stored))).toEqual([
    'Asia/Tokyo',
    'Asia/Taipei',
    'Asia/Taipei',
    'Asia/Taipei',
    'Asia/Taipei',
  ])
})

it('url: passes the judge of addresses or is none', () => {
  expect(readValue(url({ label: '網址' }), 'https://example.com/')).toBe('https://example.com/')
  expect(readValue(url({ label: '網址' }), 'data:text/html,x')).toBeNull()
})

it('link: leads to an address or to a published document', () => {
  const target = link({ label: '連結' })
  expect(readValue(target, { kind: 'url', url: 'https://example.com/' })).toEqual({
    href: 'https://example.com/',
    isExternal: true,
    newTab: false,
  })
  expect(readValue(target, { kind: 'post', post: 3, newTab: true })).toEqual({
    href: '/post/3/',
    isExternal: false,
    newTab: true,
  })
  expect(readValue(target, { kind: 'post', post: 4 })).toBeNull()
  expect(target.parse({ kind: 'post', post: 4 }, '').references).toEqual([{ kind: 'href', target: { kind: 'post', id: 4 } }])
})

it('picture: is looked up, and none when it is gone', () => {
  const setting = picture({ label: '圖片' })
  expect(readValue(setting, { id: 5 })).toBe(samplePicture)
  expect(readValue(setting, 6)).toBeNull()
  expect(setting.parse(6, '').references).toEqual([{ kind: 'picture', id: 6 }])
})

it('relation: ids in the editor’s order, each once, no more than allowed', () => {
  expect(readValue(relation({ label: '分類', to: 'categories' }), { id: 2 })).toBe(2)
  expect(readValue(relations({ label: '文章', to: 'posts', max: 3 }), [9, { id: 4 }, 9, 7])).toEqual([9, 4])
  expect(readValue(relations({ label: '文章', to: 'posts', max: 3 }), '9')).toEqual([])
})

describe('list', () => {
  const setting = list({
    label: '項目',
    rowLabel: '項目',
    maxRows: 2,
    fields: { title: text({ label: '標題' }), body: richText({ label: '內文' }) },
  })

  it('parses every row and gives each a stable, unique id', () => {
    const rows = readValue(setting, [{ id: 'a', title: '一' }, { id: 'a', title: '二' }, { title: '三' }])
    expect(rows).toEqual([
      { id: 'a', title: '一', body: '' },
      { id: 'row-2', title: '二', body: '' },
    ])
  })

  it('names the slots in its rows by their place', () => {
    const { slots, texts } = setting.parse([{ title: '一', body: documentOf(paragraph('內文')) }], 'items')
    expect(slots.map(({ name }) => name)).toEqual(['items.0.body'])
    expect(texts).toEqual(['一'])
  })
})

it('content: keeps blocks only, two hundred at most, and allows what may be nested', () => {
  const setting = content({ label: '內容' })
  const { slots } = setting.parse([null, 7, { blockType: 'text' }, ...Array(300).fill({ blockType: 'heading' })], 'content')
  expect(slots).toHaveLength(1)
  expect(slots[0]).toMatchObject({ name: 'content', kind: 'blocks' })
  expect(slots[0]?.kind === 'blocks' && slots[0].blocks.length).toBe(198)
  expect(readValue(setting, [])).toBe('')
  expect(setting.field('content', { nestable: ['text'] })).toMatchObject({
    type: 'blocks',
    blockReferences: ['text'],
    blocks: [],
  })
})
