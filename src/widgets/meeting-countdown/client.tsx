'use client'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import type { Part, Unit } from '#kit/remaining-time.ts'
import { Heading, type HeadingLevel } from '#kit/text/heading.tsx'
import { useClock } from '#kit/use-clock.ts'
import { messages } from './messages.ts'
import { partsUntil, TICK_MS } from './model.ts'

interface MeetingCountdownProps {
  heading: string
  level: HeadingLevel
  topic: string
  labels: Partial<Record<Unit, string>>
  /** When the meeting starts, and the same in words; `null`: nobody knows. */
  due: string | null
  dueText: string
  join: SlotContent
  /** The server's clock, in epoch milliseconds. */
  now: number
}

export const MeetingCountdown = island('meeting-countdown', function MeetingCountdown(props: MeetingCountdownProps) {
  const { heading, level, topic, labels, due, dueText, join } = props
  const start = due === null ? Number.NaN : Date.parse(due)
  const { now, isLive } = useClock(props.now, start, TICK_MS)
  const parts = partsUntil(start, now)
  return (
    <div className="w-meeting-countdown" data-state={parts === null ? 'expired' : isLive ? 'live' : 'waiting'}>
      <Heading level={level} className="w-meeting-countdown__heading">
        {heading}
      </Heading>
      {topic !== '' && <p className="w-meeting-countdown__topic">{topic}</p>}
      {parts !== null && (
        <div className="w-meeting-countdown__clock" data-due={isLive ? undefined : dueText}>
          <Timer name={heading} labels={labels} parts={parts} />
        </div>
      )}
      {/* There before it speaks: a live region that arrives with its words is not announced. */}
      <p className="w-meeting-countdown__expired" role="status" lang="en">
        {parts === null && messages.expired}
      </p>
      {due !== null && (
        <p className="w-meeting-countdown__due">
          <time dateTime={due}>{dueText}</time>
        </p>
      )}
      {join !== null && <Slot content={join} className="w-meeting-countdown__join" />}
    </div>
  )
})

interface TimerProps {
  name: string
  labels: Partial<Record<Unit, string>>
  parts: Part[]
}

function Timer({ name, labels, parts }: TimerProps) {
  return (
    <div className="w-meeting-countdown__timer" role="timer" aria-live="off" aria-label={name}>
      {parts.map(({ unit, value }) => (
        <span key={unit} className="w-meeting-countdown__part">
          <b className="w-meeting-countdown__number">{value}</b> <span className="w-meeting-countdown__unit">{labels[unit]}</span>
        </span>
      ))}
    </div>
  )
}
