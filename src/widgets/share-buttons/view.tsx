import { Icon } from '#kit/icon.tsx'
import { NetworkSign } from '#kit/links/network-sign.tsx'
import type { ShareNetwork } from '#published/share-networks.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { hasCounter, isLinked, type Shared, shareHref } from './model.ts'
import { formatCount, labelOf, nameOf } from './naming.ts'
import type { shareButtonsSettings } from './settings.ts'

type ShareButtonsSettings = SettingsOf<typeof shareButtonsSettings>
type Button = ShareButtonsSettings['share_buttons'][number]

/* Content blockers hide whatever is called "share": nothing in the markup bears the widget's own name. */
export function ShareButtonsView({ settings, data }: ViewProps<ShareButtonsSettings, Shared | null>) {
  const { share_buttons: buttons, view, show_label, skin, shape, columns } = settings
  if (data === null || buttons.length === 0) return null
  const [List, Item] = buttons.length > 1 ? (['ul', 'li'] as const) : (['div', 'div'] as const)
  const look: Look = {
    hasIcon: view !== 'text',
    hasLabel: view === 'text' || (view === 'icon-text' && show_label),
    hasCount: view !== 'icon',
  }
  return (
    <div className="w-pass" data-skin={skin} data-shape={shape}>
      <List className="w-pass__list" data-columns={columns || undefined}>
        {buttons.map((button) => (
          <Item key={button.id} className="w-pass__item">
            <PassControl button={button} shared={data} look={look} />
          </Item>
        ))}
      </List>
      {buttons.some(({ network }) => network === 'copy') && <p className="w-pass__note" role="status" />}
    </div>
  )
}

interface Look {
  hasIcon: boolean
  hasLabel: boolean
  hasCount: boolean
}

interface PassControlProps {
  button: Button
  shared: Shared
  look: Look
}

function PassControl({ button, shared, look }: PassControlProps) {
  const { network } = button
  const content = <PassContent button={button} look={look} />
  if (network === 'print' || network === 'copy') {
    return (
      <button type="button" className="w-pass__link" data-act={network} value={network === 'copy' ? shared.url : undefined}>
        {content}
      </button>
    )
  }
  const opens = network === 'email' ? {} : { target: '_blank', rel: 'noopener' }
  return (
    <a className="w-pass__link" href={shareHref(network, shared)} {...opens}>
      {content}
    </a>
  )
}

function PassContent({ button, look }: { button: Button; look: Look }) {
  const { network } = button
  const count = look.hasCount && hasCounter(network) ? button.count : null
  return (
    <>
      <span className="vh">{nameOf(button, count)}</span>
      {look.hasIcon && (
        <span className="w-pass__sign">
          <Sign network={network} />
        </span>
      )}
      {look.hasLabel && (
        <span className="w-pass__label" aria-hidden="true">
          {labelOf(button)}
        </span>
      )}
      {count !== null && (
        <span className="w-pass__count" aria-hidden="true">
          {formatCount(count)}
        </span>
      )}
    </>
  )
}

function Sign({ network }: { network: ShareNetwork }) {
  if (network === 'email') return <Icon name="mail" />
  if (network === 'print') return <Icon name="print" />
  if (isLinked(network)) return <NetworkSign network={network} />
  return (
    <>
      <Icon name="link" />
      <Icon name="check" />
    </>
  )
}
