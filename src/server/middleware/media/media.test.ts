import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../app.fixture.ts'

const ROOT = '/wp-content/uploads'

async function createMediaApp(options: Parameters<typeof createTestApp>[0] = {}) {
  const bench = await createTestApp(options)
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

describe('whoever stores a file', () => {
  const NAMES: Record<string, string> = { '2026-03-a.png': '合照.png', '2026-03-list.csv': '名單"\r\n.csv' }
  const named = { downloadNameOf: async (stored: string) => NAMES[stored] ?? null }

  test('gets the name that it came with, in place or as a download', async () => {
    const { app } = await createMediaApp(named)
    const disposition = async (file: string) => (await app.inject(`${ROOT}/2026/03/${file}`)).headers['content-disposition']
    expect(await disposition('a.png')).toBe(`inline; filename="a.png"; filename*=UTF-8''%E5%90%88%E7%85%A7.png`)
    expect(await disposition('list.csv')).toBe(
      `attachment; filename="list.csv"; filename*=UTF-8''%E5%90%8D%E5%96%AE%22%0D%0A.csv`,
    )
    expect(await disposition('logo.svg')).toBeUndefined()
  })

  test('gets the file without its name while the database is away', async () => {
    const { app, log } = await createMediaApp({ downloadNameOf: () => Promise.reject(new Error('合照')) })
    const answer = await app.inject(`${ROOT}/2026/03/list.csv`)
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([200, 'attachment'])
    expect(log.map(({ msg }) => msg)).toContain('a file is sent without its name')
  })
})

test.each(['doc', 'docx', 'odt', 'xls', 'xlsx', 'ods', 'ppt', 'pptx', 'odp', 'zip', 'txt', 'ics'])(
  'a .%s file is never opened in place',
  async (extension) => {
    const { app, uploadsDir } = await createMediaApp()
    writeFileSync(join(uploadsDir, `2026-03-form.${extension}`), '<script>alert(1)</script>')
    const { statusCode, headers } = await app.inject(`${ROOT}/2026/03/form.${extension}`)
    expect([statusCode, headers['content-disposition'], headers['x-content-type-options']]).toEqual([
      200,
      'attachment',
      'nosniff',
    ])
    expect(headers['content-type']).not.toContain('html')
  },
)

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
