import type { LoadContext } from '#settings/define-widget.ts'

/** Whether the picture is on the first screen, where it must not wait. */
export interface ImageData {
  isFirst: boolean
}

export function loadImage(_settings: unknown, { isFirst }: LoadContext): ImageData {
  return { isFirst }
}
