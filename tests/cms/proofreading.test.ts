import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page, Post } from '#platform/payload-types.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'
import { PNG } from './sample-files.ts'
import { paragraph } from './sample-text.ts'

describe.each(USUAL_DATABASES)('before publishing on %s', PATIENTLY, (kind) => {
  let content: Content
  let described: number
  let undescribed: number

  beforeAll(async () => {
    content = await openContent(kind)
    const upload = async () => {
      const file = { name: 'photo.png', data: PNG, mimetype: 'image/png', size: PNG.length }
      return (await content.payload.create({ collection: 'media', data: { alt: '講台上的人' }, file, overrideAccess: true })).id
    }
    described = await upload()
    undescribed = await upload()
    // As an import from a former site would leave it: the form itself asks for one.
    await content.payload.db.updateOne({ collection: 'media', id: undescribed, data: { alt: ' ' } })
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const createPost = (data: Partial<Post>, draft = false) =>
    content.payload.create({
      collection: 'posts',
      data: { title: '校對', slug: crypto.randomUUID(), ...data },
      draft,
      overrideAccess: true,
    })

  it('a post with a picture that nobody described is refused in Chinese, and stays a draft', async () => {
    const post = await createPost({ featuredImage: undescribed, _status: 'draft' }, true)
    const publish = (data: Partial<Post>) =>
      content.payload.update({ collection: 'posts', id: post.id, data: { _status: 'published', ...data }, overrideAccess: true })
    await expect(publish({})).rejects.toThrow('還不能發布。代表圖片：有一張圖片沒有替代文字')
    expect(await content.readers.create().findPost(post.slug ?? '')).toBeNull()
    await publish({ featuredImage: described })
    expect(await content.readers.create().findPost(post.slug ?? '')).not.toBeNull()
  })

  it('a link without words is refused wherever it stands, and named by its place', async () => {
    const empty = paragraph('')
    const [line] = empty.root.children
    Object.assign(line ?? {}, { children: [linkNode('')] })
    await expect(createPost({ body: empty, _status: 'published' })).rejects.toThrow('內文：有一個連結沒有文字')
    const layout = [{ blockType: 'section', content: [{ blockType: 'text', body: empty }] }] as unknown as Page['layout']
    const layouts = [
      () => content.payload.create({ collection: 'pages', data: pageOf(layout), overrideAccess: true }),
      () => content.payload.create({ collection: 'fragments', data: namedOf(layout), overrideAccess: true }),
      () => content.payload.create({ collection: 'popups', data: namedOf(layout), overrideAccess: true }),
    ]
    for (const create of layouts) {
      await expect(create()).rejects.toThrow('還不能發布。第 1 個區段（區段） › 第 1 個元件（文字）：有一個連結沒有文字')
    }
  })

  it('a fragment that would show itself, or be too deep, is refused with a sentence; one that is not published yet is not', async () => {
    const { payload } = content
    const showing = (id: number) =>
      [{ blockType: 'section', content: [{ blockType: 'fragment', fragment: id }] }] as unknown as Page['layout']
    const create = (layout: Page['layout']) =>
      payload.create({ collection: 'fragments', data: namedOf(layout), overrideAccess: true })
    const publish = (id: number, layout: Page['layout']) =>
      payload.update({ collection: 'fragments', id, data: { layout, _status: 'published' }, overrideAccess: true })
    const third = await create([])
    const second = await create(showing(third.id))
    const first = await create(showing(second.id))
    await expect(publish(third.id, showing(third.id))).rejects.toThrow('又放了正在編輯的片段')
    await expect(publish(third.id, showing(first.id))).rejects.toThrow('又放了正在編輯的片段')
    await expect(
      payload.create({ collection: 'pages', data: pageOf(showing(first.id)), overrideAccess: true }),
    ).resolves.toMatchObject({ _status: 'published' })
    await expect(create(showing(first.id))).rejects.toThrow('片段裡的片段最多 3 層')
    const draft = await payload.create({ collection: 'fragments', data: { name: '草稿' }, draft: true, overrideAccess: true })
    await expect(create(showing(draft.id))).resolves.toMatchObject({ _status: 'published' })
  })

  it('what is only worth a warning is published', async () => {
    const vague = paragraph('')
    const [line] = vague.root.children
    Object.assign(line ?? {}, { children: [linkNode('這裡')] })
    await expect(createPost({ body: vague, _status: 'published' })).resolves.toMatchObject({ _status: 'published' })
  })
})

const pageOf = (layout: Page['layout']) => ({
  title: '校對',
  slug: crypto.randomUUID(),
  template: 'standard' as const,
  layout,
  _status: 'published' as const,
})
const namedOf = (layout: Page['layout']) => ({ name: '校對', layout, _status: 'published' as const })

function linkNode(words: string) {
  const text = { type: 'text', version: 1, detail: 0, format: 0, mode: 'normal', style: '', text: words }
  return {
    type: 'link',
    version: 3,
    format: '',
    indent: 0,
    direction: null,
    fields: { linkType: 'custom', url: '/news/', newTab: false },
    children: words === '' ? [] : [text],
  }
}
