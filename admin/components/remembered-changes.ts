'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useEffect, useId, useRef } from 'react'
import { UntoldChanges } from './untold-changes.ts'

type Dispatch = ReturnType<typeof useAllFormFields>[1]

/** A place in the form's state that is never saved; a form that changes there asks the server again. */
const REMINDER = '_reminder'

// Many parts of a form may ask for it; one of them is enough.
const keepers = new WeakMap<Dispatch, string>()

/** Sees to it that the form around it forgets no change: the one of a document, or that of a widget inside a post. */
export function useRememberedChanges(): void {
  const [fields, dispatch] = useAllFormFields()
  const changes = useRef(new UntoldChanges())
  const id = useId()

  useEffect(() => {
    if (!keepers.has(dispatch)) keepers.set(dispatch, id)
    return () => {
      if (keepers.get(dispatch) === id) keepers.delete(dispatch)
    }
  }, [dispatch, id])

  useEffect(() => {
    if (!keepers.has(dispatch)) keepers.set(dispatch, id)
    if (keepers.get(dispatch) !== id || !changes.current.notice(fields, performance.now())) return
    dispatch({ type: 'UPDATE', path: REMINDER, disableFormData: true, initialValue: performance.now() })
  }, [fields, dispatch, id])
}
