import type { Field, TextField } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { PASSWORD } from './people.ts'
import { PNG } from './sample-files.ts'

const BREAKS = ['\n', '\r\n', '\r', '\t', '\0', '\v', '\u0085', '\u2028', '\u2029', '\u202e', '\u2066', '\u2069']
const REFUSAL = '這裡只能有一行，請刪除換行與定位字元（Tab）等看不見的字元。'

describe('a text of one line', PATIENTLY, () => {
  let content: Content

  beforeAll(async () => {
    content = await openContent('sqlite')
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const refusalOf = async (work: Promise<unknown>): Promise<unknown> => {
    const error = await work.then(
      () => null,
      (reason) => reason,
    )
    return error?.data?.errors?.map(({ path, message }: { path: string; message: string }) => [path, message])
  }

  it.each(BREAKS)('has no %j in it: names, subjects, senders, titles', async (mark) => {
    const { payload } = content
    const text = `王${mark}Bcc: all@example.edu.tw`
    const past = { overrideAccess: true } as const
    const user = { name: text, email: 'line@example.edu.tw', password: PASSWORD, role: 'author' as const }
    expect(await refusalOf(payload.create({ collection: 'users', data: user, ...past }))).toEqual([['name', REFUSAL]])
    const list = { name: text, key: 'news', fromName: text } as never
    expect(await refusalOf(payload.create({ collection: 'mailing-lists', data: list, ...past }))).toEqual([
      ['name', REFUSAL],
      ['fromName', REFUSAL],
    ])
    const issue = { subject: text, preheader: text } as never
    expect(await refusalOf(payload.create({ collection: 'newsletters', data: issue, ...past }))).toEqual(
      expect.arrayContaining([
        ['subject', REFUSAL],
        ['preheader', REFUSAL],
      ]),
    )
    const names = { university: text, department: text, departmentEnglish: text, postsPerPage: 10 }
    expect(await refusalOf(payload.updateGlobal({ slug: 'site', data: names, ...past }))).toEqual([
      ['university', REFUSAL],
      ['department', REFUSAL],
      ['departmentEnglish', REFUSAL],
    ])
    const file = { name: 'dot.png', data: PNG, mimetype: 'image/png', size: PNG.length }
    const picture = payload.create({ collection: 'media', data: { alt: '黑點', title: text }, file, ...past })
    expect(await refusalOf(picture)).toEqual([['title', REFUSAL]])
  })

  it('is every text field that people fill in, of every collection and of the settings', () => {
    const { collections, globals } = content.payload.config
    const checked = [...collections, ...globals]
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .flatMap(({ slug, fields }) =>
        textsOf(fields).map((field) => ({ field: `${slug}.${field.name}`, validate: field.validate })),
      )
    expect(checked.length).toBeGreaterThan(40)
    const open = checked.filter(({ validate }) => typeof validate?.('王\n小明', {} as never) !== 'string')
    expect(open.map(({ field }) => field)).toEqual([])
  })

  it('of several lines turns no direction of writing, either', async () => {
    const { payload } = content
    const excerptOf = (excerpt: string) => {
      const data = { title: '公告', excerpt, _status: 'published' as const }
      return payload.create({ collection: 'posts', data: data as never, overrideAccess: true })
    }
    for (const mark of ['\u202a', '\u202e', '\u2066'])
      expect(await refusalOf(excerptOf(`報名${mark}截止`))).toEqual(
        expect.arrayContaining([['excerpt', '這裡有改變文字方向的隱形字元（常隨著複製貼上而來），請刪除後重新輸入。']]),
      )
    expect((await excerptOf('報名截止\n請準時')).excerpt).toBe('報名截止\n請準時')
  })

  it('keeps the other rules of its field', async () => {
    const { payload } = content
    const tag = (name: string) => payload.create({ collection: 'tags', data: { name }, overrideAccess: true })
    expect(await refusalOf(tag('字'.repeat(41)))).toEqual([['name', expect.stringContaining('40')]])
    expect(await refusalOf(tag(''))).toEqual([['name', expect.any(String)]])
    expect((await tag('一行')).name).toBe('一行')
  })
})

/** Text fields that a form shows to be filled in; Payload's own and those that programs write are not. */
function textsOf(fields: Field[]): Extract<TextField, { hasMany?: false }>[] {
  return fields.flatMap((field) => {
    if (field.type === 'text') {
      const isPeoples = !field.admin?.readOnly && !field.admin?.hidden && !field.hidden && !field.hasMany && field.name !== 'id'
      return isPeoples ? [field] : []
    }
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => textsOf(tab.fields))
    return 'fields' in field ? textsOf(field.fields) : []
  })
}
