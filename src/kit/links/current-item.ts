import type { MenuItem } from '#published/types.ts'

/** Value of `aria-current`: the item is the page being read, or leads to it. */
type CurrentMark = 'page' | 'true' | undefined

function pathOf(href: string): string | null {
  if (!href.startsWith('/')) return null
  return href.split(/[?#]/u, 1)[0] ?? null
}

function isPage(item: MenuItem, currentPath: string): boolean {
  // A link to a place on a page does not stand for the page.
  return item.href !== null && !item.isExternal && !item.href.includes('#') && pathOf(item.href) === currentPath
}

function leadsTo(item: MenuItem, currentPath: string): boolean {
  const path = item.href === null || item.isExternal ? null : pathOf(item.href)
  const isAbove = path !== null && path !== '/' && path.endsWith('/') && currentPath.startsWith(path) && !item.href?.includes('#')
  return isAbove || item.children.some((child) => isPage(child, currentPath) || leadsTo(child, currentPath))
}

export function markCurrent(item: MenuItem, currentPath: string): CurrentMark {
  if (isPage(item, currentPath)) return 'page'
  return leadsTo(item, currentPath) ? 'true' : undefined
}
