import { type RefObject, useEffect, useRef, useState } from 'react'
import { ENLARGED, FITTED, type ZoomRoom, type ZoomView, zoomTo } from '../zoom-model.ts'

interface Zoom {
  view: ZoomView
  isZoomed: boolean
  /** Enlarges the picture that is shown, or lets it fit again. */
  toggle(): void
}

/** `key` is that of the picture; another one begins as it fits. */
export function useZoom(root: RefObject<HTMLElement | null>, key: unknown, isOn: boolean): Zoom {
  const [view, setView] = useState(FITTED)
  const isZoomed = view.zoom > 1
  const latest = useRef(isZoomed)
  latest.current = isZoomed

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what it waits for
  useEffect(() => setView(FITTED), [key])
  useEffect(() => {
    // Enlarged, it shows the original.
    if (isZoomed) pictureIn(root.current)?.removeAttribute('srcset')
  }, [root, isZoomed])
  useEffect(() => {
    const element = root.current
    if (!isOn || element === null) return
    const { signal, abort } = openLife()
    const isOver = () => signal.aborted
    // Nobody enlarges what is not there yet; the first picture goes before.
    const begin = async () => {
      const { watchGestures } = await import('../zoom-gestures.ts')
      if (isOver()) return
      watchGestures(element, { readRoom: () => roomIn(element), isZoomed: () => latest.current, change: setView, signal })
    }
    element.addEventListener('load', begin, { capture: true, once: true, signal })
    return abort
  }, [root, isOn])

  return {
    view,
    isZoomed,
    toggle() {
      const room = roomIn(root.current)
      if (room) setView((before) => zoomTo(before, before.zoom > 1 ? 1 : ENLARGED, room))
    },
  }
}

function openLife(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

function pictureIn(root: HTMLElement | null): HTMLImageElement | null {
  return root?.querySelector<HTMLImageElement>('.yarl__slide_current img') ?? null
}

function roomIn(root: HTMLElement | null): ZoomRoom | null {
  const picture = pictureIn(root)
  const stage = picture?.closest('.yarl__slide')
  if (!picture || !stage) return null
  return {
    picture: { width: picture.offsetWidth, height: picture.offsetHeight },
    stage: { width: stage.clientWidth, height: stage.clientHeight },
  }
}
