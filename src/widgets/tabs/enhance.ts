import type { Enhance } from '#islands/wire.ts'
import { enhanceTabs } from '#kit/panes/enhance-tabs.ts'

export const enhance: Enhance = (element) => {
  const tabs = element.querySelector<HTMLElement>(':scope > .w-tabs')
  return tabs === null ? () => {} : enhanceTabs(tabs)
}
