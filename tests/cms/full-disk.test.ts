import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqlOf } from '#platform/db/sql.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { openRest } from './open-rest.ts'
import { createPeople } from './people.ts'

/** Pages of a database that is not bounded. */
const NO_LIMIT = 4_294_967_294
const LONG = '字'.repeat(200_000)

describe('a save for which the disk has no room', PATIENTLY, () => {
  let content: Content

  beforeAll(async () => {
    content = await openContent('sqlite')
    await createPeople(content.payload)
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  /** SQLite takes a number of pages that is too small for as many as there are. */
  async function allowPages(count: number): Promise<void> {
    const sql = await sqlOf(content.payload)
    await sql.run(`PRAGMA max_page_count = ${count}`)
  }

  it('fails whole, says nothing of the inside, and succeeds once there is room', async () => {
    const { ask } = openRest(content)
    const created = await content.payload.create({
      collection: 'pages',
      data: { title: '磁碟滿了', template: 'standard', lead: '一' },
      draft: true,
      overrideAccess: true,
    })
    const save = (lead: string, text: string) =>
      ask('editor', `/pages/${created.id}?draft=true&depth=0`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          lead,
          layout: [{ id: 's', blockType: 'section', content: [{ id: 't', blockType: 'text', body: paragraph(text) }] }],
        }),
      })
    const newest = () =>
      content.payload.findByID({ collection: 'pages', id: created.id, draft: true, depth: 0, overrideAccess: true })

    await allowPages(1)
    const refused = await save('二', LONG)
    expect(refused.status).toBe(500)
    expect(await refused.text()).not.toMatch(/SQLITE|disk/i)
    expect(await newest()).toMatchObject({ lead: '一' })

    await allowPages(NO_LIMIT)
    expect((await save('三', LONG)).status).toBe(200)
    expect(await newest()).toMatchObject({ lead: '三', layout: [{ id: 's' }] })
  })
})

function paragraph(words: string) {
  const text = { type: 'text', version: 1, text: words, format: 0, detail: 0, mode: 'normal', style: '' }
  const shared = { version: 1, direction: null, format: '', indent: 0 }
  const line = { ...shared, type: 'paragraph', textFormat: 0, textStyle: '', children: [text] }
  return { root: { ...shared, type: 'root', children: [line] } }
}
