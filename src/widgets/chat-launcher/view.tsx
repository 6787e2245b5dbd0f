import { Icon } from '#kit/icon.tsx'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import type { ViewProps } from '#settings/define-widget.ts'
import { ChatCard } from './card.tsx'
import { chatAddress, nameOfNetwork } from './channels.ts'
import { readClosedDays, type Schedule } from './schedule.ts'
import type { ChatSettings } from './settings.ts'

/* The browser opens and closes it, and without a script its links lead to the messengers. */
export function ChatLauncherView({ id, settings }: ViewProps<ChatSettings>) {
  const { placement, side, offset_x, offset_y, show_from_first, open_in, loader } = settings
  const channels = settings.channels.flatMap(({ id: row, network, account, label }) => {
    const href = chatAddress(network, account)
    return href === null ? [] : { id: row, network, href, name: label || nameOfNetwork(network, href) }
  })
  const [first] = channels
  if (first === undefined) return null
  const schedule = scheduleOf(settings)
  return (
    <details
      className="w-chat-launcher"
      open={show_from_first || undefined}
      data-placement={placement}
      data-side={placement === 'corner' ? side : undefined}
      data-x={placement === 'corner' ? `${offset_x}px` : undefined}
      data-y={placement === 'corner' ? `${offset_y}px` : undefined}
      data-target={open_in}
      data-loader={loader || undefined}
      data-schedule={schedule === null ? undefined : JSON.stringify(schedule)}
    >
      <summary className="w-chat-launcher__launcher" data-launcher={settings.launcher}>
        <LauncherSign settings={settings} />
      </summary>
      <ChatCard id={id} settings={settings} channels={[first, ...channels.slice(1)]} schedule={schedule} />
    </details>
  )
}

function LauncherSign({ settings: { launcher, launcher_text, photo } }: { settings: ChatSettings }) {
  const hasPhoto = launcher === 'photo-text' && photo !== null
  return (
    <>
      {hasPhoto ? (
        <PictureView className="w-chat-launcher__face" picture={photo} sizes="2rem" ratio="1/1" decorative />
      ) : (
        <Icon name="chat" />
      )}
      <span className={launcher === 'icon' ? 'vh' : undefined}>{launcher_text}</span>
    </>
  )
}

function scheduleOf({ hours, hours_start, hours_end, holidays, closed_days }: ChatSettings): Schedule | null {
  return hours ? { start: hours_start, end: hours_end, holidays, closed: readClosedDays(closed_days) } : null
}
