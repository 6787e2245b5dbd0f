import { formatNumber } from './model.ts'

/** A number as it will stand; a script may count up to it. Whoever listens hears the final one, and its room is kept. */
export function CountedNumber({ value }: { value: number }) {
  return (
    <span className="counting" data-count={value}>
      <span className="counting__final">{formatNumber(value)}</span>
    </span>
  )
}
