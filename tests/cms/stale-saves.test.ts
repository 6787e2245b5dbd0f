import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BASE_HEADER } from '#builder/saving.ts'
import type { Page } from '#platform/payload-types.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'

describe.each(USUAL_DATABASES)('a save from the visual editor on %s', PATIENTLY, (kind) => {
  let content: Content

  beforeAll(async () => {
    content = await openContent(kind)
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const layoutOf = (text: string) =>
    [{ id: 's', blockType: 'section', content: [{ id: 'h', blockType: 'heading', text }] }] as Page['layout']

  /** As the editor saves: from the document as it was at `base`. */
  async function save(id: number, text: string, base: string, options: { isPublished?: boolean } = {}) {
    const req = await createLocalReq({ req: { headers: new Headers({ [BASE_HEADER]: base }) } }, content.payload)
    const { isPublished = false } = options
    return content.payload.update({
      collection: 'pages',
      id,
      data: { layout: layoutOf(text), ...(isPublished ? { _status: 'published' as const } : {}) },
      depth: 0,
      overrideAccess: true,
      req,
      ...(isPublished ? {} : { draft: true, autosave: true }),
    })
  }

  async function createPage(title: string) {
    const data = { title, template: 'standard' as const, layout: layoutOf('一') }
    return content.payload.create({ collection: 'pages', data, draft: true, depth: 0, overrideAccess: true })
  }

  const newest = (id: number) =>
    content.payload.findByID({ collection: 'pages', id, draft: true, depth: 0, overrideAccess: true })

  it('goes on from the one before it, draft after draft, and publishes', async () => {
    const page = await createPage('接著寫')
    let base = (await newest(page.id)).updatedAt
    for (const text of ['二', '三', '四']) {
      base = (await save(page.id, text, base)).updatedAt
      expect((await newest(page.id)).updatedAt).toBe(base)
    }
    base = (await save(page.id, '五', base, { isPublished: true })).updatedAt
    expect(await newest(page.id)).toMatchObject({ _status: 'published', layout: [{ content: [{ text: '五' }] }] })
    await expect(save(page.id, '六', base)).resolves.toMatchObject({ _status: 'draft' })
  })

  it('is refused where somebody else has saved since, and nothing is written over', async () => {
    const page = await createPage('兩個人')
    const base = (await newest(page.id)).updatedAt
    await content.payload.update({
      collection: 'pages',
      id: page.id,
      data: { lead: '別人寫的' },
      draft: true,
      overrideAccess: true,
    })
    await expect(save(page.id, '我的', base)).rejects.toMatchObject({ status: 409 })
    expect(await newest(page.id)).toMatchObject({ lead: '別人寫的', layout: [{ content: [{ text: '一' }] }] })
  })

  it('of two at once, one is refused', async () => {
    const page = await createPage('同時')
    const base = (await newest(page.id)).updatedAt
    const results = await Promise.allSettled([save(page.id, '甲', base), save(page.id, '乙', base)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('without saying where it started is what it always was', async () => {
    const page = await createPage('表單')
    await content.payload.update({ collection: 'pages', id: page.id, data: { lead: '一' }, draft: true, overrideAccess: true })
    await content.payload.update({ collection: 'pages', id: page.id, data: { lead: '二' }, draft: true, overrideAccess: true })
    expect(await newest(page.id)).toMatchObject({ lead: '二' })
  })
})
