import { messages } from './messages.ts'
import { cutReview } from './model.ts'

/** All of a review is in the page; the style sheet hides its end where the script can show it again. */
export function ReviewText({ id, name, text }: { id: string; name: string; text: string }) {
  const { head, rest } = cutReview(text)
  if (rest === '') return <p className="w-reviews__text">{text}</p>
  return (
    <p className="w-reviews__text">
      {head}
      <span className="w-reviews__rest" id={id}>
        {rest}
      </span>
      <button type="button" className="w-reviews__more" aria-expanded="false" aria-controls={id}>
        <span lang="en">{messages.more}</span>
        <span className="vh">{messages.ofReview(name)}</span>
      </button>
    </p>
  )
}
