import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { writeMoment } from '#platform/clock/taipei-time.ts'
import type { EditorStore } from './editor-store.ts'
import type { KeptChangesBox } from './kept-changes.ts'
import { Recovery } from './recovery.ts'
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

/** Saves what is changed, and offers what this browser kept of other openings but could not save. */
export function useKeptChanges({ store, saver, box, updatedAt }: KeptChangesOptions): Offer | null {
  const [recovery] = useState(() => {
    const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
    return new Recovery({ store, saver, box, locks })
  })
  const found = useSyncExternalStore(recovery.subscribe, recovery.read, recovery.read)
  const opened = useRef({ updatedAt, layout: store.read().editing.layout })

  useEffect(() => {
    const leaving = new AbortController()
    const { updatedAt: base, layout } = opened.current
    const saved = box.readSaved()
    if (saved?.base === base && store.read().editing.layout === layout) store.resume(layout, saved.history)
    void recovery.start(leaving.signal)
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
      leaving.abort()
      removeEventListener('pagehide', keep)
      removeEventListener('online', retry)
      removeEventListener('focus', retry)
    }
  }, [store, saver, box, recovery])

  const [first, ...more] = found
  if (first === undefined) return null
  const { base, at } = first.kept
  const words = [
    `這台電腦留著您 ${writeMoment(new Date(at).toISOString())} 沒有存到的修改。`,
    base === saver.base() ? '' : '這份內容之後又改過；放回來會用那時的版面換掉現在的版面，現在的版面會留在版本記錄裡。',
    more.length > 0 ? `另外還有 ${more.length} 份，這一份決定之後再問。` : '',
  ]
  return {
    words: words.join(''),
    onTake: () => recovery.take(first),
    onLeave: () => recovery.leave(first),
  }
}
