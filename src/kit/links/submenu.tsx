import type { MenuItem } from '#published/types.ts'
import { MenuLink } from './menu-link.tsx'

interface SubmenuProps {
  items: MenuItem[]
  currentPath: string
  className?: string
}

/** A list of menu items with everything below them in sight. */
export function Submenu({ items, currentPath, className }: SubmenuProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.id}>
          <MenuLink item={item} currentPath={currentPath} />
          {item.children.length > 0 && <Submenu items={item.children} currentPath={currentPath} />}
        </li>
      ))}
    </ul>
  )
}
