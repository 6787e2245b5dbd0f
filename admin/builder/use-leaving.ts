import { useEffect } from 'react'
import type { Saver } from './saver.ts'

/** A link of the admin leads on once the draft is stored: the form behind it begins with what is stored. */
export function useLeaving(saver: Saver): void {
  useEffect(() => {
    let isLetThrough = false
    const wait = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
      if (isLetThrough || link === null || link.target === '_blank' || !isPlain || !saver.isUnsaved()) return
      event.preventDefault()
      event.stopPropagation()
      void saver.flush().then(() => {
        isLetThrough = true
        link.click()
        isLetThrough = false
      })
    }
    document.addEventListener('click', wait, { capture: true })
    return () => document.removeEventListener('click', wait, { capture: true })
  }, [saver])
}
