import type { ReactNode } from 'react'
import { formatNumber } from './model.ts'
import { useCountUp } from './use-count-up.ts'
import type { Play } from './use-play-when-seen.ts'

export interface CountedNumberProps {
  value: number
  play: Play
  /** In milliseconds. */
  duration?: number | undefined
}

/** A number that is counted up to. */
export function CountedNumber({ value, play, duration }: CountedNumberProps) {
  const text = useCountUp(value, play, duration)
  // A new element for each text: one that grows to its start would be a layout shift.
  return <CoveredNumber value={value} cover={text === null ? null : <span key={text}>{text}</span>} />
}

/** A number as it will stand, with something over it that only eyes need. Whoever listens hears the number, and its room is kept. */
export function CoveredNumber({ value, cover }: { value: number; cover: ReactNode }) {
  return (
    <span className="counting" data-state={cover === null ? undefined : 'counting'}>
      <span className="counting__final">{formatNumber(value)}</span>
      {cover !== null && (
        <span className="counting__now" aria-hidden="true">
          {cover}
        </span>
      )}
    </span>
  )
}
