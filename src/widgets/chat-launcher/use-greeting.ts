import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useLayoutOnce } from '#kit/use-once.ts'
import { CLOCK_MS, LOADER_MS } from './model.ts'
import { isOpenAt, type Schedule } from './schedule.ts'

interface GreetingOptions {
  schedule: Schedule | null
  hasLoader: boolean
}

/** Whether somebody is there, by the visitor's clock, and whether somebody seems to be typing. */
export function useGreeting(root: RefObject<HTMLDetailsElement | null>, { schedule, hasLoader }: GreetingOptions) {
  const [service, setService] = useState<'open' | 'closed' | null>(null)
  const [isTyping, setIsTyping] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const isNew = useRef(hasLoader)

  /** It was opened or closed, or has been before this was awake. */
  const follow = () => {
    const isNowOpen = root.current?.open === true
    setIsOpen(isNowOpen)
    if (!isNowOpen || !isNew.current) return
    isNew.current = false
    setIsTyping(true)
  }
  // Not after the next frame, as other effects: a page in the background has none, and its clock goes on.
  useLayoutOnce(follow)
  useLayoutEffect(() => {
    const readClock = () => setService(schedule === null || isOpenAt(schedule, Date.now()) ? 'open' : 'closed')
    readClock()
    if (!isOpen) return
    const clock = setInterval(readClock, CLOCK_MS)
    return () => clearInterval(clock)
  }, [schedule, isOpen])
  useLayoutEffect(() => {
    if (!isTyping) return
    const timer = setTimeout(setIsTyping, LOADER_MS, false)
    return () => clearTimeout(timer)
  }, [isTyping])
  return { service, isTyping, follow }
}
