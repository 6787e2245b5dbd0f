import { Icon } from '#kit/icon.tsx'
import { Submenu } from '#kit/links/submenu.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { NavMenu } from './client.tsx'
import { NavItem } from './item.tsx'
import { messages } from './messages.ts'
import { frameId, type NavMenuData, type Panel, type PanelPlan } from './model.ts'
import type { navMenuSettings } from './settings.ts'

type Props = ViewProps<SettingsOf<typeof navMenuSettings>, NavMenuData | null>

export function NavMenuView({ id, data }: Props) {
  if (data === null) return null
  const { label, look, entries } = data
  const { layout, align, indicator, opensOn, clickArea, breakpoint, isOnePage } = look
  const drawerId = `${id}-drawer`
  return (
    <NavMenu
      when="interaction"
      drawerId={drawerId}
      label={label}
      look={{ layout, align, indicator, opensOn, clickArea, breakpoint, isOnePage }}
      panels={Object.fromEntries(
        entries.flatMap(({ item, panel }) => (panel === null ? [] : [[frameId(id, item.id), planOf(panel)]])),
      )}
      toggler={
        <>
          <Icon name="menu" />
          <span className="vh">{messages.openDrawer(label)}</span>
          <span className="w-nav-menu__name" aria-hidden="true">
            {label}
          </span>
        </>
      }
      drawer={<Drawer id={id} drawerId={drawerId} data={data} />}
    />
  )
}

function planOf({ fragment, width, position, narrow }: Panel): PanelPlan {
  return { fragment, width, position, narrow }
}

function Drawer({ id, drawerId, data }: { id: string; drawerId: string; data: NavMenuData }) {
  const { look, entries, foot, currentPath, isListOpen } = data
  const list = (
    <ul className="w-nav-menu__list">
      {entries.map(({ item, panel }) => (
        <NavItem key={item.id} item={item} panel={panel} group={id} look={look} currentPath={currentPath} />
      ))}
    </ul>
  )
  return (
    <>
      <div className="w-nav-menu__head">
        <p className="w-nav-menu__title" id={`${id}-title`}>
          {messages.drawerTitle}
        </p>
        <button className="icon-btn" type="button" popoverTarget={drawerId} popoverTargetAction="hide">
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
    </>
  )
}
