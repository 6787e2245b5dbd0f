import type { Enhance } from '#islands/wire.ts'
import { enhanceTabs } from '#kit/panes/enhance-tabs.ts'

export const enhance: Enhance = (element) => {
  const toggle = element.querySelector<HTMLElement>(':scope > .w-toggle')
  return toggle === null ? () => {} : enhanceTabs(toggle)
}
