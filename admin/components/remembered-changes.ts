'use client'

import { useAllFormFields, useForm } from '@payloadcms/ui'
import { useEffect } from 'react'
import { hasWaitingRow, LostUpdates, REMINDER } from './lost-updates.ts'
import { OpenRows } from './open-rows.ts'
import { WrittenValues } from './written-values.ts'

type Dispatch = ReturnType<typeof useAllFormFields>[1]

/**
 * A row that has had no answer for so long is told of again, until it has one. Far longer than an answer takes: one that is told of
 * twice gets its fields twice.
 */
const WAITED_LONG_MS = 10_000

// Of each form, and not of the parts that look after it: an answer of the server may replace those.
const changesOf = new WeakMap<Dispatch, { updates: LostUpdates; rows: OpenRows; values: WrittenValues }>()

/** Sees to it that the form around it forgets no change, takes nothing back, and closes no row that is worked in: the one of a document, or that of a widget inside a post. */
export function useRememberedChanges(): void {
  const [fields, dispatch] = useAllFormFields()
  const { setModified } = useForm()
  useEffect(() => {
    const changes = changesOf.get(dispatch) ?? { updates: new LostUpdates(), rows: new OpenRows(), values: new WrittenValues() }
    changesOf.set(dispatch, changes)
    for (const [path, updatedRows] of changes.rows.notice(fields)) dispatch({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
    const now = performance.now()
    const takenBack = changes.values.notice(fields, now)
    for (const [path, value] of takenBack) dispatch({ type: 'UPDATE', path, value })
    // The answer that took it back may have ended the form's wish to be saved.
    if (takenBack.length > 0) setModified(true)
    if (changes.updates.notice(fields, now)) remind(dispatch)
    if (!hasWaitingRow(fields)) return
    const timer = setTimeout(() => remind(dispatch), WAITED_LONG_MS)
    return () => clearTimeout(timer)
  }, [fields, dispatch, setModified])
}

function remind(dispatch: Dispatch): void {
  dispatch({ type: 'UPDATE', path: REMINDER, disableFormData: true, initialValue: performance.now() })
}
