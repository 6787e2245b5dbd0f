import type { MenuItem } from '#content/read/types.ts'
import { markCurrent } from './current-item.ts'

interface MenuLinkProps {
  item: MenuItem
  currentPath: string
  className?: string
}

/** The label of a menu item: a link where it leads somewhere, plain text where it does not. */
export function MenuLink({ item, currentPath, className }: MenuLinkProps) {
  const shared = { className, lang: item.lang ?? undefined, 'aria-current': markCurrent(item, currentPath) }
  if (item.href === null)
    return (
      <span {...shared}>
        <MenuLabel item={item} />
      </span>
    )
  return (
    <a {...shared} href={item.href} hrefLang={item.lang ?? undefined} rel={item.isExternal ? 'noopener' : undefined}>
      <MenuLabel item={item} />
    </a>
  )
}

export function MenuLabel({ item }: { item: MenuItem }) {
  return (
    <>
      {item.label}
      {item.badge !== '' && <span className="menu-badge">{item.badge}</span>}
    </>
  )
}
