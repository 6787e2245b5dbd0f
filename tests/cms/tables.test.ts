import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changesDuring } from './change-log.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'
import { PNG } from './sample-files.ts'

// 姓名,分數 / 王,90
const BIG5 = Buffer.from('a96da6572ca4c0bcc60d0aa4fd2c39300d0a', 'hex')

describe.each(USUAL_DATABASES)('tables on %s', PATIENTLY, (kind) => {
  let content: Content
  let server: Server
  let address: string
  let answer = { status: 200, body: '' }
  let requests = 0

  beforeAll(async () => {
    content = await openContent(kind)
    server = createServer((_, response) => {
      requests += 1
      response.writeHead(answer.status, { 'content-type': 'text/csv' }).end(answer.body)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    address = `http://${host}/list.csv`
    content.payload.config.custom.tableHosts = [host]
  }, OPEN_LIMIT_MS)
  afterAll(async () => {
    server?.close()
    await content?.close()
  })

  const file = (name: string, data: Buffer | string) => {
    const bytes = Buffer.from(data)
    return { name, data: bytes, mimetype: 'text/csv', size: bytes.length }
  }
  const upload = (name: string, data: Buffer | string) =>
    content.payload.create({ collection: 'media', data: { alt: '名單' }, file: file(name, data), overrideAccess: true })
  const rowsOf = async (media: number) => (await content.readers.create().findTable({ kind: 'file', media }))?.rows ?? null
  const rowsAt = async (from: string) =>
    (await content.readers.create().findTable({ kind: 'address', address: from }))?.rows ?? null

  describe('an uploaded CSV file', () => {
    it('is kept in UTF-8 whatever it came in, and its rows beside it', async () => {
      const { id, filename, mimeType } = await upload('名單.csv', BIG5)
      expect(mimeType).toBe('text/csv')
      expect(readFileSync(join(content.env.uploadsDir, filename ?? ''), 'utf8')).toBe('\ufeff姓名,分數\r\n王,90\r\n')
      expect(await rowsOf(id)).toEqual([
        ['姓名', '分數'],
        ['王', '90'],
      ])
    })

    it.each([
      ['of another kind', Buffer.from('89504e470d0a1a0a00', 'hex'), '這個 CSV 檔不能用：這不是 CSV 文字檔'],
      ['a web page', '<!doctype html><table>', '這個 CSV 檔不能用：內容是網頁'],
      ['without rows', '姓名,分數', '至少要有一列欄名和一列資料'],
      ['too large', Buffer.alloc(3 * 1024 * 1024, 'a,b\n'), 'CSV 檔太大：最大 2 MB。'],
    ])('is refused when it is %s', async (_what, data, reason) => {
      await expect(upload('a.csv', data)).rejects.toThrow(reason)
    })

    it('gives way to one that replaces it, and goes with it; pages that show it are told', async () => {
      const { id } = await upload('a.csv', 'a,b\n1,2')
      const replace = (name: string, data: Buffer | string) =>
        content.payload.update({ collection: 'media', id, data: {}, file: file(name, data), overrideAccess: true })
      expect(await changesDuring(content, () => replace('b.csv', 'a,b\n3,4'))).toEqual([[`media:${id}`]])
      expect((await rowsOf(id))?.[1]).toEqual(['3', '4'])
      await expect(replace('c.png', PNG)).rejects.toThrow('同一類')
      expect((await rowsOf(id))?.[1]).toEqual(['3', '4'])
      const other = (await upload('d.csv', 'a\n1')).id
      await content.payload.delete({ collection: 'media', id: other, overrideAccess: true })
      expect(await rowsOf(other)).toBeNull()
    })
  })

  describe('a CSV address', () => {
    const layoutWith = (from: string) => [
      {
        blockType: 'section' as const,
        paper: 'none' as const,
        width: 'wrap' as const,
        spacing: 'normal' as const,
        content: [{ blockType: 'data-table' as const, caption: '名單', source: 'address' as const, address: from }],
      },
    ]
    const save = (title: string, status: 'draft' | 'published', from = address) =>
      content.payload.create({
        collection: 'pages',
        data: { title, template: 'standard', _status: status, layout: layoutWith(from) },
        draft: status === 'draft',
        overrideAccess: true,
      })
    const publish = (id: number) =>
      content.payload.update({ collection: 'pages', id, data: { _status: 'published' }, overrideAccess: true })

    it('is read when the page is published, not before, and not when it is asked for', async () => {
      answer = { status: 200, body: '姓名\n王' }
      requests = 0
      const { id } = await save('名單', 'draft')
      expect([requests, await rowsAt(address)]).toEqual([0, null])
      await publish(id)
      expect([requests, await rowsAt(address)]).toEqual([1, [['姓名'], ['王']]])
      answer.body = '姓名\n林'
      expect(await changesDuring(content, () => publish(id))).toContainEqual(['tables'])
      expect([requests, await rowsAt(address)]).toEqual([2, [['姓名'], ['林']]])
    })

    it('keeps the rows it had when it can no longer be read, so that the page can still be corrected', async () => {
      answer = { status: 503, body: '' }
      await save('更正', 'published')
      expect(await rowsAt(address)).toEqual([['姓名'], ['林']])
    })

    it('that never could be read is refused with the reason, and nothing is stored', async () => {
      answer = { status: 404, body: '' }
      await expect(save('沒有', 'published', `${address}?none`)).rejects.toThrow(
        '資料表格「名單」讀不到「CSV 網址」：對方網站回答 404',
      )
      await expect(save('內部', 'published', 'https://169.254.169.254/latest')).rejects.toThrow('網址指向內部網路')
      const { totalDocs } = await content.payload.count({
        collection: 'pages',
        where: { title: { in: ['沒有', '內部'] } },
        overrideAccess: true,
      })
      expect(totalDocs).toBe(0)
    })
  })
})
