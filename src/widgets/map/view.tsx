import { Icon } from '#kit/icon.tsx'
import type { MapServices } from '#platform/env/map-services.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { MapDrawing } from './drawing.tsx'
import { askingHost, LOAD_MAP, nameMap, RETRY } from './messages.ts'
import { MapPlaces } from './places.tsx'
import { livePlanOf, type MapSettings, planMap } from './plan.ts'

const OSM_COPYRIGHT = 'https://www.openstreetmap.org/copyright'

/* The drawing and the words need nobody else; tiles come only when a visitor asks for them. */
export function MapView({ id, settings, data: services }: ViewProps<MapSettings, MapServices>) {
  const { map_type, title, theme, height, zoom, overlay, static_width, static_height } = settings
  const plan = planMap(settings)
  const live = livePlanOf(plan, settings, services)
  const isStill = map_type === 'static'
  return (
    <div className="w-map" data-type={map_type} data-theme={theme}>
      <div
        className="w-map__frame"
        data-height={`${isStill ? static_height : height}px`}
        data-width={isStill ? `${static_width}px` : undefined}
        data-name={nameMap(title)}
        data-plan={services.tiles === null ? undefined : JSON.stringify(live)}
      >
        <MapDrawing title={title} zoom={zoom} plan={plan} line={live} isPanorama={map_type === 'panorama'} />
        {map_type === 'overlay' && overlay !== '' && <p className="w-map__overlay">{overlay}</p>}
        {services.tiles !== null && <StartBar tiles={services.tiles} id={id} />}
        <p className="w-map__status" role="status" />
        {services.tiles !== null && <Credit words={services.credit} />}
      </div>
      <MapPlaces id={id} settings={settings} plan={plan} />
    </div>
  )
}

function StartBar({ id, tiles }: { id: string; tiles: string }) {
  return (
    <div className="w-map__start">
      <button type="button" className="btn btn--sm btn--ink" aria-describedby={`${id}-asking`} data-retry={RETRY}>
        <Icon name="map" />
        <span>{LOAD_MAP}</span>
      </button>
      <p className="w-map__asking" id={`${id}-asking`}>
        {askingHost(new URL(tiles).host)}
      </p>
    </div>
  )
}

function Credit({ words }: { words: string }) {
  const isOpenStreetMap = words.includes('OpenStreetMap')
  return <p className="w-map__credit">{isOpenStreetMap ? <a href={OSM_COPYRIGHT}>{words}</a> : words}</p>
}
