import { createLocalReq, type TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findUses } from '#cms/media/find-uses.ts'
import type { Newsletter, Post } from '#platform/payload-types.ts'
import { type Content, DATABASES, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { createPeople } from './people.ts'
import { PDF } from './sample-files.ts'

/** More than are looked for at a time. */
const MANY = 55

describe.each(DATABASES)('where a file is used, on %s', PATIENTLY, (kind) => {
  let content: Content
  beforeAll(async () => {
    content = await openContent(kind)
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const upload = async (name: string) => {
    const file = { name, data: PDF, mimetype: 'application/pdf', size: PDF.length }
    return (await content.payload.create({ collection: 'media', data: { alt: '說明' }, file, overrideAccess: true })).id
  }
  const textOf = (children: object[]) => ({
    root: { type: 'root', children, direction: null, format: '', indent: 0, version: 1 },
  })
  const post = async (title: string, ...children: object[]) => {
    const data = { title, body: textOf(children) as unknown as NonNullable<Post['body']> }
    return (await content.payload.create({ collection: 'posts', data, draft: true, overrideAccess: true })).id
  }
  const letter = async (subject: string, ...children: object[]) => {
    const list = await content.payload.create({
      collection: 'mailing-lists',
      data: { name: '系友通訊', key: 'alumni', provider: 'built-in', optIn: 'double', consentText: '我同意收信。' },
      overrideAccess: true,
    })
    const data = { subject, list: list.id, body: textOf(children) as unknown as Newsletter['body'] }
    return (await content.payload.create({ collection: 'newsletters', data, draft: true, overrideAccess: true })).id
  }
  const fileNode = (value: number) => ({
    type: 'upload',
    version: 3,
    format: '',
    id: 'a',
    relationTo: 'media',
    value,
    fields: {},
  })
  const usesOf = async (id: number) =>
    (await findUses(await createLocalReq({}, content.payload), id, { isTrusted: true })).map(({ path }) => path)

  it('is found behind many documents that only have its number', async () => {
    const [first, second] = [await upload('一.pdf'), await upload('二.pdf')]
    const item = { type: 'listitem', version: 1, value: first, format: '', indent: 0, direction: null, children: [] }
    const list = { type: 'list', version: 1, tag: 'ol', listType: 'number', start: 1, format: '', indent: 0, direction: null }
    for (let count = 0; count < MANY; count++) await post(`第 ${count} 篇`, fileNode(second), { ...list, children: [item] })
    const used = await post('用到的', fileNode(first))
    expect(await usesOf(first)).toEqual([`/collections/posts/${used}`])
    expect(await usesOf(second)).toHaveLength(50)
  })

  it('is told to everybody on the staff', async () => {
    const people = await createPeople(content.payload)
    const id = await upload('四.pdf')
    const used = await post('大家都看得到', fileNode(id))
    await content.payload.update({ collection: 'posts', id: used, data: { _status: 'published' }, overrideAccess: true })
    const inPost = `/collections/posts/${used}`
    const issue = await letter('只給編輯看', fileNode(id))
    const foundBy = async (user: TypedUser) =>
      (await findUses(await createLocalReq({ user }, content.payload), id, { isTrusted: false })).map(({ path }) => path)
    // Newsletters are for editors.
    expect(await foundBy(people.author)).toEqual([inPost])
    for (const user of [people.editor, people.administrator])
      expect((await foundBy(user)).toSorted()).toEqual([`/collections/newsletters/${issue}`, inPost])
  })

  it('is told by the whole number, not by its beginning', async () => {
    const id = await upload('三.pdf')
    await post('別的檔案', fileNode(id * 10 + 1))
    expect(await usesOf(id)).toEqual([])
    const used = await post('這個檔案', fileNode(id))
    expect(await usesOf(id)).toEqual([`/collections/posts/${used}`])
  })
})
