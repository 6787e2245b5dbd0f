import type { ReactNode } from 'react'
import type { MenuItem } from '#content/read/types.ts'
import { ATTRIBUTE } from '#islands/wire.ts'
import { Icon } from '#widgets/shared/icon.tsx'
import { markCurrent } from './current-item.ts'
import { MenuLabel } from './menu-link.tsx'

const DROPDOWN = { [ATTRIBUTE.dropdown]: '' }

interface MenuDisclosureProps {
  item: MenuItem
  currentPath: string
  /** Class prefix of the menu it stands in. */
  block: 'nav' | 'drawer'
  /** Disclosures of one group close each other. */
  group?: string
  isOpen?: boolean
  children: ReactNode
}

/**
 * The switch of a submenu. Beside a link it is only an indicator; an item that leads nowhere is the switch itself.
 * `<details>` opens by click, Enter and Space, and tells its state, without any script.
 */
export function MenuDisclosure({ item, currentPath, block, group, isOpen, children }: MenuDisclosureProps) {
  return (
    <details className={`${block}__more`} name={group} open={isOpen} {...(block === 'nav' ? DROPDOWN : {})}>
      {item.href === null ? (
        <summary className={`${block}__link ${block}__link--switch`} aria-current={markCurrent(item, currentPath)}>
          <MenuLabel item={item} />
          <Icon name="chevron" />
        </summary>
      ) : (
        <summary className={`${block}__switch`}>
          <span className="vh">{`展開〈${item.label}〉子選單`}</span>
          <Icon name="chevron" />
        </summary>
      )}
      {children}
    </details>
  )
}
