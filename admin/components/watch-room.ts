interface Room {
  width: number
  height: number
}

/** How much room there is in an element, now and whenever that changes; returns what ends it. */
export function watchRoom(element: HTMLElement, onRoom: (room: Room) => void): () => void {
  const observer = new ResizeObserver(() => onRoom({ width: element.clientWidth, height: element.clientHeight }))
  observer.observe(element)
  return () => observer.disconnect()
}

/** How small a screen of this width has to be shown for all of it to be seen. */
export function scaleToFit(px: number, { width }: Room): number {
  return Math.min(1, width / px || 1)
}
