'use client'
import { useEffect, useRef } from 'react'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { type ClosingDialog, controlDialog } from './closing-dialog.ts'
import { applySizes } from './dialog-sizes.ts'

interface DialogHostProps {
  className: string
  /** What the style sheet reads. */
  look: Record<`data-${string}`, string>
  /** Dialogs among it, and what opens them. */
  content: SlotContent
}

/** Content with dialogs. There may be two hundred: each is taken in hand when it is first asked to open. */
export const DialogHost = island('dialog', function DialogHost({ className, look, content }: DialogHostProps) {
  const host = useRef<HTMLElement>(null)
  useEffect(() => {
    const life = new AbortController()
    const controls = new Map<HTMLDialogElement, ClosingDialog>()
    const take = (dialog: EventTarget | null) => {
      if (!(dialog instanceof HTMLDialogElement) || controls.has(dialog)) return
      applySizes(dialog)
      controls.set(dialog, controlDialog({ dialog }))
    }
    for (const open of host.current?.querySelectorAll('dialog[open]') ?? []) take(open)
    // Before the event reaches the dialog itself, which then already has its listeners.
    host.current?.addEventListener('command', ({ target }) => take(target), { capture: true, signal: life.signal })
    return () => {
      life.abort()
      for (const control of controls.values()) control.release()
    }
  }, [])
  return <Slot ref={host} className={className} {...look} content={content} />
})
