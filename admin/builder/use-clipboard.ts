import { useEffect } from 'react'
import type { EditorStore } from './editor-store.ts'
import { isEditable, isInEditor } from './key-target.ts'
import type { Pressed } from './use-shortcuts.ts'

/** Copying, cutting and pasting, in the admin by the browser's own events; on the page, whose keys are heard here, by its clipboard. */
export function useClipboard(store: EditorStore): { onKey: (pressed: Pressed) => boolean } {
  useEffect(() => {
    const isOurs = ({ target }: Event) => isInEditor(target) && !isEditable(target)
    const copy = (event: ClipboardEvent) => {
      const hasSelectedWords = getSelection()?.isCollapsed === false
      if (!isOurs(event) || hasSelectedWords) return
      const text = store.copy()
      if (text === null) return
      event.preventDefault()
      event.clipboardData?.setData('text/plain', text)
      if (event.type === 'cut') store.remove()
    }
    const paste = (event: ClipboardEvent) => {
      if (!isOurs(event)) return
      event.preventDefault()
      store.paste(event.clipboardData?.getData('text/plain') ?? '')
    }
    document.addEventListener('copy', copy)
    document.addEventListener('cut', copy)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('copy', copy)
      document.removeEventListener('cut', copy)
      document.removeEventListener('paste', paste)
    }
  }, [store])

  return {
    onKey: ({ key, isControl }) => {
      const isCut = key.toLowerCase() === 'x'
      if (!isControl || !(isCut || key.toLowerCase() === 'c')) return false
      const text = store.copy()
      if (text !== null) void write(store, text, isCut)
      return true
    },
  }
}

async function write(store: EditorStore, text: string, isCut: boolean): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    if (isCut) store.remove()
  } catch {
    store.refuse('瀏覽器不讓這裡使用剪貼簿。請在「結構」裡選好元件，再複製一次。')
  }
}
