import { useEffect, useState } from 'react'
import { COUNTING_DURATION_MS } from './durations.ts'
import { textOnTheWay } from './model.ts'
import type { Play } from './use-play-when-seen.ts'

/** What is shown on the way from nothing to the target; `null` where that is the target itself. */
export function useCountUp(target: number, play: Play, duration = COUNTING_DURATION_MS): string | null {
  const [progress, setProgress] = useState(0)
  useEffect(() => {
    if (play !== 'running') return
    let start = 0
    let frame = requestAnimationFrame(function draw(now) {
      start ||= now
      const next = (now - start) / duration
      setProgress(next)
      if (next < 1) frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [play, duration])
  return play === 'none' || progress >= 1 ? null : textOnTheWay(target, progress)
}
