import type { ToldReview, ToldReviews } from '#cms/desk/find-reviews.ts'
import { writeMoment } from '#platform/clock/taipei-time.ts'

/** On the start page: what waits for an editor, and what became of what one asked for. */
export function ToldReviewLists({ toDecide, own, admin }: ToldReviews & { admin: string }) {
  return (
    <>
      {toDecide.length > 0 && (
        <section aria-labelledby="lectern-to-review">
          <h2 id="lectern-to-review">等您審稿</h2>
          <p>作者寫好了，等編輯發布或退回。</p>
          <List reviews={toDecide} admin={admin} wordsOf={({ name, kind }) => `${kind}，${name || '作者'}送審`} />
        </section>
      )}
      {own.length > 0 && (
        <section aria-labelledby="lectern-own-reviews">
          <h2 id="lectern-own-reviews">您送審的內容</h2>
          <List reviews={own} admin={admin} wordsOf={wordsOfOwn} />
        </section>
      )}
    </>
  )
}

interface ListProps {
  reviews: ToldReview[]
  admin: string
  wordsOf(review: ToldReview): string
}

function List({ reviews, admin, wordsOf }: ListProps) {
  return (
    <ul className="lectern-start__reviews">
      {reviews.map((review) => (
        <li key={review.path} data-state={review.state}>
          <a href={`${admin}${review.path}`}>{review.title}</a>
          <span>
            {wordsOf(review)}，<time dateTime={review.at}>{writeMoment(review.at)}</time>
          </span>
          {review.state === 'returned' && <p>{review.reason}</p>}
        </li>
      ))}
    </ul>
  )
}

function wordsOfOwn({ state, name }: ToldReview): string {
  if (state === 'waiting') return '等待審稿'
  return `${name || '編輯'}${state === 'returned' ? '退回，請修改後再送審' : '發布了'}`
}
