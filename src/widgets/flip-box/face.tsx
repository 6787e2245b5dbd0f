import type { ReactNode } from 'react'
import { Icon } from '#kit/icon.tsx'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import { Heading, type HeadingLevel } from '#kit/text/heading.tsx'
import type { IconChoice } from '#published/icon-options.ts'
import type { Picture } from '#published/types.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { flipBoxSettings } from './settings.ts'

interface Face {
  icon: IconChoice | null
  picture: Picture | null
  title: string
  subtitle: string
  text: string
  paper: string
}

export function facesOf(settings: SettingsOf<typeof flipBoxSettings>): { front: Face; back: Face } {
  return {
    front: {
      icon: settings.front_media === 'icon' ? settings.front_icon : null,
      picture: settings.front_media === 'picture' ? settings.front_picture : null,
      title: settings.front_title,
      subtitle: settings.front_subtitle,
      text: settings.front_text,
      paper: settings.front_paper,
    },
    back: {
      icon: settings.back_media === 'icon' ? settings.back_icon : null,
      picture: settings.back_media === 'picture' ? settings.back_picture : null,
      title: settings.back_title,
      subtitle: settings.back_subtitle,
      text: settings.back_text,
      paper: settings.back_paper,
    },
  }
}

export function hasContent({ icon, picture, title, subtitle, text }: Face): boolean {
  return icon !== null || picture !== null || [title, subtitle, text].some(Boolean)
}

/** What stands on a face; `children` is its button. */
export function FaceContent({ face, level, children }: { face: Face; level: string; children: ReactNode }) {
  const { icon, picture, title, subtitle, text } = face
  return (
    <>
      {picture !== null && (
        <PictureView className="w-flip-box__picture" picture={picture} sizes="(max-width: 767px) 92vw, 28rem" ratio="16/9" />
      )}
      <div className="w-flip-box__content">
        {icon !== null && (
          <span className="w-flip-box__icon">
            <Icon name={icon} />
          </span>
        )}
        {subtitle !== '' && <p className="w-flip-box__subtitle">{subtitle}</p>}
        {title !== '' && (
          <Heading level={Number(level) as HeadingLevel} className="w-flip-box__title">
            {title}
          </Heading>
        )}
        {text !== '' && <p className="w-flip-box__text">{text}</p>}
        {children}
      </div>
    </>
  )
}
