'use client'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { isPlainClick } from '#islands/client/plain-click.ts'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { addText } from './channels.ts'
import { Composer, type ComposerLook } from './composer.tsx'
import { BLOCKED, TYPING } from './messages.ts'
import { openMessenger } from './open-messenger.ts'
import type { Schedule } from './schedule.ts'
import type { ChatSettings } from './settings.ts'
import { useGreeting } from './use-greeting.ts'

interface ChatLauncherProps {
  id: string
  startsOpen: boolean
  launcher: ChatSettings['launcher']
  /** In a corner of the window; `null`: where it stands in the page. */
  corner: { side: 'left' | 'right'; x: number; y: number } | null
  target: ChatSettings['open_in']
  /** Whoever opens it for the first time sees somebody typing. */
  hasLoader: boolean
  greeting: string
  /** What is said while nobody is there. */
  vacation: string
  schedule: Schedule | null
  hours: string
  composer: ComposerLook
  /** The channel that the field is sent by. */
  firstHref: string
  or: string
  sign: SlotContent
  who: SlotContent
  closer: SlotContent
  channels: SlotContent
}

/**
 * Greets, keeps the hours, and takes the visitor's words along to the messenger. The browser opens and closes it, and without a
 * script its links lead to the messengers.
 */
export const ChatLauncher = island('chat-launcher', function ChatLauncher(props: ChatLauncherProps) {
  const { id, corner, target, greeting, vacation, composer } = props
  const root = useRef<HTMLDetailsElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [note, setNote] = useState('')
  const { service, isTyping, follow } = useGreeting(root, props)
  useCorner(root, corner)

  const send = (href: string) => {
    const isGone = openMessenger(addText(href, field.current?.value ?? ''), target)
    setNote(isGone ? '' : BLOCKED)
    if (isGone && field.current) field.current.value = ''
  }
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || !isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    send(link.href)
  }
  const close = () => {
    if (!root.current) return
    root.current.open = false
    root.current.querySelector('summary')?.focus()
  }

  return (
    <details
      className="w-chat-launcher"
      open={props.startsOpen || undefined}
      data-placement={corner === null ? 'inline' : 'corner'}
      data-side={corner?.side}
      data-x={corner === null ? undefined : `${corner.x}px`}
      data-y={corner === null ? undefined : `${corner.y}px`}
      data-service={service ?? undefined}
      data-typing={isTyping ? '' : undefined}
      onToggle={follow}
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && root.current?.open && close()}
      ref={root}
    >
      <summary className="w-chat-launcher__launcher" data-launcher={props.launcher}>
        <Slot as="span" className="w-chat-launcher__sign" content={props.sign} />
      </summary>
      <div className="w-chat-launcher__card">
        <div className="w-chat-launcher__head">
          <Slot className="w-chat-launcher__who" content={props.who} />
          <Slot as="button" type="button" className="icon-btn w-chat-launcher__close" content={props.closer} onClick={close} />
        </div>
        <div className="w-chat-launcher__talk">
          {/* What is said here changes with the clock: the page is the same for everybody and kept for long. */}
          <p className="w-chat-launcher__bubble" role="status">
            {isTyping ? '' : service === 'closed' ? vacation : greeting}
          </p>
          <p className="w-chat-launcher__typing">
            <span className="vh">{TYPING}</span>
          </p>
          {props.hours !== '' && <p className="w-chat-launcher__hours">{props.hours}</p>}
        </div>
        <div className="w-chat-launcher__foot" data-footer={composer.footer}>
          <Composer id={id} look={composer} onSend={() => send(props.firstHref)} ref={field} />
          <p className="w-chat-launcher__note" role="status">
            {note}
          </p>
          {composer.footer !== 'button' && <span className="w-chat-launcher__or">{props.or}</span>}
          <Slot as="ul" className="w-chat-launcher__channels" content={props.channels} onClick={press} />
        </div>
      </div>
    </details>
  )
})

/** Where the style sheet can't read attributes, and for the end of the page, which keeps as much room free. */
function useCorner(root: React.RefObject<HTMLElement | null>, corner: ChatLauncherProps['corner']): void {
  const { x, y } = corner ?? {}
  useEffect(() => {
    if (x === undefined || y === undefined) return
    document.documentElement.style.setProperty('--chat-y', `${y}px`)
    if (CSS.supports('width: attr(data-x type(<length>))')) return
    root.current?.style.setProperty('--x', `${x}px`)
    root.current?.style.setProperty('--y', `${y}px`)
  }, [root, x, y])
}
