import { PictureView } from '#kit/pictures/picture-view.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { markerName } from './messages.ts'
import { placeOf } from './model.ts'
import type { hotspotsSettings } from './settings.ts'

type HotspotsSettings = SettingsOf<typeof hotspotsSettings>

/* Without a script, and where the picture is missing, the bubbles are a numbered list. */
export function HotspotsView({ id, settings }: ViewProps<HotspotsSettings>) {
  const { picture, style, trigger, all_active, glow, items } = settings
  if (picture === null && items.length === 0) return null
  return (
    <div
      className="w-hotspots"
      data-style={style}
      data-trigger={trigger}
      data-all={all_active || undefined}
      data-glow={glow || undefined}
      data-plain={picture === null || undefined}
    >
      {picture !== null && (
        <PictureView className="w-hotspots__picture" picture={picture} sizes="(max-width: 1440px) 92vw, 82rem" />
      )}
      {items.length > 0 && (
        <ol className="w-hotspots__list">
          {items.map((item, index) => (
            <Spot
              key={item.id}
              id={`${id}-${item.id}`}
              item={item}
              number={index + 1}
              hasMarker={picture !== null}
              isOpen={all_active || item.active}
            />
          ))}
        </ol>
      )}
    </div>
  )
}

interface SpotProps {
  id: string
  item: HotspotsSettings['items'][number]
  number: number
  hasMarker: boolean
  isOpen: boolean
}

function Spot({ id, item, number, hasMarker, isOpen }: SpotProps) {
  const name = markerName(item.title, number)
  const { text, image, direction, direction_tablet, direction_mobile } = item
  const { x, y } = placeOf(item)
  return (
    <li
      className="w-hotspots__spot"
      data-x={x}
      data-y={y}
      data-direction={direction}
      data-tablet={direction_tablet === 'same' ? undefined : direction_tablet}
      data-mobile={direction_mobile === 'same' ? undefined : direction_mobile}
      data-open={(hasMarker && isOpen) || undefined}
    >
      {hasMarker && (
        <>
          <button type="button" className="w-hotspots__marker" aria-expanded={isOpen} aria-controls={id}>
            <span aria-hidden="true">{number}</span>
            <span className="vh">{name}</span>
          </button>
          <span className="w-hotspots__tail" aria-hidden="true" />
        </>
      )}
      <div className="w-hotspots__bubble" id={id}>
        {image !== null && <PictureView picture={image} sizes="18rem" ratio="3/2" />}
        <p className="w-hotspots__title">{name}</p>
        {text !== '' && <p className="w-hotspots__text">{text}</p>}
      </div>
    </li>
  )
}
