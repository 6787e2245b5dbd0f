import { Icon } from '#kit/icon.tsx'
import { withSiteName } from '#published/consent-words.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { LiveMap } from './client.tsx'
import { MapDrawing } from './drawing.tsx'
import { MapLayout, type MapLook } from './layout.tsx'
import type { MapData } from './load.ts'
import { MapPlaces } from './places.tsx'
import { livePlanOf, type MapSettings, planMap, spotsOf } from './plan.ts'

const OSM_COPYRIGHT = 'https://www.openstreetmap.org/copyright'

/* The drawing and the words need nobody else; tiles come only when a visitor asks for them, or an editor has for all of them. */
export function MapView({ id, settings, data: services }: ViewProps<MapSettings, MapData>) {
  const { map_type, title, zoom, overlay, autoload } = settings
  const plan = planMap(settings)
  const live = livePlanOf(plan, settings, services)
  const sketch = (
    <>
      <MapDrawing title={title} zoom={zoom} plan={plan} line={live} isPanorama={map_type === 'panorama'} />
      {map_type === 'overlay' && overlay !== '' && <p className="w-map__overlay">{overlay}</p>}
    </>
  )
  const words = <MapPlaces id={id} settings={settings} plan={plan} />
  if (services.tiles === null) return <MapLayout look={lookOf(settings)} sketch={sketch} words={words} />
  return (
    <LiveMap
      // The drawing and the words stand by themselves.
      when={autoload ? 'visible' : 'interaction'}
      id={id}
      look={lookOf(settings)}
      plan={live}
      spots={spotsOf(plan)}
      loadsByItself={autoload}
      asking={withSiteName(services.notice, new URL(services.tiles).host)}
      sign={<Icon name="map" />}
      credit={<Credit words={services.credit} />}
      sketch={sketch}
      words={words}
    />
  )
}

function lookOf({ map_type, theme, height, static_width, static_height }: MapSettings): MapLook {
  const isStill = map_type === 'static'
  return { type: map_type, theme, height: isStill ? static_height : height, width: isStill ? static_width : null }
}

function Credit({ words }: { words: string }) {
  const isOpenStreetMap = words.includes('OpenStreetMap')
  return isOpenStreetMap ? <a href={OSM_COPYRIGHT}>{words}</a> : words
}
