import { copiesNeeded, indexAfter, type MarqueePath, marqueePath, progressAt } from './model.ts'
import type { Motion, MotionOptions } from './motion.ts'

interface Parts {
  frame: HTMLElement
  track: HTMLElement
  list: HTMLElement
}

/**
 * A row that goes through its window without end. The compositor moves it, no timer does. `onCopies` is told how many copies
 * have to follow it.
 */
export function createMarquee({ frame, track, list }: Parts, options: MotionOptions, onCopies: (count: number) => void): Motion {
  const items = [...list.children] as HTMLElement[]
  let path: MarqueePath = { start: 0, end: 0, durationMs: 0 }
  let animation: Animation | null = null
  let isPlaying = false

  function currentOffset(): number {
    const progress = animation?.effect?.getComputedTiming().progress
    return typeof progress === 'number' ? path.start + (path.end - path.start) * progress : 0
  }

  function moveTo(offset: number): void {
    if (animation === null) return
    const progress = progressAt(offset, path)
    animation.currentTime = (options.isReversed ? 1 - progress : progress) * path.durationMs
  }

  /** At the start, and whenever the window or the fonts change: the row stays where it is. */
  function measure(): void {
    const offset = currentOffset()
    const row = list.getBoundingClientRect().width
    const width = frame.clientWidth
    animation?.cancel()
    animation = null
    path = marqueePath(row, width, options)
    onCopies(copiesNeeded(row, width, options.hasGap))
    if (row === 0 || width === 0) return
    animation = track.animate([{ translate: `${path.start}px` }, { translate: `${path.end}px` }], {
      duration: path.durationMs,
      iterations: Number.POSITIVE_INFINITY,
      direction: options.isReversed ? 'reverse' : 'normal',
    })
    if (!isPlaying) animation.pause()
    moveTo(offset)
  }

  function show({ offsetLeft }: HTMLElement): void {
    moveTo(-offsetLeft)
  }

  function step(direction: 1 | -1): void {
    const behind = items.findLastIndex(({ offsetLeft }) => offsetLeft <= 1 - currentOffset())
    const next = items[indexAfter(Math.max(0, behind), direction, items.length)]
    if (next !== undefined) show(next)
  }

  const observer = new ResizeObserver(measure)
  observer.observe(frame)
  observer.observe(list)
  return {
    play() {
      isPlaying = true
      animation?.play()
    },
    pause() {
      isPlaying = false
      animation?.pause()
    },
    step,
    show,
    drag: (pixels) => moveTo(currentOffset() + pixels),
    end() {
      observer.disconnect()
      animation?.cancel()
      onCopies(0)
    },
  }
}
