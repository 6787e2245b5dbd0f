import { type RefObject, useEffect, useRef, useState } from 'react'

/** What stops the film that is played in its place, by the name of those of which it is one. */
const playing = new Map<string, () => void>()

/** A film that is played where its link stands: one at a time, and none that nobody can see. */
export function usePlace(link: RefObject<HTMLElement | null>, oneOf: string): { isPlaying: boolean; play(): void } {
  const [isPlaying, setIsPlaying] = useState(false)
  const stop = useRef(() => setIsPlaying(false)).current
  useEffect(() => {
    const place = link.current?.parentElement
    if (!isPlaying || !place) return
    // A filter may have hidden it.
    const watcher = new ResizeObserver(() => place.getClientRects().length === 0 && stop())
    watcher.observe(place)
    return () => {
      watcher.disconnect()
      if (playing.get(oneOf) === stop) playing.delete(oneOf)
    }
  }, [isPlaying, link, oneOf, stop])
  return {
    isPlaying,
    play() {
      playing.get(oneOf)?.()
      playing.set(oneOf, stop)
      if (link.current) stopRotation(link.current)
      setIsPlaying(true)
    },
  }
}

/** A film that slides away is no pleasure. */
function stopRotation(link: HTMLElement): void {
  const carousel = link.closest<HTMLElement>('.carousel')
  if (!carousel || !['running', 'held'].includes(carousel.dataset.rotation ?? '')) return
  carousel.querySelector<HTMLButtonElement>('.carousel__pause')?.click()
}
