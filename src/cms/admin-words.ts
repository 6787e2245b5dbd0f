import { zhTw } from '@payloadcms/translations/languages/zhTw'

/** Spelled as everywhere else in Lectern, and as one writes in Taiwan. */
const SPELLINGS: [RegExp, string][] = [
  [/發佈/g, '發布'],
  [/保存布局失败/g, '版面儲存失敗'],
  [/保存/g, '儲存'],
  [/更改/g, '變更'],
  [/儀表板佈局/g, '首頁版面'],
  [/儀表板/g, '首頁'],
  [/搜索/g, '搜尋'],
  [/添加/g, '新增'],
  [/丟棄/g, '捨棄'],
  [/頂部工具欄/g, '上方工具列'],
  [/過濾條件/g, '篩選條件'],
  [/切換區塊/g, '展開或收合'],
  [/區塊/g, '元件'],
  // Our labels are Chinese, and Chinese words have no spaces between them.
  [/(?<=\p{Script=Han}) (?=\{\{label\}\})|(?<=\{\{label\}\}) (?=\p{Script=Han})/gu, ''],
]

/** Payload's Traditional Chinese, mended. */
export const adminWords: typeof zhTw = JSON.parse(
  SPELLINGS.reduce((words, [wrong, right]) => words.replaceAll(wrong, right), JSON.stringify(zhTw)),
)

const { general, fields, version } = adminWords.translations
general.searchBy = '搜尋{{label}}'
general.of = '／'
general.selectValue = '請選擇'
general.createNew = '新增'
fields.chooseFromExisting = '從媒體庫挑選'
version.draftHasPublishedVersion = '草稿（另有已發布的版本）'
