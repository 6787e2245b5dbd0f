import { Icon } from '#kit/icon.tsx'
import { NetworkSign } from '#kit/links/network-sign.tsx'
import { formatDate } from '#kit/text/format-date.ts'
import type { ShareNetwork } from '#published/share-networks.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { PassButtons } from './client.tsx'
import { hasCounter, isLinked, type Shared, shareHref } from './model.ts'
import { type Counted, formatCount, labelOf, nameOf } from './naming.ts'
import type { shareButtonsSettings } from './settings.ts'

type ShareButtonsSettings = SettingsOf<typeof shareButtonsSettings>
type Button = ShareButtonsSettings['share_buttons'][number]

/* Content blockers hide whatever is called "share": nothing in the markup bears the widget's own name. */
export function ShareButtonsView({ settings, data }: ViewProps<ShareButtonsSettings, Shared | null>) {
  const { share_buttons: buttons, view, show_label, skin, shape, columns } = settings
  if (data === null || buttons.length === 0) return null
  const look: Look = {
    hasIcon: view !== 'text',
    hasLabel: view === 'text' || (view === 'icon-text' && show_label),
    hasCount: view !== 'icon',
  }
  const items = buttons.map((button) => {
    const face = <PassContent key={button.id} button={button} look={look} />
    return { id: button.id, act: actOf(button.network, data), face }
  })
  // Without the script every link still leads to its network.
  return <PassButtons when="interaction" skin={skin} shape={shape} columns={columns} items={items} />
}

function actOf(network: ShareNetwork, shared: Shared) {
  if (network === 'print') return { kind: network }
  if (network === 'copy') return { kind: network, url: shared.url }
  return { kind: network === 'email' ? ('mail' as const) : ('open' as const), href: shareHref(network, shared) }
}

interface Look {
  hasIcon: boolean
  hasLabel: boolean
  hasCount: boolean
}

function PassContent({ button, look }: { button: Button; look: Look }) {
  const { network } = button
  const counted = look.hasCount ? countedOf(button) : null
  return (
    <>
      <span className="vh">{nameOf(button, counted)}</span>
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
      {counted !== null && (
        <span className="w-pass__count" aria-hidden="true">
          {formatCount(counted.count)}
          <time className="w-pass__day" dateTime={counted.on}>
            {formatDate(counted.on)}
          </time>
        </span>
      )}
    </>
  )
}

/** Networks tell nobody any more: a number is true as of the day on which an editor read it, and without a day it is none. */
function countedOf({ network, count, countedOn }: Button): Counted | null {
  return hasCounter(network) && count !== null && countedOn !== '' ? { count, on: countedOn } : null
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
