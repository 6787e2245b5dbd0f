import { type RefObject, useEffect } from 'react'
import { anchorFromHash } from './model.ts'

/** What `<details>` lacks: a hash opens its item, and where several start open, opening another closes them. */
export function useOpenItems(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = root.current
    if (list === null) return
    const items = () => Array.from(list.children).filter((child) => child instanceof HTMLDetailsElement)

    const openFromHash = () => {
      const anchor = anchorFromHash(location.hash)
      const item = items().find(({ id }) => id === anchor)
      if (item === undefined) return
      item.open = true
      item.scrollIntoView()
    }
    const closeOthers = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || target.parentElement !== list || !target.open) return
      for (const item of items()) if (item !== target) item.open = false
    }

    openFromHash()
    addEventListener('hashchange', openFromHash)
    // `toggle` does not bubble, but it can be caught on its way down.
    list.addEventListener('toggle', closeOthers, true)
    return () => {
      removeEventListener('hashchange', openFromHash)
      list.removeEventListener('toggle', closeOthers, true)
    }
  }, [root])
}
