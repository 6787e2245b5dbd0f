import type { Taxonomy } from './model.ts'

const FILTER_NAMES: Record<Taxonomy, string> = { category: '依分類篩選', tag: '依標籤篩選' }

export const messages = {
  all: '全部',
  empty: '沒有符合條件的文章，請換個條件。',
  filterName: (taxonomy: Taxonomy) => FILTER_NAMES[taxonomy],
  count: (total: number, hasMore: boolean) => (hasMore ? `超過 ${total} 筆` : `共 ${total} 筆`),
}
