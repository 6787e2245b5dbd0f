import { Icon } from '#kit/icon.tsx'
import { SafeLink } from '#kit/links/safe-link.tsx'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { messages } from './messages.ts'
import { delayOf, speedOf, type TickerItem } from './model.ts'
import type { contentTickerSettings } from './settings.ts'

type ContentTickerSettings = SettingsOf<typeof contentTickerSettings>

/* A plain list that a script sets in motion. Where nothing may move, all of it is shown. */
export function ContentTickerView({ id, settings, data: items }: ViewProps<ContentTickerSettings, TickerItem[]>) {
  const { title, titleStyle, tickerEffect: effect, separator } = settings
  const isMarquee = effect === 'marquee'
  const label = `${id}-label`
  return (
    <section
      className="w-content-ticker"
      {...(title === '' ? { 'aria-label': messages.name } : { 'aria-labelledby': label })}
      data-effect={effect}
      data-separator={isMarquee ? separator : undefined}
      data-grab={settings.tickerGrabCursor || undefined}
      {...motionOf(settings)}
    >
      {title !== '' && (
        <p className="w-content-ticker__label" id={label} data-style={titleStyle}>
          {title}
        </p>
      )}
      {items.length === 0 && <p className="w-content-ticker__empty">{messages.empty}</p>}
      {items.length > 0 && (
        <div className="w-content-ticker__window">
          <div className="w-content-ticker__track">
            <ul className="w-content-ticker__items">
              {items.map((item, index) => (
                <li key={item.id} className="w-content-ticker__item" data-current={index === 0 || undefined}>
                  <ItemContent item={item} hasImage={settings.showImage} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {items.length > (isMarquee ? 0 : 1) && <Controls settings={settings} />}
    </section>
  )
}

/** What the script reads. */
function motionOf(settings: ContentTickerSettings) {
  const { tickerEffect: effect, tickerSpeed, tickerDelay } = settings
  const isMarquee = effect === 'marquee'
  return {
    'data-speed': speedOf(effect, tickerSpeed),
    'data-delay': isMarquee ? undefined : delayOf(tickerDelay),
    'data-direction': effect === 'slide' ? settings.tickerDirection : undefined,
    'data-reverse': settings.tickerReverseDirection || undefined,
    'data-autoplay': isMarquee || settings.tickerAutoPlay || undefined,
    'data-hover': !isMarquee || settings.hoverPaused || undefined,
    'data-gap': (isMarquee && settings.tickerGapBetween) || undefined,
  }
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

function Controls({ settings }: { settings: ContentTickerSettings }) {
  const isAutomatic = settings.tickerEffect === 'marquee' || settings.tickerAutoPlay
  // What can be dragged can be had by a button, too, and what does not move by itself has to be moved.
  const hasArrows = settings.showArrows || settings.tickerGrabCursor || !isAutomatic
  return (
    <div className="w-content-ticker__controls">
      {isAutomatic && (
        <button type="button" className="icon-btn w-content-ticker__toggle" data-act="toggle" aria-label={messages.pause}>
          <Icon name="pause" />
          <Icon name="play" />
        </button>
      )}
      {hasArrows && (
        <>
          <button type="button" className="icon-btn" data-act="previous" aria-label={messages.previous}>
            <Icon name="previous" />
          </button>
          <button type="button" className="icon-btn" data-act="next" aria-label={messages.next}>
            <Icon name="next" />
          </button>
        </>
      )}
    </div>
  )
}
