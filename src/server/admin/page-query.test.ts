import { expect, test } from 'vitest'
import { createTestAdmin, sessionCookie } from './admin-app.fixture.ts'

const statusOf = async (query: string) => {
  const { app } = await createTestAdmin()
  return (await app.inject({ url: `/admin/collections/posts?${query}`, headers: { cookie: await sessionCookie() } })).statusCode
}

test.each([
  '',
  'limit=10&page=2&sort=-title&search=a&queryByGroup=%7B%7D&preset=',
  'columns=%5B%22title%22%2C%22-slug%22%5D',
  'where[or][0][and][0][title][like]=a',
  'where%5Bor%5D%5B0%5D%5Band%5D%5B1%5D%5Btitle%5D%5Blike%5D=and',
  'localeCodes=%5B%22zh%22%5D',
  'where[or][0][and][0][tags][in][0]=1&where[or][0][and][0][tags][in][1]=2',
  'where[or][0][and][0][tags][in]=1',
  'where[title][equals]=and',
  'where=',
])('a page is asked what Payload reads: %s', async (query) => {
  expect(await statusOf(query)).toBe(200)
})

test.each([
  'queryByGroup=x',
  'queryByGroup=%7B%7D&queryByGroup=%7B',
  'columns=x',
  'columns=[null]',
  'columns=%7B%7D',
  'localeCodes=x',
  'where[and]=5',
  'where[and][x]=1',
  'where%5Bor%5D%5B0%5D%5BAND%5D%5Bx%5D=1',
  'where[or][100][title][equals]=x',
  'preset=1',
  'preset[]=1',
  'preset[a]=1',
  'where[or][0][and][0]=x',
  'where[or][0]=x',
  'where[title]=x',
  'where=x',
])('and nothing at which it would fail: %s', async (query) => {
  expect(await statusOf(query)).toBe(400)
})
