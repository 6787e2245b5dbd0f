import { describe, expect, it } from 'vitest'
import { placeOfDrop } from './drop-place.ts'
import { applyOperation } from './operations.ts'
import { sample, widgets } from './sample.fixture.ts'
import { walk } from './tree.ts'

const orderAfter = (dragged: string, ...[id, side]: [string, 'before' | 'after']) => {
  const to = placeOfDrop(sample, dragged, { kind: 'beside', id, side }, widgets)
  const outcome = to && applyOperation(sample, { kind: 'move', id: dragged, to }, widgets)
  return outcome?.ok ? [...walk(outcome.layout, widgets)].map(({ block }) => block.id).join(' ') : (outcome?.reason ?? null)
}

describe('a block that is let go', () => {
  it('stands before or after the one it was let go beside, whether it came from above or from below', () => {
    expect(orderAfter('title', 'columns', 'after')).toBe('first columns in-left in-right title second accordion in-pane')
    expect(orderAfter('columns', 'title', 'before')).toBe('first columns in-left in-right title second accordion in-pane')
    expect(orderAfter('second', 'first', 'before')).toBe('second accordion in-pane first title columns in-left in-right')
  })

  it('stays where it is beside itself', () => {
    expect(orderAfter('title', 'title', 'after')).toBe('first title columns in-left in-right second accordion in-pane')
  })

  it('comes into another slot', () => {
    expect(orderAfter('title', 'in-right', 'after')).toBe('first columns in-left in-right title second accordion in-pane')
    expect(placeOfDrop(sample, 'title', { kind: 'inside', parent: '', slot: '' }, widgets)).toEqual({
      parent: null,
      slot: '',
      index: 0,
    })
  })

  it('is told why where it may not stand', () => {
    expect(orderAfter('title', 'second', 'before')).toBe('「標題」要放在區段裡，不能直接放在頁面上。')
    expect(orderAfter('columns', 'in-left', 'after')).toBe('不能把「分欄」放進它自己裡面。')
  })

  it('has no place beside what is gone', () => {
    expect(orderAfter('title', 'gone', 'after')).toBeNull()
    expect(placeOfDrop(sample, 'title', { kind: 'inside', parent: 'first', slot: 'gone' }, widgets)).toBeNull()
  })
})
