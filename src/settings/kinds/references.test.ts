import { describe, expect, it } from 'vitest'
import { readValue } from '../../../tests/fixtures/read-setting.ts'
import { samplePicture } from '../../../tests/fixtures/sample-content.ts'
import { documentOf, paragraph } from '../rich-text/compose.ts'
import type { ResolvedReferences } from '../setting.ts'
import { content } from './content.ts'
import { filmAddress } from './film-address.ts'
import { link } from './link.ts'
import { list } from './list.ts'
import { mediaFile } from './media-file.ts'
import { picture } from './picture.ts'
import { relation, relations } from './relation.ts'
import { richText } from './rich-text.ts'
import { text } from './text.ts'
import { url } from './url.ts'

it('url: passes the URL validator or is none', () => {
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
  expect(setting.field('content', { nestable: ['text'], deeper: [] })).toMatchObject({
    type: 'blocks',
    blockReferences: ['text'],
    blocks: [],
  })
})

describe('media file', () => {
  const library = (file: string): ResolvedReferences => ({
    picture: (id) => (id === 5 ? { ...samplePicture, url: `/wp-content/uploads/2026/11/${file}`, title: '先聽' } : null),
    href: () => null,
  })
  const read = (kind: 'video' | 'audio' | 'captions', file: string, stored: unknown = 5) =>
    mediaFile({ kind, label: '檔案' }).parse(stored, 'file').resolve(library(file))

  it('is what it was asked for, with the type of its ending', () => {
    expect(read('video', 'a.mp4')).toEqual({ url: '/wp-content/uploads/2026/11/a.mp4', type: 'video/mp4', title: '先聽' })
    expect([read('video', 'a.webm'), read('audio', 'a.m4a'), read('captions', 'a.vtt')].map((file) => file?.type)).toEqual([
      'video/webm',
      'audio/mp4',
      'text/vtt',
    ])
  })

  it.each(['constructor', '__proto__', 'toString'])('is nothing when its ending is what every object has: %s', (ending) => {
    expect(read('video', `a.${ending}`)).toBeNull()
  })

  it('is nothing when it is something else, or gone', () => {
    expect([read('video', 'a.jpg'), read('audio', 'a.mp4'), read('captions', 'a.vtt', 6), read('video', 'a.mp4', 'x')]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})

it('film address: a film of YouTube or Vimeo, or a word for the editor', () => {
  const address = filmAddress({ label: '網址' })
  expect(readValue(address, 'https://youtu.be/aBcD_1234-x')).toEqual({ service: 'youtube', id: 'aBcD_1234-x', start: 0 })
  expect(readValue(address, 'https://example.com/film')).toBeNull()
  const field = address.field('url', { nestable: [], deeper: [] }) as { validate(value: unknown): unknown }
  expect([undefined, '', 'https://vimeo.com/76979871'].map((value) => field.validate(value))).toEqual([true, true, true])
  expect(field.validate('https://example.com/film')).toContain('認不出這是哪一部影片')
})
