import { PictureView } from '#kit/pictures/picture-view.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { Hotspots } from './client.tsx'
import { markerName, spotTitle } from './messages.ts'
import { placeOf } from './model.ts'
import type { hotspotsSettings } from './settings.ts'
import type { SpotProps } from './spot.tsx'

type HotspotsSettings = SettingsOf<typeof hotspotsSettings>
type Item = HotspotsSettings['items'][number]

/* Without a script, and where the picture is missing, the bubbles are a numbered list. */
export function HotspotsView({ id, settings }: ViewProps<HotspotsSettings>) {
  const { picture, style, trigger, all_active: isAllActive, glow, items } = settings
  if (picture === null && items.length === 0) return null
  return (
    <Hotspots
      when="visible"
      look={{ 'data-style': style, 'data-glow': glow || undefined }}
      isHover={trigger === 'hover'}
      keepsOthers={isAllActive}
      picture={picture === null ? null : <PictureView picture={picture} sizes="(max-width: 1440px) 92vw, 82rem" />}
      spots={items.map((item, index) => spotOf(item, index + 1, `${id}-${item.id}`))}
      open={items.flatMap(({ active }, index) => (picture !== null && (isAllActive || active) ? [index] : []))}
    />
  )
}

function spotOf(item: Item, number: number, id: string): SpotProps {
  const { title, direction, direction_tablet: tablet, direction_mobile: mobile } = item
  return {
    id,
    number,
    name: markerName(title, number),
    ...placeOf(item),
    direction,
    tablet: tablet === 'same' ? undefined : tablet,
    mobile: mobile === 'same' ? undefined : mobile,
    bubble: <Bubble item={item} title={spotTitle(title, number)} />,
  }
}

function Bubble({ item: { image, text }, title }: { item: Item; title: string }) {
  return (
    <>
      {image !== null && <PictureView picture={image} sizes="18rem" ratio="3/2" />}
      <p className="w-hotspots__title">{title}</p>
      {text !== '' && <p className="w-hotspots__text">{text}</p>}
    </>
  )
}
