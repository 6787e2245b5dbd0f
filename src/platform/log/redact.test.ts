import { APIError, QueryError } from 'payload'
import { expect, test } from 'vitest'
import { redact, redaction } from './redact.ts'

test.each([
  ['an e-mail address', 'no account for wang.xiao-ming@example.edu.tw here', 'no account for [e-mail] here'],
  ['a query', 'GET /api/users?where[email][like]=wang&limit=1 failed', 'GET /api/users?[query] failed'],
  ['a hash', 'hash 0f9e8d7c6b5a49382716050f9e8d7c6b is wrong', 'hash [token] is wrong'],
  ['a session', 'cookie eyJhbGciOi.eyJpZCI6MX0.c2lnbmF0dXJl', 'cookie [token]'],
  ["a client's address", 'from 203.0.113.77 came', 'from [address] came'],
  [
    'the values of a statement',
    '"msg":"Failed query: update x\\nparams: 王,1,2\\n    at y"',
    '"msg":"Failed query: update x\\nparams: [removed]\\n    at y"',
  ],
])('%s is taken out', (_, line, kept) => {
  expect(redact(line)).toBe(kept)
})

test.each([
  'listening at http://127.0.0.1:3001',
  '你好？這樣可以嗎？',
  'SQLITE_BUSY: database is locked',
  'at Object.run (file:///srv/lectern/dist/server/admin.js:12:3)',
])('%s stays', (line) => {
  expect(redact(line)).toBe(line)
})

test('a line of JSON stays one', () => {
  const line = JSON.stringify({ level: 50, err: { message: 'x\nparams: a@b.tw,"q"\n at z', params: 1 }, url: '/a?b=c@d.tw' })
  expect(JSON.parse(redact(line))).toMatchObject({ level: 50, url: '/a?[query]' })
})

test('an error that quotes what it could not read does not', () => {
  const unread = () => {
    try {
      return JSON.parse('王小明 0912345678')
    } catch (error) {
      return redaction.serializers.err(error)
    }
  }
  expect(unread()).toMatchObject({ type: 'SyntaxError', message: 'unreadable text', stack: expect.stringMatching(/^ {4}at /) })
  expect(JSON.stringify(unread())).not.toMatch(/王|0912/)
})

test('a refusal is a line without a stack; a failure has one', () => {
  const { err } = redaction.serializers
  expect(err(new QueryError([{ path: 'password' }]))).toEqual({
    type: 'QueryError',
    message: expect.stringContaining('password'),
    stack: '',
  })
  expect(err(new APIError('broken')).stack).toContain('redact.test')
  expect(err(new Error('broken')).stack).toContain('redact.test')
})
