import { expect, test } from 'vitest'
import { createSampleSite } from '../../../tests/fixtures/sample-site.ts'
import { createTestApp } from '../app.fixture.ts'
import { addCalls } from './calls.ts'

const ADDRESS = '/wp-json/lectern/v1/suggest'

async function createCalls() {
  const { context } = createSampleSite()
  return createTestApp({ routes: (scope, sendCall) => addCalls(scope, { context, sendCall, roleOf: async () => null }) })
}

test.each([
  ['two characters', '演講'],
  ['one', '演'],
  ['a hundred', '講'.repeat(100)],
  ['a hundred, some of which need two units', '𠮷'.repeat(100)],
  ['white space around them', ` \n${'講'.repeat(100)} `],
  ['markup', '<script>alert(1)</script>'],
])('answers: %s', async (_, words) => {
  const { app, cache } = await createCalls()
  const { statusCode, headers, body } = await app.inject(`${ADDRESS}?q=${encodeURIComponent(words)}`)
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toMatchObject({ query: words.trim(), total: 0, hits: [] })
  expect(headers['cache-control']).toMatch(/no-store/)
  expect(cache.metrics().entries).toBe(0)
})

test.each([
  ['nothing', ''],
  ['no words', '?q='],
  ['white space', '?q=%20%0A'],
  ['more than a hundred characters', `?q=${encodeURIComponent('講'.repeat(101))}`],
  ['a megabyte', `?q=${'a'.repeat(1024 * 1024)}`],
  ['endless white space', `?q=${'%20'.repeat(5000)}a`],
  ['two questions', '?q=a&q=b'],
  ['an object', '?q[__proto__]=a'],
])('refuses: %s', async (_, query) => {
  const { app } = await createCalls()
  const { statusCode, body } = await app.inject(ADDRESS + query)
  expect(statusCode).toBe(400)
  expect(JSON.parse(body)).toMatchObject({ data: { status: 400 } })
})
