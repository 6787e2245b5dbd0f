import { createLocalReq, type Field, getAccessResults, type TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'

describe('what somebody may do to which field', PATIENTLY, () => {
  let content: Content

  beforeAll(async () => {
    content = await openContent('sqlite')
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  // Before each page of the admin, and each question. Payload looks once for each list in which a widget may stand, unless
  // scripts/mend-payload.ts has been there: seven hundred times, through lists in lists.
  it('is asked of each widget once, however many lists it may stand in', async () => {
    const { payload } = content
    const looks = new Map<string, number>()
    const blocks = new Proxy(payload.blocks, {
      get(all, slug: string) {
        const block = Reflect.get(all, slug)
        return (
          block &&
          new Proxy(block, {
            get(from, name) {
              if (name === 'fields') looks.set(slug, (looks.get(slug) ?? 0) + 1)
              return Reflect.get(from, name)
            },
          })
        )
      },
    })
    const user = { id: 1, collection: 'users', role: 'editor' } as TypedUser
    const req = await createLocalReq({ user }, Object.create(payload, { blocks: { value: blocks } }))
    const { collections } = await getAccessResults({ req })
    expect(collections?.pages).toMatchObject({ read: true, update: true, fields: { layout: true } })
    expect(looks.size).toBe(payload.config.blocks?.length)
    expect([...looks.values()].filter((count) => count > 1)).toEqual([])
  })
  // What was found in one list holds for the others.
  it('has no rule inside a widget', () => {
    const blocks = content.payload.config.blocks ?? []
    const ruled = blocks.flatMap(({ slug, fields }) => ruledFields(fields).map((name) => `${slug}: ${name}`))
    expect(blocks.length).toBeGreaterThan(50)
    expect(ruled).toEqual([])
  })
})

function ruledFields(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    const parts = field.type === 'tabs' ? field.tabs : [field]
    const inner = parts.flatMap((part) => ('fields' in part ? ruledFields(part.fields) : []))
    const isRuled = 'access' in field && Object.keys(field.access ?? {}).length > 0
    return isRuled ? [String('name' in field ? field.name : field.type), ...inner] : inner
  })
}
