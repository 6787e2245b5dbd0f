import { control, map as createMap, type Map as LeafletMap, polygon, polyline, type TileLayer, tileLayer } from 'leaflet'
import type { Point } from '#kit/mercator.ts'
import { NO_ROUTE, NOT_FOUND, ZOOM_IN, ZOOM_OUT } from '../messages.ts'
import { chooseViewport, FARTHEST_ZOOM, NEAREST_ZOOM } from '../model.ts'
import type { LivePlace, LivePlan } from '../wire.ts'
import { describeFound, findAddress, findRoute } from './ask-services.ts'
import { addControls } from './controls.ts'
import { guardGestures } from './gestures.ts'
import { addMarkers, addOverlay } from './markers.ts'
import './leaflet-layer.css'

const MARGIN_PX = 48
/** No tile by then: there will be none. */
const TILE_PATIENCE_MS = 15_000

interface Shown {
  canvas: HTMLElement
  /** What the visitor ought to know; may be empty. */
  notice: string
}

interface MapRequest {
  frame: HTMLElement
  plan: LivePlan
  places: LivePlace[]
  signal: AbortSignal
}

/** Settles once the first tile is there; with `null`, and without a trace, where none comes. */
export async function showMap({ frame, plan, places, signal }: MapRequest): Promise<Shown | null> {
  const found = plan.address === null ? null : await findAddress(plan.services.geocoder, plan.address)
  if (signal.aborted) return null
  const canvas = document.createElement('div')
  canvas.className = 'w-map__live'
  frame.append(canvas)
  const map = createLeaflet(canvas, plan)
  const known = places.map((place) => ({ ...place, point: place.point ?? found }))
  const points = [...known.flatMap(({ point }) => point ?? []), ...plan.path]
  look(map, points, { centre: found ?? plan.centre, zoom: plan.zoom })
  const tiles = tileLayer(plan.services.tiles ?? '', { maxZoom: NEAREST_ZOOM }).addTo(map)
  if (!(await hasTiles(tiles, signal))) {
    map.remove()
    canvas.remove()
    return null
  }
  signal.addEventListener('abort', () => {
    map.remove()
    canvas.remove()
  })
  const line = drawPath(map, plan)
  addMarkers(map, known, { isStill: plan.isStill, signal })
  if (plan.overlay !== '') addOverlay(map, found ?? plan.centre, plan.overlay)
  canvas.setAttribute('role', plan.isStill ? 'img' : 'group')
  canvas.ariaLabel = plan.name
  if (!plan.isStill) {
    addControls({ map, frame, tiles, plan, signal })
    guardGestures(map, frame, { isWheelOn: plan.controls.wheel, signal })
  }
  const notice = plan.address !== null && found === null ? NOT_FOUND : ''
  return { canvas, notice: plan.route === null ? notice : await showRoute(map, plan, line, signal) }
}

function createLeaflet(canvas: HTMLElement, { isStill, controls }: LivePlan): LeafletMap {
  const map = createMap(canvas, {
    minZoom: FARTHEST_ZOOM,
    maxZoom: NEAREST_ZOOM,
    attributionControl: false,
    zoomControl: false,
    // The page scrolls with the wheel and one finger; what else there is to do with them is `gestures.ts`.
    scrollWheelZoom: false,
    dragging: !isStill,
    keyboard: !isStill,
    touchZoom: !isStill,
    doubleClickZoom: !isStill,
    boxZoom: !isStill,
    ...(matchMedia('(prefers-reduced-motion: reduce)').matches && {
      fadeAnimation: false,
      zoomAnimation: false,
      markerZoomAnimation: false,
      inertia: false,
    }),
  })
  if (!isStill && controls.zoom) control.zoom({ zoomInTitle: ZOOM_IN, zoomOutTitle: ZOOM_OUT }).addTo(map)
  control.scale({ imperial: false }).addTo(map)
  return map
}

function look(map: LeafletMap, points: Point[], { centre, zoom }: { centre: Point; zoom: number }): void {
  const { x: width, y: height } = map.getSize()
  const viewport = chooseViewport({ points, centre, zoom, size: { width, height }, margin: MARGIN_PX })
  map.setView(viewport.centre, viewport.zoom, { animate: false })
}

function drawPath(map: LeafletMap, { path, stroke, fill, route }: LivePlan): ReturnType<typeof polyline> | null {
  if (path.length < 2) return null
  const looks = { ...stroke, interactive: false, ...(route !== null && { dashArray: '10 8' }) }
  if (fill === null) return polyline(path, looks).addTo(map)
  polygon(path, { ...looks, fillColor: fill.color, fillOpacity: fill.opacity }).addTo(map)
  return null
}

/** The router's way instead of the straight line; what to say about it. */
async function showRoute(
  map: LeafletMap,
  { route, services, zoom }: LivePlan,
  line: ReturnType<typeof drawPath>,
  signal: AbortSignal,
): Promise<string> {
  if (route === null) return ''
  const found = await findRoute(services.router, route)
  if (found === null || line === null || signal.aborted) return NO_ROUTE
  line.setLatLngs(found.path).setStyle({ dashArray: '' })
  look(map, found.path, { centre: map.getCenter(), zoom: Math.min(zoom, map.getZoom()) })
  return describeFound(route.mode, found)
}

function hasTiles(tiles: TileLayer, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), TILE_PATIENCE_MS)
    const settle = (isThere: boolean) => {
      clearTimeout(timer)
      resolve(isThere)
    }
    tiles.once('tileload', () => settle(true))
    // All of the frame's tiles have been tried.
    tiles.once('load', () => settle(false))
    signal.addEventListener('abort', () => settle(false))
  })
}
