'use client'

import { type FormEvent, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { MAX_REASON } from '#cms/review/limits.ts'

interface ReturnDialogProps {
  isBusy: boolean
  onReturn(reason: string): void
  onClose(): void
}

/** Asks an editor why something goes back to its author. */
export function ReturnDialog({ isBusy, onReturn, onClose }: ReturnDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React hands events on to the form that this dialog belongs to.
    event.stopPropagation()
    onReturn(String(new FormData(event.currentTarget).get('reason') ?? ''))
  }
  return createPortal(
    <dialog ref={dialog} className="lectern-ask" aria-labelledby="lectern-return-title" onClose={onClose}>
      <form onSubmit={send}>
        <h2 id="lectern-return-title">退回給作者</h2>
        <label>
          退回的原因
          <textarea name="reason" required maxLength={MAX_REASON} rows={4} />
        </label>
        <p>作者會在首頁與信裡看到原因，改好之後可以再送審。</p>
        <div>
          <button type="button" onClick={() => dialog.current?.close()}>
            不退回
          </button>
          <button type="submit" data-main disabled={isBusy}>
            退回
          </button>
        </div>
      </form>
    </dialog>,
    document.body,
  )
}
