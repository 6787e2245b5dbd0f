'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { LostUpdates, REMINDER } from './lost-updates.ts'

type Dispatch = ReturnType<typeof useAllFormFields>[1]

// Of each form, and not of the parts that look after it: an answer of the server may replace those.
const changesOf = new WeakMap<Dispatch, LostUpdates>()

/** Sees to it that the form around it forgets no change: the one of a document, or that of a widget inside a post. */
export function useRememberedChanges(): void {
  const [fields, dispatch] = useAllFormFields()
  useEffect(() => {
    const changes = changesOf.get(dispatch) ?? new LostUpdates()
    changesOf.set(dispatch, changes)
    const now = performance.now()
    if (changes.notice(fields, now)) dispatch({ type: 'UPDATE', path: REMINDER, disableFormData: true, initialValue: now })
  }, [fields, dispatch])
}
