import { Control, type ControlPosition, DomEvent, type Map as LeafletMap, type TileLayer, tileLayer } from 'leaflet'
import { NEW_TAB } from '#kit/links/new-tab.ts'
import { panoramaHref } from '../links.ts'
import { FULLSCREEN, PAN, PHOTO, STREET_VIEW } from '../messages.ts'
import { NEAREST_ZOOM } from '../model.ts'
import type { LivePlan } from '../wire.ts'

const PAN_PX = 120
const PAN_STEPS = { up: [0, -PAN_PX], left: [-PAN_PX, 0], right: [PAN_PX, 0], down: [0, PAN_PX] } as const
const ARROWS = { up: '↑', left: '←', right: '→', down: '↓' } as const

interface ControlsRequest {
  map: LeafletMap
  frame: HTMLElement
  tiles: TileLayer
  plan: LivePlan
  signal: AbortSignal
}

/** The controls that the editor wants. Moving has buttons, because not everybody can drag. */
export function addControls({ map, frame, tiles, plan: { controls, services }, signal }: ControlsRequest): void {
  addPanPad(map, signal)
  if (controls.fullscreen && document.fullscreenEnabled) addFullscreen(map, frame, signal)
  if (controls.photo && services.photoTiles !== null) addPhoto(map, tiles, services.photoTiles, signal)
  if (controls.streetView) addStreetView(map)
}

function addPanPad(map: LeafletMap, signal: AbortSignal): void {
  const pad = document.createElement('div')
  pad.className = 'w-map__pad'
  for (const way of ['up', 'left', 'right', 'down'] as const) {
    const button = makeButton(PAN[way], ARROWS[way])
    button.dataset.way = way
    const [x, y] = PAN_STEPS[way]
    button.addEventListener('click', () => map.panBy([x, y]), { signal })
    pad.append(button)
  }
  put(map, 'bottomright', pad)
}

function addFullscreen(map: LeafletMap, frame: HTMLElement, signal: AbortSignal): void {
  const button = makeButton(FULLSCREEN)
  button.ariaPressed = 'false'
  const toggle = () => (document.fullscreenElement === frame ? document.exitFullscreen() : frame.requestFullscreen())
  button.addEventListener('click', () => void toggle(), { signal })
  document.addEventListener(
    'fullscreenchange',
    () => {
      button.ariaPressed = String(document.fullscreenElement === frame)
      map.invalidateSize()
    },
    { signal },
  )
  put(map, 'topright', button)
}

function addPhoto(map: LeafletMap, tiles: TileLayer, address: string, signal: AbortSignal): void {
  const photos = tileLayer(address, { maxZoom: NEAREST_ZOOM })
  const button = makeButton(PHOTO)
  button.ariaPressed = 'false'
  button.addEventListener(
    'click',
    () => {
      const isOn = !map.hasLayer(photos)
      button.ariaPressed = String(isOn)
      map.removeLayer(isOn ? tiles : photos).addLayer(isOn ? photos : tiles)
    },
    { signal },
  )
  put(map, 'topright', button)
}

function addStreetView(map: LeafletMap): void {
  const link = document.createElement('a')
  link.className = 'w-map__tool'
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = STREET_VIEW
  const note = document.createElement('span')
  note.className = 'vh'
  note.textContent = NEW_TAB
  link.append(note)
  const follow = () => {
    const { lat, lng } = map.getCenter()
    link.href = panoramaHref({ lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) })
  }
  map.on('moveend', follow)
  follow()
  put(map, 'topright', link)
}

function makeButton(name: string, sign = name): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'w-map__tool'
  button.textContent = sign
  if (sign !== name) button.ariaLabel = name
  return button
}

function put(map: LeafletMap, position: ControlPosition, element: HTMLElement): void {
  const control = new Control({ position })
  control.onAdd = () => element
  control.addTo(map)
  DomEvent.disableClickPropagation(element)
}
