import { Icon } from '#kit/icon.tsx'
import { ButtonLink } from '#kit/links/button-link.tsx'
import { SafeLink } from '#kit/links/safe-link.tsx'
import { stockOf } from '#kit/paper.ts'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import { Heading, type HeadingLevel } from '#kit/text/heading.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import type { cardSettings } from './settings.ts'

const SIZES = '(max-width: 767px) 92vw, (max-width: 1024px) 46vw, 28rem'

export function CardView({ settings }: ViewProps<SettingsOf<typeof cardSettings>>) {
  const { media, icon, picture, title, text, link, button, level, paper, align } = settings
  if (title === '') return null
  const isWhole = link !== null && button === ''
  return (
    <div className="w-card" data-stock={stockOf(paper)} data-align={align}>
      {media === 'picture' && picture !== null && (
        <PictureView className="w-card__picture" picture={picture} sizes={SIZES} ratio="16/9" />
      )}
      <div className="w-card__body">
        {media === 'icon' && (
          <span className="w-card__icon">
            <Icon name={icon} />
          </span>
        )}
        <Heading level={Number(level) as HeadingLevel} className="w-card__title">
          {isWhole ? (
            <SafeLink link={link} className="w-card__cover">
              {title}
            </SafeLink>
          ) : (
            title
          )}
        </Heading>
        {text !== '' && <p className="w-card__text">{text}</p>}
        <ButtonLink label={button} link={link} style={paper === 'zhu' ? 'paper' : 'zhu'} size="small" />
      </div>
    </div>
  )
}
