import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface AnsweredForm {
  /** The place of the answer, which gets the focus with each new one. */
  message: RefObject<HTMLParagraphElement | null>
  /** Ends with the visitor's leaving: nobody waits for that answer any more. */
  begin: () => AbortSignal
}

/** What forms share that ask by script: their answer may stand out of sight, so it gets the focus; but not the one they came with. */
export function useAnsweredForm(state: unknown, isAnswer: boolean): AnsweredForm {
  const message = useRef<HTMLParagraphElement>(null)
  const shown = useRef(state)
  const leaving = useRef<AbortController | null>(null)

  useEffect(() => () => leaving.current?.abort(), [])
  useLayoutEffect(() => {
    if (shown.current !== state && isAnswer) message.current?.focus()
    shown.current = state
  }, [state, isAnswer])

  const begin = () => {
    leaving.current = new AbortController()
    return leaving.current.signal
  }
  return { message, begin }
}
