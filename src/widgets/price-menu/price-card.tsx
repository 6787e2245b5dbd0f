import { SafeLink } from '#kit/links/safe-link.tsx'
import { Poster } from '#kit/pictures/poster.tsx'
import { Heading, type HeadingLevel } from '#kit/text/heading.tsx'
import { Price } from './price.tsx'
import type { PriceItem } from './settings.ts'

interface PriceCardProps {
  item: PriceItem
  level: HeadingLevel
  hasImage: boolean
  /** Words on the button; `null`: the whole card is the link. */
  button: string | null
}

export function PriceCard({ item, level, hasImage, button }: PriceCardProps) {
  const { title, description, price, image, link } = item
  return (
    <article className="w-price-menu__card">
      {hasImage && (
        <Poster post={{ title, image, category: null }} sizes="(max-width: 767px) 92vw, (max-width: 1024px) 46vw, 22rem" />
      )}
      <div className="w-price-menu__body">
        <Heading level={level} className="w-price-menu__title">
          {link === null || button !== null ? (
            title
          ) : (
            <SafeLink link={link} className="w-price-menu__cover">
              {title}
            </SafeLink>
          )}
        </Heading>
        {description !== '' && <p className="w-price-menu__description">{description}</p>}
        <Price price={price} />
        {button !== null && link !== null && (
          <SafeLink link={link} className="btn btn--sm w-price-menu__button">
            {button}
            <span className="vh">：{title}</span>
          </SafeLink>
        )}
      </div>
    </article>
  )
}
