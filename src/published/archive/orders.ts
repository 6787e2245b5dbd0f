import type { PostOrder } from '../reader.ts'

/** Every order has an index of the same columns after the list. The last one tells apart what is otherwise the same. */
const COLUMNS: Record<PostOrder['by'], readonly string[]> = {
  date: ['published_at', 'post_id'],
  title: ['title_key', 'post_id'],
  modified: ['modified_at', 'post_id'],
  author: ['author_key', 'published_at', 'post_id'],
}

export const NEWEST_FIRST: PostOrder = { by: 'date', direction: 'desc' }

export function columnsOf({ by }: Pick<PostOrder, 'by'>): readonly string[] {
  return COLUMNS[by]
}

/** What follows `order by`. */
export function orderTerms(order: PostOrder): string {
  return columnsOf(order)
    .map((column) => `${column} ${order.direction}`)
    .join(', ')
}
