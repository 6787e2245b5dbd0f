import { expect, it } from 'vitest'
import { islandIn } from './island-entries.ts'

it('finds the component of an island, beside types', () => {
  expect(islandIn(`export interface Props {}\nexport const Tabs = island('tabs', function Tabs() {})`, 'tabs')).toBe('Tabs')
})

it.each([
  ['none', 'const x = 1'],
  ['one that is no island', 'export const Tabs = () => null'],
  ['two', `export const A = island('a', X)\nexport const B = island('b', X)`],
  ['something beside it', `export const A = island('a', X)\nexport function help() {}`],
])('refuses a file with %s', (_case, source) => {
  expect(() => islandIn(source, 'tabs/client.tsx')).toThrow('tabs/client.tsx must export one island')
})
