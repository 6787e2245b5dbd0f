import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { iconHref, SIGN_HREF } from '#addresses/icons.ts'
import type { SiteBrand } from '#published/types.ts'
import { iconVersion } from '#site/head/icon-version.ts'
import { sampleContent } from '../../../tests/fixtures/sample-content.ts'
import { createSampleReader } from '../../../tests/fixtures/sample-reader.ts'
import { SAMPLE_PICTURE } from '../../../tests/fixtures/sample-shell.ts'
import { addIcons } from './add-icons.ts'

const content = sampleContent({})
const app = Fastify()
const warnings: string[] = []
let shown: SiteBrand = content.site.brand

beforeAll(async () => {
  const blue = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  app.get('/blue.png', (_, reply) => reply.type('image/png').send(blue))
  addIcons(app, {
    createReader: () => createSampleReader({ ...content, site: { ...content.site, brand: shown } }),
    log: { warn: (_, message) => warnings.push(message) },
  })
})
afterAll(() => app.close())

const ask = (brand: SiteBrand, size: 180 | 192 | 512) => app.inject(iconHref(size, iconVersion(brand)))
async function pixelAt(png: Buffer, x: number, y: number): Promise<number[]> {
  return [...(await sharp(png).extract({ left: x, top: y, width: 1, height: 1 }).removeAlpha().raw().toBuffer())]
}

it('draws the seal in the accent on the paper of the look', async () => {
  const { statusCode, headers, rawPayload } = await ask(shown, 192)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 192, height: 192 })
  expect(await pixelAt(rawPayload, 0, 0)).toEqual([0xfc, 0xfa, 0xf6])
  expect(await pixelAt(rawPayload, 96, 36)).toEqual([0xcc, 0x30, 0x16])
})

it('has another address on another paper, and is drawn on it', async () => {
  const before = iconHref(192, iconVersion(shown))
  const paper = '#aaffaa'
  shown = { ...shown, palette: { ...shown.palette, paper } }
  const { statusCode, rawPayload } = await ask(shown, 192)
  expect([statusCode, await pixelAt(rawPayload, 0, 0)]).toEqual([200, [0xaa, 0xff, 0xaa]])
  expect((await app.inject(before)).statusCode).toBe(404)
})

it.each([
  ['accent', (brand: SiteBrand) => ({ ...brand, palette: { ...brand.palette, zhu: '#123456' as const } })],
  ['tones', (brand: SiteBrand) => ({ ...brand, tones: '4321' })],
  ['mark', (brand: SiteBrand) => ({ ...brand, mark: { ...SAMPLE_PICTURE, url: '/other.png' } })],
])('has another address with another %s', (_, change) => {
  const { brand } = content.site
  expect(iconVersion(change(brand))).not.toBe(iconVersion(brand))
})

it('is at one address for mails, in the look of today, wherever mailboxes show it', async () => {
  const { statusCode, headers, rawPayload } = await app.inject(SIGN_HREF)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(headers['cache-control']).not.toContain('immutable')
  expect(rawPayload.equals((await ask(shown, 192)).rawPayload)).toBe(true)
  const look = shown
  shown = { ...shown, palette: { ...shown.palette, zhu: '#123456' } }
  expect(await pixelAt((await app.inject(SIGN_HREF)).rawPayload, 96, 36)).toEqual([0x12, 0x34, 0x56])
  shown = look
})

it('shows the mark of the department where it has one, under another address', async () => {
  const before = iconHref(512, iconVersion(shown))
  shown = { ...shown, mark: { ...SAMPLE_PICTURE, url: '/blue.png' } }
  const { rawPayload } = await ask(shown, 512)
  expect(await pixelAt(rawPayload, 256, 256)).toEqual([0, 0, 0xff])
  expect((await app.inject(before)).statusCode).toBe(404)
  expect(warnings).toEqual([])
})

it('falls back to the seal where the mark cannot be read, and says so', async () => {
  shown = { ...shown, mark: { ...SAMPLE_PICTURE, url: '/gone.png' } }
  const { statusCode, rawPayload } = await ask(shown, 180)
  expect(statusCode).toBe(200)
  expect(await pixelAt(rawPayload, 90, 34)).toEqual([0xcc, 0x30, 0x16])
  expect(warnings).toHaveLength(1)
})

it.each(['/icons/64-abcdefgh.png', '/icons/192-.png', '/icons/192-abcdefgh.svg'])('has no %s', async (address) => {
  expect((await app.inject(address)).statusCode).toBe(404)
})
