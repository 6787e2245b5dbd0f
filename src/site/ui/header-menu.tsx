import type { Menu } from '#content/read/types.ts'
import { MenuDisclosure } from './menu-disclosure.tsx'
import { MenuLink } from './menu-link.tsx'
import { Submenu } from './submenu.tsx'

interface MenuProps {
  menu: Menu
  currentPath: string
}

/** The menu of the header on wide screens. */
export function HeaderMenu({ menu, currentPath }: MenuProps) {
  return (
    <nav className="nav" aria-label="主選單">
      <ul className="nav__list">
        {menu.items.map((item) => (
          <li key={item.id} className="nav__item">
            {(item.href !== null || item.children.length === 0) && (
              <MenuLink item={item} currentPath={currentPath} className="nav__link" />
            )}
            {item.children.length > 0 && (
              <MenuDisclosure item={item} currentPath={currentPath} block="nav" group="site-nav">
                <Submenu items={item.children} currentPath={currentPath} className="nav__panel" />
              </MenuDisclosure>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
