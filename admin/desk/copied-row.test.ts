import { describe, expect, it } from 'vitest'
import { readCopiedRow } from './copied-row.ts'

const copied = {
  type: 'blocks',
  path: 'layout',
  rowIndex: 1,
  data: {
    'layout.1.id': { value: 'old-row' },
    'layout.1.blockType': { value: 'section' },
    'layout.1._index-2': { disableFormData: true },
    'layout.1.content.0._index-0-1': { disableFormData: true },
    'layout.1.content': {
      value: 1,
      disableFormData: true,
      rows: [{ id: 'old-inner', blockType: 'heading', lastRenderedPath: 'x' }],
    },
    'layout.1.content.0.id': { value: 'old-inner' },
    'layout.1.content.0.title': { value: '小標', valid: false, lastRenderedPath: 'x' },
    'layout.10.id': { value: 'another' },
  },
}

function counter() {
  let count = 0
  return () => `new-${++count}`
}

describe('a copied row', () => {
  it('comes with its insides, under new ids that fit together', () => {
    const row = readCopiedRow(JSON.stringify(copied), counter())
    expect(row?.blockType).toBe('section')
    expect(row?.state.id?.value).toBe('new-1')
    expect(row?.state['content.0.title']).toEqual({ value: '小標', initialValue: '小標', valid: true })
    expect(row?.state.content?.rows).toEqual([{ id: row?.state['content.0.id']?.value, blockType: 'heading' }])
    expect(row?.state['content.0.id']?.value).toBe('new-2')
    expect(Object.keys(row?.state ?? {})).toEqual(['id', 'blockType', 'content', 'content.0.id', 'content.0.title'])
    expect(JSON.stringify(row)).not.toMatch(/old|another/)
  })

  it('is none where nothing, a whole field or no JSON was copied', () => {
    for (const json of [null, '{', 'null', '[]', JSON.stringify({ ...copied, rowIndex: undefined })]) {
      expect(readCopiedRow(json, counter())).toBeNull()
    }
  })
})
