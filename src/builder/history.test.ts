import { describe, expect, it } from 'vitest'
import { type Editing, MAX_STEPS, perform, readHistory, redo, startEditing, undo } from './history.ts'
import { sample, widgets } from './sample.fixture.ts'
import { findBlock } from './tree.ts'

function type(editing: Editing, value: string, now: number, id = 'title'): Editing {
  const operation = { kind: 'set', id, path: 'text', value } as const
  const done = perform(editing, [operation], { label: '改「標題文字」', now, isTyping: true }, widgets)
  if (!done.ok) throw new Error(done.reason)
  return done.editing
}

const titleOf = ({ layout }: Editing) => findBlock(layout, 'title', widgets)?.block.text

describe('undo', () => {
  it('takes back a run of typing at once, and what came after a pause by itself', () => {
    let editing = startEditing(sample)
    for (const [index, text] of ['招', '招生', '招生說明'].entries()) editing = type(editing, text, index * 300)
    editing = type(editing, '招生說明會', 5000)
    const once = undo(editing, widgets)
    expect(once?.label).toBe('改「標題文字」')
    expect(once && titleOf(once.editing)).toBe('招生說明')
    const twice = once && undo(once.editing, widgets)
    expect(twice && titleOf(twice.editing)).toBe('招生博覽會')
    expect(twice && undo(twice.editing, widgets)).toBeNull()
  })

  it('keeps typing in one text apart from typing in another', () => {
    const editing = type(type(startEditing(sample), '甲', 0), '乙', 10, 'in-left')
    const once = undo(editing, widgets)
    expect(once && titleOf(once.editing)).toBe('甲')
  })

  it('reaches back hundreds of steps, and redo all the way ahead', () => {
    let editing = startEditing(sample)
    for (let step = 0; step < MAX_STEPS + 20; step++) editing = type(editing, `第 ${step} 次`, step * 5000)
    let steps = 0
    for (let next = undo(editing, widgets); next !== null; next = undo(editing, widgets), steps++) editing = next.editing
    expect(steps).toBe(MAX_STEPS)
    for (let next = redo(editing, widgets); next !== null; next = redo(editing, widgets)) editing = next.editing
    expect(titleOf(editing)).toBe(`第 ${MAX_STEPS + 19} 次`)
  })

  it('brings back what an older limit had allowed', () => {
    const old = [{ id: 's', blockType: 'section', content: [{ id: 'title', blockType: 'heading', text: '長'.repeat(500) }] }]
    const once = undo(type(startEditing(old), '短', 0), widgets)
    expect(once?.editing.layout).toEqual(old)
  })

  it('ends what was taken back where something else is done', () => {
    const back = undo(type(startEditing(sample), '甲', 0), widgets)
    expect(back && redo(type(back.editing, '乙', 10), widgets)).toBeNull()
  })
})

describe('several operations', () => {
  it('are done together or not at all, and taken back together', () => {
    const ok = perform(
      startEditing(sample),
      [
        { kind: 'remove', id: 'title' },
        { kind: 'remove', id: 'accordion' },
      ],
      { label: '刪除', now: 0 },
      widgets,
    )
    expect(ok.ok && undo(ok.editing, widgets)?.editing.layout).toEqual(sample)
    const refused = perform(
      startEditing(sample),
      [
        { kind: 'remove', id: 'title' },
        { kind: 'remove', id: 'title' },
      ],
      { label: '刪除', now: 0 },
      widgets,
    )
    expect(refused).toEqual({ ok: false, reason: '這個元件已經不在了。' })
  })
})

describe('a stored history', () => {
  const editing = type(startEditing(sample), '甲', 0)

  it('goes on where it was after a reload', () => {
    expect(readHistory(JSON.parse(JSON.stringify(editing.history)), editing.layout, widgets)).toEqual(editing.history)
  })

  it.each([
    ['nothing', null],
    ['something else', { past: 'x' }],
    ['steps that are none', { past: [{ label: 'x', undo: [{ kind: 'format-disk' }], redo: [], at: 0 }], future: [] }],
    ['steps of another page', { past: [{ label: 'x', undo: [{ kind: 'remove', id: 'other' }], redo: [], at: 0 }], future: [] }],
  ])('is begun anew where it is %s', (_, stored) => {
    expect(readHistory(stored, editing.layout, widgets)).toEqual({ past: [], future: [] })
  })
})
