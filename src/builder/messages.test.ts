import { describe, expect, it } from 'vitest'
import { type FromCanvas, readFromCanvas, readToCanvas, type ToCanvas, writeMessage } from './messages.ts'

describe('a message', () => {
  it('from one side is understood by the other', () => {
    const show: ToCanvas = { kind: 'show', revision: 3, layout: [{ id: 'a', blockType: 'heading' }], changed: null }
    expect(readToCanvas(structuredClone(writeMessage(show)))).toMatchObject(show)
    const pick: FromCanvas = { kind: 'pick', ids: ['a', 'b'] }
    expect(readFromCanvas(structuredClone(writeMessage(pick)))).toMatchObject(pick)
    const beside: FromCanvas = { kind: 'beside', id: 'a', side: 'after' }
    expect(readFromCanvas(structuredClone(writeMessage(beside)))).toMatchObject(beside)
  })

  it.each([
    null,
    'lectern-canvas',
    {},
    { type: 'lectern-canvas' },
    { type: 'other', kind: 'ready' },
    { type: 'lectern-canvas', kind: 'pick', ids: 'a' },
    { type: 'lectern-canvas', kind: 'pick', ids: Array.from({ length: 51 }, () => 'a') },
    { type: 'lectern-canvas', kind: 'foreign', document: 'javascript:alert(1)' },
    { type: 'lectern-canvas', kind: 'foreign', document: 'fragments/1/../../users/1' },
    { type: 'lectern-canvas', kind: 'drop', id: 'a', drop: { kind: 'beside', id: 'b', side: 'inside' } },
    { type: 'lectern-canvas', kind: 'drop', id: 'a', drop: { kind: 'inside', parent: null, slot: 'content' } },
    { type: 'lectern-canvas', kind: 'drag', id: 'a', drop: { kind: 'inside', parent: '', slot: '' }, number: 0.5 },
    { type: 'lectern-canvas', kind: 'fault', id: 'x'.repeat(201) },
    { type: 'lectern-canvas', kind: 'faults', faults: [{ id: 'a', isError: 'yes', words: '' }] },
    { type: 'lectern-canvas', kind: 'beside', id: 'a', side: 'inside' },
    { type: 'lectern-canvas', kind: 'run', code: 'alert(1)' },
  ])('of anybody else is none: %j', (data) => {
    expect(readFromCanvas(data)).toBeNull()
    expect(readToCanvas(data)).toBeNull()
  })
})
