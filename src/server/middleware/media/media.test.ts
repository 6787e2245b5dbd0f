import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../app.fixture.ts'

const ROOT = '/wp-content/uploads'

async function createMediaApp() {
  const bench = await createTestApp()
  mkdirSync(bench.uploadsDir, { recursive: true })
  for (const name of ['a.png', 'logo.svg', '手冊 50%.pdf', 'list.csv', 'page.html', '.hidden.png'])
    writeFileSync(join(bench.uploadsDir, `2026-03-${name}`), '0123456789')
  mkdirSync(join(bench.uploadsDir, '2026-03-folder.png'))
  writeFileSync(join(bench.uploadsDir, '../outside.png'), 'secret')
  return bench
}

test('a file may be kept for ever', async () => {
  const { app } = await createMediaApp()
  const answer = await app.inject(`${ROOT}/2026/03/a.png`)
  expect([answer.statusCode, answer.body]).toEqual([200, '0123456789'])
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-length': '10',
  })
})

test('a part of a file is enough, for players', async () => {
  const { app } = await createMediaApp()
  const answer = await app.inject({ url: `${ROOT}/2026/03/a.png`, headers: { range: 'bytes=2-4' } })
  expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
})

test.each([
  ['film.mp4', 'video/mp4'],
  ['film.webm', 'video/webm'],
  ['sound.mp3', 'audio/mpeg'],
  ['sound.m4a', 'audio/mp4'],
  ['sound.ogg', 'audio/ogg'],
  ['film.vtt', 'text/vtt; charset=utf-8'],
])('%s is played as %s where it stands, from any second on', async (name, type) => {
  const { app, uploadsDir } = await createMediaApp()
  writeFileSync(join(uploadsDir, `2026-03-${name}`), '0123456789')
  const answer = await app.inject({ url: `${ROOT}/2026/03/${name}`, headers: { range: 'bytes=7-' } })
  expect([answer.statusCode, answer.body, answer.headers['accept-ranges']]).toEqual([206, '789', 'bytes'])
  expect([answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([type, undefined])
})

test('HEAD, and a browser that has the file already', async () => {
  const { app } = await createMediaApp()
  const head = await app.inject({ method: 'HEAD', url: `${ROOT}/2026/03/a.png` })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  const again = await app.inject({ url: `${ROOT}/2026/03/a.png`, headers: { 'if-none-match': String(head.headers.etag) } })
  expect(again.statusCode).toBe(304)
})

test('a drawing can run nothing', async () => {
  const { app } = await createMediaApp()
  const { headers } = await app.inject(`${ROOT}/2026/03/logo.svg`)
  expect(headers['content-type']).toBe('image/svg+xml')
  expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
})

test('a Chinese name is found; documents open, data is downloaded', async () => {
  const { app } = await createMediaApp()
  const pdf = await app.inject(`${ROOT}/2026/03/${encodeURIComponent('手冊 50%.pdf')}`)
  expect([pdf.statusCode, pdf.headers['content-type'], pdf.headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    undefined,
  ])
  const csv = await app.inject(`${ROOT}/2026/03/list.csv`)
  expect(csv.headers['content-disposition']).toBe('attachment')
})

describe('not found', () => {
  test.each([
    ['a file that is not there', '/2026/03/none.png'],
    ['a type that is not served', '/2026/03/page.html'],
    ['a type that every object has', '/2026/03/a.constructor'],
    ['a hidden file', '/2026/03/.hidden.png'],
    ['a folder', '/2026/03/folder.png'],
    ['a month that is none', '/2026/13/a.png'],
    ['climbing out', '/2026/03/..%2f..%2f..%2foutside.png'],
    ['climbing out twice encoded', '/2026/03/%252e%252e%252f%252e%252e%252foutside.png'],
    ['climbing out with back slashes', '/2026/03/..%5c..%5coutside.png'],
    ['climbing out by the year', '/..%2f/03/outside.png'],
    ['a name of enormous length', `/2026/03/${'a'.repeat(500)}.png`],
  ])('%s', async (_, path) => {
    const { app } = await createMediaApp()
    const answer = await app.inject(ROOT + path)
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(answer.body).not.toContain('secret')
  })

  test('dot segments never reach the folder', async () => {
    const { app, uploadsDir, asked } = await createMediaApp()
    symlinkSync(join(uploadsDir, '..'), join(uploadsDir, 'up'))
    const answer = await app.inject(`${ROOT}/2026/03/../../../../outside.png`)
    expect(answer.body).not.toContain('secret')
    expect(asked.every((url) => !url.includes('..'))).toBe(true)
  })

  test('is a plain page for what only wants a picture', async () => {
    const { app } = await createMediaApp()
    const answer = await app.inject({ url: `${ROOT}/2026/03/none.png`, headers: { accept: 'image/webp,image/*' } })
    expect(answer.body).toContain('<h1>找不到頁面</h1>')
  })
})
