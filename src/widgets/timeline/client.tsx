'use client'
import { type KeyboardEvent, useRef, useState } from 'react'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { scrollerAttributes } from '#kit/scroller-attributes.ts'
import { MOVING_KEYS, moveHighlight } from './model.ts'
import { useEntrance } from './use-entrance.ts'

interface TimelineProps {
  label: string
  isHorizontal: boolean
  side: string
  entrance: string | null
  items: SlotContent[]
  /** Indexes of those that are present. */
  marked: number[]
  /** Of a horizontal timeline; it goes where the pointer, the finger or the focus was last, and stays there. */
  highlighted: number | null
}

export const Timeline = island('timeline', function Timeline(props: TimelineProps) {
  const { label, isHorizontal, side, entrance, items, marked } = props
  const list = useRef<HTMLOListElement>(null)
  const [highlighted, setHighlighted] = useState(props.highlighted)
  const entering = useEntrance(list, entrance !== null)

  const move = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const to = moveHighlight(event.key, highlighted ?? 0, items.length)
    if (to === null) return
    event.preventDefault()
    setHighlighted(to)
    list.current?.children[to]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }

  const shown = (
    <ol ref={list} className="w-timeline__list">
      {items.map((content, index) => {
        const notice = isHorizontal ? () => setHighlighted(index) : undefined
        const isMarked = marked.includes(index)
        return (
          <Slot
            key={String(index)}
            as="li"
            content={content}
            className="w-timeline__item"
            data-highlighted={(isHorizontal ? index === highlighted : isMarked) || undefined}
            data-state={entering.get(index)}
            aria-current={isMarked ? 'step' : undefined}
            onPointerOver={notice}
            onFocus={notice}
          />
        )
      })}
    </ol>
  )
  return (
    <div
      className="w-timeline"
      data-layout={isHorizontal ? 'horizontal' : 'vertical'}
      data-side={side}
      data-entrance={entrance ?? undefined}
    >
      {isHorizontal ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: its role is among the attributes
        <div
          className="w-timeline__scroller"
          {...scrollerAttributes({ 'aria-label': label })}
          data-keys={MOVING_KEYS.join(' ')}
          onKeyDown={move}
        >
          {shown}
        </div>
      ) : (
        shown
      )}
    </div>
  )
})
