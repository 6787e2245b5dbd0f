'use client'
import { useLayoutEffect, useRef, useState } from 'react'
import { island, Slot } from '#islands/island.ts'
import { handlerFromHash, moveFocus, type Orientation } from '../panes/model.ts'
import { useOnce } from '../use-once.ts'
import { keysOf, type TabItem, tabId } from './model.ts'
import { Panel } from './panel.tsx'

interface TabsProps {
  /** Class prefix of the widget. */
  block: string
  /** What the style sheet reads from the outermost element. */
  look: Record<`data-${string}`, string | number>
  label: string
  orientation: Orientation
  /** Whether a mouse has to press a tab, or only to reach it. */
  trigger: 'click' | 'mouseenter'
  /** The address keeps the active tab. */
  isRemembered: boolean
  items: TabItem[]
}

/** A row of tabs and its panels: one tab is in the order of the Tab key, arrow keys reach the others. */
export const Tabs = island('tabs', function Tabs({ block, look, label, orientation, trigger, isRemembered, items }: TabsProps) {
  const [active, setActive] = useState(items.findIndex(({ isOpen }) => isOpen))
  const tabs = useRef<(HTMLElement | null)[]>([])
  const loaded = useRef(new Set(items.flatMap(({ lazyFragment }, index) => (lazyFragment === null ? [index] : []))))
  const isSelectedByHover = trigger === 'mouseenter'

  const select = (index: number) => {
    setActive(index)
    if (isRemembered) history.replaceState(history.state, '', `#${encodeURIComponent(items[index]?.handler ?? '')}`)
  }
  const walk = (event: React.KeyboardEvent) => {
    const from = tabs.current.findIndex((tab) => tab?.contains(event.target as Node))
    const to = from === -1 ? null : moveFocus(event.key, from, items.length, orientation)
    if (to === null) return
    event.preventDefault()
    tabs.current[to]?.focus()
    // What still has to be fetched opens by Enter or Space, not in passing.
    if (loaded.current.has(to)) select(to)
  }

  useFollowedHash(items, active, setActive)
  // Only the pointer that woke the tabs is on one of them already.
  useOnce(() => {
    const under = isSelectedByHover ? tabs.current.findIndex((tab) => tab?.matches(':hover')) : -1
    if (under !== -1 && under !== active) select(under)
  })

  return (
    <div className={block} {...look} data-active={active}>
      <div
        className={`${block}__list`}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        data-keys={keysOf(orientation)}
        onKeyDown={walk}
      >
        {items.map(({ handler, face }, index) => (
          <Slot
            key={handler}
            as="button"
            type="button"
            className={`${block}__tab`}
            role="tab"
            id={tabId(handler)}
            aria-controls={handler}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            content={face}
            ref={(element) => {
              tabs.current[index] = element
            }}
            onClick={() => select(index)}
            onPointerOver={({ pointerType }) => {
              if (isSelectedByHover && pointerType === 'mouse' && index !== active) select(index)
            }}
          />
        ))}
      </div>
      {items.map((item, index) => (
        <Panel
          key={item.handler}
          block={block}
          item={item}
          isOpen={index === active}
          onLoaded={() => loaded.current.add(index)}
        />
      ))}
    </div>
  )
})

/** The address may name a panel, at first or later; it is then brought into view. */
function useFollowedHash(items: TabItem[], active: number, setActive: (index: number) => void): void {
  const named = useRef(-1)
  useOnce(() => {
    const follow = () => {
      const handler = handlerFromHash(location.hash)
      const index = items.findIndex((item) => item.handler === handler)
      if (index === -1) return
      named.current = index
      setActive(index)
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  })
  useLayoutEffect(() => {
    if (named.current === active) document.getElementById(items[active]?.handler ?? '')?.scrollIntoView({ block: 'nearest' })
    named.current = -1
  }, [active, items])
}
