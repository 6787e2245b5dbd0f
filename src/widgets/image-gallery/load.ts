import type { SettingsOf } from '#settings/define-settings.ts'
import type { LoadContext } from '#settings/define-widget.ts'
import { dayOf } from './model.ts'
import type { imageGallerySettings } from './settings.ts'

export interface ImageGalleryData {
  /** The first pictures are on the first screen. */
  isFirst: boolean
  /** `null` when the editor's order counts. */
  shuffledBy: number | null
}

/** The order changes with the day and not with the visit: pages are kept, and nothing may move when the script comes. */
export function loadImageGallery(
  { ordering }: SettingsOf<typeof imageGallerySettings>,
  { now, isFirst, expireAt }: LoadContext<'now' | 'expireAt'>,
): ImageGalleryData {
  if (ordering === 'default') return { isFirst, shuffledBy: null }
  const { day, ends } = dayOf(now)
  expireAt(ends)
  return { isFirst, shuffledBy: day }
}
