import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findUses, type MediaUse } from '#cms/media/find-uses.ts'
import { canNameMedia } from '#cms/media/media-places.ts'
import type { Newsletter, Page, Post } from '#platform/payload-types.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'
import { openRest, type Rest } from './open-rest.ts'
import { createPeople, type Person } from './people.ts'
import { PDF } from './sample-files.ts'

/** More than are looked for at a time. */
const MANY = 55
/** Each of them nearly what is looked through at a time. */
const LONG_TEXTS = 6

describe.each(USUAL_DATABASES)('where a file is used, on %s', PATIENTLY, (kind) => {
  let content: Content
  let rest: Rest
  beforeAll(async () => {
    content = await openContent(kind)
    await createPeople(content.payload)
    rest = openRest(content)
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
  const fileNode = (value: unknown) => ({
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

  /** What the form of the file tells this person. */
  const toldTo = async (person: Person, id: number) => JSON.parse((await rest.call(person, `media/${id}/uses`)).text)
  const pathsToldTo = async (person: Person, id: number) => {
    const { uses }: { uses: MediaUse[] } = await toldTo(person, id)
    return uses.map(({ path }) => path).toSorted()
  }

  it('is found behind many documents that only have its number', async () => {
    const [first, second] = [await upload('一.pdf'), await upload('二.pdf')]
    const item = { type: 'listitem', version: 1, value: first, format: '', indent: 0, direction: null, children: [] }
    const list = { type: 'list', version: 1, tag: 'ol', listType: 'number', start: 1, format: '', indent: 0, direction: null }
    for (let count = 0; count < MANY; count++) await post(`第 ${count} 篇`, fileNode(second), { ...list, children: [item] })
    const used = await post('用到的', fileNode(first))
    expect(await usesOf(first)).toEqual([`/collections/posts/${used}`])
    expect(await usesOf(second)).toHaveLength(50)
    expect(await toldTo('editor', second)).toMatchObject({ uses: Array(50).fill({ kind: '文章' }), isCut: true, isAll: true })
  })

  it('is found in what is published behind many drafts that have it no more', async () => {
    const id = await upload('五.pdf')
    const product = async (status: 'draft' | 'published') => {
      const data = { name: '紀念杯', price: 250, _status: status }
      return (await content.payload.create({ collection: 'products', data, overrideAccess: true })).id
    }
    const used = await product('published')
    for (let count = 0; count < MANY; count++) await product('draft')
    // Of what was never published, its first state; the newest drafts have no picture.
    await content.sql.run('update products set image_id = ?', [id])
    expect(await usesOf(id)).toEqual([`/collections/products/${used}`])
  })

  it('is found where a draft names it by a text, or whole', async () => {
    const id = await upload('六.pdf')
    const page = async (picture: unknown) => {
      const image = { id: 'i', blockType: 'image', picture }
      const layout = [{ id: 's', blockType: 'section', content: [image] }] as unknown as Page['layout']
      const data = { title: '圖', template: 'standard' as const, layout }
      return (await content.payload.create({ collection: 'pages', data, draft: true, overrideAccess: true })).id
    }
    await page(`${id}0`)
    const pages = [await page(String(id)), await page({ id, alt: '說明' })]
    const used = await post('連結', fileNode(String(id)))
    const paths = [...pages.map((each) => `/collections/pages/${each}`), `/collections/posts/${used}`]
    expect((await usesOf(id)).toSorted()).toEqual(paths.toSorted())
  })

  it('is looked for in long texts one after the other, and others have their turn in between', async () => {
    const id = await upload('七.pdf')
    const long = { type: 'text', version: 1, detail: 0, format: 0, mode: 'normal', style: '', text: '長'.repeat(300_000) }
    for (let count = 0; count < LONG_TEXTS; count++) await post('很長', long)
    let turns = 0
    let next = setImmediate(function count() {
      turns += 1
      next = setImmediate(count)
    })
    expect(await usesOf(id)).toEqual([])
    clearImmediate(next)
    // As they were first saved, and as the newest drafts.
    expect(turns).toBeGreaterThanOrEqual(2 * LONG_TEXTS)
  })

  it('is told to everybody on the staff, and to nobody of what they may not read, but that there may be more', async () => {
    const id = await upload('四.pdf')
    expect(await toldTo('editor', id)).toEqual({ uses: [], isCut: false, isAll: true })
    expect(await toldTo('author', id)).toEqual({ uses: [], isCut: false, isAll: false })
    // Newsletters are for editors.
    const issue = `/collections/newsletters/${await letter('只給編輯看', fileNode(id))}`
    expect(await toldTo('author', id)).toEqual({ uses: [], isCut: false, isAll: false })
    const used = await post('大家都看得到', fileNode(id))
    await content.payload.update({ collection: 'posts', id: used, data: { _status: 'published' }, overrideAccess: true })
    const inPost = `/collections/posts/${used}`
    expect(await pathsToldTo('author', id)).toEqual([inPost])
    for (const person of ['editor', 'administrator'] as const) expect(await pathsToldTo(person, id)).toEqual([issue, inPost])
    expect(await toldTo('administrator', id)).toMatchObject({ isCut: false, isAll: true })
  })

  it('is looked for wherever there are texts, also without a field for files beside them', () => {
    const { collections, globals } = content.payload.config
    const places = [...collections, ...globals].filter(({ flattenedFields }) => canNameMedia(flattenedFields))
    const slugs = places.map(({ slug }) => slug as string)
    expect(slugs).toEqual(expect.arrayContaining(['posts', 'menus', 'newsletters', 'fragments', 'site']))
    expect(slugs).not.toContain('account-rules')
    expect(slugs).not.toContain('tags')
  })

  it('is told by the whole number, not by its beginning', async () => {
    const id = await upload('三.pdf')
    await post('別的檔案', fileNode(id * 10 + 1))
    expect(await usesOf(id)).toEqual([])
    const used = await post('這個檔案', fileNode(id))
    expect(await usesOf(id)).toEqual([`/collections/posts/${used}`])
  })
})
