'use client'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { remainingSeconds, splitRemaining, type Unit } from '#kit/remaining-time.ts'
import { useClock } from '#kit/use-clock.ts'
import { messages } from './messages.ts'
import { TICK_MS } from './model.ts'

interface CountdownProps {
  title: string
  note: string
  style: 'cells' | 'flip' | 'line' | 'poster'
  labels: Record<Unit, string>
  /** The moment that is counted to. */
  due: string
  /** The same moment in words. */
  dueText: string
  showDue: boolean
  finishTitle: string
  finishContent: SlotContent
  /** The server's clock, in epoch milliseconds. */
  now: number
}

export const Countdown = island('countdown', function Countdown(props: CountdownProps) {
  const { title, note, style, due, dueText, showDue, finishTitle, finishContent } = props
  const { now, isLive } = useClock(props.now, Date.parse(due), TICK_MS)
  const seconds = remainingSeconds(Date.parse(due), now)
  const isFinished = seconds === 0
  return (
    <div className="w-countdown" data-style={style} data-live={isLive} data-finished={isFinished}>
      {title !== '' && <p className="w-countdown__title">{title}</p>}
      {!isFinished && (
        <div className="w-countdown__clock" data-due={isLive ? undefined : dueText}>
          <Timer {...props} seconds={seconds} />
        </div>
      )}
      {/* There before it speaks: a live region that arrives with its words is not announced. */}
      <p className="w-countdown__finish" role="status">
        {isFinished && finishTitle}
      </p>
      {finishContent !== null && <Slot content={finishContent} className="w-countdown__content" hidden={!isFinished} />}
      <p className="w-countdown__foot">
        {/* The due date is all that is left without script, whatever the setting. */}
        <time className="w-countdown__due" dateTime={due} data-always={showDue}>
          {dueText}
        </time>
        {note !== '' && <span>{note}</span>}
      </p>
    </div>
  )
})

function Timer({ title, labels, style, seconds }: CountdownProps & { seconds: number }) {
  return (
    <div className="w-countdown__cells" role="timer" aria-live="off" aria-label={title || messages.timerName}>
      {splitRemaining(seconds, { hasWeeks: style === 'flip' }).map(({ unit, text }) => (
        <span key={unit} className="w-countdown__cell" data-unit={unit}>
          {/* A new element for each number, whose arrival the flip style animates. */}
          <b key={text} className="w-countdown__number">
            {text}
          </b>
          <span className="w-countdown__label">{labels[unit]}</span>
        </span>
      ))}
    </div>
  )
}
