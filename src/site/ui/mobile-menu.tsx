import type { Site } from '#content/read/types.ts'
import { Icon } from '#widgets/shared/icon.tsx'
import { markCurrent } from './current-item.ts'
import { MenuDisclosure } from './menu-disclosure.tsx'
import { MenuLink } from './menu-link.tsx'
import { Submenu } from './submenu.tsx'

const DRAWER = 'site-menu'

interface MobileMenuProps {
  site: Site
  currentPath: string
}

/** The menu of small screens: a popover, so that the browser opens it, closes it on Escape and keeps it on top. */
export function MobileMenu({ site: { headerMenu, utilityMenu }, currentPath }: MobileMenuProps) {
  return (
    <div className="only-touch">
      <button className="icon-btn" type="button" popoverTarget={DRAWER}>
        <Icon name="menu" />
        <span className="vh">開啟選單</span>
      </button>
      <div className="drawer" id={DRAWER} popover="auto">
        <div className="drawer__head">
          <p className="drawer__title">選單</p>
          <button className="icon-btn" type="button" popoverTarget={DRAWER} popoverTargetAction="hide">
            <Icon name="close" />
            <span className="vh">關閉選單</span>
          </button>
        </div>
        {headerMenu !== null && (
          <nav className="drawer__nav" aria-label="行動版主選單">
            <ul className="drawer__list">
              {headerMenu.items.map((item) => (
                <li key={item.id} className="drawer__item">
                  {(item.href !== null || item.children.length === 0) && (
                    <MenuLink item={item} currentPath={currentPath} className="drawer__link" />
                  )}
                  {item.children.length > 0 && (
                    <MenuDisclosure
                      item={item}
                      currentPath={currentPath}
                      block="drawer"
                      isOpen={markCurrent(item, currentPath) !== undefined}
                    >
                      <Submenu items={item.children} currentPath={currentPath} className="drawer__sub" />
                    </MenuDisclosure>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )}
        {utilityMenu !== null && (
          <nav className="drawer__foot" aria-label="行動版輔助選單">
            <Submenu items={utilityMenu.items} currentPath={currentPath} className="drawer__util" />
          </nav>
        )}
      </div>
    </div>
  )
}
