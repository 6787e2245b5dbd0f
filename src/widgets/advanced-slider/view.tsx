import { Slot } from '#islands/slot.tsx'
import { Carousel } from '#kit/carousel/carousel.tsx'
import { stockOf } from '#kit/paper.ts'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { messages } from './messages.ts'
import { sliderLook } from './model.ts'
import type { advancedSliderSettings } from './settings.ts'

type AdvancedSliderSettings = SettingsOf<typeof advancedSliderSettings>
type Slide = AdvancedSliderSettings['slides'][number]

export function AdvancedSliderView({ id, settings }: ViewProps<AdvancedSliderSettings>) {
  const { label, sliderEffect, sliderDirectionType, progressBar, sliderThumbsShow, sliderThumbsOffset } = settings
  const slides = settings.slides.filter(({ text, content }) => text !== '' || content !== '')
  if (slides.length === 0) return null
  return (
    <div
      className="w-advanced-slider"
      data-effect={sliderEffect}
      data-direction={sliderDirectionType}
      data-wheel={settings.sliderMouseScroll || undefined}
      data-grab={settings.sliderGrapCursor || undefined}
    >
      <Carousel
        id={id}
        label={label}
        look={sliderLook(settings)}
        slides={slides.map(({ id: slide, paper, text, content }) => (
          <div key={slide} className="w-advanced-slider__slide" data-stock={stockOf(paper)}>
            <div className="w-advanced-slider__content">
              {text !== '' && <Slot name={text} className="prose" />}
              {content !== '' && <Slot name={content} className="flow" />}
            </div>
          </div>
        ))}
      />
      {progressBar && <div className="w-advanced-slider__progress" />}
      {sliderThumbsShow && slides.length > 1 && <Thumbs slides={slides} width={sliderThumbsOffset} />}
    </div>
  )
}

function Thumbs({ slides, width }: { slides: Slide[]; width: number }) {
  return (
    <ul className="w-advanced-slider__thumbs" data-width={`${width}%`}>
      {slides.map(({ id, title, thumb }, index) => (
        <li key={id}>
          <button type="button" className="w-advanced-slider__thumb" aria-current={index === 0 ? 'true' : undefined}>
            {thumb !== null && <PictureView picture={thumb} sizes="10rem" ratio="3/2" decorative />}
            <span className="vh">{messages.thumb(index + 1, title)}</span>
            {thumb === null && <span aria-hidden="true">{title || index + 1}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
