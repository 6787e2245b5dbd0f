import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createCatalogue } from '#settings/catalogue.ts'
import { documentOf, headingNode, linkNode, list, paragraph } from '#settings/rich-text/compose.ts'
import { plainTextOf } from '#settings/rich-text/plain-text.ts'
import { widgetSettings } from '#widgets/settings.ts'

const { extractRichTextTexts, extractTexts, allowedIn, nestableIn, blocks } = createCatalogue(widgetSettings)

describe('the admin’s blocks', () => {
  it('offer only widgets of a lower rank, so that no two hold each other, though more may stand in them', () => {
    expect(allowedIn('layout')).toContain('columns')
    expect(allowedIn('container')).toEqual(expect.arrayContaining(['columns', 'accordion', 'text']))
    expect(allowedIn('container')).not.toContain('section')
    expect(allowedIn('widget')).toEqual([])
    expect(nestableIn('page')).toEqual(expect.arrayContaining(['columns', 'accordion', 'text']))
    expect(nestableIn('page')).not.toContain('section')
    expect(nestableIn('layout')).not.toContain('columns')
    expect(nestableIn('container')).not.toContain('accordion')
    expect(nestableIn('widget')).toEqual([])
    const section = blocks.find(({ slug }) => slug === 'section')
    expect(section?.fields.find((field) => 'name' in field && field.name === 'content')).toMatchObject({
      blockReferences: nestableIn('page'),
    })
  })

  it('show editors a drawing of their own', () => {
    const drawings = blocks.map(({ slug }) => readFileSync(`admin/public/widgets/${slug}.svg`, 'utf8'))
    expect(new Set(drawings).size).toBe(blocks.length)
    for (const { slug, labels, admin } of blocks) {
      expect(admin?.images).toMatchObject({ thumbnail: { url: `/widgets/${slug}.svg` } })
      expect(
        drawings.find((svg) => svg.includes(`<title>${labels?.singular}</title>`)),
        slug,
      ).toBeDefined()
    }
    expect(readdirSync('admin/public/widgets')).toHaveLength(blocks.length)
  })

  it('speak Chinese: every field that holds something has a label', () => {
    for (const { slug, fields } of blocks)
      for (const field of fields)
        if ('name' in field) expect('label' in field && String(field.label), `${slug}.${field.name}`).toMatch(/\p{Script=Han}/u)
  })
})

describe('words for the search', () => {
  const body = documentOf(
    headingNode('h2', '審查重點'),
    paragraph('多元', linkNode('/a/', '表現'), '。'),
    list('bullet', '一', '二'),
    { type: 'block', fields: { blockType: 'heading', text: '內嵌標題' } },
  )

  it('are found in settings, nested widgets and rich text, in reading order', () => {
    const layout = [
      { id: 's', blockType: 'section', title: '最新消息', anchor: 'news', content: [{ id: 't', blockType: 'text', body }] },
      { id: 'a', blockType: 'accordion', items: [{ title: '問', text: documentOf(paragraph('答')) }] },
      { id: 'x', blockType: 'gone', title: '不見了' },
    ]
    expect(extractTexts(layout)).toEqual(['最新消息', '審查重點', '多元表現。', '一', '二', '內嵌標題', '問', '答'])
  })

  it('of a rich text come with or without its widgets', () => {
    expect(extractRichTextTexts(body)).toContain('內嵌標題')
    expect(plainTextOf(body)).toBe('審查重點\n多元表現。\n一\n二')
    expect(extractRichTextTexts(null)).toEqual([])
  })

  it('end where nesting ends', () => {
    const deep = Array.from({ length: 9 }).reduce<object>(
      (inner) => ({ blockType: 'columns', columns: [{ content: [inner] }] }),
      { blockType: 'heading', text: '深' },
    )
    expect(extractTexts([deep as never])).toEqual([])
    expect(extractTexts(null as never)).toEqual([])
  })
})
