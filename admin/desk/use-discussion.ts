'use client'

import { toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { Discussion } from '#cms/review/endpoints.ts'
import { ask, reasonOf } from '../components/ask.ts'

/** Several parts of a form show the same discussion: whichever changes it says so. */
const CHANGED = 'lectern-discussion'

interface UsedDiscussion {
  /** `null` until it is known, and of a document that is not stored yet. */
  discussion: Discussion | null
  isBusy: boolean
  /** Sends something about this document to an endpoint of the desk; `true`: it was done, and all parts show it. */
  send(path: string, data?: object): Promise<boolean>
}

export function useDiscussion(): UsedDiscussion {
  const { id, collectionSlug, data } = useDocumentInfo()
  const { config } = useConfig()
  const [discussion, setDiscussion] = useState<Discussion | null>(null)
  const [isBusy, setBusy] = useState(false)
  const desk = `${config.routes.api}/desk`
  // Publishing settles what was asked for: after each save it is read again.
  const savedAt = String(data?.updatedAt ?? '')
  const address =
    id === undefined ? null : `${desk}/discussion?collection=${collectionSlug}&id=${id}&saved=${encodeURIComponent(savedAt)}`

  useEffect(() => {
    if (address === null) return
    const stop = new AbortController()
    const { signal } = stop
    const read = async () => {
      const found = document.hidden ? null : await fetchDiscussion(address, signal)
      if (found !== null && !signal.aborted) setDiscussion(found)
    }
    void read()
    window.addEventListener(CHANGED, read, { signal })
    document.addEventListener('visibilitychange', read, { signal })
    return () => stop.abort()
  }, [address])

  const send = useCallback(
    async (path: string, sent: object = {}) => {
      setBusy(true)
      try {
        toast.success(await ask('POST', `${desk}/${path}`, { collection: collectionSlug, id, ...sent }))
        window.dispatchEvent(new Event(CHANGED))
        return true
      } catch (error) {
        toast.error(reasonOf(error))
        return false
      } finally {
        setBusy(false)
      }
    },
    [desk, collectionSlug, id],
  )

  return { discussion, isBusy, send }
}

/** A question that fails changes nothing; it is asked again when something happens. */
async function fetchDiscussion(address: string, signal: AbortSignal): Promise<Discussion | null> {
  try {
    const response = await fetch(address, { credentials: 'same-origin', signal })
    return response.ok ? ((await response.json()) as Discussion) : null
  } catch {
    return null
  }
}
