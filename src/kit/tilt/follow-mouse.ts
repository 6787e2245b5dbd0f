import { type TiltLook, tiltAt } from './model.ts'

interface Tilting extends TiltLook {
  /** Keeps still, and says `data-state="tilted"`. */
  box: HTMLElement
  /** Moves: its style sheet reads `--tilt`, `--tilt-speed` and `--glare-at`. */
  card: HTMLElement
  /** How long the card takes to follow, in milliseconds, where that is not what the style sheet says. */
  speed?: number
  /** It begins to tilt, or comes to rest. */
  onChange?(isTilted: boolean): void
}

/** Tilts a card after the mouse. Fingers have no place to hover, and who wants less motion gets none. Returns what lets go of it. */
export function followMouse({ box, card, speed, onChange, ...look }: Tilting): () => void {
  const life = new AbortController()
  const { signal } = life
  let frame = 0
  let isTilted = false
  if (speed !== undefined) card.style.setProperty('--tilt-speed', `${speed}ms`)

  function follow({ pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType !== 'mouse' || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      // Of the box, which keeps still: the card itself moves away under the pointer.
      const { left, top, width, height } = box.getBoundingClientRect()
      const x = (clientX - left) / width
      const y = (clientY - top) / height
      card.style.setProperty('--tilt', tiltAt(x, y, look))
      card.style.setProperty('--glare-at', `${Math.round(x * 100)}% ${Math.round(y * 100)}%`)
      if (isTilted) return
      isTilted = true
      box.dataset.state = 'tilted'
      onChange?.(true)
    })
  }

  function rest(): void {
    cancelAnimationFrame(frame)
    card.style.removeProperty('--tilt')
    if (!isTilted) return
    isTilted = false
    delete box.dataset.state
    onChange?.(false)
  }

  box.addEventListener('pointermove', follow, { passive: true, signal })
  box.addEventListener('pointerleave', rest, { signal })
  return () => {
    life.abort()
    rest()
  }
}
