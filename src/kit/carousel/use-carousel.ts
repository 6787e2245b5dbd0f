import { useRef, useState } from 'react'
import { useOnce } from '../use-once.ts'
import type { CarouselLook } from './carousel-look.ts'
import { type CarouselEngine, type CarouselExtras, type CarouselPosition, createCarousel } from './create-carousel.ts'

type RotationName = 'running' | 'held' | 'stopped'

/** The row of a carousel, brought to life. Until then `position` and `rotation` are `null`. */
export function useCarousel(look: CarouselLook, extras: CarouselExtras = {}) {
  const root = useRef<HTMLElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const pause = useRef<HTMLButtonElement>(null)
  const engine = useRef<CarouselEngine | null>(null)
  const [position, setPosition] = useState<CarouselPosition | null>(null)
  const [rotation, setRotation] = useState<RotationName | null>(null)

  useOnce(() => {
    if (!root.current || !view.current || !list.current) return
    const elements = { root: root.current, view: view.current, list: list.current, pause: pause.current }
    engine.current = createCarousel(elements, look, {
      ...extras,
      onPosition: (next) => setPosition((known) => (known && isSame(known, next) ? known : next)),
      onRotation: ({ isWanted, isRunning }) => setRotation(isRunning ? 'running' : isWanted ? 'held' : 'stopped'),
    })
    return engine.current.release
  })
  return { root, view, list, pause, engine, position, rotation }
}

function isSame(a: CarouselPosition, b: CarouselPosition): boolean {
  return a.index === b.index && a.count === b.count && a.isStart === b.isStart && a.isEnd === b.isEnd
}
