'use client'
import { useEffect, useRef } from 'react'
import { pageParameter } from '#addresses/lists.ts'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { createList, watchPages } from '#kit/posts/turn-list.ts'

interface PostListProps {
  id: string
  /** Path and query of the page that the list was made for. */
  address: string
  isMasonry: boolean
  items: SlotContent
}

/** The list-page call: the links under the list turn its pages in place. */
export const PostList = island('post-list', function PostList({ id, address, isMasonry, items }: PostListProps) {
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    if (root.current === null) return
    const off = new AbortController()
    const list = createList(root.current, off.signal, { address, parameters: [pageParameter(id)], isMasonry })
    watchPages(root.current, list, off.signal)
    return () => off.abort()
  }, [id, address, isMasonry])
  return <Slot id={id} data-address={address} content={items} ref={root} />
})
