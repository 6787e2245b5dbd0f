import { carouselLook } from '#kit/carousel/carousel-look.ts'
import { CarouselIsland } from '#kit/carousel/client.tsx'
import type { HeadingLevel } from '#kit/text/heading.tsx'
import type { ViewProps } from '#settings/define-widget.ts'
import { messages } from './messages.ts'
import { PriceCard } from './price-card.tsx'
import { PriceRow } from './price-row.tsx'
import type { PriceMenuSettings } from './settings.ts'

export function PriceMenuView({ id, settings }: ViewProps<PriceMenuSettings>) {
  const { label, style, columns, isCarousel, pricePosition, hasLeader, showImage, showButton, buttonLabel } = settings
  const items = settings.items.filter(({ title }) => title !== '')
  const level = Number(settings.level) as HeadingLevel
  const isList = style === 'list'
  // A row of cards keeps one shape: where one has a picture, the others get a drawing.
  const hasImage = showImage && items.some(({ image }) => image !== null)
  const shown = items.map((item) =>
    isList ? (
      <PriceRow key={item.id} item={item} level={level} hasImage={hasImage} isPriceBelow={pricePosition === 'below'} />
    ) : (
      <PriceCard key={item.id} item={item} level={level} hasImage={hasImage} button={showButton ? buttonLabel : null} />
    ),
  )
  return (
    <div
      className="w-price-menu"
      data-style={style}
      data-columns={isList || isCarousel ? undefined : columns}
      data-leader={(isList && hasLeader) || undefined}
    >
      {shown.length === 0 && <p>{messages.empty}</p>}
      {shown.length > 0 && !isList && isCarousel && (
        <CarouselIsland when="visible" id={id} label={label} look={carouselLook(settings)} slides={shown} />
      )}
      {shown.length > 0 && (isList || !isCarousel) && (
        <ul className="w-price-menu__list">
          {shown.map((item) => (
            <li key={item.key}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
