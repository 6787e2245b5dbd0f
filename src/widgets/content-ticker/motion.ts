import type { TickerEffect } from './model.ts'

/** A way of showing one item after the other. It stands still until it is told to play. */
export interface Motion {
  play(): void
  pause(): void
  /** One item further on, or back. */
  step(direction: 1 | -1): void
  /** Brings an item into the window. */
  show(item: HTMLElement): void
  /** The visitor pulls by so many pixels: along the row, or for good once the hand lets go. */
  drag(pixels: number, isDone: boolean): void
  /** Leaves everything as it was. */
  end(): void
}

export interface MotionOptions {
  effect: TickerEffect
  speed: number
  /** How long each item stays, in milliseconds. */
  pauses: number[]
  isVertical: boolean
  isReversed: boolean
  hasGap: boolean
}
