import { InnerContent } from '#islands/inner-content.tsx'
import { stockOf } from '#kit/paper.ts'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { AdvancedSlider } from './client.tsx'
import { messages } from './messages.ts'
import { sliderLook } from './model.ts'
import type { advancedSliderSettings } from './settings.ts'

type AdvancedSliderSettings = SettingsOf<typeof advancedSliderSettings>
type Slide = AdvancedSliderSettings['slides'][number]

export function AdvancedSliderView({ id, settings }: ViewProps<AdvancedSliderSettings>) {
  const slides = settings.slides.filter(({ text, content }) => text !== '' || content !== '')
  if (slides.length === 0) return null
  return (
    <AdvancedSlider
      when="visible"
      id={id}
      label={settings.label}
      look={sliderLook(settings)}
      effect={settings.sliderEffect}
      direction={settings.sliderDirectionType}
      hasWheel={settings.sliderMouseScroll}
      hasGrabCursor={settings.sliderGrapCursor}
      hasProgress={settings.progressBar}
      slides={slides.map(({ id: slide, paper, text, content }) => (
        <div key={slide} className="w-advanced-slider__slide" data-stock={stockOf(paper)}>
          <div className="w-advanced-slider__content">
            {text !== '' && <InnerContent name={text} className="prose" />}
            {content !== '' && <InnerContent name={content} className="flow" />}
          </div>
        </div>
      ))}
      thumbs={settings.sliderThumbsShow && slides.length > 1 ? slides.map(thumbOf) : []}
      thumbsWidth={settings.sliderThumbsOffset}
    />
  )
}

function thumbOf(slide: Slide, index: number) {
  return { id: slide.id, face: <ThumbFace key={slide.id} slide={slide} number={index + 1} /> }
}

function ThumbFace({ slide: { title, thumb }, number }: { slide: Slide; number: number }) {
  return (
    <>
      {thumb !== null && <PictureView picture={thumb} sizes="10rem" ratio="3/2" decorative />}
      <span className="vh">{messages.thumb(number, title)}</span>
      {thumb === null && <span aria-hidden="true">{title || number}</span>}
    </>
  )
}
