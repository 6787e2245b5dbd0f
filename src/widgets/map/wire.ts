import type { Point } from '#kit/mercator.ts'
import type { MapServices } from '#platform/env/map-services.ts'
import type { TravelMode } from './messages.ts'

/** What must be known to draw the same on tiles. What places are called stands in the list beside it. */
export interface LivePlan {
  /** What the map is called once its tiles are there. */
  name: string
  /** Neither moves nor zooms. */
  isStill: boolean
  centre: Point
  zoom: number
  /** To be looked up first. */
  address: string | null
  path: Point[]
  route: { from: Point; to: Point; mode: TravelMode } | null
  stroke: { color: string; opacity: number; weight: number }
  /** Set where the path goes around an area. */
  fill: { color: string; opacity: number } | null
  overlay: string
  controls: { zoom: boolean; fullscreen: boolean; photo: boolean; streetView: boolean; wheel: boolean }
  services: Omit<MapServices, 'credit'>
}

export interface Spot {
  /** `null`: to be looked up by its address, or unknown. */
  point: Point | null
  icon: { src: string; width: number; height: number } | null
}

/** One place of the list. */
export interface LivePlace extends Spot {
  title: string
  content: string
  /** The number that it has in the list. */
  number: number
}

/** The places of the list, in its order, and where they are. */
export function readPlaces(list: HTMLElement, spots: readonly Spot[]): LivePlace[] {
  return [...list.querySelectorAll('.w-map__places > li')].map((item, index) => ({
    ...(spots[index] ?? { point: null, icon: null }),
    title: item.querySelector('.w-map__name')?.textContent ?? '',
    content: item.querySelector('.w-map__content')?.textContent ?? '',
    number: index + 1,
  }))
}
