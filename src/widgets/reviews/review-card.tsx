import { SafeLink } from '#kit/links/safe-link.tsx'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import { formatDate } from '#kit/text/format-date.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import { messages } from './messages.ts'
import { initialOf } from './model.ts'
import { ReviewText } from './review-text.tsx'
import type { reviewsSettings } from './settings.ts'
import { Stars } from './stars.tsx'

type ReviewsSettings = SettingsOf<typeof reviewsSettings>
type Review = ReviewsSettings['items'][number]
type Look = Pick<ReviewsSettings, 'nameAtBottom' | 'starsInline' | 'showBadge'>

interface ReviewCardProps {
  /** Unique in the page. */
  id: string
  review: Review
  look: Look
}

export function ReviewCard({ id, review, look }: ReviewCardProps) {
  const { name, text } = review
  const verdict = <Verdict review={review} />
  const person = <Person review={review} look={look} verdict={look.starsInline ? verdict : null} />
  return (
    <article className="w-reviews__card" data-name={look.nameAtBottom ? 'bottom' : 'top'}>
      {!look.nameAtBottom && person}
      {!look.starsInline && verdict}
      {text !== '' && <ReviewText id={`${id}-rest`} name={name} text={text} />}
      {look.nameAtBottom && person}
    </article>
  )
}

function Verdict({ review: { rating, recommendation } }: { review: Review }) {
  if (rating === 0 && recommendation === 'none') return null
  return (
    <p className="w-reviews__verdict">
      {rating > 0 && <Stars rating={rating} />}
      {recommendation !== 'none' && (
        <span className="w-reviews__opinion" data-opinion={recommendation}>
          {recommendation === 'yes' ? messages.recommends : messages.advisesAgainst}
        </span>
      )}
    </p>
  )
}

function Person({ review, look, verdict }: { review: Review; look: Look; verdict: React.ReactNode }) {
  const { name, image, postedAt, source, link } = review
  return (
    <div className="w-reviews__person">
      <span className="w-reviews__photo">
        {image === null ? (
          <span className="w-reviews__initial" aria-hidden="true">
            {initialOf(name)}
          </span>
        ) : (
          <PictureView picture={image} sizes="3.5rem" ratio="1/1" decorative />
        )}
        {look.showBadge && source !== '' && (
          <span className="w-reviews__badge" aria-hidden="true">
            {initialOf(source)}
          </span>
        )}
      </span>
      <div className="w-reviews__who">
        <p className="w-reviews__name" dir="auto">
          {name}
        </p>
        {verdict}
        {(postedAt !== null || source !== '' || link !== null) && (
          <p className="w-reviews__meta">
            {postedAt !== null && <time dateTime={postedAt}>{formatDate(postedAt)}</time>}
            {source !== '' && <span>{messages.postedOn(source)}</span>}
            {link !== null && (
              <SafeLink link={link}>
                {messages.original}
                <span className="vh">{messages.ofReview(name)}</span>
              </SafeLink>
            )}
          </p>
        )}
      </div>
    </div>
  )
}
