import { isShown, scrollPercent } from './model.ts'

/** Shows the button and fills its ring as the page scrolls, where the style sheet can't: at most once for each frame. */
export function followScroll(box: HTMLElement, signal: AbortSignal): void {
  const page = document.documentElement
  const progress = box.querySelector('[data-progress]')
  const threshold = Number.parseFloat(box.dataset.after ?? '')
  let frame = 0

  function draw(): void {
    frame = 0
    box.toggleAttribute('data-shown', Number.isNaN(threshold) || isShown(scrollY, threshold))
    progress?.setAttribute('stroke-dashoffset', String(100 - scrollPercent(scrollY, page.scrollHeight, innerHeight)))
  }

  function ask(): void {
    frame ||= requestAnimationFrame(draw)
  }

  box.dataset.by = 'script'
  draw()
  addEventListener('scroll', ask, { passive: true, signal })
  // The page grows when lazy content arrives, and with the window.
  const observer = new ResizeObserver(ask)
  observer.observe(page)
  addEventListener('resize', ask, { signal })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    delete box.dataset.by
  })
}
