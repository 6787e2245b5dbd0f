import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ReplacedFiles } from '#cms/media/replaced-files.ts'
import type { Media } from '#platform/payload-types.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { openRest, type Rest } from './open-rest.ts'
import { createPeople, type Person } from './people.ts'
import { drawPicture, filesIn, PNG } from './sample-files.ts'

const POLICY = "default-src 'none'; sandbox"
const NAMED_BY_US = /^\d{4}-\d{2}-[0-9a-f]{10}\.(?:png|jpg|svg|webp)$/
// Payload's own check of drawings does not look into CDATA.
const HIDDEN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><text><![CDATA[<script>alert(1)</script>]]></text></svg>'

describe('the ways into the media library', PATIENTLY, () => {
  let content: Content
  let rest: Rest
  beforeAll(async () => {
    content = await openContent('sqlite')
    await createPeople(content.payload)
    rest = openRest(content)
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const stored = () => filesIn(content.env.uploadsDir)
  const json = (method: string, data: unknown) => ({
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  })
  function form(method: string, data: unknown, name: string, bytes: Buffer | string): RequestInit {
    const body = new FormData()
    body.set('_payload', JSON.stringify(data))
    body.set('file', new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]), name)
    return { method, body }
  }
  async function upload(name: string, bytes: Buffer | string, person: Person = 'author'): Promise<Media> {
    const answer = await rest.ask(person, '/api/media', form('POST', { alt: '說明' }, name, bytes))
    expect(answer.status).toBe(201)
    return ((await answer.json()) as { doc: Media }).doc
  }
  const find = (id: number) => content.payload.findByID({ collection: 'media', id, overrideAccess: true })
  const bytesOf = ({ filename }: Media) => readFileSync(join(content.env.uploadsDir, filename ?? ''))

  /** Tries it and sees that nothing was stored, renamed, changed or fetched. */
  async function refused(attempt: (address: string) => Promise<Response>): Promise<string> {
    const asked: unknown[] = []
    const server = createServer((request, response) => {
      asked.push(request.url)
      response.setHeader('content-type', 'text/html').end(HIDDEN)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const before = [stored(), await content.payload.find({ collection: 'media', pagination: false, overrideAccess: true })]
    const { port } = server.address() as AddressInfo
    const answer = await attempt(`http://127.0.0.1:${port}/x.svg`)
    server.close()
    expect(answer.ok).toBe(false)
    expect(answer.status).toBeLessThan(500)
    expect(asked).toEqual([])
    await expect.poll(stored).toEqual(before[0])
    expect(await content.payload.find({ collection: 'media', pagination: false, overrideAccess: true })).toEqual(before[1])
    return answer.text()
  }

  describe('nothing is stored by', () => {
    it('an address to fetch the file from', async () => {
      const text = await refused((url) =>
        rest.ask('author', '/api/media', json('POST', { alt: '說明', filename: 'minutes.html', url })),
      )
      expect(text).toContain('請選擇要上傳的檔案。')
    })

    it('an address of a public host', async () => {
      await refused(() =>
        rest.ask('author', '/api/media', json('POST', { alt: '說明', filename: 'x.svg', url: 'http://public.example/x.svg' })),
      )
    })

    it('an address on the admin itself', async () => {
      const { filename } = await upload('a.png', PNG)
      const url = `${content.env.admin.url}/api/media/file/${filename}`
      await refused(() => rest.ask('author', '/api/media', json('POST', { alt: '說明', filename: 'copy.html', url })))
    })

    it('a path out of the folder', async () => {
      const data = { alt: '說明', filename: '../lectern.db', url: '/api/media/file/x' }
      await refused(() => rest.ask('author', '/api/media', json('POST', data)))
      const edits = '?uploadEdits[focalPoint][x]=1&uploadEdits[focalPoint][y]=1'
      await refused(() => rest.ask('author', `/api/media${edits}`, json('POST', data)))
    })

    it('a form without a file', async () => {
      const body = new FormData()
      body.set('_payload', JSON.stringify({ alt: '說明' }))
      await refused(() => rest.ask('author', '/api/media', { method: 'POST', body }))
    })

    it.each([
      ['a receipt of its own', { clientUploadContext: { prefix: 'x' } }],
      ['none', {}],
    ])('a file that the browser says it has put elsewhere, with %s', async (_, given) => {
      const body = new FormData()
      body.set('_payload', JSON.stringify({ alt: '說明' }))
      body.set('file', JSON.stringify({ filename: 'a.png', mimeType: 'image/png', size: 4, collectionSlug: 'media', ...given }))
      await refused(() => rest.ask('author', '/api/media', { method: 'POST', body }))
    })

    it.each(['x', 'null', '5', '[]', '{}', '{"filename":5,"clientUploadContext":{"signedReceipt":"x"}}'])(
      'a text that calls itself the file: %s',
      async (text) => {
        for (const data of ['{"alt":"說明"}', null, '{', '['.repeat(4000)]) {
          const body = new FormData()
          if (data !== null) body.set('_payload', data)
          body.set('file', text)
          await refused(() => rest.ask('author', '/api/media', { method: 'POST', body }))
        }
      },
    )

    it('a copy of another document', async () => {
      const { id } = await upload('a.png', PNG)
      await refused(() => rest.ask('author', `/api/media/${id}/duplicate`, json('POST', { alt: '副本', filename: 'a.html' })))
    })

    it('one file for many documents', async () => {
      const { id } = await upload('a.png', PNG)
      const path = `/api/media?where[id][in][0]=${id}`
      await refused(() => rest.ask('author', path, form('PATCH', {}, 'b.png', PNG)))
    })

    it('a cut for many documents', async () => {
      const { id } = await upload('a.png', await drawPicture('png', 40, 40))
      const path = `/api/media?where[id][in][0]=${id}&uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[widthInPixels]=9&uploadEdits[heightInPixels]=9`
      await refused(() => rest.ask('author', path, json('PATCH', {})))
    })

    it('an older version', async () => {
      const { id } = await upload('a.png', PNG)
      await refused(() => rest.ask('author', `/api/media/versions/${id}`, json('POST', { filename: 'a.html' })))
    })

    it.each(['/api/media/paste-url?src=', '/api/media/paste-url/1?src=', '/api/storage-s3-generate-signed-url?x='])(
      '%s',
      async (path) => {
        await refused((url) => rest.ask('administrator', `${path}${encodeURIComponent(url)}`))
        await refused((url) => rest.ask('administrator', `${path}${encodeURIComponent(url)}`, json('POST', {})))
      },
    )

    it('a page, a program or a name without an extension', async () => {
      for (const name of ['minutes.html', 'x.js', 'constructor', 'a.__proto__']) {
        await refused(() => rest.ask('author', '/api/media', form('POST', { alt: '說明' }, name, HIDDEN)))
      }
    })
  })

  it('what the server knows of a file is not taken from a browser, with a file or without', async () => {
    const claims = {
      alt: '說明',
      filename: 'minutes.html',
      mimeType: 'text/html',
      filesize: 1,
      width: 9999,
      height: 9999,
      url: '/api/media/file/minutes.html',
      thumbnailURL: 'https://evil.example/',
      prefix: '../',
      originalName: 'minutes.html',
      originalFilename: 'minutes.html',
      crop: { x: 0, y: 0, width: 1, height: 1 },
      formerStems: 'minutes',
      fileHash: 'minutes',
      _objectKey: 'x',
      sizes: { w480: { filename: 'x.html', url: 'https://evil.example/', mimeType: 'text/html' } },
    }
    const created = await rest.ask('author', '/api/media', form('POST', claims, 'a.png', PNG))
    expect(created.status).toBe(201)
    const { doc } = (await created.json()) as { doc: Media }
    const truth = { mimeType: 'image/png', filesize: PNG.length, width: 4, height: 4, filename: doc.filename }
    expect(await find(doc.id)).toMatchObject(truth)
    expect(doc.filename).toMatch(NAMED_BY_US)
    const kept = await find(doc.id)
    for (const path of [`/api/media/${doc.id}`, `/api/media?where[id][equals]=${doc.id}`]) {
      expect((await rest.ask('author', path, json('PATCH', { ...claims, caption: path }))).status).toBe(200)
      const after = await find(doc.id)
      expect(after).toEqual({ ...kept, caption: path, updatedAt: after.updatedAt })
    }
    expect(JSON.stringify(await find(doc.id))).not.toMatch(/evil|minutes/)
  })

  it('a drawing that hides markup in CDATA is stored as the text that it is', async () => {
    const doc = await upload('minutes.svg', HIDDEN)
    expect(bytesOf(doc).toString()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><text>&lt;script&gt;alert(1)&lt;/script&gt;</text></svg>',
    )
  })

  describe('a save that is refused leaves the files as they were', () => {
    const files = () => stored().map((name) => [name, readFileSync(join(content.env.uploadsDir, name)).length])
    const edits = 'uploadEdits[crop][x]=10&uploadEdits[crop][y]=10&uploadEdits[widthInPixels]=300&uploadEdits[heightInPixels]=200'
    let doc: Media
    let before: unknown
    beforeAll(async () => {
      doc = await upload('a.png', await drawPicture('png', 900, 600))
      before = files()
    })
    it.each<[what: string, query: string, sent: () => Promise<RequestInit>]>([
      ['a new file without its text', '', async () => form('PATCH', { alt: '' }, 'b.png', PNG)],
      ['a new file with a title of two lines', '', async () => form('PATCH', { title: 'a\nb' }, 'b.png', PNG)],
      ['a cut without its text', `?${edits}`, async () => json('PATCH', { alt: '' })],
      ['a file of another kind', '', async () => form('PATCH', {}, 'b.csv', 'a,b\n1,2')],
    ])('%s', async (_what, query, sent) => {
      const answer = await rest.ask('author', `/api/media/${doc.id}${query}`, await sent())
      expect(answer.status).toBe(400)
      await expect.poll(files).toEqual(before)
      expect(await find(doc.id)).toEqual(doc)
    })

    it('and a first upload without its text leaves none', async () => {
      expect((await rest.ask('author', '/api/media', form('POST', { alt: '' }, 'b.png', PNG))).status).toBe(400)
      await expect.poll(files).toEqual(before)
    })

    it('what a process that died has left is restored, or gone, as the document says', async () => {
      const replaced = new ReplacedFiles(content.env.uploadsDir)
      const [name = ''] = stored()
      const later = Date.now() + 6 * 60_000
      await replaced.keep('2026-11-aaaaaaaaaa', [name])
      rmSync(join(content.env.uploadsDir, name))
      writeFileSync(join(content.env.uploadsDir, '2026-11-aaaaaaaaaa.png'), 'new')
      await replaced.recover(content.payload)
      expect(stored()).not.toContain(name)
      await replaced.recover(content.payload, later)
      expect(files()).toEqual(before)
      await replaced.keep((doc.filename ?? '').split('.')[0] ?? '', [name])
      await replaced.recover(content.payload, later)
      expect(readdirSync(join(content.env.uploadsDir, '.replaced'))).toEqual([])
    })

    it('and is restored once when two programs look for it', async () => {
      const [name = ''] = stored()
      const bytes = readFileSync(join(content.env.uploadsDir, name))
      const programs = Array.from({ length: 4 }, () => new ReplacedFiles(content.env.uploadsDir))
      await programs[0]?.keep('2026-11-bbbbbbbbbb', [name])
      rmSync(join(content.env.uploadsDir, name))
      await Promise.all(programs.map((replaced) => replaced.restore('2026-11-bbbbbbbbbb')))
      expect(files()).toEqual(before)
      expect(readFileSync(join(content.env.uploadsDir, name))).toEqual(bytes)
    })
  })

  describe('the tool for cutting', () => {
    const edits = (x: unknown, y: unknown, width: unknown, height: unknown) =>
      `uploadEdits[crop][x]=${x}&uploadEdits[crop][y]=${y}&uploadEdits[crop][unit]=%25&uploadEdits[widthInPixels]=${width}&uploadEdits[heightInPixels]=${height}&uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=30`
    /** Left half red, right half blue. */
    const halves = () =>
      sharp({ create: { width: 100, height: 60, channels: 3, background: '#ff0000' } })
        .composite([{ input: { create: { width: 50, height: 60, channels: 3, background: '#0000ff' } }, left: 50, top: 0 }])
        .png()
        .toBuffer()

    it('cuts the stored picture and gives it a new address', async () => {
      const doc = await upload('a.png', await halves())
      const answer = await rest.ask('author', `/api/media/${doc.id}?${edits(50, 0, 50, 60)}`, json('PATCH', {}))
      expect(answer.status).toBe(200)
      const after = await find(doc.id)
      expect(after).toMatchObject({ width: 50, height: 60, mimeType: 'image/png', focalX: 20, focalY: 30 })
      expect(after.filename).toMatch(NAMED_BY_US)
      expect(after.filename).not.toBe(doc.filename)
      expect(existsSync(join(content.env.uploadsDir, doc.filename ?? ''))).toBe(false)
      const { dominant } = await sharp(bytesOf(after)).stats()
      expect(dominant.b).toBeGreaterThan(dominant.r)
    })

    it('takes a picture from nowhere else', async () => {
      const doc = await upload('a.png', await halves())
      await refused((url) =>
        rest.ask('other', `/api/media/${doc.id}?${edits(0, 0, 10, 10)}`, json('PATCH', { url, filename: 'x.html' })),
      )
      const before = stored()
      const url = 'http://127.0.0.1:9/x.html'
      const answer = await rest.ask(
        'author',
        `/api/media/${doc.id}?${edits(0, 0, 10, 10)}`,
        json('PATCH', { url, filename: 'x.html' }),
      )
      expect(answer.status).toBe(200)
      expect(await find(doc.id)).toMatchObject({ width: 10, height: 10, filename: expect.stringMatching(NAMED_BY_US) })
      expect(stored()).toHaveLength(before.length + 1)
      expect(stored()).toContain(`original-${doc.filename}`)
    })

    it.each([
      ['words', edits('a', 'b', 'c', 'd')],
      ['nothing left', edits(0, 0, 0, 0)],
      ['a corner outside', edits(101, -1, 10, 10)],
      ['more than there is', edits(50, 50, 99, 59)],
      ['no corner', 'uploadEdits[widthInPixels]=5&uploadEdits[heightInPixels]=5'],
      ['a list', 'uploadEdits[]=1'],
    ])('refuses %s', async (_, query) => {
      const doc = await upload('a.png', await halves())
      await refused(() => rest.ask('author', `/api/media/${doc.id}?${query}`, json('PATCH', {})))
    })

    it('refuses what is no picture of pixels', async () => {
      const doc = await upload('a.svg', HIDDEN)
      await refused(() => rest.ask('author', `/api/media/${doc.id}?${edits(0, 0, 1, 1)}`, json('PATCH', {})))
    })

    it('moves a focal point without touching a file', async () => {
      const doc = await upload('a.jpg', await drawPicture('jpeg', 600, 300))
      const files = stored()
      const whole = edits(0, 0, 600, 300)
      expect((await rest.ask('author', `/api/media/${doc.id}?${whole}`, json('PATCH', {}))).status).toBe(200)
      expect(await find(doc.id)).toMatchObject({ focalX: 20, focalY: 30, filename: doc.filename })
      expect((await rest.ask('author', `/api/media/${doc.id}`, json('PATCH', { focalX: 7, focalY: 8 }))).status).toBe(200)
      expect(await find(doc.id)).toMatchObject({ focalX: 7, focalY: 8 })
      expect((await rest.ask('author', `/api/media/${doc.id}`, json('PATCH', { focalX: 1e9, focalY: '<x>' }))).status).toBe(200)
      expect(await find(doc.id)).toMatchObject({ focalX: 7, focalY: 8 })
      expect(stored()).toEqual(files)
    })
  })

  describe('files as the admin shows them', () => {
    const ask = (name: string, person: Person = 'author', headers = {}) =>
      rest.ask(person, `/api/media/file/${encodeURIComponent(name)}`, { headers })
    const plant = (name: string, text = '<script>alert(1)</script>') => writeFileSync(join(content.env.uploadsDir, name), text)

    it('open in a tab when they are pictures', async () => {
      const doc = await upload('a.png', PNG)
      const answer = await ask(doc.filename ?? '')
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/png',
        'content-disposition': expect.stringMatching(/^inline; filename="a\.png"; /),
        'content-security-policy': POLICY,
        'x-content-type-options': 'nosniff',
      })
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytesOf(doc))).toBe(true)
    })

    it.each([
      ['minutes.html', 'application/octet-stream'],
      ['x.js', 'application/octet-stream'],
      ['x.xhtml', 'application/octet-stream'],
      ['x.constructor', 'application/octet-stream'],
      ['x.__proto__', 'application/octet-stream'],
      ['drawing.svg', 'image/svg+xml'],
      ['drawing.SVG', 'image/svg+xml'],
      ['paper.pdf', 'application/pdf'],
      ['film.mp4', 'video/mp4'],
    ])('are downloads otherwise, of a type that follows from the name: %s', async (name, type) => {
      plant(name)
      const answer = await ask(name)
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': type,
        'content-disposition': 'attachment',
        'content-security-policy': POLICY,
        'x-content-type-options': 'nosniff',
      })
      await answer.arrayBuffer()
    })

    it('have the name that they came with', async () => {
      const doc = await upload('學分.png', PNG)
      const disposition = (await ask(doc.filename ?? '')).headers.get('content-disposition')
      expect(disposition).toBe(`inline; filename="${doc.filename}"; filename*=UTF-8''%E5%AD%B8%E5%88%86.png`)
    })

    it('are sent in parts to a player', async () => {
      plant('film2.mp4', '0123456789')
      const part = await ask('film2.mp4', 'author', { range: 'bytes=2-4' })
      expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234'])
      const outside = await ask('film2.mp4', 'author', { range: 'bytes=99-' })
      expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */10'])
    })

    it('are for staff', async () => {
      const { filename } = await upload('a.png', PNG)
      expect((await ask(filename ?? '', 'anonymous')).status).toBe(401)
      expect((await ask(filename ?? '', 'subscriber')).status).toBe(403)
      expect((await ask(filename ?? '', 'other')).status).toBe(200)
    })

    it.each(['../lectern.db', '..%2flectern.db', 'none.png', 'a\0.png', '..\\lectern.db', 'a.b.png', '.htaccess'])(
      'are in their folder only: %j is none',
      async (name) => {
        expect((await ask(name)).status).toBe(404)
      },
    )
  })
})
