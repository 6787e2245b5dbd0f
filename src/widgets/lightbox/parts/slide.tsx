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
  const { noteFailure } = useStage()
  useEffect(() => {
    if (content) noteFailure(content)
  }, [content, noteFailure])
  if (content === null) return null
  const { failure } = messages
  return (
    <p className="w-lightbox__notice" lang="en" role="alert">
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

/** Tells what is inside a slide which one it is, and catches what the library does not: a film that can't be played. */
export function SlideFrame({ content, children }: { content: Content; children: ReactNode }) {
  const { hasFailed, noteFailure } = useStage()
  if (content.kind !== 'video') return <SlideContext value={content}>{children}</SlideContext>
  return (
    <SlideContext value={content}>
      <div className="yarl__fullsize" onErrorCapture={() => noteFailure(content)}>
        {hasFailed(content) ? <Failure /> : children}
      </div>
    </SlideContext>
  )
}
