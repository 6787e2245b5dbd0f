/** The address of a frame changes with its token, once in an hour: what its reader was looking at stays in view. */
export function keepScrollPosition(token: string): void {
  // The token begins with what it is for.
  const key = `lectern-scroll ${token.split('.').slice(0, 2).join('.')}`
  const stored = Number(sessionStorage.getItem(key))
  if (stored > 0) scrollTo({ top: stored, behavior: 'instant' })
  addEventListener('pagehide', () => sessionStorage.setItem(key, String(scrollY)))
}
