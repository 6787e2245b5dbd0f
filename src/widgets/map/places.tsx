import { NEW_TAB } from '#kit/links/new-tab.ts'
import { allPlaces, formatPoint, nameOfMode, straightDistance, UNNAMED } from './messages.ts'
import { distanceBetween } from './model.ts'
import type { MapPlan, MapSettings, Place } from './plan.ts'

/** More than these are folded away. */
const MOST_SHOWN = 12

interface MapPlacesProps {
  id: string
  settings: MapSettings
  plan: MapPlan
}

/** Everything that the map says, in words: for those who can't see it, and for the day on which it does not come. */
export function MapPlaces({ id, settings: { title, address }, plan }: MapPlacesProps) {
  const { places, route, centre, soughtAddress, links } = plan
  const isAlone = places.length === 1 && route === null
  const list = <PlaceList id={id} places={places} isNumbered={!isAlone} />
  return (
    <>
      {title !== '' && !isAlone && <p className="w-map__title">{title}</p>}
      {places.length > MOST_SHOWN ? (
        <details className="w-map__more">
          <summary>{allPlaces(places.length)}</summary>
          {list}
        </details>
      ) : (
        places.length > 0 && list
      )}
      {route !== null && (
        <p className="w-map__route">{`${nameOfMode(route.mode)}，${straightDistance(distanceBetween(route.from, route.to))}`}</p>
      )}
      <address className="w-map__address">{address || (soughtAddress === null ? formatPoint(centre) : '')}</address>
      <ul className="w-map__links">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener">
              {label}
              <span className="vh">{NEW_TAB}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function PlaceList({ id, places, isNumbered }: { id: string; places: Place[]; isNumbered: boolean }) {
  return (
    <ol className="w-map__places" data-numbered={isNumbered || undefined}>
      {places.map(({ id: place, title, content }) => (
        <li key={place} id={`${id}-${place}`}>
          <p className="w-map__name">{title || UNNAMED}</p>
          {content !== '' && <p className="w-map__content">{content}</p>}
        </li>
      ))}
    </ol>
  )
}
