'use client'
import { useRef } from 'react'
import { island } from '#islands/island.ts'
import { selectText } from '#kit/copying/copy-feedback.ts'
import { useCopy } from '#kit/copying/use-copy.ts'
import { Icon } from '#kit/icon.tsx'
import { messages } from './messages.ts'
import { CLICK_TO_COPY_FEEDBACK_MS } from './model.ts'

interface ClickToCopyProps {
  label: string
  content: string
  style: string
  copyText: string
  successText: string
}

export const ClickToCopy = island('click-to-copy', function ClickToCopy(props: ClickToCopyProps) {
  const { label, content, style, copyText, successText } = props
  const source = useRef<HTMLParagraphElement>(null)
  const { state, copy } = useCopy(CLICK_TO_COPY_FEEDBACK_MS)
  const press = async () => {
    if ((await copy(content)) === 'no' && source.current) selectText(source.current)
  }
  return (
    <div className="w-click-to-copy" data-style={style}>
      {label !== '' && <p className="w-click-to-copy__label">{label}</p>}
      <p ref={source} className="w-click-to-copy__text">
        {content}
      </p>
      <button className="w-click-to-copy__button" type="button" data-copied={state ?? undefined} onClick={press}>
        <Icon name="copy" />
        <Icon name="check" />
        <span className="w-click-to-copy__words">
          <span className="w-click-to-copy__face">{copyText}</span>
          <span className="w-click-to-copy__face" data-done="" aria-hidden="true">
            {successText}
          </span>
        </span>
        {label !== '' && <span className="vh">{`：${label}`}</span>}
      </button>
      <p className="w-click-to-copy__note" role="status" data-tone={state === 'no' ? 'error' : 'success'}>
        {state === 'yes' && successText}
        {state === 'no' && messages.failed}
      </p>
    </div>
  )
})
