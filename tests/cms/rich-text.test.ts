import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Newsletter, Post } from '#platform/payload-types.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { openRest, type Rest } from './open-rest.ts'
import { createPeople } from './people.ts'
import { paragraph } from './sample-text.ts'

const EVIL = 'background:url(https://evil.example/?cookie)'

/** The paragraph with a style in its words and a link that runs a script. */
function hostile(words: string): NonNullable<Post['body']> {
  const text = JSON.stringify(paragraph(words)).replaceAll('"style":""', `"style":"${EVIL}"`)
  const document = JSON.parse(text) as NonNullable<Post['body']>
  const fields = { linkType: 'custom', url: 'javascript:alert(1)//evil', newTab: false }
  const link = { type: 'link', version: 3, format: '', indent: 0, direction: null, fields, children: [] }
  document.root.children.push(link)
  return document
}

describe('rich text in the admin', PATIENTLY, () => {
  let content: Content
  let rest: Rest
  beforeAll(async () => {
    content = await openContent('sqlite')
    await createPeople(content.payload)
    rest = openRest(content)
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  /** As the database has it, which is what the site reads. */
  const storedBody = async (collection: 'posts' | 'newsletters', id: number, draft = true) =>
    JSON.stringify(await content.site.findByID({ collection, id, depth: 0, draft, overrideAccess: true }))

  async function post(body: unknown): Promise<Post> {
    const answer = await rest.ask('author', '/api/posts?draft=true', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title: '標題', body, _status: 'draft' }),
    })
    expect(answer.status).toBe(201)
    return ((await answer.json()) as { doc: Post }).doc
  }

  it('is stored without styles and without links that run, draft or not', async () => {
    const { id } = await post(hostile('你好'))
    expect(await storedBody('posts', id)).toContain('你好')
    expect(await storedBody('posts', id)).not.toContain('evil')
    const { docs } = await content.payload.findVersions({
      collection: 'posts',
      where: { parent: { equals: id } },
      overrideAccess: true,
    })
    expect(docs).not.toHaveLength(0)
    expect(JSON.stringify(docs)).not.toContain('evil')
  })

  it('is stored so inside widgets, too', async () => {
    const fields = { blockType: 'accordion', items: [{ title: '題', text: hostile('裡面') }], style: 'box' }
    const body = paragraph('外面')
    body.root.children.push({ type: 'block', version: 2, format: '', fields } as (typeof body.root.children)[number])
    const { id } = await post(body)
    const stored = await storedBody('posts', id)
    expect(stored).toContain('裡面')
    expect(stored).not.toContain('evil')
    expect(stored).toContain('"style":"box"')
  })

  it('is stored so in every collection that has it', async () => {
    const list = await content.payload.create({
      collection: 'mailing-lists',
      data: { name: '名單', key: 'news', provider: 'built-in' } as never,
      overrideAccess: true,
    })
    const data = { subject: '主旨', list: list.id, body: hostile('電子報'), state: 'draft' } as unknown as Newsletter
    data.body.root.children.pop()
    const { id } = await content.payload.create({ collection: 'newsletters', data, overrideAccess: true })
    expect(await storedBody('newsletters', id)).toContain('電子報')
    expect(await storedBody('newsletters', id)).not.toContain('evil')
  })

  it('is read so where it was stored before', async () => {
    const { id } = await post(paragraph('以前'))
    await content.payload.db.updateOne({ collection: 'posts', id, data: { body: hostile('以前') } })
    expect(await storedBody('posts', id, false)).toContain('evil')
    const answer = await rest.ask('editor', `/api/posts/${id}?depth=0`)
    const { body } = (await answer.json()) as Post
    expect(JSON.stringify(body)).toContain('以前')
    expect(JSON.stringify(body)).not.toContain('evil')
  })
})
