import { expect, test } from 'vitest'
import { createTestApp } from '../app.fixture.ts'
import { addHeadingFonts } from './add-heading-fonts.ts'
import { writeFontName } from './font-name.ts'

const key = new Uint8Array(32)
const name = writeFontName('口語', key)
const KEPT = 'public, max-age=31536000, immutable'

async function createFontApp(font: Buffer | 'busy' | null = Buffer.from('wOF2…')) {
  const { app } = await createTestApp()
  const asked: string[] = []
  const kept = new Map<string, Buffer>()
  addHeadingFonts(app, {
    fonts: {
      kept: (name, part) => kept.get(name + part) ?? null,
      async make(name, { characters }, part) {
        asked.push(part === 'own' ? characters : `${part} ${characters}`)
        if (font instanceof Buffer) kept.set(name + part, font)
        return font
      },
    },
    key,
  })
  return { app, asked }
}

test('a font is sent to be kept for ever, and only its head where that is asked for', async () => {
  const { app, asked } = await createFontApp()
  const answer = await app.inject(`/fonts/${name}.woff2`)
  expect([answer.statusCode, answer.body, asked]).toEqual([200, 'wOF2…', ['口語']])
  expect(answer.headers).toMatchObject({
    'content-type': 'font/woff2',
    'content-length': String(answer.rawPayload.length),
    'cache-control': KEPT,
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^"[\w-]{12}"$/),
  })
  const head = await app.inject({ method: 'HEAD', url: `/fonts/${name}.woff2` })
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', answer.headers['content-length']])
})

test('a style sheet names its font', async () => {
  const { app, asked } = await createFontApp()
  const answer = await app.inject(`/fonts/${name}.3.css`)
  expect(answer.headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8', 'cache-control': KEPT })
  expect(answer.body).toContain(`url("${name}.woff2")`)
  expect(answer.body).toContain('--f-3:')
  expect(asked).toEqual([])
})

test('what a typeface of the department’s lacks is a font of its own', async () => {
  const { app, asked } = await createFontApp()
  const own = writeFontName('口語', key, 'typeface-0123.ttf')
  expect((await app.inject(`/fonts/${own}.4.css`)).body).toContain(`url("${own}.rest.woff2")`)
  const both = [await app.inject(`/fonts/${own}.woff2`), await app.inject(`/fonts/${own}.rest.woff2`)]
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(both[0]?.headers.etag).not.toBe(both[1]?.headers.etag)
  expect(asked).toEqual(['口語', 'rest 口語'])
})

test.each(['woff2', '2.css'])('%s is not sent again to those who have it', async (ending) => {
  const { app, asked } = await createFontApp()
  const { etag } = (await app.inject(`/fonts/${name}.${ending}`)).headers
  const again = await app.inject({ url: `/fonts/${name}.${ending}`, headers: { 'if-none-match': `"other", W/${etag}` } })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  expect(asked.length).toBeLessThan(2)
})

test.each([
  ['whose name nobody signed', `${writeFontName('口語', new Uint8Array(32).fill(1))}.woff2`],
  ['of a size that there is not', `${name}.5.css`],
  ['of another kind', `${name}.ttf`],
  ['that is a rest of ours', `${name}.rest.woff2`],
  ['without a name', '.woff2'],
])('a file %s is not found, and nothing is made', async (_, file) => {
  const { app, asked } = await createFontApp()
  expect((await app.inject(`/fonts/${file}`)).statusCode).toBe(404)
  expect(asked).toEqual([])
})

test('a font that cannot be made is not found, and that is not kept', async () => {
  const { app } = await createFontApp(null)
  const answer = await app.inject(`/fonts/${name}.woff2`)
  expect([answer.statusCode, answer.headers['cache-control'], answer.headers.etag]).toEqual([404, 'no-store', undefined])
})

test('a campus behind one address has as many made as it asks for', async () => {
  const { app, asked } = await createFontApp()
  for (let code = 0; code < 500; code++) {
    const url = `/fonts/${writeFontName(String.fromCodePoint(0x4e00 + code), key)}.woff2`
    expect((await app.inject({ url, remoteAddress: '203.0.113.7' })).statusCode).toBe(200)
  }
  expect(asked).toHaveLength(500)
})

test('where too many are waiting, a browser is told to come back', async () => {
  const { app } = await createFontApp('busy')
  const answer = await app.inject(`/fonts/${name}.woff2`)
  expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([503, '5', 'no-store'])
})
