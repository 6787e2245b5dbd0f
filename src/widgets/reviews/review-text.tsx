import { FoldedReview } from './client.tsx'
import { cutReview } from './model.ts'

export function ReviewText({ id, name, text }: { id: string; name: string; text: string }) {
  const { head, rest } = cutReview(text)
  if (rest === '') return <p className="w-reviews__text">{text}</p>
  return <FoldedReview when="visible" restId={id} name={name} head={<Words text={head} />} rest={<Words text={rest} />} />
}

/** What stays on the server is an element. */
function Words({ text }: { text: string }) {
  return text
}
