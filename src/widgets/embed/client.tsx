'use client'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { isPlainClick } from '#islands/client/plain-click.ts'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { useAwake } from '#kit/use-awake.ts'

interface EmbeddedPageProps {
  title: string
  frame: string
  href: string
  /** Its name, and what a click does. */
  face: SlotContent
}

/** What the other site may do in its frame; leading our page elsewhere is not among it. */
const MAY = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/** A page of another site. Nothing is asked of that until it is clicked for; without a script the click leads there. */
export const EmbeddedPage = island('embed', function EmbeddedPage({ title, frame, href, face }: EmbeddedPageProps) {
  const isAwake = useAwake()
  const shown = useRef<HTMLIFrameElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (isOpen) shown.current?.focus({ preventScroll: true })
  }, [isOpen])
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <div className="w-embed__stage">
      <a
        className="w-embed__open"
        href={href}
        rel="noopener"
        role={isAwake ? 'button' : undefined}
        hidden={isOpen}
        onClick={open}
      >
        <Slot as="span" className="w-embed__face" content={face} />
      </a>
      {isOpen && (
        <iframe
          className="w-embed__frame"
          title={title}
          src={frame}
          sandbox={MAY}
          allow="fullscreen; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
          ref={shown}
        />
      )}
    </div>
  )
})
