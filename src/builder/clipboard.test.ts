import { describe, expect, it } from 'vitest'
import { readClipboard, writeClipboard } from './clipboard.ts'
import { countIds, sample, widgets } from './sample.fixture.ts'
import { type Layout, walk } from './tree.ts'

const read = (text: string) => readClipboard(text, widgets, countIds())
const clipboardOf = (blocks: unknown) => JSON.stringify({ type: 'lectern-blocks', blocks })
const heading = { id: 'a', blockType: 'heading', text: '標題' }

function nest(depth: number): unknown {
  let text: unknown = '底'
  for (let level = 0; level < depth; level++) text = [text]
  return text
}

describe('blocks from the clipboard', () => {
  it('are what was copied, rows and all, with ids of their own', () => {
    const pasted = read(writeClipboard(sample))
    if (!pasted.ok) throw new Error(pasted.reason)
    const ids = [...walk(pasted.blocks, widgets)].map(({ block }) => block.id)
    expect(new Set(ids).size).toBe(8)
    expect(ids.filter((id) => !id.startsWith('new-'))).toEqual([])
    const words = (layout: Layout) => JSON.stringify(layout).replaceAll(/"id":"[^"]*"/g, '')
    expect(words(pasted.blocks)).toBe(words(sample))
  })

  it.each([
    ['a text', '請於週五前報名'],
    ['nothing', ''],
    ['a number', '5'],
    ['JSON of somebody else', '{"version":1,"data":[]}'],
    ['no blocks', clipboardOf([])],
  ])('are not there in %s', (_, text) => {
    expect(read(text)).toEqual({ ok: false, reason: '剪貼簿裡沒有可以貼上的元件。' })
  })

  it.each([
    ['10 MB', clipboardOf([{ ...heading, text: '字'.repeat(10_000_000) }]), '剪貼簿的內容太大，不能貼上。'],
    ['a depth of 1,000', clipboardOf([{ ...heading, text: nest(1000) }]), '剪貼簿的內容一層包一層太多，不能貼上。'],
    [
      'an unknown widget',
      clipboardOf([{ id: 's', blockType: 'section', content: [{ id: 'x', blockType: 'spaceship' }] }]),
      '剪貼簿裡有這個網站沒有的元件「spaceship」，不能貼上。',
    ],
    ['an id twice', clipboardOf([heading, heading]), '剪貼簿裡有編號重複的元件，不能貼上。'],
    [
      'markup in a text',
      clipboardOf([{ ...heading, text: '<img src=x onerror=alert(1)>' }]),
      '剪貼簿裡的「標題」含有網頁程式碼，不能貼上。',
    ],
    ['what is no block', clipboardOf([heading, null]), '剪貼簿裡有不是元件的東西，不能貼上。'],
    [
      'what is no block inside one',
      clipboardOf([{ id: 's', blockType: 'section', content: [5] }]),
      '剪貼簿裡有不是元件的東西，不能貼上。',
    ],
  ])('are refused with %s', (_, text, reason) => {
    expect(read(text)).toEqual({ ok: false, reason })
  })
})
