import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { readBrand } from '#brand/brand.ts'
import { metaOf } from '../../../tests/fixtures/read-html.ts'
import { type SampleContent, sampleContent } from '../../../tests/fixtures/sample-content.ts'
import { createSampleReader } from '../../../tests/fixtures/sample-reader.ts'
import { createSampleSite, ORIGIN } from '../../../tests/fixtures/sample-site.ts'
import { openMadeFiles } from '../made-files.ts'
import { addShareImages } from './add-share-images.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'lectern-share-'))
const whole = sampleContent({})
const posts = whole.posts.map((post) => ({ ...post, image: null, seo: { ...post.seo, image: null } }))
let content: SampleContent = { ...whole, posts }
const app = Fastify()
addShareImages(app, {
  createReader: () => ({
    ...createSampleReader(content),
    findHrefs: async (_, ids) => new Map(content.pages.filter(({ id }) => ids.includes(id)).map(({ id, href }) => [id, href])),
  }),
  folder: openMadeFiles(dir, 'png'),
  typefaces: { open: async () => null },
  log: { warn: (detail) => expect(detail).toBeUndefined() },
})
afterAll(async () => {
  await app.close()
  rmSync(dir, { recursive: true })
})

async function addressOn(href: string): Promise<string> {
  const { body } = await createSampleSite(content).get(href)
  return (metaOf(body, 'og:image') ?? '').replace(ORIGIN, '')
}

describe('a document without a picture', () => {
  const [post] = posts
  if (post === undefined) throw new Error('the sample has a post')

  it('is shared with one of its title, drawn once and kept on disk', async () => {
    const address = await addressOn(post.href)
    expect(address).toMatch(new RegExp(`^/share-images/post-${post.id}-[\\w-]{10}\\.png$`))
    const [first, again] = await Promise.all([app.inject(address), app.inject(address)])
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png'])
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(readdirSync(dir)).toHaveLength(1)
  })

  it('is drawn in the look of the site, under another address in another look', async () => {
    const before = await addressOn(post.href)
    const brand = { ...content.site.brand, ...readBrand({ scheme: 'own', colours: { straw: '#aaffaa', bone: '#aaffaa' } }) }
    content = { ...content, site: { ...content.site, brand } }
    const address = await addressOn(post.href)
    const { rawPayload } = await app.inject(address)
    const corner = await sharp(rawPayload).extract({ left: 2, top: 2, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
    expect([...corner]).toEqual([0xaa, 0xff, 0xaa])
    expect((await app.inject(before)).statusCode).toBe(404)
  })

  it('has none once it is not published', async () => {
    const address = await addressOn(post.href)
    content = { ...content, posts: content.posts.filter(({ id }) => id !== post.id) }
    expect((await app.inject(address)).statusCode).toBe(404)
  })

  it('may be a page', async () => {
    const page = content.pages.find(({ seo, template }) => seo.image === null && template !== 'home')
    if (page === undefined) throw new Error('the sample has a page without a picture')
    const address = await addressOn(page.href)
    expect(address).toMatch(new RegExp(`^/share-images/page-${page.id}-`))
    expect((await app.inject(address)).statusCode).toBe(200)
  })
})

it.each(['post-1-abcdefghij.png', 'post-0-abcdefghij.png', 'user-1-abcdefghij.png', 'post-1-.png'])('has no %s', async (file) => {
  expect((await app.inject(`/share-images/${file}`)).statusCode).toBe(404)
})
