import { Icon } from '#kit/icon.tsx'
import { SafeLink } from '#kit/links/safe-link.tsx'
import { scrollerAttributes } from '#kit/scroller-attributes.ts'
import { Heading, type HeadingLevel } from '#kit/text/heading.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { highlightedIndex } from './model.ts'
import type { timelineSettings } from './settings.ts'

type TimelineSettings = SettingsOf<typeof timelineSettings>

export function TimelineView({ settings }: ViewProps<TimelineSettings>) {
  const { items, layout, vertical_style, content_position, entrance, level, label } = settings
  if (items.length === 0) return null
  const isHorizontal = layout === 'horizontal'
  const highlighted = isHorizontal ? highlightedIndex(items) : -1
  const list = (
    <ol className="w-timeline__list">
      {items.map((item, index) => (
        <TimelineItem
          key={item.id}
          item={item}
          level={Number(level) as HeadingLevel}
          isHighlighted={isHorizontal ? index === highlighted : item.active}
        />
      ))}
    </ol>
  )
  return (
    <div
      className="w-timeline"
      data-layout={layout}
      data-side={isHorizontal ? content_position : vertical_style}
      data-entrance={isHorizontal || entrance === 'none' ? undefined : entrance}
    >
      {isHorizontal ? (
        <div className="w-timeline__scroller" {...scrollerAttributes({ 'aria-label': label })}>
          {list}
        </div>
      ) : (
        list
      )}
    </div>
  )
}

interface ItemProps {
  item: TimelineSettings['items'][number]
  level: HeadingLevel
  isHighlighted: boolean
}

function TimelineItem({ item, level, isHighlighted }: ItemProps) {
  const { date, title, subtitle, link, text, address, icon, active } = item
  return (
    <li className="w-timeline__item" data-highlighted={isHighlighted || undefined} aria-current={active ? 'step' : undefined}>
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
    </li>
  )
}
