import type { Enhance } from '#islands/wire.ts'
import { pageParameter } from '#kit/posts/list-address.ts'
import { createList, watchPages } from '#kit/posts/turn-list.ts'

/** The list-page call: the links under the list turn its pages in place. */
export const enhance: Enhance = (island) => {
  const root = island.querySelector<HTMLElement>('[data-address]')
  if (root === null) return () => {}
  const off = new AbortController()
  const list = createList(root, off.signal, { parameters: [pageParameter(root.id)] })
  watchPages(root, list, off.signal)
  return () => off.abort()
}
