import type { ViewProps } from '#settings/define-widget.ts'
import { ChannelLinks, CloseFace, LauncherSign, SendFace, Who } from './card.tsx'
import { chatAddress, nameOfNetwork } from './channels.ts'
import { ChatLauncher } from './client.tsx'
import { orElse } from './messages.ts'
import { describeHours, readClosedDays, type Schedule } from './schedule.ts'
import type { ChatSettings } from './settings.ts'

export function ChatLauncherView({ id, settings }: ViewProps<ChatSettings>) {
  const { placement, side, offset_x: x, offset_y: y, open_in, footer, placeholder } = settings
  const channels = settings.channels.flatMap(({ id: row, network, account, label }) => {
    const href = chatAddress(network, account)
    return href === null ? [] : { id: row, network, href, name: label || nameOfNetwork(network, href) }
  })
  const [first] = channels
  if (first === undefined) return null
  const schedule = scheduleOf(settings)
  return (
    <ChatLauncher
      // One that is open from the start must know soon whether anybody is there.
      when="idle"
      id={id}
      startsOpen={settings.show_from_first}
      launcher={settings.launcher}
      corner={placement === 'corner' ? { side, x, y } : null}
      target={open_in}
      hasLoader={settings.loader}
      greeting={settings.greeting}
      vacation={settings.vacation_text}
      schedule={schedule}
      hours={schedule === null ? '' : describeHours(schedule)}
      composer={{ footer, placeholder, send: <SendFace settings={settings} channel={first.name} /> }}
      firstHref={first.href}
      or={orElse(first.name, channels.length)}
      sign={<LauncherSign settings={settings} />}
      who={<Who settings={settings} />}
      closer={<CloseFace />}
      channels={<ChannelLinks channels={channels} target={open_in} />}
    />
  )
}

function scheduleOf({ hours, hours_start, hours_end, holidays, closed_days }: ChatSettings): Schedule | null {
  return hours ? { start: hours_start, end: hours_end, holidays, closed: readClosedDays(closed_days) } : null
}
