'use client'

import { SearchIcon } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { SearchPanel } from './search-panel.tsx'

/** The search over everything, in the head of every view: a button and Ctrl+K. */
export function SearchButton() {
  const dialog = useRef<HTMLDialogElement>(null)
  // Its contents are there while it is open: each search begins anew.
  const [isOpen, setOpen] = useState(false)

  const open = () => {
    if (dialog.current?.open !== false) return
    setOpen(true)
    dialog.current.showModal()
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })

  return (
    <>
      <button type="button" className="lectern-search-button" aria-keyshortcuts="Control+K" onClick={open}>
        <SearchIcon />
        <span>搜尋</span>
        <kbd>Ctrl K</kbd>
      </button>
      <dialog ref={dialog} className="lectern-search" aria-label="搜尋後台" onClose={() => setOpen(false)} closedby="any">
        {isOpen && <SearchPanel onLeave={() => dialog.current?.close()} />}
      </dialog>
    </>
  )
}

/** In rich text the same keys make a link. */
function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  const isInText = target instanceof HTMLElement && target.isContentEditable
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey && !isInText
}
