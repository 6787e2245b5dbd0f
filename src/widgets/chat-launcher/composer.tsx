import type { Ref } from 'react'
import { Slot, type SlotContent } from '#islands/island.ts'
import { MOST_CHARACTERS } from './channels.ts'
import { FIELD } from './messages.ts'
import { isSendKey } from './model.ts'
import type { ChatSettings } from './settings.ts'

export interface ComposerLook {
  footer: ChatSettings['footer']
  placeholder: string
  /** What is on the button that sends. */
  send: SlotContent
}

interface ComposerProps {
  id: string
  look: ComposerLook
  onSend: () => void
  ref: Ref<HTMLTextAreaElement>
}

/** A field for the visitor's words and the button that sends them, or that button alone. */
export function Composer({ id, look: { footer, placeholder, send }, onSend, ref }: ComposerProps) {
  if (footer === 'button')
    return <Slot as="button" type="button" className="btn btn--sm w-chat-launcher__send" content={send} onClick={onSend} />
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
        onKeyDown={(event) => {
          if (!isSendKey(event.nativeEvent)) return
          event.preventDefault()
          onSend()
        }}
        ref={ref}
      />
      <Slot as="button" type="button" className="w-chat-launcher__send" content={send} onClick={onSend} />
    </div>
  )
}
