import { useCallback, useRef } from 'react'
import { createModule, MODULE_NAVIGATION, type Plugin, useController, useKeyboardNavigation } from 'yet-another-react-lightbox'
import { messages } from '../messages.ts'
import { useStage } from './stage-context.ts'
import { ToolButton } from './tool-button.tsx'

/** Buttons and keys that go from picture to picture; while one is enlarged, arrow keys move about in it and do nothing else. */
export const withSteps: Plugin = ({ replace }) => replace(MODULE_NAVIGATION, createModule(MODULE_NAVIGATION, Steps))

function Steps() {
  const { subscribeSensors } = useController()
  const { contents, isZoomed } = useStage()
  const zoomed = useRef(isZoomed)
  zoomed.current = isZoomed
  const subscribe = useCallback<typeof subscribeSensors>(
    (type, callback) => subscribeSensors(type, (event) => zoomed.current || callback(event)),
    [subscribeSensors],
  )
  useKeyboardNavigation(subscribe)
  if (contents.length < 2) return null
  return (
    <>
      <StepButton to="previous" />
      <StepButton to="next" />
    </>
  )
}

/** A button at the side of the picture. */
function StepButton({ to }: { to: 'previous' | 'next' }) {
  const { prev, next } = useController()
  const { isZoomed } = useStage()
  const step = to === 'next' ? next : prev
  return (
    <ToolButton
      name={messages[to]}
      drawing={to}
      className="w-lightbox__step"
      data-to={to}
      isOff={isZoomed}
      onClick={() => step()}
    />
  )
}

const MAX_THUMBS = 8

/** A strip of small pictures: only of those that the page shows anyway, and while it fits on a phone. */
export function Thumbs() {
  const { prev, next } = useController()
  const { contents, index, isZoomed } = useStage()
  const thumbs = contents.flatMap((content, place) =>
    content.kind === 'picture' && content.thumb ? [{ place, src: content.thumb }] : [],
  )
  if (thumbs.length < 2 || thumbs.length > MAX_THUMBS || thumbs.length < contents.length) return null
  const goTo = (place: number) => {
    if (place > index) next({ count: place - index })
    else if (place < index) prev({ count: index - place })
  }
  return (
    <ul className="w-lightbox__thumbs">
      {thumbs.map(({ place, src }) => (
        <li key={place}>
          <button
            type="button"
            aria-label={messages.goTo(place + 1)}
            aria-current={place === index || undefined}
            aria-disabled={isZoomed || undefined}
            onClick={() => !isZoomed && goTo(place)}
          >
            <img src={src} alt="" />
          </button>
        </li>
      ))}
    </ul>
  )
}
