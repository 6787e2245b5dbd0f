import { describe, expect, it } from 'vitest'
import { countIds, sample, widgets } from '../../src/builder/sample.fixture.ts'
import { EditorStore } from './editor-store.ts'
import { findPlace } from './find-place.ts'

const open = () => new EditorStore(sample, widgets, countIds(), () => 0)
const textsIn = (store: EditorStore) => JSON.stringify(store.read().editing.layout).match(/"text":"[^"]*"/g)

describe('the document that is being edited', () => {
  it('selects what stands beside a block that is deleted, and what is around the last one', () => {
    const store = open()
    store.select('title')
    store.remove()
    expect(store.read().selected).toBe('columns')
    store.remove()
    expect(store.read().selected).toBe('first')
    store.undo()
    store.undo()
    expect(store.read().editing.layout).toEqual(sample)
  })

  it('says that there is nothing further up, and leaves everything where it is', () => {
    const store = open()
    store.select('title')
    store.moveBy(-1)
    expect(store.read().said).toMatchObject({ isRefusal: true, words: '「標題」已經在最上面。' })
    expect(store.read().editing.layout).toBe(sample)
  })

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)('puts what is chosen %s the block beside which it was asked for', (side, index) => {
    const store = open()
    store.select('in-pane')
    store.selectBeside('title', side)
    const { editing, selected, slot } = store.read()
    const found = findPlace(editing.layout, { id: 'new', blockType: 'text' }, { selected, slot }, widgets)
    expect(found).toEqual({ ok: true, place: { parent: 'first', slot: 'content', index } })
  })

  it('says that a block beside which something was to be put is gone', () => {
    const store = open()
    store.selectBeside('gone', 'after')
    expect(store.read()).toMatchObject({ slot: null, said: { isRefusal: true, words: '這個位置已經不在了。' } })
  })

  it('copies a block to another document under new ids', () => {
    const store = open()
    store.select('title')
    const text = store.copy() ?? ''
    const other = open()
    other.select('in-pane')
    other.paste(text)
    expect(textsIn(other)?.at(-1)).toBe('"text":"招生博覽會"')
    expect(other.read().selected).toBe('new-1')
  })

  it.each([
    ['something else', '您好'],
    ['too much', 'x'.repeat(10_000_000)],
    ['an unknown widget', '{"type":"lectern-blocks","blocks":[{"id":"a","blockType":"marquee"}]}'],
  ])('refuses to paste %s with a sentence', (_, text) => {
    const store = open()
    store.paste(text)
    expect(store.read().said).toMatchObject({ isRefusal: true, words: expect.stringMatching(/。$/) })
    expect(store.read().editing.layout).toBe(sample)
  })

  it('lets go of a dragged block where it may stand, and says why where not', () => {
    const store = open()
    store.drop('title', { kind: 'beside', id: 'in-pane', side: 'before' })
    expect(textsIn(store)?.slice(-2)).toEqual(['"text":"招生博覽會"', '"text":"步驟"'])
    expect(store.read().selected).toBe('title')
    const { layout } = store.read().editing
    for (const drop of [
      { kind: 'beside', id: 'second', side: 'after' },
      { kind: 'inside', parent: 'gone', slot: 'content' },
    ] as const) {
      const reason = store.whyNotDrop('title', drop)
      store.drop('title', drop)
      expect(store.read().said).toMatchObject({ isRefusal: true, words: reason })
      expect(store.read().editing.layout).toBe(layout)
    }
  })

  it('has nothing to take back where a block is let go where it stood', () => {
    const store = open()
    store.drop('title', { kind: 'beside', id: 'columns', side: 'before' })
    expect(store.read().editing.history.past).toEqual([])
  })

  it('keeps what was selected only while it is there', () => {
    const store = open()
    store.select('title')
    store.duplicate()
    expect(store.read().selected).toBe('new-1')
    store.undo()
    expect(store.read().selected).toBeNull()
  })
})

describe('a place for a new block', () => {
  const heading = { id: 'new', blockType: 'heading', text: '新的' }
  const near = (selected: string | null) => findPlace(sample, heading, { selected, slot: null }, widgets)

  it('is after what is selected, or in it where it may not stand beside it', () => {
    expect(near('title')).toEqual({ ok: true, place: { parent: 'first', slot: 'content', index: 1 } })
    expect(near('second')).toEqual({ ok: true, place: { parent: 'second', slot: 'content', index: 1 } })
  })

  it('is nowhere else than in the slot that was picked', () => {
    const slot = { parent: 'columns', slot: 'columns.1.content' }
    expect(findPlace(sample, heading, { selected: 'columns', slot }, widgets)).toEqual({ ok: true, place: { ...slot, index: 1 } })
    const section = { id: 'new', blockType: 'section' }
    expect(findPlace(sample, section, { selected: 'columns', slot }, widgets)).toMatchObject({
      ok: false,
      reason: '「區段」只能直接放在頁面上，不能放在「分欄」裡。',
    })
  })
})
