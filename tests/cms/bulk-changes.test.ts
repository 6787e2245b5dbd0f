import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqlOf } from '#platform/db/sql.ts'
import type { Post } from '#platform/payload-types.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'
import { createPeople, type People } from './people.ts'
import { paragraph } from './sample-text.ts'

/** More than half of what is changed at once. */
const LONG = JSON.stringify({ root: { type: 'root', children: [], comment: 'a'.repeat(11_000_000) } })

const { root } = paragraph('')
const LONG_WORDS = {
  root: { ...root, children: Array.from({ length: 4 }, () => paragraph('長'.repeat(450_000)).root.children[0]) },
}
/** Short, and nearly as many nodes as a document may have. */
const MANY_NODES = {
  root: { ...root, children: [{ ...root.children[0], children: Array.from({ length: 19_000 }, () => ({ type: 'linebreak' })) }] },
}

const TOO_LONG = '一次變更的內容太長，請分幾次選取。'

describe.each(USUAL_DATABASES)('many posts on %s', PATIENTLY, (kind) => {
  let content: Content
  let people: People
  let ids: number[]

  beforeAll(async () => {
    content = await openContent(kind)
    people = await createPeople(content.payload)
    ids = []
    for (const title of ['甲', '乙', '丙']) {
      const { id } = await content.payload.create({ collection: 'posts', data: { title }, draft: true, overrideAccess: true })
      ids.push(id)
    }
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const change = (chosen: number[], draft: boolean) =>
    content.payload.update({
      collection: 'posts',
      where: { id: { in: chosen } },
      data: { excerpt: '一起改的' },
      draft,
      overrideAccess: false,
      user: people.editor,
    })

  it.each([false, true])('are changed together, as drafts: %s', async (draft) => {
    const { docs, errors } = await change(ids, draft)
    expect(docs.map(({ id, excerpt }) => ({ id, excerpt })).toSorted((a, b) => a.id - b.id)).toEqual(
      ids.map((id) => ({ id, excerpt: '一起改的' })),
    )
    expect(errors).toEqual([])
  })

  it.each([
    ['published', 'update posts set body = ? where id = ?'],
    ['drafts', 'update _posts_v set version_body = ? where parent_id = ? and latest = true'],
  ])('are not read together where they are too long together, as %s', async (_, statement) => {
    const sql = await sqlOf(content.payload)
    const [first = 0, second = 0] = ids
    for (const id of [first, second]) await sql.run(statement, [LONG, id])
    for (const draft of [false, true]) await expect(change(ids, draft)).rejects.toThrow(TOO_LONG)
    for (const id of [first, second]) await sql.run(statement, ['null', id])
  })

  it('are not read together where their texts have too many nodes together, however short these are', async () => {
    const sql = await sqlOf(content.payload)
    const nodes = JSON.stringify(MANY_NODES)
    const heavy: number[] = []
    for (let count = 0; count < 5; count++) {
      const data = { title: '許多節點' }
      const { id } = await content.payload.create({ collection: 'posts', data, draft: true, overrideAccess: true })
      await sql.run('update posts set body = ? where id = ?', [nodes, id])
      await sql.run('update _posts_v set version_body = ? where parent_id = ? and latest = true', [nodes, id])
      heavy.push(id)
    }
    await expect(change(heavy, true)).rejects.toThrow(TOO_LONG)
    expect((await change(heavy.slice(0, 3), true)).errors).toEqual([])
  })

  it.each([
    ['a text that is too long for all of them', LONG_WORDS],
    ['a text with too many nodes for all of them', MANY_NODES],
  ])('are not given %s together', async (_, body) => {
    const give = (chosen: number[]) =>
      content.payload.update({
        collection: 'posts',
        where: { id: { in: chosen } },
        data: { body: body as Post['body'] },
        draft: true,
        overrideAccess: false,
        user: people.editor,
      })
    const more: number[] = []
    for (let count = 0; count < 12; count++) {
      const { id } = await content.payload.create({
        collection: 'posts',
        data: { title: '空' },
        draft: true,
        overrideAccess: true,
      })
      more.push(id)
    }
    await expect(give(more)).rejects.toThrow(TOO_LONG)
    expect((await give(more.slice(0, 1))).errors).toEqual([])
  })

  it('are counted as they are found: by their drafts where these are saved or put into the trash', async () => {
    const sql = await sqlOf(content.payload)
    for (const id of ids) {
      await content.payload.update({ collection: 'posts', id, data: { title: '改名' }, draft: true, overrideAccess: true })
      await sql.run('update _posts_v set version_body = ? where parent_id = ? and latest = true', [LONG, id])
    }
    const found = { where: { title: { equals: '改名' } }, overrideAccess: false, user: people.editor } as const
    for (const asked of [
      { data: { deletedAt: new Date().toISOString() } },
      { data: { _status: 'published' }, draft: true },
    ] as const)
      await expect(content.payload.update({ collection: 'posts', ...found, ...asked })).rejects.toThrow(TOO_LONG)
  })
})
