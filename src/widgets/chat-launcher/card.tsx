import { Icon } from '#kit/icon.tsx'
import { newTabNote } from '#kit/links/new-tab.ts'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import { ChannelSign } from './channel-sign.tsx'
import type { ChatNetwork } from './channels.ts'
import { CLOSE, ONLINE, SEND, sendBy } from './messages.ts'
import type { ChatSettings } from './settings.ts'

/** What the card shows whatever happens. */

export interface Channel {
  id: string
  network: ChatNetwork
  href: string
  name: string
}

export function ChannelLinks({ channels, target }: { channels: Channel[]; target: ChatSettings['open_in'] }) {
  return (
    <>
      {channels.map(({ id, network, href, name }) => (
        <li key={id}>
          <a href={href} target={target === '_self' ? undefined : '_blank'} rel="noopener">
            <ChannelSign network={network} />
            <span>{name}</span>
            {target !== '_self' && <span className="vh">{newTabNote(name)}</span>}
          </a>
        </li>
      ))}
    </>
  )
}

export function Who({ settings: { name, photo, text, active_dot } }: { settings: ChatSettings }) {
  return (
    <>
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
    </>
  )
}

export function CloseFace() {
  return (
    <>
      <span className="vh">{CLOSE}</span>
      <Icon name="close" />
    </>
  )
}

export function SendFace({ settings: { footer, button_text }, channel }: { settings: ChatSettings; channel: string }) {
  const isBare = footer === 'inner'
  return (
    <>
      {footer === 'button' ? button_text : isBare ? <Icon name="up" /> : <span>{SEND}</span>}
      <span className="vh">{isBare ? sendBy(channel) : `（${sendBy(channel)}）`}</span>
    </>
  )
}

export function LauncherSign({ settings: { launcher, launcher_text, photo } }: { settings: ChatSettings }) {
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
