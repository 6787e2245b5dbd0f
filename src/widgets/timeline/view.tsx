import { Icon } from '#kit/icon.tsx'
import { SafeLink } from '#kit/links/safe-link.tsx'
import { Heading, type HeadingLevel } from '#kit/text/heading.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { Timeline } from './client.tsx'
import { highlightedIndex } from './model.ts'
import type { timelineSettings } from './settings.ts'

type TimelineSettings = SettingsOf<typeof timelineSettings>

export function TimelineView({ settings }: ViewProps<TimelineSettings>) {
  const { items, layout, vertical_style, content_position, entrance, level, label } = settings
  if (items.length === 0) return null
  const isHorizontal = layout === 'horizontal'
  return (
    <Timeline
      when="visible"
      label={label}
      isHorizontal={isHorizontal}
      side={isHorizontal ? content_position : vertical_style}
      entrance={isHorizontal || entrance === 'none' ? null : entrance}
      items={items.map((item) => <ItemContent key={item.id} item={item} level={Number(level) as HeadingLevel} />)}
      marked={items.flatMap(({ active }, index) => (active ? [index] : []))}
      highlighted={isHorizontal ? highlightedIndex(items) : null}
    />
  )
}

function ItemContent({ item, level }: { item: TimelineSettings['items'][number]; level: HeadingLevel }) {
  const { date, title, subtitle, link, text, address, icon } = item
  return (
    <>
      {date !== '' && <p className="w-timeline__date num">{date}</p>}
      <span className="w-timeline__mark" aria-hidden="true" data-icon={icon === 'none' ? undefined : ''}>
        {icon !== 'none' && <Icon name={icon} />}
      </span>
      <div className="w-timeline__box">
        {title !== '' && (
          <Heading level={level} className="w-timeline__title">
            {link === null ? title : <SafeLink link={link}>{title}</SafeLink>}
          </Heading>
        )}
        {subtitle !== '' && <p className="w-timeline__subtitle">{subtitle}</p>}
        {text !== '' && <p className="w-timeline__text">{text}</p>}
        {address !== '' && (
          <p className="w-timeline__address">
            <Icon name="map" />
            <span className="vh">地點：</span>
            {address}
          </p>
        )}
      </div>
    </>
  )
}
