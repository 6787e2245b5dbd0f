import { describe, expect, test } from 'vitest'
import { listen } from '../listening.fixture.ts'
import { createTestAdmin, sessionCookie } from './admin-app.fixture.ts'

const call = (args: object) => JSON.stringify([{ name: 'form-state', args }])
const many = (count: number, part: unknown) => Array.from({ length: count }, () => part)

async function send(body: string) {
  const { app, received, log } = await createTestAdmin()
  const headers = { cookie: await sessionCookie({ role: 'author' }), 'next-action': '403a755c' }
  const answer = await fetch(`http://127.0.0.1:${await listen(app)}/admin/collections/posts`, { method: 'POST', headers, body })
  const told = { status: answer.status, type: answer.headers.get('content-type'), words: await answer.text() }
  return { told, received: received.map((request) => request.body), log }
}

describe('a call of a server function is handed on as it came', () => {
  test.each([
    ['plain values', { data: { title: '標題', id: 5, isNew: true, nothing: null }, rows: [1, 'b', [], {}] }],
    ['what JSON can’t say', { a: '$undefined', b: '$NaN', c: '$-Infinity', d: '$-0', e: '$D2026-11-19T04:23:00.000Z' }],
    ['texts that begin with a dollar', { price: '$$100', rows: ['$$', '$$0:0:args'] }],
    ['the check of a file', { formState: { file: { validate: '$T' } } }],
    ['a form that is named twice', { data: { body: { root: {} } }, initialBlockData: '$0:0:args:data' }],
    ['values that stand at their beginning, too', { tags: { value: [1, 2], initialValue: '$0:0:args:tags:value' } }],
    ['a text of megabytes', { data: { body: 'x'.repeat(5_000_000) } }],
  ])('with %s', async (_, args) => {
    const { told, received } = await send(call(args))
    expect(told.status).toBe(200)
    expect(received).toEqual([call(args)])
  })
})

describe('what is no call of a server function is refused before anything follows what it refers to', () => {
  test.each([
    ['nothing', ''],
    ['half of one', '[{"name":"form-state"'],
    ['no list', '{"name":"form-state","args":{}}'],
    ['nothing in a list', '[]'],
    ['a language', '["zh-TW"]'],
    ['a moment without end', call({ at: `$D2026-11-19T${'1'.repeat(1_000)}Z` })],
    ['more than one', '[{"name":"form-state","args":{}},{}]'],
    ['a depth without end', '['.repeat(5_000) + ']'.repeat(5_000)],
    ['values without end', call({ rows: many(600_000, 0) })],
    ['characters without end in a list', call({ rows: many(1_000, 'x'.repeat(1_000)) })],
    ['references without end', call({ rows: many(3_000, '$0:0:args') })],
    ['references written otherwise', call({ rows: many(3_000, '!0:0:args') }).replaceAll('!', '\\u0024')],
    ...[
      '$B0',
      '$n5',
      `$n${'9'.repeat(400)}`,
      '$K1',
      '$h1',
      '$@1',
      '$Q0',
      '$W0',
      '$i0',
      '$A0',
      '$o0',
      '$R1',
      '$r1',
      '$X1',
      '$1',
      '$0',
      '$',
      '$Z',
      '$T',
      '$0:1',
      '$0:0:args:none',
      '$0:0:args:value',
      '$0:0:name',
      '$0:__proto__:x',
      '$0:0:args:constructor',
    ].map((value) => [value.slice(0, 20), call({ value })]),
    ['a prototype', '[{"name":"form-state","args":{"__proto__":{},"value":"$0:0:args:__proto__"}}]'],
    ['a function that is named otherwise', call({ data: { toString: '$T' } })],
    ['a function where React finds none', call({ 'a:b': { validate: '$T' } })],
    ['lists that hold each other', call({ list: [1], rows: ['$0:0:args:list'] })],
  ])('%s', async (_, body) => {
    const { told, received, log } = await send(body)
    expect(told).toEqual({ status: 400, type: 'text/plain', words: '送出的資料不正確，請檢查後再試一次。' })
    expect(received).toEqual([])
    const warnings = log.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)
    expect(warnings).toMatchObject([{ level: 40, msg: 'not a call of a server function', path: '/admin/collections' }])
    expect(warnings[0]).not.toHaveProperty('err')
  })
})
