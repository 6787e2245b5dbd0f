'use client'
import type { MouseEvent } from 'react'
import { island } from '#islands/island.ts'
import { Drawing } from '#kit/drawing.tsx'
import { isShown } from './model.ts'
import { useScrolling } from './use-scrolling.ts'

interface BackToTopProps {
  style: string
  name: string
  words: string
  drawing: string | null
  /** Colours of the ring that shows how far the page is scrolled. */
  ring: { track: string; progress: string } | null
  /** Where it leads, in pixels from the start of the page. */
  top: number
  /** It is shown that many pixels down the page; `null`: always. */
  after: number | null
}

const RADIUS = 100
const STROKE = 10
const MIDDLE = RADIUS + STROKE / 2

/* Every browser takes `#top` for the start of the page, so that the link does its duty without a script. */
export const BackToTop = island('back-to-top', function BackToTop(props: BackToTopProps) {
  const { style, name, words, drawing, ring, top, after } = props
  const scrolled = useScrolling()
  const isSeen = scrolled !== null && (after === null || isShown(scrolled.offset, after))

  /** Scrolls to where the editor wants it, and takes the keyboard along. */
  const climb = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ left: 0, top, behavior: isCalm ? 'instant' : 'smooth' })
    focusStart()
  }

  return (
    <aside
      className="w-back-to-top"
      data-style={style}
      data-after={after === null ? undefined : `${after}px`}
      data-by={scrolled === null ? undefined : 'script'}
      data-shown={isSeen || undefined}
    >
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to the start of the page, without a script, too */}
      <a className="w-back-to-top__link" href="#top" onClick={climb}>
        <span className="vh">{name}</span>
        {words !== '' && <span aria-hidden="true">{words}</span>}
        {ring !== null && <Ring {...ring} percent={scrolled?.percent ?? 0} />}
        {drawing !== null && <Drawing path={drawing} />}
      </a>
    </aside>
  )
})

/** Filled clockwise from three o'clock, a hundredth at a time. */
function Ring({ track, progress, percent }: { track: string; progress: string; percent: number }) {
  const circle = { cx: MIDDLE, cy: MIDDLE, r: RADIUS, strokeWidth: STROKE, pathLength: 100 }
  const size = 2 * MIDDLE
  return (
    <svg className="w-back-to-top__ring" viewBox={`0 0 ${size} ${size}`} fill="none" aria-hidden="true" focusable="false">
      <circle {...circle} stroke={track} />
      <circle {...circle} stroke={progress} strokeDasharray="100" strokeDashoffset={100 - percent} data-progress />
    </svg>
  )
}

/** The next Tab reaches the first link of the page. */
function focusStart(): void {
  const { body } = document
  body.tabIndex = -1
  body.focus({ preventScroll: true })
  body.addEventListener('blur', () => body.removeAttribute('tabindex'), { once: true })
}
