import { isRecord } from '#platform/is-record.ts'
import { MAX_TABLE_COLUMNS } from '#settings/csv.ts'
import { defineSettings, type SettingsOf } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { count } from '#settings/kinds/count.ts'
import { csvFile } from '#settings/kinds/csv-file.ts'
import { link } from '#settings/kinds/link.ts'
import { list } from '#settings/kinds/list.ts'
import { tableText } from '#settings/kinds/table-text.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { toWebAddress, webAddress } from '#settings/kinds/web-address.ts'

const DEFAULT_CAPTION = '資料表格'

const comesFrom = (source: string) => (siblings: Record<string, unknown>) => (siblings.source ?? 'paste') === source
const isOn = (name: string) => (siblings: Record<string, unknown>) => siblings[name] !== false
const hasPages = isOn('pagination')

export const dataTableSettings = defineSettings({
  name: 'data-table',
  label: '資料表格',
  group: '文字',
  place: 410,
  fields: {
    caption: text({
      label: '表格名稱',
      help: '顯示在表格上方，也是匯出的檔名，例如「歷年名額與錄取率」。',
      default: DEFAULT_CAPTION,
      maxLength: 120,
      required: true,
    }),
    source: choice({
      label: '資料從哪裡來',
      options: [
        { value: 'paste', label: '從試算表貼上' },
        { value: 'typed', label: '一格一格填' },
        { value: 'file', label: '上傳 CSV 檔' },
        { value: 'address', label: 'CSV 網址，發布時讀取' },
      ],
      default: 'paste',
    }),
    paste: tableText({
      label: '貼上的資料',
      help: '在 Excel 或 Google 試算表選取儲存格、複製，再貼到這裡。第一列是欄名。也可以自己打，每格之間用逗號隔開。',
      shownWhen: comesFrom('paste'),
    }),
    columns: list({
      label: '欄名',
      rowLabel: '欄',
      maxRows: MAX_TABLE_COLUMNS,
      shownWhen: comesFrom('typed'),
      fields: { title: text({ label: '欄名', maxLength: 60, required: true }) },
    }),
    rows: list({
      label: '資料列',
      rowLabel: '列',
      maxRows: 200,
      shownWhen: comesFrom('typed'),
      fields: {
        cells: list({
          label: '儲存格',
          rowLabel: '格',
          maxRows: MAX_TABLE_COLUMNS,
          fields: { text: text({ label: '文字', maxLength: 300 }), link: link({ label: '連結' }) },
        }),
      },
    }),
    file: csvFile({
      label: 'CSV 檔',
      help: '第一列是欄名；最多 5,000 列、2 MB。中文用 UTF-8 或 Big5 都可以。',
      shownWhen: comesFrom('file'),
    }),
    address: webAddress({
      label: 'CSV 網址',
      help: '每次發布這一頁時讀取一次，之後的訪客看到的都是那時的資料。必須是 https:// 開頭、不用登入就能下載的網址。',
      shownWhen: comesFrom('address'),
    }),
    serial: toggle({ label: '第一欄加上流水號', default: false }),
    search: toggle({ label: '搜尋框', default: true }),
    search_placeholder: text({
      label: '搜尋框裡的提示',
      default: '輸入關鍵字搜尋',
      maxLength: 60,
      isReadable: false,
      shownWhen: isOn('search'),
    }),
    ordering: toggle({ label: '可以按欄名排序', help: '數字照大小，日期照先後，中文照筆畫。', default: true }),
    pagination: toggle({ label: '分頁', default: true }),
    item_per_page: count({ label: '每頁幾列', help: '清空就是一頁一列。', default: 10, shownWhen: hasPages }),
    entries: toggle({ label: '讓訪客選每頁幾列', default: true, shownWhen: hasPages }),
    entries_text: text({
      label: '每頁幾列的文字',
      help: '_MENU_ 會換成選單。',
      default: '每頁 _MENU_ 筆',
      maxLength: 60,
      isReadable: false,
      shownWhen: hasPages,
    }),
    nav_style: choice({
      label: '上一頁、下一頁的樣子',
      options: [
        { value: 'text', label: '文字' },
        { value: 'arrow', label: '箭頭' },
        { value: 'both', label: '文字與箭頭' },
      ],
      default: 'both',
      shownWhen: hasPages,
    }),
    prev_text: text({
      label: '上一頁的文字',
      default: '上一頁',
      maxLength: 20,
      required: true,
      isReadable: false,
      shownWhen: hasPages,
    }),
    next_text: text({
      label: '下一頁的文字',
      default: '下一頁',
      maxLength: 20,
      required: true,
      isReadable: false,
      shownWhen: hasPages,
    }),
    info: toggle({ label: '顯示目前是第幾筆', default: true }),
    info_text: text({
      label: '第幾筆的文字',
      help: '_START_、_END_、_TOTAL_ 會換成數字。',
      default: '第 _START_ 到 _END_ 筆，共 _TOTAL_ 筆',
      maxLength: 80,
      isReadable: false,
      shownWhen: isOn('info'),
    }),
    button: toggle({ label: '匯出按鈕（複製、Excel、CSV）', default: true }),
    fixedHeader: toggle({ label: '捲動時欄名留在畫面上', default: true }),
    responsive: toggle({
      label: '放不下的欄位收進每一列',
      help: '關閉時，窄螢幕要左右捲動才看得到全部欄位。',
      default: true,
    }),
  },
})

export type DataTableSettings = SettingsOf<typeof dataTableSettings>

export interface TableAddress {
  address: string
  caption: string
}

/** The CSV addresses in any stored layout or rich text, each once. */
export function findTableAddresses(stored: unknown): TableAddress[] {
  const found = new Map<string, TableAddress>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each)
    if (!isRecord(value)) return
    if (value.blockType !== dataTableSettings.name) visit(Object.values(value))
    else note(value)
  }
  const note = (value: Record<string, unknown>): void => {
    const address = value.source === 'address' ? toWebAddress(value.address) : null
    const caption = typeof value.caption === 'string' && value.caption !== '' ? value.caption : DEFAULT_CAPTION
    if (address !== null && !found.has(address)) found.set(address, { address, caption })
  }
  visit(stored)
  return [...found.values()]
}
