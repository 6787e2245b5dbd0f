import { newTabNote } from '#kit/links/new-tab.ts'
import { formatLongDate } from '#kit/text/format-date.ts'
import { groupThousands } from '#kit/text/group-thousands.ts'
import { SHARE_NETWORKS, type ShareNetwork } from '#published/share-networks.ts'

const LABELS = new Map<ShareNetwork, string>(SHARE_NETWORKS.map(({ value, label }) => [value, label]))

interface Named {
  network: ShareNetwork
  /** The editor's words; empty where the network's own name will do. */
  label: string
}

/** How often it was shared, by the network's own word on that day. */
export interface Counted {
  count: number
  on: string
}

/** The words on a button. */
export function labelOf({ network, label }: Named): string {
  return label || (LABELS.get(network) ?? '')
}

/** What a button is called by those who do not see its sign: always with the words on it, and with its network. */
export function nameOf({ network, label }: Named, counted: Counted | null): string {
  const usual = usualName(network)
  const own = label === '' ? usual : label.includes(LABELS.get(network) ?? '') ? label : `${label}（${usual}）`
  return [
    own,
    counted === null ? '' : `，至 ${formatLongDate(counted.on)}已分享 ${formatCount(counted.count)} 次`,
    opensTab(network) ? newTabNote(own) : '',
  ].join('')
}

export function formatCount(count: number): string {
  return groupThousands(count)
}

function usualName(network: ShareNetwork): string {
  const label = LABELS.get(network) ?? ''
  if (network === 'email') return `以${label}分享`
  return opensTab(network) ? `分享到 ${label}` : label
}

function opensTab(network: ShareNetwork): boolean {
  return network !== 'email' && network !== 'print' && network !== 'copy'
}
