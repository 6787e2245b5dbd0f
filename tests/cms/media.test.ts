import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedName } from '#addresses/files.ts'
import { FILE_TYPES } from '#platform/file-types.ts'
import { changesDuring } from './change-log.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { drawPicture, filesIn, officeFile, oleFile, PDF, PNG } from './sample-files.ts'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'
const MISMATCH = '檔案內容與副檔名不符，請用正確的格式重新存檔後再上傳。'

describe('media', PATIENTLY, () => {
  let content: Content
  beforeAll(async () => {
    content = await openContent('sqlite')
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const file = (name: string, data: Buffer | string, mimetype = 'application/octet-stream') => {
    const bytes = Buffer.from(data)
    return { name, data: bytes, mimetype, size: bytes.length }
  }
  const upload = (...given: Parameters<typeof file>) =>
    content.payload.create({ collection: 'media', data: { alt: '說明' }, file: file(...given), overrideAccess: true })
  const pictureOf = async (id: number) => (await content.readers.create().findPictures([id])).get(id)
  const pathOf = (url = '') => join(content.env.uploadsDir, storedName(url) ?? 'none')
  const stored = () => filesIn(content.env.uploadsDir)

  describe('an upload is refused in Chinese, and nothing is stored, when', () => {
    it.each<[string, string, () => Buffer | string | Promise<Buffer>, string]>([
      ['its bytes are of another kind of picture', 'photo.jpg', () => PNG, MISMATCH],
      ['it is a web page that calls itself a picture', 'photo.png', () => '<!doctype html><script>alert(1)</script>', MISMATCH],
      ['it is a web page', 'page.html', () => '<!doctype html>', '不能上傳「.html」檔'],
      ['it is a program', 'shell.php', () => '<?php', '不能上傳「.php」檔'],
      ['it has no extension', 'picture', () => PNG, '不能上傳'],
      ['it is AVIF', 'photo.avif', () => drawPicture('avif', 8, 8), '不能上傳「.avif」檔'],
      ['it is AVIF under another name', 'photo.jpg', () => drawPicture('avif', 8, 8), MISMATCH],
      ['it is HEIF', 'photo.heic', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), '不能上傳「.heic」檔'],
      [
        'it is HEIF under another name',
        'photo.webp',
        () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
        MISMATCH,
      ],
      ['it is a paper that breaks off', 'paper.pdf', () => PDF.subarray(0, 80), '這個 PDF 檔不完整'],
      ['it is cut off', 'photo.png', () => PNG.subarray(0, 20), '這個圖檔已損壞或太大'],
      ['it has more pixels than can be handled', 'photo.png', () => drawPicture('png', 7200, 7200), '太大'],
      [
        'it is too large',
        'paper.pdf',
        () => Buffer.concat([PDF, Buffer.alloc(20 * 1024 * 1024)]),
        '檔案太大：「.pdf」檔最大 20 MB。',
      ],
      ['it is no drawing', 'drawing.svg', () => '<html><body/></html>', '這個 SVG 檔無法讀取'],
      ['it is a broken drawing', 'drawing.svg', () => '<svg><g></svg>', '這個 SVG 檔無法讀取'],
    ])('%s', async (_, name, data, message) => {
      const before = stored()
      const { totalDocs } = await content.payload.count({ collection: 'media', overrideAccess: true })
      await expect(upload(name, await data())).rejects.toThrow(message)
      expect(stored()).toEqual(before)
      expect(await content.payload.count({ collection: 'media', overrideAccess: true })).toEqual({ totalDocs })
    })

    it('nobody has described it', async () => {
      const before = stored()
      const create = (alt?: string) =>
        content.payload.create({
          collection: 'media',
          data: { alt: alt as string },
          file: file('a.png', PNG),
          overrideAccess: true,
        })
      for (const alt of [undefined, '']) {
        await expect(create(alt)).rejects.toMatchObject({ data: { errors: [{ path: 'alt', message: '此欄位為必填項目。' }] } })
      }
      expect(stored()).toEqual(before)
    })

    it('it is an address for the server to fetch', async () => {
      let requests = 0
      const server = createServer((_, response) => {
        requests += 1
        response.end(PNG)
      }).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      const data = { alt: '說明', url: `http://127.0.0.1:${port}/a.png`, filename: 'a.png' }
      await expect(content.payload.create({ collection: 'media', data, overrideAccess: true })).rejects.toThrow()
      expect(requests).toBe(0)
      server.close()
    })
  })

  it.each<[string, () => Buffer | string | Promise<Buffer>, string]>([
    ['a.jpg', () => drawPicture('jpeg', 8, 8), 'image/jpeg'],
    ['a.JPEG', () => drawPicture('jpeg', 8, 8), 'image/jpeg'],
    ['a.png', () => PNG, 'image/png'],
    ['a.webp', () => drawPicture('webp', 8, 8), 'image/webp'],
    ['a.gif', () => drawPicture('gif', 8, 8), 'image/gif'],
    ['a.svg', () => DRAWING, 'image/svg+xml'],
    ['a.pdf', () => PDF, 'application/pdf'],
  ])('%s is stored as what its bytes are, whatever the browser says', async (name, data, mimeType) => {
    expect(await upload(name, await data(), 'text/html')).toMatchObject({ mimeType })
  })

  describe('the name that a file came with', () => {
    it.each([
      ['個資-王小明.png', '個資-王小明.png'],
      ['../../etc/passwd.png', 'passwd.png'],
      ['<img src=x onerror=alert(1)>.png', '_img src=x onerror=alert(1)_.png'],
      ['.htaccess.PNG', 'htaccess.png'],
      [`${'長'.repeat(300)}.png`, `${'長'.repeat(65)}.png`],
    ])('%j is kept for people, and nothing of it is in the address', async (name, kept) => {
      const { filename, url, originalName } = await upload(name, PNG)
      expect(filename).toMatch(/^\d{4}-\d{2}-[0-9a-f]{10}\.png$/)
      expect(url).not.toContain('王小明')
      expect(originalName).toBe(kept)
    })

    it('is found by whoever looks for it', async () => {
      const { id } = await upload('學分抵免申請表.pdf', PDF)
      const { docs } = await content.payload.find({
        collection: 'media',
        where: { originalName: { like: '抵免' } },
        overrideAccess: true,
      })
      expect(docs.map((doc) => doc.id)).toEqual([id])
    })

    it('follows the file when it is replaced, and stays when the picture is cut', async () => {
      const { id } = await upload('初稿.png', await drawPicture('png', 40, 40))
      const query = { uploadEdits: { crop: { x: 0, y: 0 }, widthInPixels: 20, heightInPixels: 20 } }
      const cut = await content.payload.update({ collection: 'media', id, data: {}, overrideAccess: true, req: { query } })
      expect(cut).toMatchObject({ originalName: '初稿.png', width: 20 })
      const data = { originalName: '我說了算.exe' }
      const next = { collection: 'media', id, data, file: file('定稿.png', PNG), overrideAccess: true } as const
      expect(await content.payload.update(next)).toMatchObject({ originalName: '定稿.png' })
    })
  })

  it('a document is stored as a download of its type', async () => {
    const type = FILE_TYPES.docx
    expect(await upload('申請表.docx', officeFile(type))).toMatchObject({ mimeType: type, originalName: '申請表.docx' })
    expect(await upload('說明.txt', '第一行')).toMatchObject({ mimeType: 'text/plain' })
    expect(await upload('舊表.doc', oleFile('WordDocument'))).toMatchObject({ mimeType: 'application/msword' })
  })

  it('a photograph gets smaller WebP pictures at public addresses, which are the files that are stored', async () => {
    const { id } = await upload('photo.jpg', await drawPicture('jpeg', 2000, 1000))
    const picture = await pictureOf(id)
    const month = new Date().toISOString().slice(0, 7).replace('-', '/')
    expect(picture).toMatchObject({ width: 2000, height: 1000, alt: '說明', focal: { x: 50, y: 50 } })
    expect(picture?.url).toMatch(new RegExp(`^/wp-content/uploads/${month}/[0-9a-f]{10}\\.jpg$`))
    expect(picture?.renditions.map(({ width, height }) => [width, height])).toEqual([
      [480, 240],
      [800, 400],
      [1200, 600],
      [1680, 840],
    ])
    for (const { url, width, height } of picture?.renditions ?? []) {
      expect(url).toMatch(new RegExp(`^/wp-content/uploads/${month}/[0-9a-f]{10}-${width}x${height}\\.webp$`))
      expect(await sharp(pathOf(url)).metadata()).toMatchObject({ format: 'webp', width, height })
    }
    expect(await sharp(pathOf(picture?.url)).metadata()).toMatchObject({ format: 'jpeg', width: 2000 })
  })

  it('a small picture is never blown up', async () => {
    const picture = await pictureOf((await upload('small.png', await drawPicture('png', 600, 300))).id)
    expect(picture?.renditions.filter(({ width }) => width > 600)).toEqual([])
    expect(picture?.renditions[0]).toMatchObject({ width: 480, height: 240 })
  })

  it('a drawing is stored without anything that could run or call home, and has no smaller pictures', async () => {
    const hostile = DRAWING.replace(
      '<path',
      '<script>alert(1)</script><image href="https://evil.example/x.png"/><path onclick="alert(1)"',
    )
    const { id, filesize } = await upload('drawing.svg', hostile)
    const picture = await pictureOf(id)
    expect(picture?.renditions).toEqual([])
    const kept = readFileSync(pathOf(picture?.url), 'utf8')
    expect(kept).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"></path></svg>')
    expect(filesize).toBe(Buffer.byteLength(kept))
  })

  it('a replaced file has a new address, and pages that show the picture are told', async () => {
    const { id } = await upload('first.png', PNG)
    const before = await pictureOf(id)
    const replace = (name: string, data: Buffer) =>
      content.payload.update({ collection: 'media', id, data: {}, file: file(name, data), overrideAccess: true })
    const bytes = await drawPicture('png', 16, 16)
    expect(await changesDuring(content, () => replace('second.png', bytes))).toEqual([[`media:${id}`]])
    const after = await pictureOf(id)
    expect(after?.url).not.toBe(before?.url)
    expect(after?.width).toBe(16)
    await expect(replace('third.png', Buffer.from('<script>'))).rejects.toThrow(MISMATCH)
    expect(await pictureOf(id)).toEqual(after)
    expect(existsSync(pathOf(after?.url))).toBe(true)
  })

  it('a deleted picture leaves no file behind', async () => {
    const before = stored()
    const { id } = await upload('gone.jpg', await drawPicture('jpeg', 900, 900))
    expect(stored().length).toBeGreaterThan(before.length)
    const deleted = () => content.payload.delete({ collection: 'media', id, overrideAccess: true })
    expect(await changesDuring(content, deleted)).toEqual([[`media:${id}`]])
    expect(await pictureOf(id)).toBeUndefined()
    expect(stored()).toEqual(before)
  })
})
