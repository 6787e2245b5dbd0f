import type { WxrItem } from '../wxr/items.ts'

/** Of these alone a plan needs more than the contents. */
const KEPT_META =
  /^(?:_wp_old_slug|_menu_item_|elementskit_|_thumbnail_id|_yoast_|rank_math_|_elementor_edit_mode|_elementor_template_type)/
const LONGEST_META = 4000

/** What is known of an item before its contents are read. */
export type ItemHead = Omit<WxrItem, 'content' | 'comments'> & { comments: number }

export function headOf({ content: _content, comments, meta, ...head }: WxrItem): ItemHead {
  const small = meta.filter(({ key, value }) => KEPT_META.test(key) && value.length <= LONGEST_META)
  return { ...head, meta: small, comments: comments.filter(({ isApproved }) => isApproved).length }
}
