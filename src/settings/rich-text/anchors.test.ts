import { expect, it } from 'vitest'
import { claimAnchor } from './anchors.ts'

it('gives each heading an id of its own', () => {
  const taken = new Set(['報名-2'])
  expect(['報名', '報名', '報名', '', ''].map((text) => claimAnchor(text, taken))).toEqual([
    '報名',
    '報名-3',
    '報名-4',
    'heading',
    'heading-2',
  ])
})

it('looks for no name again that was taken before: the last of many equal headings is as quick as the second', () => {
  class CountedNames extends Set<string> {
    looks = 0
    override has(name: string): boolean {
      this.looks += 1
      return super.has(name)
    }
  }
  const taken = new CountedNames()
  for (let count = 0; count < 2_000; count++) claimAnchor('報名', taken)
  expect(claimAnchor('報名', taken)).toBe('報名-2001')
  expect(taken.looks).toBeLessThanOrEqual(2 * 2_001)
})
