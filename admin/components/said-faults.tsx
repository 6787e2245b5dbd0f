'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { KeptFaults } from './kept-faults.ts'

/** What kept the form around it from being saved stays said until somebody changes something. */
export function SaidFaults() {
  const [fields, dispatch] = useAllFormFields()
  const kept = useRef(new KeptFaults())
  useEffect(() => {
    for (const [path, errorMessage] of kept.current.notice(fields)) dispatch({ type: 'UPDATE', path, valid: false, errorMessage })
  }, [fields, dispatch])
  return null
}
