import type { IconChoice } from '#published/icon-options.ts'

/** Signs of ours that say what one of Font Awesome, Elementor's icons or ElementsKit's says. */
const SIGNS: readonly [RegExp, IconChoice | 'check'][] = [
  [/phone|mobile|fax/, 'phone'],
  [/envelope|email|\bmail/, 'mail'],
  [/map|location|compass/, 'map'],
  [/calendar|clock/, 'calendar'],
  [/user|people|team|friends/, 'people'],
  [/book|graduation|university|school/, 'book'],
  [/award|trophy|medal|certificate/, 'award'],
  [/microphone|volume|headphones|podcast/, 'mic'],
  [/video|film|play|camera/, 'video'],
  [/download|file|paperclip/, 'download'],
  [/comment|chat|bullhorn|quote/, 'chat'],
  [/globe|language|earth|link/, 'globe'],
  [/home|house|building/, 'home'],
  [/star|heart/, 'star'],
  [/check/, 'check'],
]

/** `fas fa-phone-alt` → `phone`; `null` where we have none like it. */
export function iconOf(name: string): IconChoice | 'check' | null {
  return SIGNS.find(([sign]) => sign.test(name.toLowerCase()))?.[1] ?? null
}
