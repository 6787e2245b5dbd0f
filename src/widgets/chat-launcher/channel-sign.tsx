import { Icon } from '#kit/icon.tsx'
import { NETWORK_DRAWINGS } from '#kit/links/network-drawings.ts'
import type { ChatNetwork } from './channels.ts'

const DRAWINGS: Partial<Record<ChatNetwork, string>> = {
  line: NETWORK_DRAWINGS.line,
  messenger: NETWORK_DRAWINGS.messenger,
  telegram: NETWORK_DRAWINGS.telegram,
  whatsapp: NETWORK_DRAWINGS.whatsapp,
}

/** The sign of a messenger. It is decoration: the name stands in the text beside it. */
export function ChannelSign({ network }: { network: ChatNetwork }) {
  const drawing = DRAWINGS[network]
  if (drawing === undefined) return <Icon name="chat" />
  return (
    <svg className="i i--fill" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawing} />
    </svg>
  )
}
