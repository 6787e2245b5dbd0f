import type { Enhance } from '#islands/wire.ts'
import { messages } from './messages.ts'
import { percentAlong } from './model.ts'

/** Moves the split with the slider, which the browser moves by keys, mouse and finger. */
export const enhance: Enhance = (element) => {
  const frame = element.querySelector<HTMLElement>('.w-before-after__frame')
  const slider = frame?.querySelector('input')
  if (!frame || !slider) return () => {}
  const life = new AbortController()
  const { signal } = life

  function draw(): void {
    if (!frame || !slider) return
    frame.style.setProperty('--split', `${slider.value}%`)
    slider.setAttribute('aria-valuetext', messages.splitValue(frame.dataset.label ?? '', slider.valueAsNumber))
  }

  slider.addEventListener('input', draw, { signal })
  if (frame.dataset.grip === 'hover') {
    frame.addEventListener(
      'pointermove',
      ({ pointerType, clientX, clientY }) => {
        if (pointerType !== 'mouse') return
        const { left, top, width, height } = frame.getBoundingClientRect()
        const isVertical = frame.dataset.orientation === 'vertical'
        slider.valueAsNumber = isVertical ? percentAlong(clientY, top, height) : percentAlong(clientX, left, width)
        draw()
      },
      { passive: true, signal },
    )
  }
  draw()
  return () => life.abort()
}
