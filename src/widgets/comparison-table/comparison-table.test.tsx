import { describe, expect, it } from 'vitest'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { examples } from './examples.ts'

async function render(settings: object) {
  const { html, tags } = await renderWidget('comparison-table', settings)
  return { html, tags }
}

const [{ settings: ways } = { settings: {} }] = examples
const columns = [{ title: '甲' }, { title: '乙' }]
const rowsOf = (...pairs: object[][]) => pairs.map((cells, index) => ({ title: `項目 ${index + 1}`, cells }))
const sameRows = (html: string) => [...html.matchAll(/<tr data-row="same"><th scope="row">([^<]*)/g)].map(([, title]) => title)

describe('a comparison', () => {
  it('is a table with headings for its columns and its rows, and a name', async () => {
    const { html, tags } = await render(ways)
    const scopes = tags.flatMap(({ attributes }) => attributes.get('scope') ?? [])
    expect(scopes.filter((scope) => scope === 'col')).toHaveLength(4)
    expect(scopes.filter((scope) => scope === 'row')).toHaveLength(8)
    expect(html).toMatch(/<caption[^>]*>三種入學管道<\/caption>/)
  })

  it('says in words what a sign means, and that a cell is empty', async () => {
    const { html } = await render({ columns, rows: rowsOf([{ kind: 'yes' }, { kind: 'no' }], [{ kind: 'text', text: '' }]) })
    expect(html.replaceAll(/<[^>]*>/g, ' ')).toMatch(/有\s+沒有\s+項目 2\s+未提供\s+未提供/)
  })
})

describe('the difference is checked row by row', () => {
  it.each([
    ['the same words, however they are spaced', [{ text: '4 年' }, { text: '４  年' }], true],
    ['the same sign', [{ kind: 'yes' }, { kind: 'yes' }], true],
    ['nothing on either side', [], true],
    ['other words', [{ text: '4 年' }, { text: '5 年' }], false],
    ['a missing cell', [{ text: '4 年' }], false],
    [
      'another picture',
      [
        { kind: 'image', image: 1 },
        { kind: 'image', image: 2 },
      ],
      false,
    ],
    ['another link', [{ text: '看', link: { kind: 'url', url: '/a/' } }, { text: '看' }], false],
  ])('%s', async (_what, cells, expected) => {
    const { html } = await render({ columns, rows: [{ title: '項目', cells }] })
    expect(sameRows(html)).toEqual(expected ? ['項目'] : [])
  })

  it('words that return in another row do not count', async () => {
    const { html } = await render({ columns, rows: rowsOf([{ text: '一' }, { text: '二' }], [{ text: '二' }, { text: '一' }]) })
    expect(sameRows(html)).toEqual([])
    expect(html).not.toContain('data-difference')
  })

  it('there is no switch when nothing is the same, and with one column nothing can be', async () => {
    expect((await render(ways)).html).toContain('role="switch"')
    expect((await render({ ...ways, difference: 'none' })).html).not.toContain('data-difference')
    const one = await render({ columns: [{ title: '甲' }], rows: rowsOf([{ text: '一' }]) })
    expect(one.html).not.toContain('data-difference')
  })

  it('the switch is one or two, above or below, with the words of the settings', async () => {
    const two = { ...ways, difference: 'switch', difference_position: 'bottom', full_text: '都看', difference_text: '差別' }
    const { html } = await render(two)
    expect(html.match(/type="radio"/g)).toHaveLength(2)
    expect(html.indexOf('差別')).toBeGreaterThan(html.indexOf('</table>'))
    expect(html).toContain('都看')
    const { html: above } = await render({ ...ways, difference_text: '差別' })
    expect(above.indexOf('差別')).toBeLessThan(above.indexOf('<table'))
  })
})

it('columns may have a picture, words, a recommendation and a button', async () => {
  const { html } = await render(ways)
  expect(html).toContain('推薦')
  expect(html).toMatch(/<tfoot>.*href="\/admission\/star\/"/)
  expect((await render({ columns: [{ title: '甲', image: 1 }], rows: rowsOf([{ text: '一' }]) })).html).toContain('<img')
  expect((await render({ columns: [], rows: rowsOf([]) })).html).toBe('')
})

describe('the settings', () => {
  const rows = rowsOf([{ kind: 'yes' }, { kind: 'yes' }])

  it('give a column a button below it', async () => {
    const signUp = { title: '甲', button_label: '我要報名', button_link: { kind: 'url', url: '/admission/' } }
    expect((await render({ columns: [signUp, { title: '乙' }], rows })).html).toMatch(
      /<tfoot>.*<a[^>]*href="\/admission\/"[^>]*>.*?我要報名/s,
    )
    const leadsNowhere = { ...signUp, button_link: { kind: 'url', url: 'javascript:alert(1)' } }
    expect((await render({ columns: [leadsNowhere], rows })).html).not.toContain('我要報名')
  })

  it.each(['hide', 'dim'])('say what happens to rows that are the same: %s', async (same_rows) => {
    const { tags } = await render({ columns, rows, same_rows })
    expect(tags[0]?.attributes.get('data-same')).toBe(same_rows)
  })

  it.each(['narrow', 'medium', 'wide'])('say how wide the first column is: %s', async (first_column) => {
    const { tags } = await render({ columns, rows, first_column })
    expect(tags[0]?.attributes.get('data-first')).toBe(first_column)
  })
})
