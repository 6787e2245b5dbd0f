import { useEffect, useState } from 'react'
import { scrollPercent } from './model.ts'

// The style sheet asks for the same.
const BY_STYLE = ['animation-timeline: scroll()', 'width: attr(data-after type(<length>))']

interface Scrolled {
  offset: number
  percent: number
}

/** How far the page is scrolled, where the style sheet can't know it: at most once for each frame. Otherwise `null`. */
export function useScrolling(): Scrolled | null {
  const [scrolled, setScrolled] = useState<Scrolled | null>(null)
  useEffect(() => {
    if (BY_STYLE.every((condition) => CSS.supports(condition))) return
    const life = new AbortController()
    const page = document.documentElement
    let frame = 0
    const read = () => {
      frame = 0
      setScrolled({ offset: scrollY, percent: scrollPercent(scrollY, page.scrollHeight, innerHeight) })
    }
    const ask = () => {
      frame ||= requestAnimationFrame(read)
    }
    read()
    addEventListener('scroll', ask, { passive: true, signal: life.signal })
    addEventListener('resize', ask, { signal: life.signal })
    // The page grows when lazy content arrives, and with the window.
    const observer = new ResizeObserver(ask)
    observer.observe(page)
    return () => {
      life.abort()
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return scrolled
}
