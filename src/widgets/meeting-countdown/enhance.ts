import type { Enhance } from '#islands/wire.ts'
import type { Part } from '#kit/remaining-time.ts'
import { messages } from './messages.ts'
import { partsUntil, TICK_MS } from './model.ts'

/** Reads the visitor's clock at once and then every second; after the time has come the timer is gone for good. */
export const enhance: Enhance = (element) => {
  const box = element.querySelector<HTMLElement>('.w-meeting-countdown')
  const timer = box?.querySelector('.w-meeting-countdown__timer')
  if (!box || !timer) return () => {}
  const due = Date.parse(box.querySelector('time')?.dateTime ?? '')
  const numbers = [...timer.querySelectorAll('.w-meeting-countdown__number')]

  function tick(): void {
    const parts = partsUntil(due, Date.now())
    if (parts === null) expire()
    else show(parts)
  }

  function show(parts: Part[]): void {
    parts.forEach(({ value }, index) => {
      const number = numbers[index]
      // Untouched while it says the same, so that nothing is laid out anew.
      if (number && number.textContent !== String(value)) number.textContent = String(value)
    })
    if (box) box.dataset.state = 'live'
  }

  function expire(): void {
    clearInterval(clock)
    if (!box || !timer) return
    const status = box.querySelector('[role=status]')
    if (status) status.textContent = messages.expired
    timer.remove()
    box.dataset.state = 'expired'
  }

  const clock = setInterval(tick, TICK_MS)
  tick()
  return () => clearInterval(clock)
}
