'use client'

import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Who changes something may publish it at any moment. Payload knows for a while that the draft has saved itself, and not yet that it
 * is newer than what is published: the button would be dead for that while, and a press on it lost.
 */
export function useUnpublishedAtOnce(): void {
  const { setUnpublishedVersionCount } = useDocumentInfo()
  const isModified = useFormModified()
  useEffect(() => {
    if (isModified) setUnpublishedVersionCount((count) => Math.max(count, 1))
  }, [isModified, setUnpublishedVersionCount])
}
