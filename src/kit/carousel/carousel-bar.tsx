import type { Ref } from 'react'
import { CONTROL_DRAWINGS } from '../control-drawings.ts'
import { Drawing } from '../drawing.tsx'
import type { CarouselLook } from './carousel-look.ts'
import type { CarouselPosition } from './create-carousel.ts'
import { groupOf } from './group-of.ts'
import { messages } from './messages.ts'
import { MOST_DOTS } from './model.ts'

interface CarouselBarProps {
  id: string
  look: CarouselLook
  count: number
  /** `null` until the carousel lives. */
  position: CarouselPosition | null
  isStopped: boolean
  pause: Ref<HTMLButtonElement>
  onTurn: (where: 'previous' | 'next') => void
  onGoTo: (index: number) => void
  onToggle: () => void
}

export function CarouselBar(props: CarouselBarProps) {
  const { look, isStopped, pause, onToggle } = props
  // Somebody who can't swipe needs something to press.
  const hasArrows = look.arrows || !look.dots
  return (
    <div className="carousel__bar" data-arrows={look.arrows ? 'large' : 'small'}>
      {look.autoplay && (
        <button ref={pause} className="icon-btn carousel__pause" type="button" onClick={onToggle}>
          <Drawing path={CONTROL_DRAWINGS.pause} />
          <Drawing path={CONTROL_DRAWINGS.play} />
          <span className="vh">{isStopped ? messages.play : messages.pause}</span>
        </button>
      )}
      {hasArrows && <Arrow {...props} turn="previous" isOff={props.position?.isStart === true} />}
      {hasArrows && <Arrow {...props} turn="next" isOff={props.position?.isEnd === true} />}
      {look.dots && <Dots {...props} />}
    </div>
  )
}

function Arrow({ id, look, turn, isOff, onTurn }: CarouselBarProps & { turn: 'previous' | 'next'; isOff: boolean }) {
  const { arrows, arrowWords } = look
  const isWordy = arrows && arrowWords !== undefined
  const sign = (!isWordy || arrowWords.hasIcon) && <Drawing path={CONTROL_DRAWINGS[turn]} />
  const words = isWordy ? arrowWords[turn] : <span className="vh">{messages[turn]}</span>
  return (
    <button
      className={
        isWordy
          ? 'btn btn--line carousel__arrow'
          : arrows
            ? 'icon-btn icon-btn--line carousel__arrow'
            : 'icon-btn carousel__arrow'
      }
      type="button"
      data-turn={turn}
      aria-controls={`${id}-slides`}
      aria-disabled={isOff ? 'true' : undefined}
      onClick={() => onTurn(turn)}
    >
      {turn === 'previous' && sign}
      {words}
      {turn === 'next' && sign}
    </button>
  )
}

function Dots({ count, position, onGoTo }: CarouselBarProps) {
  const current = position?.index ?? 0
  const positions = position?.count ?? count
  if (count > MOST_DOTS) {
    return (
      <span className="carousel__count" aria-hidden="true">
        {messages.position(current + 1, positions)}
      </span>
    )
  }
  return (
    <div className="carousel__dots" {...groupOf(messages.dots)}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={String(index)}
          className="carousel__dot"
          type="button"
          aria-label={messages.goTo(index + 1)}
          aria-current={index === current ? 'true' : undefined}
          hidden={index >= positions}
          onClick={() => onGoTo(index)}
        />
      ))}
    </div>
  )
}
