import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { scaleToFit, watchRoom } from '../components/watch-room.ts'
import { WIDTHS, type Width } from './widths.ts'

interface FrameAttributes {
  title: string
  'data-width': string
  inert: boolean
  style: CSSProperties
}

interface ScreenProps {
  width: Width
  /** The page has not come yet: a click on it would go astray, or leave it. */
  isBusy: boolean
  notice?: ReactNode
  children: (frame: FrameAttributes) => ReactNode
}

/** A frame as wide as the chosen screen and as small as the room for it. */
export function Screen({ width, isBusy, notice, children }: ScreenProps) {
  const { stage, room } = useRoom()
  const { px, label } = WIDTHS[width]
  const scale = scaleToFit(px, room)
  const style = { inlineSize: px, blockSize: room.height / scale, scale: String(scale) }
  return (
    <div className="lectern-visual__stage" ref={stage} aria-busy={isBusy}>
      {notice}
      <div className="lectern-visual__paper" style={{ inlineSize: px * scale }}>
        {/* Once somebody listens to it. */}
        {room.width > 0 && children({ title: '頁面', 'data-width': label, inert: isBusy, style })}
      </div>
    </div>
  )
}

function useRoom() {
  const stage = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => (stage.current ? watchRoom(stage.current, setRoom) : undefined), [])
  return { stage, room }
}
