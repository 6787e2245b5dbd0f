import { describe, expect, it } from 'vitest'
import { contentOfPattern } from '#builder/patterns/own-pattern.ts'
import { countIds, sample, widgets } from '#builder/sample.fixture.ts'
import { EditorStore } from './editor-store.ts'
import { findChoices, ownChoice, widgetChoices } from './palette-choices.ts'
import { UseCounts } from './use-counts.ts'

const store = new EditorStore(sample, widgets, countIds())
const all = widgetChoices(store, store.read())
const found = (query: string, used: [string, number][] = []) => findChoices(all, query, new Map(used)).map(({ label }) => label)

describe('what is found in the palette', () => {
  it.each(['標題', 'bt', 'BT', 'ㄅㄊ', 'heading'])('%s means the heading first', (query) => {
    expect(found(query)[0]).toBe('標題')
  })

  it('by the initials of its name, from its beginning and from inside', () => {
    expect(found('ㄨㄓ')).toEqual(['文章列表', '文章篩選列表', '文章輪播'])
    expect(found('wz')).toEqual(['文字', '文章列表', '文章篩選列表', '文章輪播'])
    expect(found('ㄌㄅ')).toContain('商品列表')
  })

  it('is what one uses most, but never before what is meant', () => {
    const used: [string, number][] = [
      ['image', 2],
      ['video', 5],
    ]
    expect(found('', used).slice(0, 2)).toEqual(['影片', '圖片'])
    expect(found('圖片', used)[0]).toBe('圖片')
    expect(found('片', used).slice(0, 3)).toEqual(['片段', '影片', '圖片'])
  })

  it('is nothing where nothing is called so', () => {
    expect(found('zzzz')).toEqual([])
  })
})

it('comes in a section of its own where a place between two sections was picked', () => {
  const between = new EditorStore(sample, widgets, countIds())
  between.selectBeside('first', 'after')
  const heading = widgetChoices(between, between.read()).find(({ name }) => name === 'heading')
  expect(heading?.block).toMatchObject({ blockType: 'section', content: [{ blockType: 'heading' }] })
  expect(heading?.place).toEqual({ parent: null, slot: '', index: 1 })
})

describe('a pattern of the department', () => {
  const choiceOf = (content: unknown) => ownChoice({ id: 3, name: '招生', content }, store, store.read())

  it('comes with new ids, and in a section where it cannot stand alone', () => {
    const content = contentOfPattern({ id: 'old', blockType: 'heading', text: '招生' })
    const { id, block, place } = choiceOf(content)
    expect(id).toMatch(/^new-/)
    expect(block).toMatchObject({ blockType: 'section', content: [{ id, blockType: 'heading', text: '招生' }] })
    expect(place).toEqual({ parent: null, slot: '', index: 2 })
  })

  it('says why it is no use here', () => {
    const content = contentOfPattern({ id: 'x', blockType: 'spaceship' })
    expect(choiceOf(content)).toMatchObject({ place: null, reason: '範本裡有這個網站沒有的元件「spaceship」，不能使用。' })
  })
})

it('uses are counted in the browser, and what is odd there counts for nothing', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage
  const counts = new UseCounts(storage)
  for (const name of ['text', 'image', 'text']) counts.add(name)
  expect([...counts.read()]).toEqual([
    ['text', 2],
    ['image', 1],
  ])
  for (const odd of ['{', '[1]', '{"text":"2"}', 'null']) {
    kept.set('lectern-visual used', odd)
    expect(counts.read().size).toBe(0)
  }
})
