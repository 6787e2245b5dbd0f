import { expect, test } from 'vitest'
import { chooseCharacters, MAX_CHARACTERS } from './choose-characters.ts'
import { SOURCE_CHARACTERS } from './source-characters.ts'

const always = chooseCharacters([], [])
const added = (texts: string[], seen: string[] = []) => chooseCharacters(texts, seen).slice(always.length).join('')

test('digits, letters and punctuation are always there', () => {
  expect(always.join('')).toMatch(/^ !"#.*0123456789.*xyz\{\|\}~.*「」/su)
})

test('frequent characters come first, then those seen in their order, each once', () => {
  expect(added(['聲音', '聲調', '音樂，音'], ['調', '鼓', '聲'])).toBe('音聲調樂鼓')
})

test('what the typeface does not have is left out', () => {
  expect(added(['聲\u0000\ud800\u202e🎤한\u{20000}'], ['\udc00', '', '鼓'])).toBe('聲鼓')
})

test('there is an end to it: titles before what was only seen', () => {
  const [...all] = SOURCE_CHARACTERS
  const chosen = chooseCharacters(['鑫鑫'], all)
  expect(chosen).toHaveLength(MAX_CHARACTERS)
  expect(new Set(chosen).size).toBe(MAX_CHARACTERS)
  expect(chosen).toContain('鑫')
})
