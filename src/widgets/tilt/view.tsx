import { InnerContent } from '#islands/inner-content.tsx'
import { SafeLink } from '#kit/links/safe-link.tsx'
import { stockOf } from '#kit/paper.ts'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import { Heading, type HeadingLevel } from '#kit/text/heading.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { Tilt } from './client.tsx'
import type { tiltSettings } from './settings.ts'

type Props = ViewProps<SettingsOf<typeof tiltSettings>>

const SIZES = '(max-width: 767px) 92vw, 28rem'

export function TiltView({ settings }: Props) {
  const { picture, title, text, content, paper, axis, max_tilt: max, perspective, speed, scale, glare } = settings
  const hasWords = title !== '' || text !== '' || content !== ''
  if (picture === null && !hasWords) return null
  return (
    <Tilt
      when="interaction"
      look={{ axis, max, perspective, scale }}
      speed={speed}
      stock={stockOf(paper)}
      card={
        <>
          {picture !== null && <PictureView picture={picture} sizes={SIZES} ratio="3/2" />}
          {hasWords && <Words settings={settings} />}
          {glare && <span className="w-tilt__glare" aria-hidden="true" />}
        </>
      }
    />
  )
}

function Words({ settings: { title, level, text, link, content } }: Pick<Props, 'settings'>) {
  return (
    <div className="w-tilt__words">
      {title !== '' && (
        <Heading level={Number(level) as HeadingLevel} className="w-tilt__title">
          {link === null ? title : <SafeLink link={link}>{title}</SafeLink>}
        </Heading>
      )}
      {text !== '' && <p className="w-tilt__text">{text}</p>}
      {content !== '' && <InnerContent name={content} className="flow" />}
    </div>
  )
}
