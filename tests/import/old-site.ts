import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cdata, exportXml, itemXml } from '../../src/import/wxr/wxr.fixture.ts'
import { drawPicture, PDF } from '../cms/sample-files.ts'

export const OLD = 'https://old.example.edu.tw'
const UPLOADS = `${OLD}/wp-content/uploads`

const author = (id: number, login: string, email: string, name: string) =>
  `<wp:author><wp:author_id>${id}</wp:author_id><wp:author_login>${login}</wp:author_login><wp:author_email>${email}</wp:author_email><wp:author_display_name>${cdata(name)}</wp:author_display_name></wp:author>`
const category = (id: number, slug: string, name: string, parent = '') =>
  `<wp:category><wp:term_id>${id}</wp:term_id><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent><wp:cat_name>${cdata(name)}</wp:cat_name></wp:category>`
const tag = (id: number, slug: string, name: string) =>
  `<wp:tag><wp:term_id>${id}</wp:term_id><wp:tag_slug>${slug}</wp:tag_slug><wp:tag_name>${cdata(name)}</wp:tag_name></wp:tag>`
const menu = `<wp:term><wp:term_id>9</wp:term_id><wp:term_taxonomy>nav_menu</wp:term_taxonomy><wp:term_slug>main</wp:term_slug><wp:term_name>主選單</wp:term_name></wp:term>`
const menuItem = (id: number, title: string, order: number, meta: Record<string, string>) =>
  itemXml({
    id,
    type: 'nav_menu_item',
    title,
    menuOrder: order,
    terms: [{ taxonomy: 'nav_menu', slug: 'main', name: '主選單' }],
    meta,
  })
const news = { taxonomy: 'category', slug: 'news', name: '消息' }
const talks = { taxonomy: 'category', slug: '%e6%bc%94%e8%ac%9b', name: '演講' }

interface Changes {
  /** Of post 10. */
  talkTitle?: string
}

/** A small department at WordPress: people, terms, files, pages, posts of all statuses, a menu. */
function oldSite({ talkTitle = '春季演講' }: Changes = {}): string {
  return exportXml(`
    ${author(1, 'office', 'office@old.example.edu.tw', '系辦公室')}${author(2, 'lin', '', '林昀臻')}
    ${category(3, 'news', '消息')}${category(4, '%e6%bc%94%e8%ac%9b', '演講', 'news')}${tag(5, 'spring', '春季')}${menu}
    ${itemXml({ id: 20, type: 'attachment', title: '校園一景', status: 'inherit', link: `${OLD}/campus-photo/`, attachmentUrl: `${UPLOADS}/2024/05/campus.png`, meta: { _wp_attached_file: '2024/05/campus.png' } })}
    ${itemXml({ id: 21, type: 'attachment', title: '報名表', status: 'inherit', attachmentUrl: `${UPLOADS}/2024/05/form.pdf`, meta: { _wp_attached_file: '2024/05/%E5%A0%B1%E5%90%8D%E8%A1%A8.pdf' } })}
    ${itemXml({ id: 22, type: 'attachment', title: '同一張', status: 'inherit', attachmentUrl: `${UPLOADS}/2023/01/copy.png`, meta: { _wp_attached_file: '2023/01/copy.png' } })}
    ${itemXml({ id: 23, type: 'attachment', title: '沒有檔案', status: 'inherit', meta: { _wp_attached_file: '2023/01/lost.png' } })}
    ${itemXml({ id: 1, type: 'page', title: '首頁', slug: 'home', link: `${OLD}/`, content: '<h2>歡迎</h2><p>這裡是口語傳播系。</p>' })}
    ${itemXml({ id: 2, type: 'page', title: '關於本系', slug: 'about', link: `${OLD}/about/`, content: `<p>先看 <a href="${OLD}/2024/05/talk/">演講</a>。</p><img src="${UPLOADS}/2024/05/campus-300x200.png" alt="夕陽下的校園">` })}
    ${itemXml({ id: 3, type: 'page', title: '師資', slug: 'people', parent: 2, link: `${OLD}/about/people/`, content: '<p>本系有十位老師。</p>' })}
    ${itemXml({
      id: 10,
      title: talkTitle,
      slug: 'talk',
      link: `${OLD}/2024/05/talk/`,
      terms: [news, talks, { taxonomy: 'post_tag', slug: 'spring', name: '春季' }],
      content: `<!-- wp:paragraph --><p>地點見 <a href="${OLD}/about/">本系</a>，<a href="${UPLOADS}/2024/05/%E5%A0%B1%E5%90%8D%E8%A1%A8.pdf">報名表</a>在此。</p><!-- /wp:paragraph -->`,
      meta: { _thumbnail_id: '20', _wp_old_slug: 'lecture', _yoast_wpseo_title: '%%title%% %%sep%% %%sitename%%' },
      excerpt: '春天的一場演講。',
      sticky: true,
    })}
    ${itemXml({ id: 11, title: '內部公告', slug: 'secret', link: `${OLD}/2024/05/secret/`, status: 'private', content: '不公開的話' })}
    ${itemXml({ id: 12, title: '草稿', slug: 'draft', status: 'draft', link: `${OLD}/?p=12`, content: '還沒寫完' })}
    ${itemXml({ id: 13, title: '下個世紀', slug: 'later', status: 'future', date: '2099-05-06 09:30:00', link: `${OLD}/?p=13`, content: '預約' })}
    ${itemXml({ id: 14, title: '舊消息', slug: '%e8%88%8a%e6%b6%88%e6%81%af', creator: 'lin', date: '2013-03-04 09:30:00', link: `${OLD}/2013/03/%e8%88%8a%e6%b6%88%e6%81%af/`, terms: [news], content: '<p>十年前的消息。</p>' })}
    ${menuItem(40, '', 1, { _menu_item_type: 'post_type', _menu_item_object_id: '2' })}
    ${menuItem(41, '師資', 2, { _menu_item_type: 'post_type', _menu_item_object_id: '3', _menu_item_menu_item_parent: '40' })}
    ${menuItem(42, '學校', 3, { _menu_item_type: 'custom', _menu_item_url: 'https://university.example/' })}
  `)
}

/** The export and the uploads in a folder. */
export async function layOut(folder: string, changes: Changes = {}): Promise<{ source: string; uploads: string }> {
  const source = path.join(folder, 'export.xml')
  const uploads = path.join(folder, 'uploads')
  for (const month of ['2024/05', '2023/01']) mkdirSync(path.join(uploads, month), { recursive: true })
  const picture = await drawPicture('png', 640, 400)
  writeFileSync(source, oldSite(changes))
  writeFileSync(path.join(uploads, '2024/05/Campus.png'), picture)
  writeFileSync(path.join(uploads, '2023/01/copy.png'), picture)
  writeFileSync(path.join(uploads, '2024/05/報名表.pdf'), PDF)
  return { source, uploads }
}
