/** What visitors read and hear of a list of posts. */
export const listWords = {
  paginationName: '文章分頁',
  more: '載入更多文章',
  busy: '載入中',
  previous: '上一頁',
  progressName: '已顯示的篇數',
  failed: '文章沒有載入成功，原來的列表還在。',
  retry: '重新開啟這一頁',
}

export interface ShownRange {
  /** From 1. */
  first: number
  last: number
  total: number
}

export function shownText({ first, last, total }: ShownRange): string {
  return first === 1 ? `已顯示 ${last} 篇，共 ${total} 篇` : `已顯示第 ${first} 至 ${last} 篇，共 ${total} 篇`
}

export function loadedText(count: number): string {
  return `已載入 ${count} 篇文章`
}
