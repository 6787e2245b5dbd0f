import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Content, DATABASES, OPEN_LIMIT_MS, openContent, PATIENTLY } from '../../../tests/content/open-content.ts'
import { readHeadingTexts } from './heading-texts.ts'

describe.each(DATABASES)('what headings will show, on %s', PATIENTLY, (kind) => {
  let content: Content
  let texts: string[]

  beforeAll(async () => {
    content = await openContent(kind)
    const { payload } = content
    const write = { overrideAccess: true } as const
    const published = { _status: 'published' } as const
    await payload.create({ collection: 'categories', data: { name: '公演', slug: 'shows', paper: 'sky' }, ...write })
    await payload.create({ collection: 'tags', data: { name: '朗讀', slug: 'reading' }, ...write })
    await payload.create({ collection: 'posts', data: { title: '辯論冠軍', slug: 'won', ...published }, ...write })
    await payload.create({ collection: 'posts', data: { title: '機密草稿', slug: 'draft', _status: 'draft' }, ...write })
    await payload.create({
      collection: 'pages',
      data: { title: '師資', slug: 'staff', template: 'standard', ...published },
      ...write,
    })
    const url = (label: string) => ({ label, kind: 'url', url: '/' }) as const
    const items = [{ ...url('課程'), children: [url('選課')] }]
    const menu = await payload.create({ collection: 'menus', data: { name: '主選單', items }, ...write })
    await payload.updateGlobal({
      slug: 'site',
      data: { university: '明德大學', department: '口語傳播學系', postsPerPage: 10, headerMenu: menu.id },
      ...write,
    })
    texts = await readHeadingTexts(content)
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  it('is the names, menus, terms and titles that the public may see', () => {
    expect(texts).toEqual(
      expect.arrayContaining(['明德大學', '口語傳播學系', '主選單', '課程', '選課', '公演', '朗讀', '辯論冠軍', '師資']),
    )
  })

  it('tells nothing of a draft', () => {
    expect(texts.join('')).not.toContain('機密')
  })
})
