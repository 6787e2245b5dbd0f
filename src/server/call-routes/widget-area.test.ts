import { describe, expect, test } from 'vitest'
import { checkNonce, createNonce } from '#site/calls/nonce.ts'
import { createSampleSite } from '../../../tests/fixtures/sample-site.ts'
import { createTestApp } from '../app.fixture.ts'
import { addWidgetAreaCall } from './widget-area.ts'

const ADDRESS = '/wp-admin/admin-ajax.php'
const PUBLISHED = 5
const DAY_MS = 24 * 60 * 60_000

async function openApp(env: Record<string, string> = { RATE_LIMIT_SCALE: '1000' }) {
  const { context } = createSampleSite()
  const { createReader } = context
  const heading = { id: 'h', blockType: 'heading', text: '師資 <b>🎤</b> 陣容' }
  // Like the real one, this reader finds published fragments only.
  context.createReader = () => ({
    ...createReader(),
    findFragment: async (id) => (id === PUBLISHED ? { id, name: '師資', layout: [heading] } : null),
  })
  const { app, log, cache } = await createTestApp({
    env,
    routes: (scope, sendCall) =>
      addWidgetAreaCall(scope, { context, sendCall, isGoodNonce: (nonce) => checkNonce(context, nonce) }),
  })
  const good = { action: 'lectern_widget_area', nonce: createNonce(context), post_id: String(PUBLISHED) }
  const send = (fields: Record<string, string> | string) =>
    app.inject({
      method: 'POST',
      url: ADDRESS,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    })
  return { app, send, good, context, log, cache }
}

describe('a good request', () => {
  test('is answered with the HTML of the fragment: Chinese and emoji whole, markup as text', async () => {
    const { send, good } = await openApp()
    const answer = await send(good)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.body.replaceAll(/<wbr[^>]*>/g, '')).toContain('師資 &lt;b&gt;🎤&lt;/b&gt; 陣容')
    expect(answer.headers['x-robots-tag']).toBe('noindex')
  })

  test('with surplus fields is answered alike', async () => {
    const { send, good } = await openApp()
    const plain = await send(good)
    const surplus = await send({ ...good, lang: 'zh', __proto__: 'x', 'post_id[]': '9' })
    expect([surplus.statusCode, surplus.body]).toEqual([200, plain.body])
  })

  test('is good with the nonce of the tick before', async () => {
    const { send, good, context } = await openApp()
    const before = createNonce({ ...context, now: () => new Date(context.now().getTime() - DAY_MS / 2) })
    expect((await send({ ...good, nonce: before })).statusCode).toBe(200)
  })
})

describe('a bad request', () => {
  test.each<[what: string, change: Record<string, string | undefined>]>([
    ['without an action', { action: undefined }],
    ['an unknown action', { action: 'delete_everything' }],
    ['the action in another case', { action: 'LECTERN_WIDGET_AREA' }],
    ['without a nonce', { nonce: undefined }],
    ['an empty nonce', { nonce: '' }],
    ['a nonce of a hundred and one characters', { nonce: 'n'.repeat(101) }],
    ['without content', { post_id: undefined }],
    ['content that is no number', { post_id: 'five' }],
    ['content in Chinese digits', { post_id: '五' }],
    ['content below one', { post_id: '0' }],
    ['a negative number', { post_id: '-5' }],
    ['half a number', { post_id: '5.5' }],
    ['more than a database holds', { post_id: String(2 ** 31) }],
    ['an infinite number', { post_id: '9'.repeat(400) }],
    ['SQL', { post_id: '5 OR 1=1' }],
  ])('%s: 400 and 0, as WordPress answers', async (_what, change) => {
    const { send, good } = await openApp()
    const fields = Object.fromEntries(
      Object.entries({ ...good, ...change }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    )
    const answer = await send(fields)
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([400, '0', 'no-store'])
  })

  test.each([
    ['nothing at all', ''],
    ['two numbers', 'action=lectern_widget_area&nonce=x&post_id=5&post_id=6'],
    ['broken encoding', 'action=%E4%BD&nonce=%ZZ&post_id=5'],
  ])('a body that is %s: 400 and 0', async (_what, body) => {
    const { send } = await openApp()
    const answer = await send(body)
    expect([answer.statusCode, answer.body]).toEqual([400, '0'])
  })

  test.each([
    ['two days old', (now: Date) => new Date(now.getTime() - 2 * DAY_MS)],
    ['of tomorrow', (now: Date) => new Date(now.getTime() + DAY_MS)],
  ])('a nonce %s: 403 and -1, not kept', async (_what, when) => {
    const { send, good, context } = await openApp()
    const nonce = createNonce({ ...context, now: () => when(context.now()) })
    const answer = await send({ ...good, nonce })
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([403, '-1', 'no-store'])
  })

  test('too much: 413', async () => {
    const { send, good } = await openApp()
    expect((await send({ ...good, more: '大'.repeat(4096) })).statusCode).toBe(413)
  })

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'] as const)('%s: 405, and which method is meant', async (method) => {
    const { app } = await openApp()
    const answer = await app.inject({ method, url: ADDRESS })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST'])
  })
})

test.each([
  ['a draft', '6'],
  ['nobody’s number', '999999999'],
])('%s: 404 and nothing', async (_what, id) => {
  const { send, good } = await openApp()
  const answer = await send({ ...good, post_id: id })
  expect([answer.statusCode, answer.body]).toEqual([404, ''])
})

test('a thousand requests at once are all answered rightly', async () => {
  const { send, good } = await openApp()
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, at) => send(at % 2 === 0 ? good : { ...good, post_id: '6' })),
  )
  const wrong = answers.filter(({ statusCode, body }, at) =>
    at % 2 === 0 ? statusCode !== 200 || !body.includes('陣容') : statusCode !== 404 || body !== '',
  )
  expect(wrong).toHaveLength(0)
})

test('a campus behind one address opens a pane as often as it likes', async () => {
  const { send, good } = await openApp({})
  for (let at = 0; at < 700; at++) expect((await send(good)).statusCode).toBe(200)
})
