import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedName } from '#addresses/files.ts'
import { completeMedia } from '#cms/media/complete-media.ts'
import { findUses } from '#cms/media/find-uses.ts'
import { openFileStore } from '#platform/file-store.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'
import { drawPicture, PDF } from './sample-files.ts'

describe.each(USUAL_DATABASES)('what the media library knows of its files, on %s', PATIENTLY, (kind) => {
  let content: Content
  beforeAll(async () => {
    content = await openContent(kind)
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const upload = (name: string, data: Buffer) => {
    const file = { name, data, mimetype: 'application/octet-stream', size: data.length }
    return content.payload.create({ collection: 'media', data: { alt: '說明' }, file, overrideAccess: true })
  }
  const pictureOf = async (id: number) => (await content.readers.create().findPictures([id])).get(id)

  it('the name that a file came with is that of the download, also of its smaller pictures; older files have their title, or what there is', async () => {
    const { id, filename } = await upload('合照.jpg', await drawPicture('jpeg', 900, 600))
    const picture = await pictureOf(id)
    const nameOf = (stored: string) => content.readers.create().findDownloadName(stored)
    const rendition = storedName(picture?.renditions[0]?.url ?? '') ?? ''
    expect(picture?.file).toMatchObject({ name: '合照.jpg', type: 'image/jpeg' })
    expect([await nameOf(filename ?? ''), await nameOf(rendition)]).toEqual(['合照.jpg', '合照.webp'])
    expect(await nameOf('2026-11-0000000000.jpg')).toBeNull()

    await content.payload.db.updateOne({ collection: 'media', id, data: { originalName: null, title: '畢業/合照' } })
    content.readers.clear()
    expect(await nameOf(filename ?? '')).toBe('合照.jpg')
    await content.payload.db.updateOne({ collection: 'media', id, data: { title: null } })
    content.readers.clear()
    expect(await nameOf(filename ?? '')).toBe(filename)
  })

  it('files from before names and hashes were kept get both', async () => {
    const { id, filename, fileHash } = await upload('名單.pdf', PDF)
    const { id: lost } = await upload('遺失.pdf', PDF)
    for (const one of [id, lost])
      await content.payload.db.updateOne({
        collection: 'media',
        id: one,
        data: { originalName: null, fileHash: null, title: '歷年名單' },
      })
    const lostFile = (await content.payload.findByID({ collection: 'media', id: lost, overrideAccess: true })).filename
    rmSync(join(content.env.uploadsDir, lostFile ?? ''))
    await completeMedia(content.payload, openFileStore(content.env))
    const found = (one: number) => content.payload.findByID({ collection: 'media', id: one, overrideAccess: true })
    expect(await found(id)).toMatchObject({ originalName: '歷年名單.pdf', fileHash, filename })
    expect(await found(lost)).toMatchObject({ originalName: '歷年名單.pdf', fileHash: null })
  })

  it('a file is kept while something shows it or links to it, as published or as a draft', async () => {
    const { id } = await upload('申請表.pdf', PDF)
    const menu = await content.payload.create({
      collection: 'menus',
      data: { name: '表單', items: [{ label: '申請表', kind: 'file', file: id }], _status: 'published' },
      overrideAccess: true,
    })
    const items = async () => (await content.readers.create().findMenu(menu.id))?.items
    expect(await items()).toMatchObject([{ label: '申請表', href: expect.stringMatching(/^\/wp-content\/uploads\/.*\.pdf$/) }])
    const remove = () => content.payload.delete({ collection: 'media', id, overrideAccess: true })
    await expect(remove()).rejects.toThrow('這個檔案還用在選單「表單」，不能刪除。請先從那裡移除。')

    const file = { type: 'upload', version: 3, format: '', id: 'a', relationTo: 'media', value: id, fields: {} }
    const body = { root: { type: 'root', children: [file], direction: null, format: '' as const, indent: 0, version: 1 } }
    const layout = [{ blockType: 'button', label: '申請表', link: { kind: 'file', file: id } }]
    const write = { overrideAccess: true, draft: true } as const
    const post = await content.payload.create({ collection: 'posts', data: { title: '抵免須知', body }, ...write })
    const page = await content.payload.create({ collection: 'pages', data: { title: '表單', layout }, ...write } as never)
    // The file was chosen there once, and the link leads elsewhere now.
    await content.payload.create({
      collection: 'menus',
      data: { name: '改過的', items: [{ label: '新聞', kind: 'url', url: '/news/', file: id }] },
      overrideAccess: true,
    })
    // The same number, of something else.
    await content.payload.create({
      collection: 'pages',
      data: { title: '別的', layout: [{ blockType: 'button', label: '頁面', link: { kind: 'page', page: id } }] },
      ...write,
    } as never)
    const uses = await findUses(await createLocalReq({}, content.payload), id, { isTrusted: true })
    expect(uses.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
      { kind: '選單', title: '表單', path: `/collections/menus/${menu.id}` },
      { kind: '頁面', title: '表單', path: `/collections/pages/${(page as { id: number }).id}` },
      { kind: '文章', title: '抵免須知', path: `/collections/posts/${post.id}` },
    ])
    await content.payload.update({
      collection: 'menus',
      id: menu.id,
      data: { items: [], _status: 'published' },
      overrideAccess: true,
    })
    await content.payload.update({ collection: 'posts', id: post.id, data: { body: null }, ...write })
    await content.payload.delete({ collection: 'pages', id: (page as { id: number }).id, overrideAccess: true })
    await remove()
    content.readers.clear()
    expect(await items()).toEqual([])
  })
})
