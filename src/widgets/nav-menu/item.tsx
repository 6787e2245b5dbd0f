import { FragmentHtml } from '#kit/fragment-html.tsx'
import { Icon } from '#kit/icon.tsx'
import { markCurrent } from '#kit/links/current-item.ts'
import { MenuLabel, MenuLink } from '#kit/links/menu-link.tsx'
import type { MenuItem, MenuSettings } from '#published/types.ts'
import { messages } from './messages.ts'
import { frameId, type Panel } from './model.ts'

interface NavItemProps {
  item: MenuItem
  panel: Panel | null
  /** Disclosures of one group close each other. */
  group: string
  look: MenuSettings
  currentPath: string
}

const SIGNS = { arrow: 'chevron', plus: 'plus', fill: 'triangle', none: 'chevron' } as const

/**
 * An item with what lies below it. The switch of a submenu stands beside the link; an item that leads nowhere is the switch
 * itself. `<details>` opens by click, Enter and Space, and tells its state, without any script.
 */
export function NavItem({ item, panel, group, look, currentPath }: NavItemProps) {
  const link = <MenuLink item={item} currentPath={currentPath} className="w-nav-menu__link" />
  if (item.children.length === 0 && panel === null) return <li className="w-nav-menu__item">{link}</li>
  const sign = (
    <span className="w-nav-menu__sign" data-sign={look.indicator}>
      <Icon name={SIGNS[look.indicator]} />
    </span>
  )
  return (
    <li className="w-nav-menu__item" data-parent="" data-mega={panel === null ? undefined : ''}>
      {item.href !== null && link}
      <details className="w-nav-menu__more" name={group} data-dropdown="">
        {item.href === null ? (
          <summary
            className="w-nav-menu__link w-nav-menu__link--switch"
            lang={item.lang ?? undefined}
            aria-current={markCurrent(item, currentPath)}
          >
            <MenuLabel item={item} />
            {sign}
          </summary>
        ) : (
          <summary className="w-nav-menu__switch">
            <span className="vh">{messages.openSubmenu(item.label)}</span>
            <span className="vh w-nav-menu__closes">{messages.closeSubmenu(item.label)}</span>
            {sign}
          </summary>
        )}
        <SubmenuFrame item={item} panel={panel} group={group} look={look} currentPath={currentPath} />
      </details>
    </li>
  )
}

/** What opens below an item: its children, and the mega panel that takes their place. */
function SubmenuFrame({ item, panel, group, look, currentPath }: NavItemProps) {
  // A panel that comes later leaves at least the way to the item's own page.
  const children = item.children.length === 0 && panel?.html === null ? [{ ...item, mega: null }] : item.children
  const list = children.length > 0 && (
    <ul className="w-nav-menu__sub">
      {children.map((child) => (
        <NavItem key={child.id} item={child} panel={null} group={`${group}-${item.id}`} look={look} currentPath={currentPath} />
      ))}
    </ul>
  )
  if (panel === null) return <div className="w-nav-menu__frame">{list}</div>
  return (
    <div
      className="w-nav-menu__frame"
      data-panel={panel.html === null ? 'waiting' : 'ready'}
      id={frameId(group, item.id)}
      data-width={panel.width}
      data-narrow={panel.narrow}
    >
      {list}
      {panel.html === null ? (
        <>
          <div className="w-nav-menu__wait">
            <p role="status" />
            <button className="btn btn--line btn--sm" type="button" hidden>
              {messages.retry}
            </button>
          </div>
          <div className="w-nav-menu__mega" />
        </>
      ) : (
        <FragmentHtml html={panel.html} className="w-nav-menu__mega" />
      )}
    </div>
  )
}
