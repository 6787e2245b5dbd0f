import { describe, expect, it } from 'vitest'
import { newBlock } from './new-block.ts'
import { applyOperation, type Operation } from './operations.ts'
import { countIds, sample, widgets } from './sample.fixture.ts'
import { findBlock, type Layout, lineOf, slotsOf, walk } from './tree.ts'

const heading = { id: 'new', blockType: 'heading', text: '新的' }

function run(operation: Operation, layout: Layout = sample): Layout {
  const outcome = applyOperation(layout, operation, widgets)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.layout
}

function refusal(operation: Operation, layout: Layout = sample): string {
  const outcome = applyOperation(layout, operation, widgets)
  if (outcome.ok) throw new Error('It was not refused')
  return outcome.reason
}

const order = (layout: Layout) => [...walk(layout, widgets)].map(({ block }) => block.id)

describe('a document', () => {
  it('is walked in the order of reading, with the place of each block', () => {
    expect(order(sample)).toEqual(['first', 'title', 'columns', 'in-left', 'in-right', 'second', 'accordion', 'in-pane'])
    expect(findBlock(sample, 'in-right', widgets)).toMatchObject({
      place: { parent: 'columns', slot: 'columns.1.content', index: 0 },
      depth: 3,
    })
  })

  it('knows the blocks around a block', () => {
    expect(lineOf(sample, 'in-left', widgets).map(({ block }) => block.id)).toEqual(['first', 'columns', 'in-left'])
  })

  it('names the slots of a block, also those that are empty', () => {
    const columns = newBlock('columns', widgets, countIds())
    expect(slotsOf(columns, widgets)).toEqual([
      { path: 'columns.0.content', label: '第 1 欄', blocks: [] },
      { path: 'columns.1.content', label: '第 2 欄', blocks: [] },
    ])
  })
})

describe('an editor', () => {
  it('puts a widget between others', () => {
    const place = { parent: 'columns', slot: 'columns.0.content', index: 0 }
    expect(order(run({ kind: 'insert', place, block: heading }))).toEqual([
      'first',
      'title',
      'columns',
      'new',
      'in-left',
      'in-right',
      'second',
      'accordion',
      'in-pane',
    ])
  })

  it('puts a widget into a slot that nothing was ever in', () => {
    const empty = [{ id: 's', blockType: 'section' }]
    expect(run({ kind: 'insert', place: { parent: 's', slot: 'content', index: 0 }, block: heading }, empty)).toEqual([
      { id: 's', blockType: 'section', content: [heading] },
    ])
  })

  it('moves a widget with all that it holds to another section', () => {
    const to = { parent: 'second', slot: 'content', index: 1 }
    expect(order(run({ kind: 'move', id: 'columns', to }))).toEqual([
      'first',
      'title',
      'second',
      'accordion',
      'in-pane',
      'columns',
      'in-left',
      'in-right',
    ])
  })

  it('moves a widget down among its neighbours', () => {
    const to = { parent: 'first', slot: 'content', index: 1 }
    expect(order(run({ kind: 'move', id: 'title', to })).slice(0, 5)).toEqual([
      'first',
      'columns',
      'in-left',
      'in-right',
      'title',
    ])
  })

  it('changes a setting, also one in a row, and gives one back to its default', () => {
    const changed = run({ kind: 'set', id: 'title', path: 'level', value: '3' })
    expect(findBlock(changed, 'title', widgets)?.block).toEqual({
      id: 'title',
      blockType: 'heading',
      text: '招生博覽會',
      level: '3',
    })
    expect(run({ kind: 'set', id: 'title', path: 'level' }, changed)).toEqual(sample)
    const renamed = run({ kind: 'set', id: 'accordion', path: 'items.0.title', value: '報名方式' })
    expect(findBlock(renamed, 'accordion', widgets)?.block.items).toMatchObject([{ id: 'pane', title: '報名方式' }])
  })

  it('leaves everything else the object that it was, so that only what changed is drawn again', () => {
    const changed = run({ kind: 'set', id: 'in-left', path: 'text', value: '改了' })
    expect(changed[0]).not.toBe(sample[0])
    expect(changed[1]).toBe(sample[1])
  })

  it('can take back each of them', () => {
    const operations: Operation[] = [
      { kind: 'insert', place: { parent: null, slot: '', index: 1 }, block: { id: 'new', blockType: 'section' } },
      { kind: 'remove', id: 'columns' },
      { kind: 'move', id: 'in-pane', to: { parent: 'first', slot: 'content', index: 0 } },
      { kind: 'set', id: 'in-left', path: 'text', value: '' },
      { kind: 'set', id: 'in-left', path: 'placed.on', value: ['phone'] },
      { kind: 'set', id: 'columns', path: 'columns', value: [{ id: 'left' }, { id: 'middle' }, { id: 'right' }] },
    ]
    for (const operation of operations) {
      const outcome = applyOperation(sample, operation, widgets)
      if (!outcome.ok) throw new Error(outcome.reason)
      expect(outcome.layout).not.toEqual(sample)
      expect(run(outcome.inverse, outcome.layout)).toEqual(sample)
    }
  })
})

describe('an editor is told why', () => {
  const inside = (parent: string | null, slot: string, index = 0) => ({ parent, slot, index })

  it.each<[string, Operation]>([
    ['「標題」要放在區段裡，不能直接放在頁面上。', { kind: 'insert', place: inside(null, ''), block: heading }],
    [
      '「區段」只能直接放在頁面上，不能放在「分欄」裡。',
      { kind: 'move', id: 'second', to: inside('columns', 'columns.0.content') },
    ],
    ['不能把「分欄」放進它自己裡面。', { kind: 'move', id: 'columns', to: inside('columns', 'columns.0.content') }],
    [
      '沒有「spaceship」這種元件。',
      { kind: 'insert', place: inside('first', 'content'), block: { id: 'x', blockType: 'spaceship' } },
    ],
    [
      '「標題」的編號和別的元件重複。',
      { kind: 'insert', place: inside('first', 'content'), block: { ...heading, id: 'in-pane' } },
    ],
    ['這個位置已經不在了。', { kind: 'insert', place: inside('first', 'content', 9), block: heading }],
    ['這個位置已經不在了。', { kind: 'insert', place: inside('columns', 'columns.7.content'), block: heading }],
    ['這個位置已經不在了。', { kind: 'insert', place: inside('gone', 'content'), block: heading }],
    ['這個元件已經不在了。', { kind: 'remove', id: 'gone' }],
    ['這個元件已經不在了。', { kind: 'set', id: 'gone', path: 'text', value: '' }],
    ['「標題」沒有這個設定。', { kind: 'set', id: 'title', path: 'colour', value: 'red' }],
    ['「標題」沒有這個設定。', { kind: 'set', id: 'title', path: '__proto__.x', value: 'red' }],
    ['「上方留白」沒有這個選項。', { kind: 'set', id: 'title', path: 'placed.above', value: '99px' }],
    ['「標題文字」最多 120 個字。', { kind: 'set', id: 'title', path: 'text', value: '字'.repeat(121) }],
    ['「標題文字」的內容不是這個欄位能存的。', { kind: 'set', id: 'title', path: 'text', value: { toString: '字' } }],
    ['「層級」沒有這個選項。', { kind: 'set', id: 'title', path: 'level', value: '9' }],
    ['分欄「各欄」最多 4 項。', { kind: 'set', id: 'columns', path: 'columns', value: [{}, {}, {}, {}, {}] }],
    ['「內容」裡的元件要一個一個放進去。', { kind: 'set', id: 'first', path: 'content', value: [heading] }],
  ])('%s', (reason, operation) => {
    expect(refusal(operation)).toBe(reason)
  })

  it('where a page or a list is full', () => {
    const sections = Array.from({ length: 60 }, (_, index) => ({ id: `s${index}`, blockType: 'section' }))
    const section = { id: 'new', blockType: 'section' }
    expect(refusal({ kind: 'insert', place: inside(null, ''), block: section }, sections)).toBe('這裡最多 60 個，放不下了。')
  })
})
