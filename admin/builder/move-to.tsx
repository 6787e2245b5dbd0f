import { type KeyboardEvent, useEffect, useState } from 'react'
import type { StoredBlock } from '#published/types.ts'
import type { EditorStore } from './editor-store.ts'
import { type MovePlace, movePlaces } from './move-places.ts'
import { useModal } from './use-modal.ts'

interface MoveToProps {
  block: StoredBlock
  store: EditorStore
  onClose: () => void
}

/** All places of the document in a list, to move a block there without dragging it. */
export function MoveTo({ block, store, onClose }: MoveToProps) {
  const dialog = useModal(onClose)
  const [places] = useState(() => movePlaces(store.read().editing.layout, block.id, store.widgets))
  const isAnyFree = places.some(({ reason }) => reason === null)
  // The first place that can be chosen; where there is none, what closes the dialog.
  useEffect(() => dialog.current?.querySelector<HTMLElement>('button[aria-disabled=false], p ~ button')?.focus(), [dialog])

  function take({ place, reason }: MovePlace): void {
    if (reason !== null) return
    onClose()
    store.moveTo(block.id, place)
  }

  return (
    <dialog ref={dialog} className="lectern-visual__move" aria-label="移到…">
      <h2>把「{store.widgets.labelOf(block.blockType)}」移到…</h2>
      <p>{isAnyFree ? '選一個地方，會放在裡面的最後；之後可以用 Alt＋↑ 或 ↓ 調整順序。' : '這份內容裡沒有別的地方可以放。'}</p>
      <ul onKeyDown={step}>
        {places.map((choice, at) => {
          const { place, label, level, reason } = choice
          const why = `why-not-there-${at}`
          return (
            <li key={`${place.parent} ${place.slot}`} style={{ paddingInlineStart: `${level * 1.25}rem` }}>
              <button
                type="button"
                aria-disabled={reason !== null}
                aria-describedby={reason === null ? undefined : why}
                onClick={() => take(choice)}
              >
                {label}
              </button>
              {reason !== null && (
                <span id={why} className="lectern-visual__why">
                  {reason}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <button type="button" onClick={onClose}>
        取消
      </button>
    </dialog>
  )
}

function step(event: KeyboardEvent<HTMLUListElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  buttons[next]?.focus()
}
