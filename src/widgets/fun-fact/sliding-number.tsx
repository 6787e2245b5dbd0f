import { useLayoutEffect, useRef, useState } from 'react'
import { type CountedNumberProps, CoveredNumber } from '#kit/counting/counted-number.tsx'
import { COUNTING_DURATION_MS } from '#kit/counting/durations.ts'
import { formatNumber } from '#kit/counting/model.ts'
import type { Play } from '#kit/counting/use-play-when-seen.ts'
import { wheelsOf } from './model.ts'

/** A number whose digits slide into place, as an odometer's do. */
export function SlidingNumber({ value, play, duration = COUNTING_DURATION_MS }: CountedNumberProps) {
  const [isThere, setThere] = useState(false)
  const arrive = () => setThere(true)
  const wheels = wheelsOf(formatNumber(value)).map(({ text, digit }, index) => (
    <span key={String(index)} className="w-fun-fact__wheel">
      {/* As wide as the figure that will stand there: those of many typefaces differ. */}
      <span>{text}</span>
      {digit === null ? (
        <span className="w-fun-fact__strip">{text}</span>
      ) : (
        <Strip digit={digit} play={play} duration={duration} onEnd={arrive} />
      )}
    </span>
  ))
  return <CoveredNumber value={value} cover={play === 'none' || isThere ? null : wheels} />
}

interface StripProps {
  digit: number
  play: Play
  duration: number
  onEnd: () => void
}

function Strip({ digit, play, duration, onEnd }: StripProps) {
  const strip = useRef<HTMLSpanElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is under way is not begun anew
  useLayoutEffect(() => {
    if (strip.current === null || play !== 'running') return
    const frames = [{ translate: '0 0' }, { translate: `0 ${-10 * digit}%` }]
    const slide = strip.current.animate(frames, { duration, easing: 'cubic-bezier(.2, .7, .1, 1)', fill: 'both' })
    // All take the same time.
    slide.onfinish = onEnd
    return () => slide.cancel()
  }, [play])
  return (
    <span ref={strip} className="w-fun-fact__strip">
      {Array.from('0123456789', (figure) => (
        <span key={figure}>{figure}</span>
      ))}
    </span>
  )
}
