import { drawingOf } from '#kit/icon.tsx'
import { SafeLink } from '#kit/links/safe-link.tsx'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { ContentTicker } from './client.tsx'
import { delayOf, pauseOf, speedOf, type TickerItem } from './model.ts'
import type { contentTickerSettings } from './settings.ts'

type ContentTickerSettings = SettingsOf<typeof contentTickerSettings>

export function ContentTickerView({ id, settings, data: items }: ViewProps<ContentTickerSettings, TickerItem[]>) {
  const { title, titleStyle, tickerEffect: effect, tickerDelay, separator, showArrows, tickerGrabCursor: canGrab } = settings
  const isMarquee = effect === 'marquee'
  const speed = speedOf(effect, settings.tickerSpeed)
  const pace = { effect, speed, delay: delayOf(tickerDelay), waitsForReaders: tickerDelay === null }
  const isAutomatic = isMarquee || settings.tickerAutoPlay
  return (
    <ContentTicker
      when="visible"
      labelId={`${id}-label`}
      title={title}
      titleStyle={titleStyle}
      separator={isMarquee ? separator : null}
      motion={{
        effect,
        speed,
        pauses: isMarquee ? [] : items.map(({ title, text }) => pauseOf(title + text, pace)),
        isVertical: effect === 'slide' && settings.tickerDirection === 'vertical',
        isReversed: settings.tickerReverseDirection,
        hasGap: isMarquee && settings.tickerGapBetween,
      }}
      isAutomatic={isAutomatic}
      pausesUnderPointer={!isMarquee || settings.hoverPaused}
      canGrab={canGrab}
      // What can be dragged can be had by a button, too, and what does not move by itself has to be moved.
      hasArrows={showArrows || canGrab || !isAutomatic}
      drawings={DRAWINGS}
      items={items.map((item) => <ItemContent key={item.id} item={item} hasImage={settings.showImage} />)}
    />
  )
}

const DRAWINGS = {
  pause: drawingOf('pause'),
  play: drawingOf('play'),
  previous: drawingOf('previous'),
  next: drawingOf('next'),
}

function ItemContent({ item: { title, text, image, link }, hasImage }: { item: TickerItem; hasImage: boolean }) {
  const words = (
    <span className="w-content-ticker__title" dir="auto">
      {title}
    </span>
  )
  return (
    <>
      {hasImage && image !== null && (
        <PictureView picture={image} sizes="3rem" ratio="1/1" className="w-content-ticker__image" decorative />
      )}
      <span className="w-content-ticker__words">
        {title !== '' && (link === null ? words : <SafeLink link={link}>{words}</SafeLink>)}
        {text !== '' && <span className="w-content-ticker__text">{text}</span>}
      </span>
    </>
  )
}
