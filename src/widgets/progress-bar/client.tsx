'use client'
import { type RefObject, useRef } from 'react'
import { island } from '#islands/island.ts'
import { CountedNumber, type CountedNumberProps } from '#kit/counting/counted-number.tsx'
import { useGrow } from '#kit/counting/use-grow.ts'
import { type Play, usePlayWhenSeen } from '#kit/counting/use-play-when-seen.ts'

interface ProgressBarProps {
  titleId: string
  title: string
  percentage: number
  style: string
  isNumberHidden: boolean
  duration: number
}

/** Styles whose number stands where the bar ends. */
const MARKED = ['tooltips', 'pin']

export const ProgressBar = island('progress-bar', function ProgressBar(props: ProgressBarProps) {
  const { titleId, title, percentage, style, isNumberHidden, duration } = props
  const bar = useRef<HTMLDivElement>(null)
  const play = usePlayWhenSeen(bar)
  const isMarked = MARKED.includes(style) && !isNumberHidden
  return (
    <div ref={bar} className="w-progress-bar" data-style={style}>
      <p className="w-progress-bar__head">
        <span id={titleId}>{title}</span>
        {!isMarked && !isNumberHidden && <Percent value={percentage} play={play} duration={duration} />}
      </p>
      <meter className="vh" aria-labelledby={titleId} min={0} max={100} value={percentage}>
        {`${percentage}%`}
      </meter>
      <div className="w-progress-bar__drawing" aria-hidden="true">
        {isMarked && (
          <span className="w-progress-bar__marks">
            <Mark value={percentage} play={play} duration={duration} />
            <Stretch percent={100 - percentage} className="w-progress-bar__rest" />
          </span>
        )}
        <span className="w-progress-bar__track">
          <Fill value={percentage} play={play} duration={duration} />
        </span>
      </div>
    </div>
  )
})

function Percent({ ref, ...number }: CountedNumberProps & { ref?: RefObject<HTMLSpanElement | null> }) {
  return (
    <span ref={ref} className="w-progress-bar__number">
      <CountedNumber {...number} />%
    </span>
  )
}

interface Motion {
  value: number
  play: Play
  duration: number
}

/** Slid and not laid out anew, as everything that moves over a page. */
function Mark({ value, play, duration }: Motion) {
  const mark = useRef<HTMLSpanElement>(null)
  const from = (number: Element) => ({ translate: `${startOf(number.closest('.w-progress-bar')) - startOf(number)}px 0` })
  useGrow(mark, { play, duration, from })
  return (
    <span className="w-progress-bar__mark">
      <Percent ref={mark} value={value} play={play} duration={duration} />
    </span>
  )
}

function startOf(element: Element | null): number {
  return element?.getBoundingClientRect().left ?? 0
}

function Fill({ value, play, duration }: Motion) {
  const fill = useRef<SVGSVGElement>(null)
  useGrow(fill, { play, duration, from: () => ({ width: '0%' }) })
  return <Stretch ref={fill} percent={value} className="w-progress-bar__fill" />
}

interface StretchProps {
  percent: number
  className: string
  ref?: RefObject<SVGSVGElement | null>
}

/** A box of a width in per cent. Inline styles are forbidden, but an empty drawing may say how wide it is. */
function Stretch({ percent, className, ref }: StretchProps) {
  const width = `${Number(percent.toFixed(1))}%`
  return <svg ref={ref} className={className} width={width} height="100%" aria-hidden="true" focusable="false" />
}
