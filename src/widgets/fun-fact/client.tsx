'use client'
import { useRef } from 'react'
import { island } from '#islands/island.ts'
import { CountedNumber } from '#kit/counting/counted-number.tsx'
import { usePlayWhenSeen } from '#kit/counting/use-play-when-seen.ts'
import { isLong } from './model.ts'
import { SlidingNumber } from './sliding-number.tsx'

interface FunFactProps {
  number: number
  prefix: string
  suffix: string
  superText: string
  title: string
  style: string
  /** How long the number moves; left out, the counting itself knows. */
  duration?: number | undefined
}

export const FunFact = island('fun-fact', function FunFact(props: FunFactProps) {
  const { number, prefix, suffix, superText, title, style, duration } = props
  const box = useRef<HTMLDivElement>(null)
  const play = usePlayWhenSeen(box)
  const MovingNumber = style === 'sliding' ? SlidingNumber : CountedNumber
  return (
    <div ref={box} className="w-fun-fact" data-style={style}>
      <p className="w-fun-fact__figure">
        {prefix !== '' && <span className="w-fun-fact__affix">{prefix}</span>}
        <b className="w-fun-fact__number" data-long={isLong(number) || undefined}>
          <MovingNumber value={number} play={play} duration={duration} />
        </b>
        {suffix !== '' && <span className="w-fun-fact__affix">{suffix}</span>}
        {superText !== '' && <sup className="w-fun-fact__super">{superText}</sup>}
      </p>
      {title !== '' && <p className="w-fun-fact__title">{title}</p>}
    </div>
  )
})
