import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { fetchWidgetArea } from '#islands/client/fetch-widget-area.ts'
import { insertHtml } from '#islands/client/insert-html.ts'

/** `waiting` to be opened, then `loading`, then `loaded` or `failed`. A pane that is not lazy is loaded from the start. */
type PaneState = 'waiting' | 'loading' | 'failed' | 'loaded'

export interface LazyPane {
  state: PaneState
  /** Where the content goes. */
  target: RefObject<HTMLElement | null>
  load: () => void
}

/** Fetches the fragment of a pane when it is first open, once; one that failed is tried again at the next opening. */
export function useLazyPane(fragment: number | null, isOpen: boolean): LazyPane {
  const [state, setState] = useState<PaneState>(fragment === null ? 'loaded' : 'waiting')
  const target = useRef<HTMLElement>(null)
  const isUnderWay = useRef(fragment === null)

  const load = useCallback(async () => {
    if (isUnderWay.current || fragment === null) return
    isUnderWay.current = true
    setState('loading')
    try {
      const html = await fetchWidgetArea(fragment)
      if (target.current) await insertHtml(target.current, html)
      setState('loaded')
    } catch {
      isUnderWay.current = false
      setState('failed')
    }
  }, [fragment])

  useEffect(() => {
    if (isOpen) void load()
  }, [isOpen, load])
  return { state, target, load }
}
