import { useEffect, useRef } from 'react'
import type { EditorStore } from './editor-store.ts'
import { isEditable, isInEditor } from './key-target.ts'

/** A key, pressed in the admin or on the page. */
export interface Pressed {
  key: string
  isControl: boolean
  isShift: boolean
  isAlt: boolean
}

interface Windows {
  openPalette: () => void
  openKeys: () => void
  keepPattern: () => void
}

/** Listens to keys in the admin; returns what runs those that were pressed on the page. Both say whether the key meant something. */
export function useShortcuts(store: EditorStore, windows: Windows): (pressed: Pressed) => boolean {
  const newest = useRef(windows)
  newest.current = windows

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing, target } = event
      if (isComposing || event.defaultPrevented || !isInEditor(target)) return
      const pressed = { key, isControl: ctrlKey || metaKey, isShift: shiftKey, isAlt: altKey }
      // In a field all keys are the field's own, but for those that take changes back.
      if (isEditable(target) && !(isPlainField(target) && isHistoryKey(pressed))) return
      if (run(store, pressed, newest.current)) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [store])

  return (pressed) => run(store, pressed, newest.current)
}

function isPlainField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

function isHistoryKey({ key, isControl }: Pressed): boolean {
  return isControl && ['z', 'y'].includes(key.toLowerCase())
}

function run(store: EditorStore, { key, isControl, isShift, isAlt }: Pressed, windows: Windows): boolean {
  const { openPalette, openKeys, keepPattern } = windows
  const actions: Record<string, () => void> = isControl
    ? {
        z: () => (isShift ? store.redo() : store.undo()),
        y: () => store.redo(),
        d: () => store.duplicate(),
        ...(isShift && { s: keepPattern }),
      }
    : isAlt
      ? { arrowup: () => store.moveBy(-1), arrowdown: () => store.moveBy(1) }
      : {
          delete: () => store.remove(),
          backspace: () => store.remove(),
          escape: () => store.selectParent(),
          '/': openPalette,
          '?': openKeys,
        }
  const name = key.toLowerCase()
  if (!Object.hasOwn(actions, name)) return false
  actions[name]?.()
  return true
}
