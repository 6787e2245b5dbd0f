import type { Enhance } from '#islands/wire.ts'
import { fetchCarousel } from '#kit/fetch-carousel.ts'
import { messages } from './messages.ts'

/** Opens and closes long reviews, and moves the slider. */
export const enhance: Enhance = (element) => {
  const life = new AbortController()
  const letGo = fetchCarousel(element)
  const press = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('.w-reviews__more')
    if (button) toggleText(button)
  }
  element.addEventListener('click', press, { signal: life.signal })
  return () => {
    life.abort()
    letGo()
  }
}

function toggleText(button: Element): void {
  const isOpen = button.getAttribute('aria-expanded') !== 'true'
  button.setAttribute('aria-expanded', String(isOpen))
  const words = button.querySelector('[lang]')
  if (words !== null) words.textContent = isOpen ? messages.collapse : messages.more
}
