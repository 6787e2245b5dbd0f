import { NOTE_RULES, type NoteRule } from '../conversion/notes.ts'
import type { Counted } from '../plan/losses.ts'
import { decodePart } from '../plan/slugs.ts'
import type { ImportedCollection } from '../write/ledger.ts'
import type { Written } from '../write/outcomes.ts'
import type { DocumentLine, Report } from './report.ts'

const MOST_LISTED = 200

const TITLES: Readonly<Record<NoteRule, string>> = {
  'unknown-block': '不認得的區塊（保留文字與圖片）',
  'unknown-shortcode': '不認得的短代碼（保留標記之間的文字）',
  'unknown-widget': '不認得的 Elementor 元件（保留文字與圖片）',
  'not-content': '不屬於內容的部分（選單、頁首、文章資訊等）',
  dropped: '沒有匯入的部分',
  look: '只屬於舊外觀的設定（顏色、動畫、背景影片等）',
  flattened: '依序排開的版面',
  cut: '超過長度上限而截短的文字',
  'sample-text': '外掛的範例文字（沒有匯入）',
  'heading-levels': '調整過層級的標題',
  'picture-missing': '找不到的圖片',
  'link-nowhere': '連到沒有匯入的內容',
  'link-unsafe': '不安全或寫錯的連結（只保留文字）',
  embed: '改成連結的嵌入內容',
  form: '需要重建的表單',
  'live-list': '沒有對應的動態清單',
  'template-missing': '找不到的範本或表格',
  unreadable: '無法讀取的資料（改用文字內容）',
  'lost-words': '可能遺失的句子',
}

/** The report as a page that opens in any browser. Everything from the export is text here, whatever it looks like. */
export function reportPage(report: Report): string {
  const { site, files, totals, losses, refusedFiles, withoutAlt, users, comments, notCarried, menus, redirects } = report
  const broken = files.filter((file) => file.broken !== null)
  const sections = [
    table(
      ['項目', '匯出檔裡', '可匯入'],
      totals.map(({ name, found, carried }) => [name, String(found), String(carried)]),
    ),
    ...(report.written === null ? [] : writtenParts(report.written)),
    part('檔案不完整', list(broken.map(({ name, broken: reason }) => `${name}：${reason}`))),
    part('接下來要做的事', list(nextSteps(report))),
    ...NOTE_RULES.map((rule) => part(TITLES[rule], countedTable(losses[rule] ?? []))),
    part('有更動的內容', documentList(report.changed)),
    part('沒有公開的內容', documentList(report.notPublic)),
    part('置頂文章', documentList(report.sticky)),
    part('媒體庫不接受的檔案', list(refusedFiles.map(({ path, reason }) => `${path}：${reason}`))),
    part('需要補上替代文字的圖片', list(withoutAlt)),
    part(
      '作者',
      users.length === 0
        ? ''
        : table(
            ['姓名', '帳號', '處理方式'],
            users.map(({ name, login, outcome }) => [name, login, outcome]),
          ),
    ),
    part(
      '留言',
      comments.comments === 0 ? '' : paragraph(`${comments.documents} 篇內容共有 ${comments.comments} 則留言，沒有匯入。`),
    ),
    part('沒有匯入的內容類型', list(notCarried.map(({ type, count }) => `${type}：${count} 筆`))),
    part('範本', list(report.templates.map(({ title, outcome }) => `${title}：${outcome}`))),
    part('選單', list(menus.map(({ name, items, changes }) => [`${name}（第一層 ${items} 項）`, ...changes].join('；')))),
    part(
      '轉址',
      paragraph(`共 ${redirects.count} 筆。`) + list(redirects.conflicts.map((from) => `${from} 有兩個去處，保留第一個`)),
    ),
  ]
  return `<!doctype html>
<html lang="zh-Hant-TW"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>匯入報告：${escapeHtml(site.title)}</title>
<style>body{font:16px/1.7 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse}td,th{border:1px solid #999;padding:.2rem .6rem;text-align:left;overflow-wrap:anywhere}</style>
</head><body><h1>匯入報告：${escapeHtml(site.title)}</h1>${paragraph(`來源：${site.address}`)}${sections.join('')}</body></html>
`
}

const COLLECTIONS: Readonly<Record<ImportedCollection, string>> = {
  users: '使用者',
  categories: '分類',
  tags: '標籤',
  media: '媒體',
  fragments: '片段',
  pages: '頁面',
  posts: '文章',
  menus: '選單',
  redirects: '轉址',
}

function writtenParts({ run, counts, changedHere, refused, failed, missingFiles, renamed }: Written): string[] {
  const rows = Object.entries(counts).map(([collection, count]) => [
    COLLECTIONS[collection as ImportedCollection],
    ...[count.made, count.updated, count.same, count['changed-here']].map(String),
  ])
  const reasons = (lines: readonly { title: string; reason: string }[]) =>
    list(lines.map(({ title, reason }) => `${title}：${reason}`))
  return [
    part(`第 ${run} 次匯入`, table(['項目', '新增', '更新', '沒有變動', '這裡改過，沒有動'], rows)),
    part('這裡改過、沒有更新的內容', list(changedHere)),
    part('無法發布、留作草稿的內容', reasons(refused)),
    part('無法寫入的內容', reasons(failed)),
    part('找不到的檔案', list(missingFiles)),
    part('網址與計畫不同的內容（原來的已有人用）', list(renamed.map(({ title, href }) => `${title}：${decodePart(href)}`))),
  ]
}

function nextSteps({ losses, withoutAlt, users, redirects, notPublic }: Report): string[] {
  const invited = users.filter(({ outcome }) => outcome.startsWith('建立帳號')).length
  return [
    ...(losses.form === undefined ? [] : ['重建表單，並在原來的位置放上連結。']),
    ...(withoutAlt.length === 0 ? [] : [`替 ${withoutAlt.length} 張圖片補上替代文字。`]),
    ...(invited === 0 ? [] : [`確認 ${invited} 位作者的角色，再寄出邀請。`]),
    ...(notPublic.length === 0 ? [] : ['檢查沒有公開的內容，需要的再發布。']),
    ...(losses['link-nowhere'] === undefined ? [] : ['修正連到沒有匯入內容的連結。']),
    ...(losses['lost-words'] === undefined ? [] : ['對照舊網站，確認列出的句子是否需要補上。']),
    ...(redirects.conflicts.length === 0 ? [] : ['決定重複的舊網址要轉到哪裡。']),
    '在「網站設定」選擇頁首與頁尾的選單。',
  ]
}

function countedTable(entries: readonly Counted[]): string {
  if (entries.length === 0) return ''
  const rows = entries.slice(0, MOST_LISTED).map(({ what, count, example, more }) => [what, String(count), more, example])
  return table(['名稱', '次數', '說明', '例如'], rows) + rest(entries.length)
}

function documentList(lines: readonly DocumentLine[]): string {
  return list(lines.map(({ wpId, title, href, reasons }) => `#${wpId} ${title}（${href}）：${reasons.join('；')}`))
}

function part(title: string, html: string): string {
  return html === '' ? '' : `<h2>${escapeHtml(title)}</h2>${html}`
}

function list(items: readonly string[]): string {
  if (items.length === 0) return ''
  const shown = items.slice(0, MOST_LISTED).map((item) => `<li>${escapeHtml(item)}</li>`)
  return `<ul>${shown.join('')}</ul>${rest(items.length)}`
}

function rest(count: number): string {
  return count > MOST_LISTED ? paragraph(`另外還有 ${count - MOST_LISTED} 項，列在 report.json。`) : ''
}

function table(head: readonly string[], rows: readonly string[][]): string {
  const headRow = head.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('')
  const bodyRows = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`)
  return `<table><thead><tr>${headRow}</tr></thead><tbody>${bodyRows.join('')}</tbody></table>`
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
