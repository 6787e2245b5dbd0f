import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { whyNotLayout } from '#builder/may-stand.ts'
import { runOperation } from '#builder/operations.ts'
import { walk } from '#builder/tree.ts'
import { sample, widgets } from '../../src/builder/sample.fixture.ts'
import { movePlaces } from './move-places.ts'

const told = (id: string) => movePlaces(sample, id, widgets).map(({ label, level, reason }) => [label, level, reason])
const NOT_ON_PAGE = '「標題」要放在區段裡，不能直接放在頁面上。'

describe('where a block could be moved to', () => {
  it('names the page and whatever can hold something, each as deep as it stands, and says why not', () => {
    expect(told('in-left')).toEqual([
      ['頁面', 0, NOT_ON_PAGE],
      ['區段：招生', 1, null],
      ['分欄 › 第 1 欄', 2, '已經在這裡了。'],
      ['分欄 › 第 2 欄', 2, null],
      ['區段：手風琴', 1, null],
      ['手風琴 › 第 1 項目', 2, null],
    ])
  })

  it('leaves out what is inside the block itself', () => {
    expect(told('first')).toEqual([
      ['頁面', 0, '已經在這裡了。'],
      ['區段：手風琴', 1, '「區段」只能直接放在頁面上，不能放在「區段」裡。'],
      ['手風琴 › 第 1 項目', 2, '「區段」只能直接放在頁面上，不能放在「手風琴」裡。'],
    ])
  })

  it('knows nothing of a block that is gone', () => {
    expect(movePlaces(sample, 'gone', widgets)).toEqual([])
  })

  it('offers only what is accepted when it is done', () => {
    const ids = [...walk(sample, widgets)].map(({ block }) => block.id)
    fc.assert(
      fc.property(fc.constantFrom(...ids), fc.nat(), (id, which) => {
        const free = movePlaces(sample, id, widgets).filter(({ reason }) => reason === null)
        const chosen = free[which % Math.max(free.length, 1)]
        if (chosen === undefined) return
        const moved = runOperation(sample, { kind: 'move', id, to: chosen.place }, widgets)
        expect(moved.ok && whyNotLayout(moved.layout, widgets)).toBeNull()
      }),
    )
  })
})
