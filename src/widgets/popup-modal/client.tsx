'use client'
import { useEffect, useRef } from 'react'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { ModalDialog, type ModalLook } from '#kit/dialog/modal-dialog.tsx'
import { useDialog } from '#kit/dialog/use-dialog.ts'
import { whenVisitorIsFree } from '#kit/dialog/when-free.ts'
import { closedCookie, wasClosed } from './model.ts'

interface PopupModalProps {
  dialogId: string
  look: ModalLook
  /** What names and describes it. */
  names: Record<`aria-${string}`, string>
  /** After how many milliseconds it opens by itself; `null`: never. */
  opensAfter: number | null
  /** Of the cookie that says that somebody has closed it; `null`: it writes none. */
  cookieId: string | null
  toggler: SlotContent
  content: SlotContent
}

/** A dialog in the page. The browser opens and closes it without a script, too. */
export const PopupModal = island('popup-modal', function PopupModal(props: PopupModalProps) {
  const { dialogId, look, names, opensAfter, cookieId, toggler, content } = props
  const hasBeenShown = useRef(false)
  const { ref, show } = useDialog({
    onShown() {
      hasBeenShown.current = true
    },
    onClose() {
      // The Cookie Store API is missing over plain HTTP and in older browsers.
      if (cookieId !== null) Reflect.set(document, 'cookie', closedCookie(cookieId))
    },
  })
  useOpening(opensAfter, () => {
    // Another tab may have closed it while this one was waiting.
    if (!hasBeenShown.current && (cookieId === null || !wasClosed(document.cookie, cookieId))) show(null)
  })
  return (
    <div className="w-popup-modal">
      <Slot content={toggler} />
      <ModalDialog id={dialogId} look={look} attributes={names} ref={ref}>
        <Slot className="w-popup-modal__in" content={content} />
      </ModalDialog>
    </div>
  )
})

/** Calls after this time, as soon as the visitor is free. */
function useOpening(afterMs: number | null, open: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its clock starts once
  useEffect(() => {
    if (afterMs === null) return
    let callOff = () => clearTimeout(timer)
    const timer = setTimeout(() => {
      callOff = whenVisitorIsFree(open)
    }, afterMs)
    return () => callOff()
  }, [])
}
