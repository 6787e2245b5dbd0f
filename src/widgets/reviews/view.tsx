import { carouselLook } from '#kit/carousel/carousel-look.ts'
import { CarouselIsland } from '#kit/carousel/client.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { messages } from './messages.ts'
import { isPositive, type Overview, overviewOf } from './model.ts'
import { ReviewCard } from './review-card.tsx'
import type { reviewsSettings } from './settings.ts'
import { Stars } from './stars.tsx'

type ReviewsSettings = SettingsOf<typeof reviewsSettings>

export function ReviewsView({ id, settings }: ViewProps<ReviewsSettings>) {
  const { title, items, layout, columns, card, showOverview, onlyPositive, isCentered } = settings
  const reviews = items.filter((review) => (review.name !== '' || review.text !== '') && (!onlyPositive || isPositive(review)))
  const cards = reviews.map((review) => <ReviewCard key={review.id} id={`${id}-${review.id}`} review={review} look={settings} />)
  return (
    <div
      className="w-reviews"
      data-layout={layout}
      data-columns={layout === 'grid' || layout === 'masonry' ? columns : undefined}
      data-card={card}
      data-centered={isCentered || undefined}
    >
      {reviews.length === 0 && <p>{messages.empty}</p>}
      {reviews.length > 0 && (showOverview || layout === 'overview') && (
        <OverviewCard title={title} overview={overviewOf(reviews)} />
      )}
      {cards.length > 0 && layout === 'slider' && (
        <CarouselIsland when="visible" id={id} label={title} look={carouselLook(settings)} slides={cards} />
      )}
      {cards.length > 0 && layout !== 'slider' && layout !== 'overview' && (
        <ul className="w-reviews__list">
          {cards.map((shown) => (
            <li key={shown.key}>{shown}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function OverviewCard({ title, overview: { count, average, recommended } }: { title: string; overview: Overview }) {
  return (
    <div className="w-reviews__overview">
      <p className="w-reviews__overview-title">{title}</p>
      {average !== null && (
        <p className="w-reviews__average">
          <span className="vh">{messages.average}</span>
          <b aria-hidden="true">{average.toFixed(1)}</b>
          <Stars rating={average} />
        </p>
      )}
      <p className="w-reviews__count">
        {messages.count(count)}
        {recommended > 0 && `，${messages.recommended(recommended)}`}
      </p>
    </div>
  )
}
