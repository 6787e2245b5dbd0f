'use client'

import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

/** A new document has a number before it has a title; Payload would show that number as its name. */
export function useNameForUntitled(): void {
  const { id } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { t } = useTranslation()
  const isNumber = id !== undefined && title === String(id)
  useEffect(() => {
    if (!isNumber) return
    // After Payload's own effect of the same moment, which sets the number.
    const timer = setTimeout(() => setDocumentTitle(`[${t('general:untitled')}]`))
    return () => clearTimeout(timer)
  }, [isNumber, setDocumentTitle, t])
}
