import { useEffect, useState } from 'react'
import { remainingSeconds } from '../shared/remaining-time.ts'
import { TICK_MS } from './model.ts'

export interface Remaining {
  seconds: number
  /** The numbers follow this visitor's clock; before that they are as old as the page. */
  isLive: boolean
}

/** Reads the clock again and again instead of counting down: timers sleep in background tabs. */
export function useRemaining(due: number, serverNow: number): Remaining {
  const [remaining, setRemaining] = useState<Remaining>({ seconds: remainingSeconds(due, serverNow), isLive: false })

  useEffect(() => {
    const read = () => {
      const seconds = remainingSeconds(due, Date.now())
      // The same state is kept, so that nothing renders until the second changes.
      setRemaining((shown) => (shown.isLive && shown.seconds === seconds ? shown : { seconds, isLive: true }))
      if (seconds === 0) clearInterval(timer)
    }
    const timer = setInterval(read, TICK_MS)
    read()
    return () => clearInterval(timer)
  }, [due])

  return remaining
}
