import { useEffect, useRef, useState } from 'react'
import { askSuggestions } from './ask.ts'
import { announcementOf, FAILED, headingOf } from './messages.ts'
import type { Suggestions } from './model.ts'
import { createSuggester } from './suggester.ts'

/** What stands below the field. */
export interface Outcome {
  heading: string
  /** For those who can't see the list change. */
  announcement: string
  found: Suggestions | null
}

const NOTHING: Outcome = { heading: '', announcement: '', found: null }

export function useSuggestions() {
  const [outcome, setOutcome] = useState(NOTHING)
  const suggester = useRef<ReturnType<typeof createSuggester>>(null)
  suggester.current ??= createSuggester({
    ask: askSuggestions,
    show: (found) => setOutcome({ heading: headingOf(found), announcement: announcementOf(found), found }),
    clear: () => setOutcome(NOTHING),
    fail: () => setOutcome({ heading: FAILED, announcement: FAILED, found: null }),
  })
  const { type, stop } = suggester.current
  useEffect(() => stop, [stop])
  return { outcome, type, stop }
}
