import type { MenuItem } from '#published/types.ts'
import { Icon } from '../icon.tsx'
import { markCurrent } from './current-item.ts'
import { roleOf } from './link-role.ts'

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
    <a
      {...shared}
      href={item.href}
      hrefLang={item.lang ?? undefined}
      rel={item.isExternal ? 'noopener' : undefined}
      {...roleOf(item.href)}
    >
      <MenuLabel item={item} />
    </a>
  )
}

export function MenuLabel({ item: { icon, label, badge, badgeStyle } }: { item: MenuItem }) {
  return (
    <>
      {icon !== null && <Icon name={icon} />}
      {label}
      {badge !== '' && (
        <span className="menu-badge" data-style={badgeStyle === 'zhu' ? undefined : badgeStyle}>
          {badge}
        </span>
      )}
    </>
  )
}
