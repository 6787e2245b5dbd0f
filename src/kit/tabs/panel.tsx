import { useEffect, useRef } from 'react'
import { Slot } from '#islands/island.ts'
import { LazyContent } from '../panes/lazy-content.tsx'
import { useLazyPane } from '../panes/use-lazy-pane.ts'
import { type TabItem, tabId } from './model.ts'
import { PlainTitle } from './plain-title.tsx'

interface PanelProps {
  block: string
  item: TabItem
  isOpen: boolean
  onLoaded: () => void
}

// The focus goes to a panel after its tab, since it may hold nothing else that takes it.
const FOCUSABLE = { tabIndex: 0 }

/** The panel of a tab. Without a script all of them show, each under its own heading. */
export function Panel({ block, item: { handler, title, lazyFragment, content }, isOpen, onLoaded }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const lazy = useLazyPane(lazyFragment, isOpen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (lazy.state === 'loaded') onLoaded()
  }, [lazy.state])
  const attributes = {
    className: `${block}__panel`,
    id: handler,
    role: 'tabpanel',
    ...FOCUSABLE,
    'aria-labelledby': tabId(handler),
    'aria-busy': lazy.state === 'loading' || undefined,
    hidden: !isOpen,
  }
  if (lazyFragment === null) return <Slot {...attributes} content={content} />
  return (
    <div ref={panel} {...attributes}>
      <PlainTitle block={block} title={title} />
      <LazyContent {...lazy} content={content} onRetry={() => panel.current?.focus({ preventScroll: true })} />
    </div>
  )
}
