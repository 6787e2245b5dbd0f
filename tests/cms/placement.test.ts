import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '#platform/payload-types.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'

describe.each(USUAL_DATABASES)('how a block stands, on %s,', PATIENTLY, (kind) => {
  let content: Content

  beforeAll(async () => {
    content = await openContent(kind)
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const layoutOf = (placed: unknown) =>
    [
      { id: 's', blockType: 'section', content: [{ id: 'h', blockType: 'heading', text: '標題', level: '2', placed }] },
    ] as unknown as Page['layout']
  const publish = (placed: unknown) =>
    content.payload.create({
      collection: 'pages',
      data: { title: '裝置', slug: crypto.randomUUID(), template: 'standard', layout: layoutOf(placed), _status: 'published' },
      depth: 0,
      overrideAccess: true,
    })

  it('is stored with it, beside the settings of its widget', async () => {
    const placed = { on: ['phone'], above: 'large', width: 'narrow', align: 'center' }
    const { id } = await publish(placed)
    const page = await content.payload.findByID({ collection: 'pages', id, depth: 0, overrideAccess: true })
    expect(page.layout).toMatchObject([{ content: [{ text: '標題', placed }] }])
  })

  it.each([{ on: ['watch'] }, { above: '9999px' }, { script: 'x' }, 'phone'])('is not published as %j', async (placed) => {
    await expect(publish(placed)).rejects.toMatchObject({ status: 400 })
  })
})
