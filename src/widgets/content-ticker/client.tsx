'use client'
import { useLayoutEffect, useRef } from 'react'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { Drawing } from '#kit/drawing.tsx'
import { messages } from './messages.ts'
import type { MotionOptions } from './motion.ts'
import { type Running, useTicker } from './use-ticker.ts'

interface ContentTickerProps {
  labelId: string
  title: string
  titleStyle: string
  separator: string | null
  motion: MotionOptions
  /** It moves by itself. */
  isAutomatic: boolean
  pausesUnderPointer: boolean
  canGrab: boolean
  items: SlotContent[]
  /** What is drawn on the buttons that turn it. */
  drawings: { pause: string; play: string; previous: string; next: string }
  hasArrows: boolean
}

/** A plain list that is set in motion. Where nothing may move, all of it is shown. */
export const ContentTicker = island('content-ticker', function ContentTicker(props: ContentTickerProps) {
  const { labelId, title, titleStyle, separator, motion, canGrab, items } = props
  const frame = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const ticker = useTicker({ frame, track, list }, props)
  return (
    <section
      className="w-content-ticker"
      {...(title === '' ? { 'aria-label': messages.name } : { 'aria-labelledby': labelId })}
      data-effect={motion.effect}
      data-direction={motion.effect === 'slide' ? (motion.isVertical ? 'vertical' : 'horizontal') : undefined}
      data-separator={separator ?? undefined}
      data-grab={canGrab || undefined}
      data-running={ticker.isRunning || undefined}
      data-paused={ticker.isPaused || undefined}
    >
      {title !== '' && (
        <p className="w-content-ticker__label" id={labelId} data-style={titleStyle}>
          {title}
        </p>
      )}
      {items.length === 0 && <p className="w-content-ticker__empty">{messages.empty}</p>}
      {items.length > 0 && (
        <div ref={frame} className="w-content-ticker__window" {...ticker.handlers}>
          <div ref={track} className="w-content-ticker__track">
            <ul ref={list} className="w-content-ticker__items">
              {items.map((content, index) => (
                <Slot
                  key={String(index)}
                  as="li"
                  className="w-content-ticker__item"
                  content={content}
                  data-current={index === ticker.current || undefined}
                />
              ))}
            </ul>
            {Array.from({ length: ticker.copies }, (_, index) => (
              <Copy key={String(index)} of={list} />
            ))}
          </div>
        </div>
      )}
      {items.length > (motion.effect === 'marquee' ? 0 : 1) && <Controls {...props} ticker={ticker} />}
    </section>
  )
})

/** The row once more, for eyes only. */
function Copy({ of }: { of: { current: HTMLElement | null } }) {
  const copy = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    copy.current?.replaceChildren(...[...(of.current?.children ?? [])].map((item) => item.cloneNode(true)))
  }, [of])
  return <ul ref={copy} className="w-content-ticker__items" inert aria-hidden="true" />
}

function Controls({ ticker, isAutomatic, hasArrows, drawings }: ContentTickerProps & { ticker: Running }) {
  return (
    <div className="w-content-ticker__controls">
      {isAutomatic && (
        <button
          type="button"
          className="icon-btn w-content-ticker__toggle"
          aria-label={ticker.isPaused ? messages.play : messages.pause}
          onClick={ticker.toggle}
        >
          <Drawing path={ticker.isPaused ? drawings.play : drawings.pause} />
        </button>
      )}
      {hasArrows && (
        <>
          <button type="button" className="icon-btn" aria-label={messages.previous} onClick={() => ticker.step(-1)}>
            <Drawing path={drawings.previous} />
          </button>
          <button type="button" className="icon-btn" aria-label={messages.next} onClick={() => ticker.step(1)}>
            <Drawing path={drawings.next} />
          </button>
        </>
      )}
    </div>
  )
}
