'use client'
import { useRef, useState } from 'react'
import { filterParameter } from '#addresses/lists.ts'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { createList, type List, watchPages } from '#kit/posts/turn-list.ts'
import { useOnce } from '#kit/use-once.ts'
import { FilterBar, type FilterTerm } from './filter-bar.tsx'
import { ALL, type FilterRules, filterAddress, isPressed, parametersOf, press, readSelection } from './model.ts'
import { refreshLoop } from './refresh.ts'

interface PostLoopProps {
  id: string
  /** Path and query of the page that the loop was made for. */
  address: string
  /** `page:12`: the document that holds the loop; `null` where it stands in none. */
  post: string | null
  rules: FilterRules
  terms: FilterTerm[]
  /** Slugs of the chosen ones. */
  selection: string[]
  isMasonry: boolean
  isScrolling: boolean
  items: SlotContent
}

/** The buttons of the bar refresh the loop by the refresh-loop call; the links under it turn its pages by the list-page call. */
export const PostLoop = island('post-loop', function PostLoop(props: PostLoopProps) {
  const { id, address, post, rules, terms, isMasonry, isScrolling, items } = props
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<List>(null)
  // What the buttons show, and what the list shows: while an answer is under way they differ.
  const [wanted, setWanted] = useState(props.selection)
  const shown = useRef(props.selection)
  const [base, setBase] = useState(address)
  const current = () => (list.current?.isHome ? location.pathname + location.search : address)

  useOnce(() => {
    if (root.current === null) return
    const off = new AbortController()
    list.current = createList(root.current, off.signal, {
      address,
      parameters: parametersOf(id, rules),
      isMasonry,
      onShown({ searchParams }) {
        const asked = readSelection(searchParams.get(filterParameter(id, rules.taxonomy)), rules)
        shown.current = asked.filter((slug) => terms.some((term) => term.slug === slug))
        setWanted(shown.current)
        setBase(current())
      },
      onFailed: () => setWanted(shown.current),
    })
    watchPages(root.current, list.current, off.signal)
    setBase(current())
    return () => off.abort()
  })

  const choose = (button: string) => {
    if (button === ALL && isPressed(wanted, ALL)) return
    const selection = press(wanted, button, rules)
    const target = new URL(filterAddress(current(), id, rules, selection), location.origin)
    setWanted(selection)
    const bare = new URL(target)
    for (const name of parametersOf(id, rules)) bare.searchParams.delete(name)
    bare.hash = ''
    const load = post === null ? undefined : refreshLoop({ id, post, rules, selection, base: bare })
    const announce = () => document.getElementById(`${id}-count`)?.textContent ?? ''
    void list.current?.show(target, { load, announce, focus: 'stays' })
  }

  return (
    <div className="w-post-loop" id={id} data-address={address} ref={root}>
      <FilterBar
        id={id}
        address={base}
        rules={rules}
        terms={terms}
        selection={wanted}
        isScrolling={isScrolling}
        onPress={choose}
      />
      <Slot className="w-post-loop__list" content={items} />
    </div>
  )
})
