import type { MapServices } from '#platform/env/map-services.ts'
import type { TravelMode } from './messages.ts'
import type { Point } from './model.ts'

/** What the markup tells the script, as JSON in `data-plan`. Places stand in the list beside it. */
export interface LivePlan {
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

/** One place, read from the list. */
export interface LivePlace {
  title: string
  content: string
  /** `null`: to be looked up by its address, or unknown. */
  point: Point | null
  icon: { src: string; width: number; height: number } | null
  /** The number that it has in the list. */
  number: number
}
