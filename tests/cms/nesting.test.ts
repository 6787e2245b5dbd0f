import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findUses } from '#cms/media/find-uses.ts'
import type { Page } from '#platform/payload-types.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'
import { openRest, type Rest } from './open-rest.ts'
import { createPeople } from './people.ts'

type Block = { id: string; blockType: string; [setting: string]: unknown }

const UNREADABLE = '這個請求不正確。'
const PICTURE = 987_654
const image: Block = { id: 'i', blockType: 'image', picture: PICTURE }
const heading = (text: string): Block => ({ id: 'h', blockType: 'heading', text, level: '3' })
const columns = (id: string, ...content: Block[]): Block => ({
  id,
  blockType: 'columns',
  columns: [{ id: `${id}-1`, content }, { id: `${id}-2` }],
})
const tabs = (id: string, ...content: Block[]): Block => ({
  id,
  blockType: 'tabs',
  label: '頁籤',
  items: [{ id: `${id}-1`, title: '大學部', content }],
})
const accordion = (id: string, ...content: Block[]): Block => ({
  id,
  blockType: 'accordion',
  items: [{ id: `${id}-1`, title: '怎麼報名', content }],
})
const pageOf = (...content: Block[]) => [{ id: 's', blockType: 'section', content }] as unknown as Page['layout']
/** As text: what writes JSON for us would not go so deep. */
const nest = (open: string, inner: string, close: string, levels: number) => open.repeat(levels) + inner + close.repeat(levels)

describe.each(USUAL_DATABASES)('widgets in widgets, on %s,', PATIENTLY, (kind) => {
  let content: Content
  let rest: Rest

  beforeAll(async () => {
    content = await openContent(kind)
    await createPeople(content.payload)
    rest = openRest(content)
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  async function post(path: string, body: string) {
    const headers = { 'content-type': 'application/json' }
    const response = await rest.ask('editor', path, { method: 'POST', headers, body })
    return { status: response.status, text: await response.text() }
  }
  function send(layout: unknown, { isPublished = false } = {}) {
    const data = {
      title: '多層',
      slug: crypto.randomUUID(),
      template: 'standard',
      layout,
      ...(isPublished && { _status: 'published' }),
    }
    return post(`/pages?depth=0${isPublished ? '' : '&draft=true'}`, JSON.stringify(data))
  }

  it('are stored and published as they were sent, to the sixth level', async () => {
    const layout = pageOf(tabs('t', columns('c', accordion('a', columns('d', heading('深處的字'))))))
    const sent = await send(layout, { isPublished: true })
    expect([sent.status, sent.text]).toEqual([201, expect.any(String)])
    const { id } = JSON.parse(sent.text).doc
    for (const draft of [false, true]) {
      const stored = await content.payload.findByID({ collection: 'pages', id, draft, depth: 0, overrideAccess: true })
      expect(stored.layout).toMatchObject(layout as object[])
    }
  })

  it.each([
    [7, '元件裡放元件，最多 6 層。'],
    [60, '元件裡放元件，最多 6 層。'],
    [1000, UNREADABLE],
    [50_000, UNREADABLE],
  ])('are refused in %i levels, in a sentence', async (levels, reason) => {
    const open = '{"id":"c","blockType":"columns","columns":[{"content":['
    const inside = nest(open, JSON.stringify(heading('底')), ']}]}', levels - 2)
    const { status, text } = await post(
      '/pages?draft=true',
      `{"title":"深","template":"standard","layout":[{"id":"s","blockType":"section","content":[${inside}]}]}`,
    )
    expect([status, JSON.parse(text).errors[0].message]).toEqual([400, reason])
  })

  it.each([
    [
      { id: 'x', blockType: 'popup-modal', content: [tabs('t', { id: 'o', blockType: 'off-canvas' })] },
      '「側欄」不能放在「彈出視窗」裡，隔著別的元件也不行。',
    ],
    [tabs('t', { id: 'x', blockType: 'section' }), '「區段」只能直接放在頁面上，不能放在「頁籤」裡。'],
    [tabs('t', columns('c', { id: 'x', blockType: 'spaceship' })), '欄位「content」的資料種類不正確。'],
  ])('are refused where they may not stand: %#', async (block, reason) => {
    const { status, text } = await send(pageOf(block))
    expect([status, JSON.parse(text).errors[0].message]).toEqual([400, reason])
  })

  it('are refused in a text of a post as well', async () => {
    const open = '{"id":"a","blockType":"accordion","items":[{"title":"題","content":['
    const fields = nest(open, JSON.stringify(heading('底')), ']}]}', 60)
    const { status, text } = await post(
      '/posts?draft=true',
      `{"title":"深","body":{"root":{"type":"root","version":1,"children":[{"type":"block","version":2,"fields":${fields}}]}}}`,
    )
    expect([status, JSON.parse(text).errors[0].message]).toEqual([400, '元件裡放元件，最多 6 層。'])
  })

  it('are published within the limits of their settings only, wherever they stand; a draft need not be finished', async () => {
    const unfinished = pageOf(tabs('t', columns('c', accordion('a', heading('')))))
    expect((await send(unfinished)).status).toBe(201)
    const refused = await send(unfinished, { isPublished: true })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('標題「標題文字」')
    const long = await send(pageOf(tabs('t', columns('c', heading('字'.repeat(121))))), { isPublished: true })
    expect(long.status).toBe(400)
  })

  it('get ids of their own where a copy has brought them twice', async () => {
    const one = tabs('t', columns('c', heading('一')))
    const { text } = await send(pageOf(one, { ...one, id: 'u' }))
    const ids = JSON.stringify(JSON.parse(text).doc.layout).match(/"id":"(c|h)"/g)
    expect(ids).toEqual(['"id":"c"', '"id":"h"'])
  })

  it('are where a picture is found to be used', async () => {
    const { text } = await send(pageOf(tabs('t', columns('c', accordion('a', image)))))
    const uses = await findUses(await createLocalReq({}, content.payload), PICTURE, { isTrusted: true })
    expect(uses).toEqual([expect.objectContaining({ path: `/collections/pages/${JSON.parse(text).doc.id}` })])
  })
})
