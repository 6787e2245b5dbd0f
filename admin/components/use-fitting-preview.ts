import { useLivePreviewContext } from '@payloadcms/ui'
import { useEffect } from 'react'
import { scaleToFit, watchRoom } from './watch-room.ts'

/** Payload cuts off a preview that is wider than the room beside the form; it is made as small as that room instead. */
export function useFittingPreview(): void {
  const { breakpoint, isLivePreviewing, previewWindowType, size } = useLivePreviewContext()
  const isOfOneWidth = isLivePreviewing && previewWindowType === 'iframe' && breakpoint !== 'responsive'
  const px = isOfOneWidth && typeof size.width === 'number' ? size.width : 0
  useEffect(() => {
    // Payload's own element around the screen; it has no name.
    const stage = document.querySelector<HTMLElement>('.live-preview-window__main > div')
    if (stage === null || px === 0) return
    const stop = watchRoom(stage, (room) => {
      const scale = scaleToFit(px, room)
      stage.toggleAttribute('data-lectern-fits', scale < 1)
      stage.style.setProperty('--lectern-scale', String(scale))
    })
    return () => {
      stop()
      stage.removeAttribute('data-lectern-fits')
    }
  }, [px])
}
