import type { ProfileNetwork } from '#published/profile-networks.ts'
import type { ShareNetwork } from '#published/share-networks.ts'
import { NETWORK_DRAWINGS } from './network-drawings.ts'

type Network = Exclude<ShareNetwork, 'email' | 'print' | 'copy'> | ProfileNetwork

const DRAWINGS: Record<Network, string> = { ...NETWORK_DRAWINGS, 'x-twitter': NETWORK_DRAWINGS.x }

/** The sign of a network in the colour of the text. It is decoration: the name stands in the text beside it. */
export function NetworkSign({ network }: { network: Network }) {
  return (
    <svg className="i i--fill" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={DRAWINGS[network]} fillRule="evenodd" />
    </svg>
  )
}
