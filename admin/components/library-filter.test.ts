import type { Where } from 'payload'
import { expect, it } from 'vitest'
import { folderIn, isKind, KINDS, whereOf } from './library-filter.ts'

/** Truth comes back as text. */
function throughAddress(where: Where): Where {
  return JSON.parse(JSON.stringify(where, (_, value) => (typeof value === 'boolean' ? String(value) : value)))
}

it('finds its own filters again, each kind in each folder', () => {
  for (const folder of [undefined, null, '115 開放日']) {
    for (const { any } of KINDS) {
      const where = throughAddress(whereOf(any, folder))
      expect(folderIn(where)).toBe(folder)
      expect(KINDS.filter((kind) => isKind(where, kind.any))).toEqual([expect.objectContaining({ any })])
    }
  }
})

it('asks for nothing where everything is wanted, and knows no filter but its own', () => {
  expect(whereOf([], undefined)).toEqual({})
  expect(folderIn(undefined)).toBeUndefined()
  for (const folder of [{ not_equals: '海報' }, { like: '海報' }, { exists: true }, { exists: 'true' }])
    expect(folderIn({ or: [{ and: [{ folder }] }] } as Where)).toBeUndefined()
  expect(KINDS.some(({ any }) => isKind({ or: [{ and: [{ alt: { like: '合照' } }] }] }, any))).toBe(false)
})
