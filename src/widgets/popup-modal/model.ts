/** Where a slide-in comes from, by the edge that it appears at. */
export const ENTRANCE_FROM = { left: 'slide-right', top: 'slide-down', right: 'slide-left', bottom: 'slide-up' } as const

/** Its value says that a visitor has closed this dialog. It lives as long as the browser's session. */
export function closedCookie(id: string): string {
  return `${cookieName(id)}=1; path=/; SameSite=Lax`
}

/** Whether `document.cookie` holds this dialog's cookie: this very name, not one that begins with it. */
export function wasClosed(cookies: string, id: string): boolean {
  return cookies.split(';').some((cookie) => cookie.trim() === `${cookieName(id)}=1`)
}

function cookieName(id: string): string {
  return `popup_cookie_${encodeURIComponent(id)}`
}

/** After how many milliseconds it opens by itself; `null`: never. */
export function openingDelay({ toggletype, toggleafter }: { toggletype: string; toggleafter: number }): number | null {
  return toggletype === 'time' && toggleafter > 0 ? toggleafter * 1000 : null
}
