import { siLine, siMessenger, siTelegram, siWhatsapp } from 'simple-icons'
import { Icon } from '#kit/icon.tsx'
import type { ChatNetwork } from './channels.ts'

const DRAWINGS: Partial<Record<ChatNetwork, string>> = {
  line: siLine.path,
  messenger: siMessenger.path,
  telegram: siTelegram.path,
  whatsapp: siWhatsapp.path,
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
