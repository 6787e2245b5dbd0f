import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ImportResult, runImport } from './run-import.ts'
import { cdata, exportXml, itemXml } from './wxr/wxr.fixture.ts'

const OLD = 'https://old.example.edu.tw'
const category = (id: number, slug: string, name: string) =>
  `<wp:category><wp:term_id>${id}</wp:term_id><wp:category_nicename>${slug}</wp:category_nicename><wp:cat_name>${cdata(name)}</wp:cat_name></wp:category>`
const menuItem = (id: number, title: string, meta: Record<string, string>) =>
  itemXml({
    id,
    type: 'nav_menu_item',
    title,
    menuOrder: id,
    meta,
    terms: [{ taxonomy: 'nav_menu', slug: 'main', name: '主選單' }],
  })
const elementor = JSON.stringify([
  {
    id: 'a',
    elType: 'container',
    settings: {},
    elements: [{ id: 'b', elType: 'widget', widgetType: 'acme-box', settings: { box_title: '實習 機會' }, elements: [] }],
  },
])

const EXPORT = exportXml(`
  <wp:author><wp:author_login>lin</wp:author_login><wp:author_email>lin@example.edu.tw</wp:author_email><wp:author_display_name>林昀臻</wp:author_display_name></wp:author>
  ${category(4, 'news', '消息')}
  <wp:term><wp:term_id>6</wp:term_id><wp:term_taxonomy>nav_menu</wp:term_taxonomy><wp:term_slug>main</wp:term_slug><wp:term_name>主選單</wp:term_name></wp:term>
  ${itemXml({ id: 1, type: 'page', title: '首頁', slug: 'home', link: `${OLD}/`, content: '<p>歡迎光臨口語傳播學系。</p>' })}
  ${itemXml({ id: 2, type: 'page', title: '系所', slug: 'about', meta: { _elementor_edit_mode: 'builder', _elementor_data: elementor }, content: '這一句只在舊的副本裡。' })}
  ${itemXml({
    id: 10,
    title: '<script>alert(1)</script>演講',
    slug: 'talk',
    link: `${OLD}/2024/05/talk/`,
    sticky: true,
    terms: [{ taxonomy: 'category', slug: 'news', name: '消息' }],
    content: `見<a href="${OLD}/about/">系所</a>、<a href="${OLD}/?p=11">私人</a>與<a href="${OLD}/gone/">不見的</a>。<img src="${OLD}/wp-content/uploads/2024/05/photo-300x200.jpg"><img src="${OLD}/wp-content/uploads/2024/05/none.jpg">[contact-form-7 id="30"]`,
    more: '<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_approved>1</wp:comment_approved></wp:comment>',
  })}
  ${itemXml({ id: 11, title: '私人', status: 'private' })}
  ${itemXml({ id: 12, title: '保護', password: 'geheim' })}
  ${itemXml({ id: 13, title: '丟掉的', status: 'trash' })}
  ${itemXml({ id: 20, type: 'attachment', title: 'IMG_0001', status: 'inherit', attachmentUrl: `${OLD}/wp-content/uploads/2024/05/photo.jpg`, meta: { _wp_attached_file: '2024/05/photo.jpg' } })}
  ${itemXml({ id: 21, type: 'attachment', status: 'inherit', meta: { _wp_attached_file: '2024/05/film.mov' } })}
  ${itemXml({ id: 30, type: 'wpcf7_contact_form', title: '報名表', meta: { _form: '[text* your-name] [email your-mail] [submit "送出"]' } })}
  ${itemXml({ id: 32, type: 'elementor_library', title: '頁首', meta: { _elementor_template_type: 'header' } })}
  ${itemXml({ id: 33, type: 'wp_block', title: '聯絡', content: '電話' })}
  ${itemXml({ id: 31, type: 'tribe_events', title: '活動' })}
  ${menuItem(40, '', { _menu_item_type: 'post_type', _menu_item_object_id: '2' })}
  ${menuItem(41, '演講', { _menu_item_type: 'custom', _menu_item_url: `${OLD}/2024/05/talk/`, _menu_item_menu_item_parent: '40' })}
`)

let folder: string
let run: ImportResult
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lectern-import-'))
  const source = path.join(folder, 'export.xml')
  await writeFile(source, EXPORT)
  run = await runImport({
    source,
    folder: path.join(folder, 'report'),
    salvage: false,
    withTrash: false,
    statuses: new Set(['publish', 'draft', 'private']),
    say: () => undefined,
  })
})
afterAll(() => rm(folder, { recursive: true }))

describe('a dry run says', () => {
  it('how much there is and how much can come along', () => {
    const totals = Object.fromEntries(run.report.totals.map(({ name, found, carried }) => [name, [found, carried]]))
    expect(totals).toMatchObject({ 文章: [4, 3], 頁面: [2, 2], 媒體: [2, 1], 分類: [1, 1], 選單: [1, 1], 作者: [1, 1] })
    expect(run.isClean).toBe(false)
  })

  it('what was lost, by kind, with an example', () => {
    const { losses } = run.report
    expect(losses['unknown-widget']).toMatchObject([{ what: 'acme-box', count: 1, example: '系所' }])
    expect(losses['link-nowhere']?.map(({ what }) => what)).toEqual([`${OLD}/gone/`])
    expect(losses['picture-missing']?.map(({ what }) => what)).toEqual([`${OLD}/wp-content/uploads/2024/05/none.jpg`])
    expect(losses.form).toMatchObject([{ what: '報名表', more: 'your-name（必填）、your-mail' }])
    expect(losses['lost-words']?.map(({ what }) => what)).toEqual(['這一句只在舊的副本裡。'])
  })

  it('what menus hold: an item without a text is called as what it leads to', () => {
    expect(run.report.menus).toEqual([{ name: '主選單', items: 1, changes: [] }])
  })

  it('what becomes of templates', () => {
    expect(run.report.templates).toEqual([
      { title: '頁首', outcome: '頁首與頁尾請用選單與「網站設定」重做' },
      { title: '聯絡', outcome: '被引用的地方會直接放入它的內容' },
    ])
  })

  it('what is not public, what was on top, and what has no place', () => {
    const { notPublic, sticky, notCarried, comments, refusedFiles, withoutAlt } = run.report
    expect(notPublic.map(({ wpId, reasons }) => [wpId, ...reasons])).toEqual([
      [11, '原為私人，匯入成草稿'],
      [12, '原有密碼保護，匯入成草稿，密碼沒有保存'],
    ])
    expect(sticky.map(({ wpId }) => wpId)).toEqual([10])
    expect(notCarried).toEqual([
      { type: 'tribe_events', count: 1 },
      { type: 'wpcf7_contact_form', count: 1 },
    ])
    expect(comments).toEqual({ documents: 1, comments: 1 })
    expect(refusedFiles.map(({ path: name }) => name)).toEqual(['2024/05/film.mov'])
    expect(withoutAlt).toEqual(['2024/05/photo.jpg'])
  })

  it('the same for people and for machines, in which nothing of the export runs', async () => {
    const page = await readFile(path.join(folder, 'report/report.html'), 'utf8')
    const json = JSON.parse(await readFile(path.join(folder, 'report/report.json'), 'utf8'))
    expect(json).toEqual(run.report)
    expect(page).toContain('<h1>匯入報告：舊系網</h1>')
    expect(page).toContain('需要重建的表單')
    expect(page).not.toMatch(/<script|geheim|lin@example/)
  })
})
