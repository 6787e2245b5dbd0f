'use client'

import { useAllFormFields, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useState } from 'react'
import { askForFaults, type Fault } from './ask-for-faults.ts'
import { GRADES, sumUp } from './fault-words.ts'
import { useRememberedChanges } from './remembered-changes.ts'
import { showPlace } from './show-place.ts'

const DEBOUNCE_MS = 600

/** What readers would stumble over in the form as it stands, told while it is written. */
export function Proofreading() {
  // Before the form has its first row, nothing else in it looks after changes.
  useRememberedChanges()
  const faults = useFaults()
  if (faults === null) return null
  const { words, grade: worst } = sumUp(faults)
  return (
    <section className="lectern-proof" aria-labelledby="lectern-proof-title">
      <h2 id="lectern-proof-title">發布前檢查</h2>
      <p role="status" data-grade={worst}>
        {words}
      </p>
      {faults.length > 0 && (
        <ol>
          {faults.map(({ grade, message, where, path }) => (
            <li key={`${path} ${message}`} data-grade={grade}>
              <strong>{GRADES[grade]}</strong>
              <span>{message}</span>
              <button type="button" onClick={() => showPlace(path)}>
                {where}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** `null` until the first answer. A check that fails keeps the last one: saving goes on without it. */
function useFaults(): Fault[] | null {
  const { collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const [fields] = useAllFormFields()
  const [faults, setFaults] = useState<Fault[] | null>(null)
  const address = `${config.routes.api}/${collectionSlug}/proofread`

  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const { layout, body, featuredImage } = reduceFieldsToValues(fields, true)
      const found = await askForFaults(address, { layout, body, featuredImage }, stop.signal)
      if (found !== null) setFaults(found)
    }, DEBOUNCE_MS)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [fields, address])

  return faults
}
