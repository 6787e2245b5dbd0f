import { messages } from './messages.ts'
import { starsOf } from './model.ts'

/** Stars for the eye, a sentence for the ear. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="w-reviews__stars">
      <span className="vh">{messages.stars(rating)}</span>
      <span aria-hidden="true">
        {starsOf(rating).map((fill, index) => (
          <span key={String(index)} data-fill={fill}>
            ★
          </span>
        ))}
      </span>
    </span>
  )
}
