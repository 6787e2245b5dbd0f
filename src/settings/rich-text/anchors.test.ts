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

it('is as fast for the last of many equal headings as for the first', () => {
  const taken = new Set<string>()
  for (let count = 0; count < 200_000; count++) claimAnchor('報名', taken)
  expect(claimAnchor('報名', taken)).toBe('報名-200001')
})
