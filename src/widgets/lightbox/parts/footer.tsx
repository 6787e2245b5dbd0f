import { useEffect, useRef, useState } from 'react'
import { messages } from '../messages.ts'
import { Thumbs } from './navigation.tsx'
import { useStage } from './stage-context.ts'

/** A region that scrolls takes the focus, or a keyboard could not scroll it. */
const SCROLLS_BY_KEYBOARD = { tabIndex: 0, role: 'group', 'aria-label': messages.words }

/** Title over description, and the other pictures of the group. The stage above leaves it its room. */
export function Footer() {
  const footer = useRef<HTMLElement>(null)
  const [isScrolling, setScrolling] = useState(false)
  const { contents, index } = useStage()
  const { title = '', description = '' } = contents[index] ?? {}

  useEffect(() => {
    const element = footer.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      element.closest('dialog')?.style.setProperty('--foot', `${element.offsetHeight}px`)
      setScrolling(element.scrollHeight > element.clientHeight + 1)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <footer className="w-lightbox__foot" ref={footer} {...(isScrolling && SCROLLS_BY_KEYBOARD)}>
      {title !== '' && <h2>{title}</h2>}
      {description !== '' && <p>{description}</p>}
      <Thumbs />
    </footer>
  )
}
