import { Icon } from '#kit/icon.tsx'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import { ChannelSign } from './channel-sign.tsx'
import { type ChatNetwork, MOST_CHARACTERS } from './channels.ts'
import { CLOSE, FIELD, NEW_TAB, ONLINE, orElse, SEND, sendBy, TYPING } from './messages.ts'
import { describeHours, type Schedule } from './schedule.ts'
import type { ChatSettings } from './settings.ts'

interface Channel {
  id: string
  network: ChatNetwork
  href: string
  name: string
}

interface ChatCardProps {
  id: string
  settings: ChatSettings
  /** The first one is what the field is sent by. */
  channels: [Channel, ...Channel[]]
  schedule: Schedule | null
}

export function ChatCard({ id, settings, channels, schedule }: ChatCardProps) {
  const { greeting, vacation_text, footer, open_in } = settings
  const [first] = channels
  return (
    <div className="w-chat-launcher__card">
      <CardHead settings={settings} />
      <div className="w-chat-launcher__talk">
        {/* What is said here changes with the clock: the page is the same for everybody and kept for long. */}
        <p className="w-chat-launcher__bubble" role="status" data-greeting={greeting} data-vacation={vacation_text}>
          {greeting}
        </p>
        <p className="w-chat-launcher__typing">
          <span className="vh">{TYPING}</span>
        </p>
        {schedule !== null && <p className="w-chat-launcher__hours">{describeHours(schedule)}</p>}
      </div>
      <div className="w-chat-launcher__foot" data-footer={footer}>
        <Composer id={id} settings={settings} channel={first.name} />
        <p className="w-chat-launcher__note" role="status" />
        {footer !== 'button' && <span className="w-chat-launcher__or">{orElse(first.name, channels.length)}</span>}
        <ul className="w-chat-launcher__channels">
          {channels.map(({ id: row, network, href, name }) => (
            <li key={row}>
              <a href={href} target={open_in === '_self' ? undefined : '_blank'} rel="noopener">
                <ChannelSign network={network} />
                <span>{name}</span>
                {open_in !== '_self' && <span className="vh">{NEW_TAB}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function CardHead({ settings: { name, photo, text, active_dot } }: { settings: ChatSettings }) {
  return (
    <div className="w-chat-launcher__head">
      {photo === null ? (
        <span className="w-chat-launcher__face">
          <Icon name="chat" />
        </span>
      ) : (
        <PictureView className="w-chat-launcher__face" picture={photo} sizes="3rem" ratio="1/1" decorative />
      )}
      <div>
        <p className="w-chat-launcher__name">
          {name}
          {active_dot && (
            <span className="w-chat-launcher__dot">
              <span className="vh">{`（${ONLINE}）`}</span>
            </span>
          )}
        </p>
        {text !== '' && <p className="w-chat-launcher__text">{text}</p>}
      </div>
      <button type="button" className="icon-btn w-chat-launcher__close">
        <span className="vh">{CLOSE}</span>
        <Icon name="close" />
      </button>
    </div>
  )
}

function Composer({ id, settings, channel }: { id: string; settings: ChatSettings; channel: string }) {
  const { footer, placeholder, button_text } = settings
  if (footer === 'button') {
    return (
      <button type="button" className="btn btn--sm w-chat-launcher__send">
        {button_text}
        <span className="vh">{`（${sendBy(channel)}）`}</span>
      </button>
    )
  }
  return (
    <div className="w-chat-launcher__composer">
      <label className="vh" htmlFor={`${id}-words`}>
        {FIELD}
      </label>
      <textarea
        id={`${id}-words`}
        className="w-chat-launcher__field"
        rows={2}
        maxLength={MOST_CHARACTERS}
        placeholder={placeholder || undefined}
        enterKeyHint="send"
        autoComplete="off"
      />
      <button type="button" className="w-chat-launcher__send">
        {footer === 'inner' ? <Icon name="up" /> : <span>{SEND}</span>}
        <span className="vh">{footer === 'inner' ? sendBy(channel) : `（${sendBy(channel)}）`}</span>
      </button>
    </div>
  )
}
