export const SERIAL_HEADING = '#'
export const SEARCH_LABEL = (caption: string) => `搜尋「${caption}」`
export const EXPORT_LABEL = '匯出'
export const EXPORT_BUTTONS = { copy: '複製', excel: 'Excel', csv: 'CSV' } as const
export const EXPORT_NAMES = { copy: '複製整個表格', excel: '下載 Excel 檔', csv: '下載 CSV 檔' } as const
export const ALL_ENTRIES = '全部'
export const PAGES_LABEL = (caption: string) => `${caption}頁碼`
export const PAGE_LABEL = (page: number) => `第 ${page} 頁`
export const COUNT_TEXT = '共 _TOTAL_ 筆'
/** What a press on a heading does. */
export const SORTS = { ascending: '按一下可遞增排序', descending: '按一下可遞減排序', none: '按一下可恢復原來的順序' } as const
export const SORTED = (heading: string, direction: 'ascending' | 'descending') =>
  `已依「${heading}」${direction === 'ascending' ? '遞增' : '遞減'}排序`
export const UNSORTED = '已恢復原來的順序'
export const NOTHING_FOUND = '找不到符合的資料。'
export const WAITING = '這個表格的資料會在發布時讀取。'
export const READ_AT = '資料讀取時間：'
export const MORE_OF = (row: string) => `「${row}」的其他欄位`
export const MORE_OF_ROW = '這一列的其他欄位'
export const COPIED = (rows: number) => `已複製 ${rows} 列`
export const COPY_FAILED = '瀏覽器不允許複製，請改下載 CSV 檔。'
export const EXPORT_FAILED = '匯出失敗，請再試一次。'
export const headingOf = (column: number) => `第 ${column} 欄`
