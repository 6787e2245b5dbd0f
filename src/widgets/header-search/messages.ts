import type { Suggestions } from './model.ts'

export const FAILED = '暫時無法顯示建議。按下搜尋，仍然可以看到結果。'

/** The line above the list. */
export function headingOf({ query, total, isMore, hits }: Suggestions): string {
  if (hits.length === 0) return `找不到符合「${query}」的內容。請換個說法，或少打幾個字再試一次。`
  return `符合「${query}」的結果，${isMore ? '超過' : '共'} ${total} 筆`
}

/** What is said to those who can't see the list change. */
export function announcementOf({ total, isMore, hits }: Suggestions): string {
  if (hits.length === 0) return '沒有符合的結果'
  return isMore ? `找到超過 ${total} 筆` : `找到 ${total} 筆`
}

export function allLabelOf({ total, isMore }: Suggestions): string {
  return isMore ? '查看全部結果' : `查看全部 ${total} 筆`
}

export const KIND_LABELS: Record<string, string> = { post: '消息', page: '頁面' }
