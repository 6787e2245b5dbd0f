import { Submenu } from '#kit/links/submenu.tsx'
import type { Menu } from '#published/types.ts'
import { ZoneAnchor } from './zone-anchor.tsx'

interface UtilityBarProps {
  menu: Menu | null
  currentPath: string
  editHref: string | null
}

export function UtilityBar({ menu, currentPath, editHref }: UtilityBarProps) {
  return (
    <nav className="util" aria-label="輔助選單">
      <div className="wrap util__in">
        <ZoneAnchor zone="U" />
        {editHref !== null && <a href={editHref}>編輯這一頁</a>}
        {menu !== null && <Submenu items={menu.items} currentPath={currentPath} className="util__links" />}
      </div>
    </nav>
  )
}
