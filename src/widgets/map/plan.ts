import type { Point } from '#kit/mercator.ts'
import type { MapServices } from '#platform/env/map-services.ts'
import type { Picture } from '#published/types.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import { linksToAddress, linksToPanorama, linksToPoint, linksToRoute, type MapLink } from './links.ts'
import { nameMap } from './messages.ts'
import { DEFAULT_CENTRE, ICON_PX, middleOf } from './model.ts'
import type { mapSettings } from './settings.ts'
import type { LivePlan, Spot } from './wire.ts'

export type MapSettings = SettingsOf<typeof mapSettings>

/** Something on the map that has a name. */
export interface Place {
  id: string
  title: string
  content: string
  icon: Picture | null
  width: number
  height: number
  /** `null`: nobody knows yet, or ever will. */
  point: Point | null
}

/** What the settings come to, whatever the type of the map. */
export interface MapPlan {
  places: Place[]
  path: Point[]
  isClosed: boolean
  centre: Point
  /** The middle of the map is where this address is, once it has been looked up. */
  soughtAddress: string | null
  route: LivePlan['route']
  links: MapLink[]
}

export function planMap(settings: MapSettings): MapPlan {
  const { map_type, address_mode, address, zoom, latitude, longitude } = settings
  const given = toPoint(latitude, longitude)
  const route = map_type === 'routes' ? planRoute(settings) : null
  const path = map_type === 'polyline' || map_type === 'polygon' ? settings.points.flatMap((row) => pointOf(row) ?? []) : []
  const hasCentre = ['basic', 'static', 'overlay', 'panorama'].includes(map_type)
  const soughtAddress = hasCentre && address_mode === 'address' && address !== '' ? address : null
  const places = hasCentre
    ? [centrePlace(settings, soughtAddress === null ? (given ?? DEFAULT_CENTRE) : null)]
    : placesOf(settings)
  const shape = route === null ? path : [route.from, route.to]
  const [first] = places.flatMap(({ point }) => point ?? [])
  const centre = given ?? (shape.length > 0 ? middleOf(shape) : (first ?? DEFAULT_CENTRE))
  return {
    places,
    path: shape,
    isClosed: map_type === 'polygon',
    centre,
    soughtAddress,
    route,
    links: linksOf(),
  }

  function linksOf(): MapLink[] {
    if (route !== null) return linksToRoute(route)
    if (soughtAddress !== null) return linksToAddress(soughtAddress)
    return map_type === 'panorama' ? linksToPanorama(centre) : linksToPoint(centre, zoom)
  }
}

/** What the page's script must know to draw the same on tiles. */
export function livePlanOf(plan: MapPlan, settings: MapSettings, services: MapServices): LivePlan {
  const { map_type, title, zoom, stroke_color, stroke_opacity, stroke_weight, fill_color, fill_opacity } = settings
  return {
    name: nameMap(title, map_type === 'static'),
    isStill: map_type === 'static',
    centre: plan.centre,
    zoom,
    address: plan.soughtAddress,
    path: plan.path,
    route: plan.route,
    stroke: { color: stroke_color || 'var(--c-zhu)', opacity: stroke_opacity, weight: stroke_weight },
    fill: plan.isClosed ? { color: fill_color || 'var(--c-zhu)', opacity: fill_opacity } : null,
    overlay: map_type === 'overlay' ? settings.overlay : '',
    controls: {
      zoom: settings.zoom_control,
      fullscreen: settings.fullscreen_control,
      photo: settings.map_type_control,
      streetView: settings.street_view_control,
      wheel: settings.scroll_wheel_zoom,
    },
    services: {
      tiles: services.tiles,
      photoTiles: services.photoTiles,
      geocoder: services.geocoder,
      router: services.router,
    },
  }
}

/** Where the places of the list are, and what marks them. */
export function spotsOf({ places }: MapPlan): Spot[] {
  return places.map(({ point, icon, width, height }) => ({
    point,
    icon: icon === null ? null : { src: icon.url, width, height },
  }))
}

function centrePlace({ title, content, icon, icon_width, icon_height }: MapSettings, point: Point | null): Place {
  return { id: 'centre', title, content, icon, width: icon_width, height: icon_height, point }
}

function placesOf({ map_type, markers, points, ...settings }: MapSettings): Place[] {
  if (map_type === 'marker') {
    return markers.map(({ id, title, content, icon, icon_width: width, icon_height: height, ...row }) => {
      return { id, title, content, icon, width, height, point: pointOf(row) }
    })
  }
  if (map_type === 'routes') {
    return [
      plainPlace('origin', settings.origin_title || '起點', toPoint(settings.origin_latitude, settings.origin_longitude)),
      plainPlace(
        'destination',
        settings.destination_title || '終點',
        toPoint(settings.destination_latitude, settings.destination_longitude),
      ),
    ]
  }
  return points.flatMap((row) => (row.title === '' ? [] : plainPlace(row.id, row.title, pointOf(row))))
}

function plainPlace(id: string, title: string, point: Point | null): Place {
  return { id, title, content: '', icon: null, width: ICON_PX, height: ICON_PX, point }
}

function planRoute(settings: MapSettings): LivePlan['route'] {
  const from = toPoint(settings.origin_latitude, settings.origin_longitude)
  const to = toPoint(settings.destination_latitude, settings.destination_longitude)
  return from === null || to === null ? null : { from, to, mode: settings.travel_mode }
}

function pointOf({ latitude, longitude }: { latitude: number | null; longitude: number | null }): Point | null {
  return toPoint(latitude, longitude)
}

function toPoint(lat: number | null, lng: number | null): Point | null {
  return lat === null || lng === null ? null : { lat, lng }
}
