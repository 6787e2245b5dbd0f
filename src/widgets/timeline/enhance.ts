import type { Enhance } from '#islands/wire.ts'
import { followAttention } from './follow-attention.ts'
import { letEnter } from './let-enter.ts'

export const enhance: Enhance = (element) => {
  const timeline = element.querySelector<HTMLElement>(':scope > .w-timeline')
  if (timeline === null) return () => {}
  const life = new AbortController()
  if (timeline.dataset.layout === 'horizontal') followAttention(timeline, life.signal)
  else if (timeline.dataset.entrance !== undefined) letEnter(timeline, life.signal)
  return () => life.abort()
}
