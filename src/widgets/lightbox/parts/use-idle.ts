import { type RefObject, useEffect, useState } from 'react'

const IDLE_MS = 3500
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin']

/** True once nobody has moved, pressed or typed for a while. Never while `isHeld`. */
export function useIdle(target: RefObject<HTMLElement | null>, isHeld: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (isHeld || target.current === null) return
    const listening = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wake = () => {
      clearTimeout(timer)
      setIdle(false)
      timer = setTimeout(() => setIdle(true), IDLE_MS)
    }
    const options = { capture: true, passive: true, signal: listening.signal }
    for (const type of SIGNS_OF_LIFE) target.current.addEventListener(type, wake, options)
    wake()
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [target, isHeld])
  return isIdle && !isHeld
}
