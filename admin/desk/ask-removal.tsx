'use client'

import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

interface AskRemovalProps {
  /** What would be removed. */
  name: string
  onAnswer: (isSure: boolean) => void
}

/** Asks before a row with something in it is removed. */
export function AskRemoval({ name, onAnswer }: AskRemovalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return createPortal(
    <dialog ref={dialog} className="lectern-ask" aria-labelledby="lectern-ask-title" onClose={() => onAnswer(false)}>
      <h2 id="lectern-ask-title">移除「{name}」？</h2>
      <p>裡面的內容會一起移除。之後可以在「版本」找回移除之前的樣子。</p>
      <div>
        <button type="button" onClick={() => dialog.current?.close()}>
          不移除
        </button>
        <button type="button" data-main onClick={() => onAnswer(true)}>
          移除
        </button>
      </div>
    </dialog>,
    document.body,
  )
}
