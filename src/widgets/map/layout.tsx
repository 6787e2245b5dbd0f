import type { ReactNode, Ref } from 'react'
import { Slot, type SlotContent } from '#islands/island.ts'

/** What the style sheet reads from the outermost element and from the frame. */
export interface MapLook {
  type: string
  theme: string
  /** In pixels; no width fills the column. */
  height: number
  width: number | null
}

interface MapLayoutProps {
  look: MapLook
  /** The drawing, which needs nobody else. */
  sketch: SlotContent
  /** Everything that the map says. */
  words: SlotContent
  state?: string
  frame?: Ref<HTMLDivElement>
  list?: Ref<HTMLElement>
  /** What stands over the drawing. */
  children?: ReactNode
}

export function MapLayout({ look, sketch, words, state, frame, list, children }: MapLayoutProps) {
  const { type, theme, height, width } = look
  return (
    <div className="w-map" data-type={type} data-theme={theme}>
      <div
        className="w-map__frame"
        data-height={`${height}px`}
        data-width={width === null ? undefined : `${width}px`}
        data-state={state}
        ref={frame}
      >
        <Slot className="w-map__sketch" content={sketch} />
        {children}
      </div>
      <Slot className="w-map__words" content={words} ref={list} />
    </div>
  )
}
