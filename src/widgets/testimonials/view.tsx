import { carouselLook } from '#kit/carousel/carousel-look.ts'
import { CarouselIsland } from '#kit/carousel/client.tsx'
import { SafeLink } from '#kit/links/safe-link.tsx'
import { LogoPair } from '#kit/pictures/logo-pair.tsx'
import { Portrait } from '#kit/pictures/portrait.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { markedItem, ratingWords, starsOf } from './model.ts'
import type { testimonialsSettings } from './settings.ts'

type Settings = SettingsOf<typeof testimonialsSettings>
type Item = Settings['items'][number]

export function TestimonialsView({ id, settings }: ViewProps<Settings>) {
  const items = settings.items.filter(({ quote }) => quote !== '')
  if (items.length === 0) return null
  const marked = markedItem(items)
  return (
    <div className="w-testimonials" data-style={settings.style}>
      <CarouselIsland
        when="visible"
        id={id}
        label={settings.label}
        look={carouselLook(settings)}
        slides={items.map((item) => <Testimonial key={item.id} item={item} settings={settings} isMarked={item.id === marked} />)}
      />
    </div>
  )
}

function Testimonial({ item, settings, isMarked }: { item: Item; settings: Settings; isMarked: boolean }) {
  const { quote, rating } = item
  return (
    <figure className="w-testimonials__item" data-marked={isMarked || undefined} data-logo-holder="">
      {settings.quote_icon && <span className="w-testimonials__sign" aria-hidden="true" />}
      {settings.show_rating && <Stars rating={rating} />}
      <blockquote className="w-testimonials__quote">
        <p dir="auto">{quote}</p>
      </blockquote>
      <Speaker item={item} />
    </figure>
  )
}

function Speaker({ item }: { item: Item }) {
  const { name, designation, picture, link, logo, hover_logo } = item
  const hasWords = name !== '' || designation !== ''
  if (!hasWords && logo === null) return null
  return (
    <figcaption className="w-testimonials__by">
      {name !== '' && (
        <span className="w-testimonials__portrait">
          <Portrait name={name} picture={picture} ratio="1/1" sizes="4rem" />
        </span>
      )}
      {hasWords && (
        <span className="w-testimonials__who">
          <b>{link === null ? <bdi>{name}</bdi> : <SafeLink link={link}>{name}</SafeLink>}</b>
          {designation !== '' && (
            <span>
              <bdi>{designation}</bdi>
            </span>
          )}
        </span>
      )}
      {logo !== null && (
        <span className="w-testimonials__logo">
          <LogoPair name="" logo={logo} hoverLogo={hover_logo} />
        </span>
      )}
    </figcaption>
  )
}

function Stars({ rating }: { rating: number }) {
  const words = ratingWords(rating)
  if (words === '') return null
  return (
    <p className="w-testimonials__stars">
      <span className="vh">{words}</span>
      {starsOf(rating).map((fill, index) => (
        <span key={String(index)} className="w-testimonials__star" data-fill={fill} aria-hidden="true" />
      ))}
    </p>
  )
}
