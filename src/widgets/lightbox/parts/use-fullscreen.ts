import { type RefObject, useEffect, useState } from 'react'

/** Whether the element fills the screen, and what changes that. Ends with the component. */
export function useFullscreen(root: RefObject<HTMLElement | null>): { isFull: boolean; toggle(): void } {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const element = root.current
    const note = () => setFull(element !== null && document.fullscreenElement === element)
    document.addEventListener('fullscreenchange', note)
    return () => {
      document.removeEventListener('fullscreenchange', note)
      if (element !== null && document.fullscreenElement === element) void document.exitFullscreen()
    }
  }, [root])
  return {
    isFull,
    toggle: () => void (isFull ? document.exitFullscreen() : root.current?.requestFullscreen()),
  }
}
