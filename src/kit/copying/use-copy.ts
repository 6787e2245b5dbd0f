import { useEffect, useState } from 'react'
import { type CopyState, createCopyFeedback } from './copy-feedback.ts'

/** Copies text, and says for a while what came of it. A second press starts the time anew. */
export function useCopy(feedbackMs: number): { state: CopyState; copy: (text: string) => Promise<CopyState> } {
  const [state, setState] = useState<CopyState>(null)
  const [feedback] = useState(() => createCopyFeedback(feedbackMs))
  useEffect(() => feedback.release, [feedback])
  const copy = async (text: string) => {
    let outcome: CopyState = null
    await feedback.copy(text, (shown) => {
      outcome = shown
      setState(shown)
    })
    return outcome
  }
  return { state, copy }
}
