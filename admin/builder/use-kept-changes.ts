import { useEffect, useRef, useState } from 'react'
import { writeMoment } from '#platform/clock/taipei-time.ts'
import type { EditorStore } from './editor-store.ts'
import type { KeptChanges, KeptChangesBox } from './kept-changes.ts'
import type { Saver } from './saver.ts'

export interface Offer {
  words: string
  onTake: () => void
  onLeave: () => void
}

interface KeptChangesOptions {
  store: EditorStore
  saver: Saver
  box: KeptChangesBox
  updatedAt: string
}

/** Saves what is changed, and offers what this browser kept of an earlier visit but could not save. */
export function useKeptChanges({ store, saver, box, updatedAt }: KeptChangesOptions): Offer | null {
  const [kept, setKept] = useState<KeptChanges | null>(null)
  const opened = useRef({ updatedAt, layout: store.read().editing.layout })

  useEffect(() => {
    const found = box.read()
    const { updatedAt: base, layout } = opened.current
    if (found?.isSaved && found.base === base) store.resume(layout, found.history)
    // What is decided later must not be written over by what is done meanwhile.
    if (found && !found.isSaved && JSON.stringify(found.layout) !== JSON.stringify(layout)) box.setAside()
    setKept(box.readAside())
    let last = store.read().editing.layout
    const stopListening = store.subscribe(() => {
      const { layout: now } = store.read().editing
      if (now === last) return
      last = now
      saver.changed()
    })
    const keep = () => saver.isUnsaved() && saver.keepNow()
    const retry = () => void saver.flush()
    addEventListener('pagehide', keep)
    addEventListener('online', retry)
    addEventListener('focus', retry)
    return () => {
      stopListening()
      saver.stop()
      removeEventListener('pagehide', keep)
      removeEventListener('online', retry)
      removeEventListener('focus', retry)
    }
  }, [store, saver, box])

  if (kept === null) return null
  const close = () => {
    box.forgetAside()
    setKept(null)
  }
  const isNewer = kept.base !== opened.current.updatedAt
  return {
    words: `這台電腦留著您 ${writeMoment(new Date(kept.at).toISOString())} 沒有存到的修改。${isNewer ? '這份內容之後在別處改過；放回來會用您的版面換掉現在的版面，現在的版面會留在版本記錄裡。' : ''}`,
    onTake: () => {
      store.resume(kept.layout, kept.history)
      if (isNewer) void saver.overwrite()
      close()
    },
    onLeave: close,
  }
}
