import { divIcon, type Map as LeafletMap, type Marker, marker, tooltip } from 'leaflet'
import type { Point } from '#kit/mercator.ts'
import { CLOSE } from '../messages.ts'
import { MOST_PINS } from '../model.ts'
import type { LivePlace } from '../wire.ts'

const PIN_SIZE: [number, number] = [32, 42]
const DOT_SIZE: [number, number] = [24, 24]
/** Where controls leave little room beside them, what opens comes below them. */
const NARROW_PX = 600

type PinLook = 'plain' | 'numbered' | 'dot'

interface MarkerOptions {
  /** Nothing can be pressed. */
  isStill: boolean
  signal: AbortSignal
}

/** Markers that can be reached with Tab and pressed with Enter or Space. What they say is text. */
export function addMarkers(map: LeafletMap, places: LivePlace[], options: MarkerOptions): void {
  const look: PinLook = places.length === 1 ? 'plain' : places.length > MOST_PINS ? 'dot' : 'numbered'
  for (const place of places) {
    if (place.point === null) continue
    const pin = makePin(place, place.point, look, options.isStill).addTo(map)
    if (!options.isStill) addPopup(pin, place, map.getSize().x < NARROW_PX, options.signal)
  }
  // Leaflet closes it only while the map itself has the focus.
  const close = ({ key }: KeyboardEvent) => key === 'Escape' && map.closePopup()
  map.getContainer().addEventListener('keydown', close, { signal: options.signal })
}

/** Words that are always open, above a point. */
export function addOverlay(map: LeafletMap, point: Point, words: string): void {
  tooltip({ permanent: true, direction: 'top', offset: [0, -PIN_SIZE[1]], className: 'w-map__pinned', opacity: 1 })
    .setLatLng(point)
    .setContent(paragraph('w-map__content', words))
    .addTo(map)
}

function makePin(place: LivePlace, point: Point, look: PinLook, isStill: boolean): Marker {
  const isDot = look === 'dot' && place.icon === null
  const [width, height] = place.icon === null ? (isDot ? DOT_SIZE : PIN_SIZE) : [place.icon.width, place.icon.height]
  const icon = divIcon({
    className: 'w-map__pin',
    html: drawPin(place, look),
    iconSize: [width, height],
    iconAnchor: [width / 2, isDot ? height / 2 : height],
    popupAnchor: [0, 4 - height],
  })
  return marker(point, { icon, title: place.title, riseOnHover: true, interactive: !isStill, keyboard: !isStill })
}

function addPopup(pin: Marker, place: LivePlace, isNarrow: boolean, signal: AbortSignal): void {
  const button = pin.getElement()
  if (!button) return
  button.ariaLabel = place.title
  button.ariaExpanded = 'false'
  pin.bindPopup(writePopup(place), {
    minWidth: 180,
    autoPanPaddingTopLeft: isNarrow ? [16, 148] : [64, 16],
    autoPanPaddingBottomRight: isNarrow ? [16, 16] : [96, 16],
  })
  followPopup(pin, button, signal)
}

function followPopup(pin: Marker, button: HTMLElement, signal: AbortSignal): void {
  let isByKey = false
  button.addEventListener(
    'keydown',
    (event) => {
      isByKey = event.key === 'Enter' || event.key === ' '
      if (event.key !== ' ') return
      event.preventDefault()
      pin.togglePopup()
    },
    { signal },
  )
  button.addEventListener('pointerdown', () => (isByKey = false), { signal })
  pin.on('popupopen', ({ popup }) => {
    button.ariaExpanded = 'true'
    const box = popup.getElement()
    const close = box?.querySelector<HTMLElement>('.leaflet-popup-close-button')
    if (close) close.ariaLabel = CLOSE
    if (isByKey) close?.focus({ preventScroll: true })
  })
  pin.on('popupclose', () => {
    button.ariaExpanded = 'false'
    if (isByKey) button.focus({ preventScroll: true })
  })
}

function drawPin({ icon, number }: LivePlace, look: PinLook): HTMLElement {
  if (icon === null) {
    const drop = document.createElement('span')
    drop.className = look === 'dot' ? 'w-map__spot' : 'w-map__drop'
    drop.textContent = look === 'numbered' ? String(number) : ''
    return drop
  }
  const image = document.createElement('img')
  image.src = icon.src
  image.alt = ''
  return image
}

function writePopup({ title, content }: LivePlace): HTMLElement {
  const box = document.createElement('div')
  box.append(paragraph('w-map__name', title))
  if (content !== '') box.append(paragraph('w-map__content', content))
  return box
}

function paragraph(name: string, words: string): HTMLElement {
  const element = document.createElement('p')
  element.className = name
  element.textContent = words
  return element
}
