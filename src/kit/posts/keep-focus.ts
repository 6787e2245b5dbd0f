const KEY = 'lecternFocus'

/** Notes in the history which link of a list had the focus, for when the visitor comes back to a page that is loaded again. */
export function keepFocus(link: HTMLAnchorElement | null | undefined): void {
  if (link) history.replaceState({ ...history.state, [KEY]: link.getAttribute('href') }, '')
}

/** Gives the focus back to the link that had it, unless it is somewhere already. Scrolling is the browser's. */
export function restoreFocus(list: Element): void {
  const href: unknown = history.state?.[KEY]
  if (typeof href !== 'string' || document.activeElement !== document.body) return
  const links = [...list.querySelectorAll<HTMLAnchorElement>('article a')]
  links.find((link) => link.getAttribute('href') === href)?.focus({ preventScroll: true })
}
