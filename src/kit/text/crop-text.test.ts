import { expect, it } from 'vitest'
import { cropText } from './crop-text.ts'

it.each([
  ['賀！林昀臻同學', 4, '賀！林昀…'],
  ['賀！林昀臻同學', 7, '賀！林昀臻同學'],
  ['賀！林昀臻同學', 0, '賀！林昀臻同學'],
  ['👩‍🎓👩‍🎓👩‍🎓', 2, '👩‍🎓👩‍🎓…'],
  ['👩‍🎓👩‍🎓', 2, '👩‍🎓👩‍🎓'],
  ['a b c d', 4, 'a b…'],
])('%s at %d is %s', (text, length, expected) => {
  expect(cropText(text, length)).toBe(expected)
})
