import { OWN_CALLS_HREF } from './calls.ts'

export const MEGA_MENU_HREF = `${OWN_CALLS_HREF}/megamenu/megamenu_content`

export function megaMenuHref(fragment: string): string {
  return `${MEGA_MENU_HREF}?id=${encodeURIComponent(fragment)}`
}
