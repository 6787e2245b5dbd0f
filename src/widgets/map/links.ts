import type { Point } from '#kit/mercator.ts'
import type { TravelMode } from './messages.ts'

export interface MapLink {
  label: string
  href: string
}

interface Route {
  from: Point
  to: Point
  mode: TravelMode
}

const OSM_ENGINES: Record<TravelMode, string> = {
  walking: 'fossgis_osrm_foot',
  bicycling: 'fossgis_osrm_bike',
  driving: 'fossgis_osrm_car',
}

export function linksToPoint({ lat, lng }: Point, zoom: number): MapLink[] {
  return [
    { label: '在 Google 地圖開啟', href: `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lng}` },
    {
      label: '在 OpenStreetMap 開啟',
      href: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${zoom}/${lat}/${lng}`,
    },
  ]
}

export function linksToAddress(address: string): MapLink[] {
  const query = encodeURIComponent(address)
  return [
    { label: '在 Google 地圖開啟', href: `https://www.google.com/maps/search/?api=1&query=${query}` },
    { label: '在 OpenStreetMap 開啟', href: `https://www.openstreetmap.org/search?query=${query}` },
  ]
}

export function linksToRoute({ from, to, mode }: Route): MapLink[] {
  const [start, end] = [from, to].map(({ lat, lng }) => `${lat}%2C${lng}`)
  return [
    {
      label: '在 Google 地圖規劃路線',
      href: `https://www.google.com/maps/dir/?api=1&origin=${start}&destination=${end}&travelmode=${mode}`,
    },
    {
      label: '在 OpenStreetMap 規劃路線',
      href: `https://www.openstreetmap.org/directions?engine=${OSM_ENGINES[mode]}&route=${start}%3B${end}`,
    },
  ]
}

export function linksToPanorama(point: Point): MapLink[] {
  const { lat, lng } = point
  return [
    { label: '在 Google 街景觀看', href: panoramaHref(point) },
    { label: '在 Mapillary 觀看', href: `https://www.mapillary.com/app/?lat=${lat}&lng=${lng}&z=17` },
  ]
}

export function panoramaHref({ lat, lng }: Point): string {
  return `https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=${lat}%2C${lng}`
}
