import { NetworkSign } from '#kit/links/network-sign.tsx'
import type { SocialNetwork } from '#published/types.ts'

const LABELS: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  threads: 'Threads',
  line: 'LINE',
  'x-twitter': 'X',
}

export function networkLabel(network: SocialNetwork): string {
  return LABELS[network]
}

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return <NetworkSign network={network} />
}
