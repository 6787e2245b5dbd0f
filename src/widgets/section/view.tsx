import { InnerContent } from '#islands/inner-content.tsx'
import { SafeLink } from '#kit/links/safe-link.tsx'
import { stockOf } from '#kit/paper.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { SectionBackground } from './background.tsx'
import type { SectionData } from './load.ts'
import type { sectionSettings } from './settings.ts'

type Props = ViewProps<SettingsOf<typeof sectionSettings>, SectionData>

export function SectionView({ id, settings, data }: Props) {
  const { title, paper, background, backgroundStyle, loading, width, spacing, anchor, content } = settings
  const titleId = `${id}-title`
  // Without a name it would be one region among many that nobody can tell apart.
  const Tag = title === '' ? 'div' : 'section'
  const isEager = loading === 'eager' || (loading === 'auto' && data.isFirst)
  return (
    <Tag
      className="w-section"
      id={anchor || undefined}
      aria-labelledby={title === '' ? undefined : titleId}
      data-stock={stockOf(paper)}
      data-spacing={spacing}
      data-background={background === null ? undefined : backgroundStyle}
      data-state={background === null || isEager ? undefined : 'waiting'}
    >
      {background !== null && <SectionBackground picture={background} isEager={isEager} />}
      <div className="w-section__in" data-width={width}>
        <div className={bodyClass(settings)}>
          {title !== '' && <SectionHead id={titleId} settings={settings} />}
          {content !== '' && <InnerContent name={content} className="w-section__content flow" />}
        </div>
      </div>
    </Tag>
  )
}

function SectionHead({ id, settings }: { id: string; settings: Props['settings'] }) {
  const { title, titleStyle, moreLabel, moreLink } = settings
  const isRail = titleStyle === 'rail'
  return (
    <div className={isRail ? 'prog__rail' : 'w-section__head'}>
      <h2 className={isRail ? 'prog__title' : undefined} id={id}>
        {title}
      </h2>
      {moreLink !== null && moreLabel !== '' && (
        <SafeLink link={moreLink} className="more">
          {moreLabel}
        </SafeLink>
      )}
    </div>
  )
}

function bodyClass({ rule, title, titleStyle }: Props['settings']): string {
  return ['w-section__body', rule && 'wenwu', title !== '' && titleStyle === 'rail' && 'prog'].filter(Boolean).join(' ')
}
