import type { LoadContext } from '#settings/define-widget.ts'

/** Whether the picture is on the first screen, where it must not wait. */
export interface SectionData {
  isFirst: boolean
}

export function loadSection(_settings: unknown, { isFirst }: LoadContext): SectionData {
  return { isFirst }
}
