import { describe, expect, it } from 'vitest'
import { parseSettings } from '#settings/define-settings.ts'
import { readProps } from '../../../tests/fixtures/read-props.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { createWidgetReader } from '../../../tests/fixtures/widget-reader.ts'
import { columnWidths, fittingColumns } from './columns.ts'
import { aroundMenu, fillInfo, foldText, hasEveryWord, pageLength, pageLengthChoices, rangeOf, wordsOf } from './model.ts'
import { dataTableSettings, findTableAddresses } from './settings.ts'

const PASTE = '姓名,分數\n王小明,90\n丁一,85\n林宥廷,77'

async function render(settings: object) {
  const reader = createWidgetReader()
  const { html, tags } = await renderWidget('data-table', settings, { reader })
  return { html, tags, text: html.replaceAll(/<[^>]*>/g, ' '), tagsRead: reader.tags }
}

describe('rows on a page', () => {
  const settingsOf = (stored: object) =>
    parseSettings(dataTableSettings, stored).resolve({ picture: () => null, href: () => null })

  it.each([
    ['are ten on a new table', {}, 10],
    ['are one when the number is unset: the editor emptied the field', { item_per_page: null }, 1],
    ['are one when what is stored is no number', { item_per_page: '' }, 1],
    ['are one at least', { item_per_page: 0 }, 1],
    ['are as many as the editor says', { item_per_page: 7 }, 7],
  ])('%s', (_rule, stored, expected) => {
    expect(pageLength(settingsOf(stored).item_per_page)).toBe(expected)
  })

  it('can be chosen: the usual numbers and the editor’s own', () => {
    expect(pageLengthChoices(5)).toEqual([5, 10, 25, 50, 100])
    expect(pageLengthChoices(25)).toEqual([10, 25, 50, 100])
  })

  it.each([
    [
      { total: 12, page: 1, length: 5 },
      { page: 1, pageCount: 3, start: 0, end: 5, total: 12 },
    ],
    [
      { total: 12, page: 3, length: 5 },
      { page: 3, pageCount: 3, start: 10, end: 12, total: 12 },
    ],
    [
      { total: 3, page: 9, length: 5 },
      { page: 1, pageCount: 1, start: 0, end: 3, total: 3 },
    ],
    [
      { total: 0, page: 1, length: 5 },
      { page: 1, pageCount: 1, start: 0, end: 0, total: 0 },
    ],
    [
      { total: 12, page: 2, length: 0 },
      { page: 1, pageCount: 1, start: 0, end: 12, total: 12 },
    ],
  ])('%j: %j', (asked, range) => expect(rangeOf(asked)).toEqual(range))
})

describe('texts with places for numbers', () => {
  it('info_text says from, to and of how many; without rows all are 0', () => {
    const text = '_START_–_END_ / _TOTAL_'
    expect(fillInfo(text, { start: 10, end: 20, total: 5000 })).toBe('11–20 / 5,000')
    expect(fillInfo(text, { start: 0, end: 0, total: 0 })).toBe('0–0 / 0')
  })

  it.each([
    ['每頁 _MENU_ 筆', ['每頁', '筆']],
    ['Show _MENU_ entries', ['Show', 'entries']],
    ['筆數', ['筆數', '']],
    ['', ['', '']],
  ])('entries_text %j stands around the menu', (text, around) => expect(aroundMenu(text)).toEqual(around))
})

describe('the search', () => {
  it.each([
    ['王 九十', '王小明 九十分', true],
    ['王　ＡＢＣ', 'abc 王小明', true],
    ['王 李', '王小明', false],
    ['', '王小明', true],
    ['b>', '<b>王</b>', true],
  ])('%j in %j: every word must occur: %s', (query, row, expected) => {
    expect(hasEveryWord(foldText(row), wordsOf(query))).toBe(expected)
  })
})

describe('columns that do not fit', () => {
  it('are counted from the width that the words want', () => {
    const widths = columnWidths(['姓名', '說明'], [['王小明', '聲'.repeat(40)]])
    expect(widths).toEqual([4, 12])
    expect(fittingColumns([6, 12])).toEqual([1, null, null, null, null])
    expect(fittingColumns([4, 4])).toEqual([null, null, null, null, null])
  })

  it('leave one at least, and never more than ten side by side', () => {
    expect(fittingColumns([12, 12, 12])[0]).toBe(1)
    expect(fittingColumns(Array(30).fill(4)).at(-1)).toBe(10)
  })
})

describe('in the page', () => {
  it('every row is in the markup; those of later pages are in a body of their own', async () => {
    const { html, tags } = await render({ paste: PASTE, item_per_page: 2 })
    const [first = '', later = ''] = [...html.matchAll(/<tbody[^>]*>(.*?)<\/tbody>/g)].map(([, rows]) => rows)
    expect(first.match(/<tr>/g)).toHaveLength(2)
    expect(later.match(/<tr>/g)).toHaveLength(1)
    expect(later).toContain('<th scope="row">林宥廷</th><td>77</td>')
    expect(tags.filter(({ name, attributes }) => name === 'th' && attributes.get('scope') === 'col')).toHaveLength(2)
    expect(html).toContain('第 1 到 2 筆，共 3 筆')
  })

  it('rows are sent once: what travels to the script are the columns and the words around', async () => {
    const { html, tags } = await render({ paste: PASTE, item_per_page: 2 })
    expect(html.match(/林宥廷/g)).toHaveLength(1)
    expect(readProps(tags, 'data-table')).toMatchObject({
      firstRows: { $slot: 0 },
      laterRows: { $slot: 1 },
      rowCount: 3,
      length: 2,
    })
  })

  it.each([
    ['search', 'type="search"'],
    ['entries', '<select'],
    ['button', '下載 Excel 檔'],
    ['pagination', '<nav'],
    ['ordering', 'data-ordering'],
    ['fixedHeader', 'data-fixed'],
    ['responsive', 'data-responsive'],
    ['info', 'w-data-table__info'],
  ])('%s can be turned off', async (setting, sign) => {
    expect((await render({ paste: PASTE, item_per_page: 2 })).html).toContain(sign)
    expect((await render({ paste: PASTE, item_per_page: 2, [setting]: false })).html).not.toContain(sign)
  })

  it('without info the number of rows is said to those who cannot see them', async () => {
    const { html } = await render({ paste: PASTE, info: false })
    expect(html).toContain('<p class="vh" role="status">共 3 筆</p>')
  })

  it.each([
    ['text', 0, 0],
    ['arrow', 2, 2],
    ['both', 2, 0],
  ])('nav_style %s: %i arrows, %i words that are only spoken', async (nav_style, arrows, spoken) => {
    const { html } = await render({ paste: PASTE, item_per_page: 1, nav_style, prev_text: '往前', next_text: '往後' })
    const pager = /<nav.*<\/nav>/.exec(html)?.[0] ?? ''
    expect(pager.match(/<svg/g)?.length ?? 0).toBe(arrows)
    expect(pager.match(/class="vh"/g)?.length ?? 0).toBe(spoken)
    expect(pager.replaceAll(/<[^>]*>/g, ' ')).toMatch(/往前.*往後/)
  })

  it('texts of the settings are shown', async () => {
    const words = { search_placeholder: '找人', entries_text: '一次 _MENU_ 人', info_text: '_TOTAL_ 人' }
    const { html, text } = await render({ paste: PASTE, caption: '名單', serial: true, ...words })
    expect(html).toContain('placeholder="找人"')
    expect(text).toMatch(/一次\s.*\s人/)
    expect(text).toContain('3 人')
    expect(text).toMatch(/名單\s+#\s+姓名\s+分數\s+1\s+王小明/)
  })

  it('short rows are filled up, and columns without a name get one', async () => {
    const { text } = await render({ paste: 'a,\n1,2,3\n4' })
    expect(text).toMatch(/a\s+第 2 欄\s+第 3 欄/)
  })

  it('typed cells may have links', async () => {
    const cells = [
      { text: '許靜儀', link: { kind: 'url', url: '/people/' } },
      { text: '壞', link: { kind: 'url', url: 'javascript:x' } },
    ]
    const { html } = await render({ source: 'typed', columns: [{ title: '姓名' }], rows: [{ cells }] })
    expect(html).toContain('<th scope="row"><a href="/people/">許靜儀</a></th><td>壞</td>')
  })

  it('a file’s rows come from the library, and the page is made anew when the file is replaced', async () => {
    const { text, tagsRead } = await render({ source: 'file', file: 7 })
    expect(text).toContain('口傳系友獎學金')
    expect(tagsRead).toContain('media:7')
    expect((await render({ source: 'file', file: 700 })).html).toBe('')
  })

  it('an address shows what was read, and when; before that it says so', async () => {
    const { text, tagsRead } = await render({ source: 'address', address: 'https://data.example/list.csv' })
    expect(text).toContain('聲音創作獎')
    expect(text).toMatch(/資料讀取時間：\s*2026 年 11 月 1 日/)
    expect(tagsRead).toContain('tables')
    expect((await render({ source: 'address', address: 'https://data.example/other.csv' })).text).toContain('會在發布時讀取')
  })
})

it('the addresses of a layout are found wherever its tables stand, each once', () => {
  const table = (address: string, more = {}) => ({ blockType: 'data-table', source: 'address', address, ...more })
  const layout = [
    { blockType: 'section', content: [table('https://a.example/1.csv', { caption: '甲' }), table('https://a.example/1.csv')] },
    { root: { children: [{ type: 'block', fields: table('https://b.example/2.csv') }] } },
    table('javascript:alert(1)'),
    { ...table('https://c.example/'), source: 'paste' },
  ]
  expect(findTableAddresses(layout)).toEqual([
    { address: 'https://a.example/1.csv', caption: '甲' },
    { address: 'https://b.example/2.csv', caption: '資料表格' },
  ])
})
