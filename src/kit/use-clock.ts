import { useEffect, useState } from 'react'

/**
 * The visitor's clock in epoch milliseconds, read again and again until `end` instead of counting: timers sleep in background
 * tabs. Before it is read for the first time it shows the server's, `start`.
 */
export function useClock(start: number, end: number, tickMs: number): { now: number; isLive: boolean } {
  const [clock, setClock] = useState({ now: start, isLive: false })
  useEffect(() => {
    const tick = () => {
      const now = Date.now()
      setClock({ now, isLive: true })
      // Nor is there anything to wait for where the end can't be read.
      if (!(now < end)) clearInterval(timer)
    }
    const timer = setInterval(tick, tickMs)
    tick()
    return () => clearInterval(timer)
  }, [end, tickMs])
  return clock
}
