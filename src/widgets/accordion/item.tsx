import { useRef } from 'react'
import { Slot, type SlotContent } from '#islands/island.ts'
import { LazyContent } from '#kit/panes/lazy-content.tsx'
import { useLazyPane } from '#kit/panes/use-lazy-pane.ts'
import { Heading, type HeadingLevel } from '#kit/text/heading.tsx'

export interface ItemProps {
  item: {
    /** Its id in the page, and its name in the address. */
    handler: string
    title: string
    isOpen: boolean
    /** The fragment that is fetched when the item is first opened; `null` for all others. */
    lazyFragment: number | null
    content: SlotContent
  }
  level: HeadingLevel
  group: string | undefined
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/*
 * `<details>` instead of the APG's button and region: it opens without script, before it is awake and by find-in-page,
 * Enter and Space work by themselves, screen readers announce it as expanded or collapsed, and the heading inside `<summary>`
 * keeps the outline.
 */
export function AccordionItem({ item, level, group, isOpen, onToggle }: ItemProps) {
  const { handler, title, lazyFragment, content } = item
  const summary = useRef<HTMLElement>(null)
  const lazy = useLazyPane(lazyFragment, isOpen)
  const panel = 'w-accordion__panel'
  return (
    <details
      className="w-accordion__item"
      id={handler}
      name={group}
      open={isOpen}
      // A visitor may open it before it is awake.
      suppressHydrationWarning
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary ref={summary} className="w-accordion__summary">
        <Heading level={level} className="w-accordion__title">
          {title}
        </Heading>
      </summary>
      {lazyFragment === null ? (
        <Slot className={panel} content={content} />
      ) : (
        <div className={panel} aria-busy={lazy.state === 'loading' || undefined}>
          <LazyContent {...lazy} content={content} onRetry={() => summary.current?.focus()} />
        </div>
      )}
    </details>
  )
}
