/** Something that moves once. It waits at its start. */
export interface Motion {
  play(): void
  /** Leaves things as the server wrote them. */
  cancel(): void
}

/** Grows something into what the style sheet makes of it. */
export function grow(element: Element, from: Keyframe, options: { duration: number; easing?: string }): Motion {
  const animation = element.animate([from, {}], { easing: 'ease-out', fill: 'backwards', ...options })
  animation.pause()
  return animation
}
