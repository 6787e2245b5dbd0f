import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedName, uploadUrl } from '#addresses/files.ts'
import type { Media } from '#platform/payload-types.ts'
import { changesDuring } from './change-log.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'
import { openRest, type Rest } from './open-rest.ts'
import { createPeople, type Person } from './people.ts'
import { drawPicture, filesIn } from './sample-files.ts'

/** Left half red, right half blue. */
const HALVES = await sharp({ create: { width: 1000, height: 600, channels: 3, background: '#ff0000' } })
  .composite([{ input: { create: { width: 500, height: 600, channels: 3, background: '#0000ff' } }, left: 500, top: 0 }])
  .png()
  .toBuffer()
const LEFT = 'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[widthInPixels]=500&uploadEdits[heightInPixels]=600'
const RIGHT = LEFT.replace('[x]=0', '[x]=50')
const WHOLE = 'uploadEdits[whole]=1'
/** As Payload's tool for the focal point sends it. */
const FOCUS =
  'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=100&uploadEdits[crop][height]=100&uploadEdits[widthInPixels]=500&uploadEdits[heightInPixels]=600&uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=30'

describe.each(USUAL_DATABASES)('a picture that is cut, on %s', PATIENTLY, (kind) => {
  let content: Content
  let rest: Rest
  beforeAll(async () => {
    content = await openContent(kind)
    await createPeople(content.payload)
    rest = openRest(content)
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const form = (method: string, data: object, bytes: Buffer): RequestInit => {
    const body = new FormData()
    body.set('_payload', JSON.stringify(data))
    body.set('file', new Blob([Uint8Array.from(bytes)]), '合照.png')
    return { method, body }
  }
  async function upload(): Promise<Media> {
    const answer = await rest.ask('author', '/api/media', form('POST', { alt: '合照' }, HALVES))
    return ((await answer.json()) as { doc: Media }).doc
  }
  async function edit(id: number, query: string, data = {}): Promise<Response> {
    const init = { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) }
    return rest.ask('author', `/api/media/${id}?${query}`, init)
  }
  async function edited(id: number, query: string): Promise<Media> {
    const answer = await edit(id, query)
    expect(answer.status).toBe(200)
    return content.payload.findByID({ collection: 'media', id, depth: 0, overrideAccess: true })
  }
  const bytesOf = (name: string | null | undefined) => readFileSync(join(content.env.uploadsDir, name ?? ''))
  const colourOf = async ({ filename }: Media) => {
    const { dominant } = await sharp(bytesOf(filename)).stats()
    return dominant.r > dominant.b ? 'red' : 'blue'
  }
  const pictureOf = async (id: number) => {
    content.readers.clear()
    return (await content.readers.create().findPictures([id])).get(id)
  }
  const leadsTo = (address: string) => content.readers.create().findOldAddress(address)

  it('keeps its original, from which it is cut again and which comes back as it was', async () => {
    const first = await upload()
    const before = await pictureOf(first.id)
    let right = first
    const changes = await changesDuring(content, async () => {
      right = await edited(first.id, RIGHT)
    })
    expect(changes).toEqual([[`media:${first.id}`]])
    expect(await colourOf(right)).toBe('blue')
    expect(right).toMatchObject({ width: 500, height: 600, originalName: '合照.png', focalX: 50, fileHash: first.fileHash })
    expect(bytesOf(right.originalFilename)).toEqual(HALVES)
    expect(existsSync(join(content.env.uploadsDir, first.filename ?? ''))).toBe(false)

    const focused = await edited(first.id, FOCUS)
    expect(focused).toMatchObject({ filename: right.filename, focalX: 20, focalY: 30 })

    const left = await edited(first.id, LEFT)
    expect(await colourOf(left)).toBe('red')
    expect(left).toMatchObject({ width: 500, originalFilename: right.originalFilename })
    const shown = await pictureOf(first.id)
    expect(shown?.url).toBe(uploadUrl(left.filename ?? ''))

    const whole = await edited(first.id, WHOLE)
    expect(whole).toMatchObject({ width: 1000, height: 600, crop: null })
    expect(bytesOf(whole.filename)).toEqual(HALVES)
    const now = uploadUrl(whole.filename ?? '')
    const old = [before?.url, before?.renditions[0]?.url, uploadUrl(right.filename ?? ''), shown?.renditions[0]?.url]
    expect(await Promise.all(old.map((address) => leadsTo(address ?? '')))).toEqual([now, now, now, now])
    expect(await leadsTo('/wp-content/uploads/2026/11/0123456789.png')).toBeNull()
    expect(await edited(first.id, WHOLE)).toMatchObject({ filename: whole.filename })
  })

  it('shows its original to staff, and to nobody else', async () => {
    const { id } = await upload()
    const { originalFilename } = await edited(id, LEFT)
    const ask = (person: Person) => rest.ask(person, `/api/media/${id}/original`)
    const answer = await ask('other')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(HALVES)
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect([(await ask('anonymous')).status, (await ask('subscriber')).status]).toEqual([401, 403])
    expect(storedName(uploadUrl(originalFilename ?? ''))).toBeNull()
    expect(JSON.stringify(await pictureOf(id))).not.toContain('original-')
  })

  it('leaves no original where the cut is refused, the file is replaced or the document deleted', async () => {
    const { id, filename } = await upload()
    const before = filesIn(content.env.uploadsDir)
    expect((await edit(id, LEFT, { alt: '' })).status).toBe(400)
    await expect.poll(() => filesIn(content.env.uploadsDir)).toEqual(before)
    const { originalFilename } = await edited(id, LEFT)
    const other = await drawPicture('png', 40, 40)
    expect((await rest.ask('author', `/api/media/${id}`, form('PATCH', {}, other))).status).toBe(200)
    const replaced = await content.payload.findByID({ collection: 'media', id, overrideAccess: true })
    expect(replaced).toMatchObject({ originalFilename: null, crop: null, width: 40 })
    expect(await leadsTo(uploadUrl(filename ?? ''))).toBe(uploadUrl(replaced.filename ?? ''))
    await expect.poll(() => filesIn(content.env.uploadsDir)).not.toContain(originalFilename)
    await edited(id, 'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[widthInPixels]=9&uploadEdits[heightInPixels]=9')
    await content.payload.delete({ collection: 'media', id, overrideAccess: true })
    await expect.poll(() => filesIn(content.env.uploadsDir)).toEqual(before.filter((name) => !name.includes(stemOf(filename))))
  })
})

function stemOf(filename: string | null | undefined): string {
  return (filename ?? '').split('.')[0] ?? ''
}
