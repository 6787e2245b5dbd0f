import { Icon } from '#kit/icon.tsx'
import { Submenu } from '#kit/links/submenu.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { NavItem } from './item.tsx'
import { messages } from './messages.ts'
import type { NavMenuData } from './model.ts'
import type { navMenuSettings } from './settings.ts'

type Props = ViewProps<SettingsOf<typeof navMenuSettings>, NavMenuData | null>

/*
 * One list for wide and narrow screens. It stands in a popover that the style sheet shows in its place where there is room; where
 * there is none, the browser opens it off-canvas, closes it on Escape and keeps it on top, without any script.
 */
export function NavMenuView({ id, data }: Props) {
  if (data === null) return null
  const { label, look, entries, foot, currentPath, isListOpen } = data
  const drawer = `${id}-drawer`
  const title = `${id}-title`
  const list = (
    <ul className="w-nav-menu__list">
      {entries.map(({ item, panel }) => (
        <NavItem key={item.id} item={item} panel={panel} group={id} look={look} currentPath={currentPath} />
      ))}
    </ul>
  )
  return (
    <nav
      className="w-nav-menu"
      aria-label={label}
      data-layout={look.layout}
      data-align={look.align}
      data-indicator={look.indicator}
      data-opens-on={look.opensOn}
      data-click-area={look.clickArea}
      data-breakpoint={look.breakpoint}
      data-one-page={look.isOnePage || undefined}
    >
      <button className="w-nav-menu__toggler icon-btn" type="button" popoverTarget={drawer}>
        <Icon name="menu" />
        <span className="vh">{messages.openDrawer(label)}</span>
        <span className="w-nav-menu__name" aria-hidden="true">
          {label}
        </span>
      </button>
      <div className="w-nav-menu__drawer" id={drawer} popover="auto" tabIndex={-1} data-lock>
        <div className="w-nav-menu__head">
          <p className="w-nav-menu__title" id={title}>
            {messages.drawerTitle}
          </p>
          <button className="icon-btn" type="button" popoverTarget={drawer} popoverTargetAction="hide">
            <Icon name="close" />
            <span className="vh">{messages.closeDrawer}</span>
          </button>
        </div>
        {look.title === '' ? (
          list
        ) : (
          <details className="w-nav-menu__whole" open={isListOpen}>
            <summary className="w-nav-menu__whole-switch">
              <Icon name="menu" />
              {look.title}
            </summary>
            {list}
          </details>
        )}
        {foot.length > 0 && (
          <div className="w-nav-menu__foot">
            <Submenu items={foot} currentPath={currentPath} className="w-nav-menu__foot-list" />
          </div>
        )}
      </div>
    </nav>
  )
}
