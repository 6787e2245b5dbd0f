import type { Enhance } from '#islands/wire.ts'
import { remainingSeconds, splitRemaining } from '#kit/remaining-time.ts'
import { TICK_MS } from './model.ts'

/** Reads the visitor's clock again and again instead of counting down: timers sleep in background tabs. */
export const enhance: Enhance = (element) => {
  const box = element.querySelector<HTMLElement>('.w-countdown')
  const timer = box?.querySelector('.w-countdown__cells')
  // One that was over when the page was made has no numbers.
  if (!box || !timer) return () => {}
  const due = Date.parse(box.querySelector('time')?.dateTime ?? '')
  const hasWeeks = box.dataset.style === 'flip'

  function tick(): void {
    const seconds = remainingSeconds(due, Date.now())
    for (const { unit, text } of splitRemaining(seconds, { hasWeeks })) show(unit, text)
    if (box) box.dataset.live = 'true'
    if (seconds === 0) finish()
  }

  function show(unit: string, text: string): void {
    const number = timer?.querySelector(`[data-unit=${unit}] > b`)
    if (!number || number.textContent === text) return
    // A new element, whose arrival the flip style animates.
    const next = number.cloneNode()
    next.textContent = text
    number.replaceWith(next)
  }

  function finish(): void {
    clearInterval(clock)
    if (!box) return
    timer?.remove()
    const status = box.querySelector<HTMLElement>('.w-countdown__finish')
    if (status) status.textContent = status.dataset.words ?? ''
    const content = box.querySelector<HTMLElement>('.w-countdown__content')
    if (content) content.hidden = false
    box.dataset.finished = 'true'
  }

  const clock = setInterval(tick, TICK_MS)
  tick()
  return () => clearInterval(clock)
}
