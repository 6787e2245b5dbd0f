import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Media, Page } from '#platform/payload-types.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { openRest, type Rest } from './open-rest.ts'
import { createPeople } from './people.ts'
import { paragraph } from './sample-text.ts'

const MB = 1024 * 1024

describe('a form of the admin', PATIENTLY, () => {
  let content: Content
  let rest: Rest
  beforeAll(async () => {
    content = await openContent('sqlite')
    await createPeople(content.payload)
    rest = openRest(content)
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  /** As the admin's forms send themselves. */
  function send(path: string, data: unknown, film?: Buffer): Promise<Response> {
    const body = new FormData()
    body.set('_payload', JSON.stringify(data))
    if (film) body.set('file', new Blob([Uint8Array.from(film)]), 'film.mp4')
    return rest.ask('editor', path, { method: 'POST', body })
  }
  async function wasSaved<Doc>(answer: Response): Promise<Doc> {
    expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([201, ''])
    return ((await answer.json()) as { doc: Doc }).doc
  }

  it('brings a film of more than 50 MB into the media library', async () => {
    const film = filmOf(51 * MB)
    const { id } = await wasSaved<Media>(await send('/api/media', { alt: '系所簡介影片' }, film))
    const stored = await content.payload.findByID({ collection: 'media', id, overrideAccess: true })
    expect(stored).toMatchObject({ mimeType: 'video/mp4', filesize: film.length })
  })

  it('brings a film into the media library without the place where it was made', async () => {
    const place = '+25.0330+121.5654/'
    const film = filmOf(0, box('udta', box('\xa9xyz', Buffer.from(place))))
    expect(film.includes(place)).toBe(true)
    const { id } = await wasSaved<Media>(await send('/api/media', { alt: '校園散步' }, film))
    const { filename } = await content.payload.findByID({ collection: 'media', id, overrideAccess: true })
    const stored = readFileSync(path.join(content.env.uploadsDir, filename ?? 'no file'))
    expect([stored.length, stored.includes(place), stored.includes('film')]).toEqual([film.length, false, true])
  })

  it('saves more than a million characters of text', async () => {
    const words = '字'.repeat(1_200_000)
    const { id } = await wasSaved<Page>(await send('/api/pages?draft=true', pageOf(words)))
    const stored = await content.payload.findByID({ collection: 'pages', id, draft: true, overrideAccess: true })
    expect(JSON.stringify(stored.layout)).toContain(words)
  })

  it('is told so when it is too large', async () => {
    const answer = await send('/api/pages?draft=true', pageOf('x'.repeat(9 * MB)))
    expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('送來的資料太大。')])
  })
})

function pageOf(words: string): object {
  const section = { blockType: 'section', content: [{ blockType: 'text', body: paragraph(words) }] }
  return { title: '系史', slug: 'history', template: 'standard', layout: [section] }
}

function box(type: string, ...bodies: Buffer[]): Buffer {
  const body = Buffer.concat(bodies)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** The bare bones of an MP4 file, with so many bytes left free and these boxes about it. */
function filmOf(free: number, ...about: Buffer[]): Buffer {
  const codec = box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box('avc1', Buffer.alloc(70)))
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom')),
    box('moov', box('trak', codec), ...about),
    box('free', Buffer.alloc(free)),
    box('mdat', Buffer.from('film')),
  ])
}
