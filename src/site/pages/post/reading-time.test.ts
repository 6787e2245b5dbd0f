import { expect, it } from 'vitest'
import { readingMinutes } from './reading-time.ts'

it.each([
  ['nothing', '', 1],
  ['400 Chinese characters', '字'.repeat(400), 1],
  ['1,600 Chinese characters', '字'.repeat(1600), 4],
  ['punctuation, which is not read', '，。！'.repeat(1000), 1],
  ['800 English words', 'word '.repeat(800), 2],
  ['words between characters', '用Podcast說'.repeat(400), 3],
])('reads %s in the time it takes', (_, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes)
})
