'use client'
import { useRef, useState } from 'react'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { selectText } from '#kit/copying/copy-feedback.ts'
import { useCopy } from '#kit/copying/use-copy.ts'
import { CodeField } from './code-field.tsx'
import { CoveredCode, InlineCode } from './codes.tsx'
import { messages } from './messages.ts'
import { COUPON_FEEDBACK_MS } from './model.ts'
import { CouponPopup } from './popup.tsx'
import type { CodeCopy, CouponWords } from './words.ts'

interface CouponProps extends CouponWords {
  /** Unique in the page. */
  id: string
  style: string
  action: 'click' | 'popup'
  /** What a window says of the code before it shows it. */
  intro: SlotContent
}

/** Reveals the code and copies it; each coupon answers for itself. */
export const Coupon = island('coupon', function Coupon({ id, style, action, intro, ...words }: CouponProps) {
  const { code, label } = words
  const source = useRef<HTMLElement>(null)
  const [isUsed, setUsed] = useState(false)
  const { state, copy } = useCopy(COUPON_FEEDBACK_MS)
  const press = async () => {
    // Stays uncovered: who needed the code once may need it again.
    setUsed(true)
    if ((await copy(code)) === 'no' && source.current) selectText(source.current)
  }
  const copying: CodeCopy = {
    source,
    button: { 'data-used': isUsed ? '' : undefined, 'data-copied': state ?? undefined, onClick: press },
  }
  const note = (
    <p className="w-coupon__note" role="status" data-tone={state === 'no' ? 'error' : 'success'}>
      {state === 'yes' && messages.copied(code)}
      {state === 'no' && messages.failed}
    </p>
  )
  return (
    <div className="w-coupon" data-style={style} data-action={action}>
      {action === 'popup' ? (
        <CouponPopup dialogId={`${id}-dialog`} label={label}>
          <Slot className="w-coupon__intro" content={intro} />
          <CodeField id={id} words={words} label="" copying={copying} note={note} />
        </CouponPopup>
      ) : style === 'button-input' ? (
        <CodeField id={id} words={words} label={label} copying={copying} note={note} />
      ) : (
        <>
          {style === 'inline' ? <InlineCode words={words} copying={copying} /> : <CoveredCode words={words} copying={copying} />}
          {note}
        </>
      )}
    </div>
  )
})
