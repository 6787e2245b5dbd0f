import { Submenu } from '#kit/links/submenu.tsx'
import type { Menu } from '#published/types.ts'
import { ZoneAnchor } from './zone-anchor.tsx'

interface UtilityBarProps {
  menu: Menu | null
  currentPath: string
}

export function UtilityBar({ menu, currentPath }: UtilityBarProps) {
  return (
    <nav className="util" aria-label="輔助選單">
      <div className="wrap util__in">
        <ZoneAnchor zone="U" />
        {menu !== null && <Submenu items={menu.items} currentPath={currentPath} className="util__links" />}
      </div>
    </nav>
  )
}
