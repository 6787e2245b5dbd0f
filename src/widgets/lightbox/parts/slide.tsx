import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { messages } from '../messages.ts'
import type { Content } from '../model.ts'
import { useStage } from './stage-context.ts'

/** The content of the slide around; the library tells its icons nothing about it. */
const SlideContext = createContext<Content | null>(null)

export function Loading() {
  return (
    <p className="w-lightbox__notice" lang="en">
      {messages.loading}
    </p>
  )
}

/** Says what could not be shown, with a link to where it should be. */
export function Failure() {
  const content = useContext(SlideContext)
  const { contents, index, noteFailure } = useStage()
  // Neighbours are loaded ahead: theirs is told when it is their turn, as new, since only what is new is read out.
  const isShown = contents[index] === content
  useEffect(() => {
    if (content) noteFailure(content)
  }, [content, noteFailure])
  if (content === null) return null
  const { failure } = messages
  return (
    <p className="w-lightbox__notice" lang="en" key={String(isShown)} role={isShown ? 'alert' : undefined}>
      {content.kind === 'missing' ? (
        failure.missing
      ) : (
        <>
          <a href={content.address} data-lightbox="no">
            {content.kind === 'picture' ? failure.picture : failure.video}
          </a>
          {failure.rest}
        </>
      )}
    </p>
  )
}

/** A slide that shows neither a picture nor a film. */
export function NoticeSlide({ content }: { content: Content }) {
  if (content.kind !== 'elsewhere') return <Failure />
  return (
    <div className="w-lightbox__notice">
      <p>{messages.isElsewhere(content.service)}</p>
      <a className="btn btn--paper" href={content.address} target="_blank" rel="noopener">
        {messages.watchAt(content.service)}
        <span className="vh">{messages.newTab}</span>
      </a>
    </div>
  )
}

/** A film of the site. */
export function Film({ content }: { content: Content & { kind: 'video' } }) {
  const { hasFailed, noteFailure } = useStage()
  if (hasFailed(content)) return <Failure />
  const { address, autoplay } = content
  return (
    // biome-ignore lint/a11y/useMediaCaption: an action anchor names a film by its file alone
    <video
      className="w-lightbox__film"
      src={address}
      controls
      playsInline
      autoPlay={autoplay}
      onError={() => noteFailure(content)}
    />
  )
}

/** Tells what is inside a slide which one it is, and enlarges the picture that is shown. */
export function SlideFrame({ content, children }: { content: Content; children: ReactNode }) {
  const { contents, index, isZoomed, view } = useStage()
  const isMoved = isZoomed && contents[index] === content
  const transform = isMoved ? `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` : undefined
  return (
    <SlideContext value={content}>
      <div className="w-lightbox__frame" style={{ transform }}>
        {children}
      </div>
    </SlideContext>
  )
}
