import { describe, expect, test } from 'vitest'
import { refusePassword } from './password-rules.ts'

const CHEN = { name: '陳大文', email: 'chen.dawen@example.edu.tw' }
const EASY = /^這個密碼太容易猜到/

describe('a password', () => {
  test.each([
    ['eleven char', '密碼至少要 12 個字元。'],
    ['十一個字也還是不夠長啊', '密碼至少要 12 個字元。'],
    ['x'.repeat(129), '密碼最多 128 個字元。'],
    [undefined, '請輸入密碼。'],
    [['a long array of', 'words'], '請輸入密碼。'],
  ])('of %o is refused by its length', async (password, refusal) => {
    expect(await refusePassword(password, CHEN)).toBe(refusal)
  })

  test.each([
    ['a common one', 'administrator'],
    ['a common one with a number', 'password1234'],
    ['the same with other signs', 'P@ssw0rd1234'],
    ['a repeat', 'aaaaaaaaaaaa'],
    ['a repeated word', 'letmeinletmein'],
    ['a sequence', 'abcdefghijkl'],
    ['digits in order', '123456789012'],
    ['a row of keys', 'qwertyuiopas'],
    ['columns of keys', '1qaz2wsx3edc'],
    ["the product's name", 'lecternlectern'],
    ["the product's name with a number", 'lectern12345'],
    ["one's own name", '陳大文陳大文陳大文陳大文'],
    ["one's own address", 'chen.dawen@example.edu.tw'],
    ["one's own address with a year", 'chen.dawen2026'],
  ])('that is %s is refused: %s', async (_, password) => {
    expect(await refusePassword(password, CHEN)).toMatch(EASY)
  })

  test.each(['correct horse battery staple', 'Xk29vQpz81Lm', '天地玄黃宇宙洪荒日月盈昃', 'lectern-demo'])(
    'that is hard to guess is taken: %s',
    async (password) => {
      expect(await refusePassword(password, CHEN)).toBeNull()
    },
  )

  test('counts characters, not their bytes or halves', async () => {
    expect(await refusePassword('🌱🎈🚲🧭🪁🧶🍋🎻🛶🪴🧊', CHEN)).toBe('密碼至少要 12 個字元。')
    expect(await refusePassword('🌱🎈🚲🧭🪁🧶🍋🎻🛶🪴🧊🦉', CHEN)).toBeNull()
  })
})
