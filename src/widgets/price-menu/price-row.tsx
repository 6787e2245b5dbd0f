import { SafeLink } from '#kit/links/safe-link.tsx'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import { Heading, type HeadingLevel } from '#kit/text/heading.tsx'
import { Price } from './price.tsx'
import type { PriceItem } from './settings.ts'

interface PriceRowProps {
  item: PriceItem
  level: HeadingLevel
  hasImage: boolean
  isPriceBelow: boolean
}

/** One line of a printed menu: what it is, dots, what it costs. */
export function PriceRow({ item, level, hasImage, isPriceBelow }: PriceRowProps) {
  const { title, description, price, image, link } = item
  return (
    <div className="w-price-menu__row">
      {hasImage && image !== null && (
        <PictureView picture={image} sizes="5rem" ratio="1/1" className="w-price-menu__thumb" decorative />
      )}
      <div className="w-price-menu__words">
        <div className="w-price-menu__line">
          <Heading level={level} className="w-price-menu__title">
            {link === null ? title : <SafeLink link={link}>{title}</SafeLink>}
          </Heading>
          {!isPriceBelow && price !== '' && <span className="w-price-menu__leader" />}
          {!isPriceBelow && <Price price={price} />}
        </div>
        {description !== '' && <p className="w-price-menu__description">{description}</p>}
        {isPriceBelow && <Price price={price} />}
      </div>
    </div>
  )
}
