import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'
import { openRest, type Rest } from './open-rest.ts'
import { createPeople } from './people.ts'
import { PDF } from './sample-files.ts'

describe.each(USUAL_DATABASES)('folders of the media library on %s', PATIENTLY, (kind) => {
  let content: Content
  let rest: Rest
  beforeAll(async () => {
    content = await openContent(kind)
    await createPeople(content.payload)
    rest = openRest(content)
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const upload = (alt: string, folder?: string) => {
    const file = { name: `${alt}.pdf`, data: PDF, mimetype: 'application/pdf', size: PDF.length }
    return content.payload.create({ collection: 'media', data: { alt, folder: folder ?? null }, file, overrideAccess: true })
  }
  const folders = async () => (await (await rest.ask('author', '/api/media/folders')).json()).folders

  it('are there as long as a file is in them, and are called by one name however it is spaced', async () => {
    expect(await folders()).toEqual([])
    const poster = await upload('海報', ' 115　開放日 ')
    const map = await upload('平面圖', '115 開放日')
    await upload('表格', '表單')
    await upload('零星')
    expect((await folders()).sort()).toEqual(['115 開放日', '表單'].sort())
    const found = await content.payload.find({
      collection: 'media',
      where: { or: [{ and: [{ folder: { equals: '115 開放日' } }] }] },
      sort: 'id',
      overrideAccess: true,
    })
    expect(found.docs.map(({ id }) => id)).toEqual([poster.id, map.id])
    for (const { id } of found.docs)
      await content.payload.update({ collection: 'media', id, data: { folder: '  ' }, overrideAccess: true })
    expect(await folders()).toEqual(['表單'])
    const loose = await content.payload.count({
      collection: 'media',
      where: { folder: { exists: false } },
      overrideAccess: true,
    })
    expect(loose.totalDocs).toBe(3)
  })

  it('are for staff to know', async () => {
    for (const person of ['anonymous', 'subscriber'] as const) {
      const { status } = await rest.ask(person, '/api/media/folders')
      expect([401, 403], person).toContain(status)
    }
  })
})
