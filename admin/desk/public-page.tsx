'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { PublicState } from '#cms/desk/public-page.ts'
import { isPublishedElsewhere } from './published-elsewhere.ts'

/** How often an open form asks whether a schedule or a colleague has published its document. */
const ASK_EVERY_MS = 15_000

/** In the head of a form: the way to what visitors see, and word when that has changed without this form. */
export function PublicPage() {
  const { id, collectionSlug, globalSlug, data } = useDocumentInfo()
  const { config } = useConfig()
  const [now, setNow] = useState<PublicState | null>(null)
  const query = globalSlug ? `global=${globalSlug}` : id === undefined ? null : `collection=${collectionSlug}&id=${id}`
  const savedAt = typeof data?.updatedAt === 'string' ? data.updatedAt : null

  // Each save of this form may have changed what the public sees: then it is asked anew.
  const address = query && `${config.routes.api}/desk/public-page?${query}&saved=${encodeURIComponent(savedAt ?? '')}`

  useEffect(() => {
    if (address === null) return
    const stop = new AbortController()
    const look = async () => {
      const state = document.hidden ? null : await ask(address, stop.signal)
      if (state === null || stop.signal.aborted) return
      setNow(state)
    }
    void look()
    const timer = setInterval(look, ASK_EVERY_MS)
    document.addEventListener('visibilitychange', look, { signal: stop.signal })
    return () => {
      stop.abort()
      clearInterval(timer)
    }
  }, [address])

  return (
    <>
      <p role="status" className="lectern-elsewhere">
        {isPublishedElsewhere(now, savedAt) && (
          <>
            這份資料剛才由排程或同事發布了。
            <button type="button" onClick={() => window.location.reload()}>
              載入公開的內容
            </button>
          </>
        )}
      </p>
      {now?.href && (
        <a className="lectern-public-page" href={now.href} target="_blank" rel="noreferrer">
          看公開頁面
        </a>
      )}
    </>
  )
}

/** A question that fails changes nothing; it is asked again soon. */
async function ask(address: string, signal: AbortSignal): Promise<PublicState | null> {
  try {
    const response = await fetch(address, { credentials: 'same-origin', signal })
    return response.ok ? ((await response.json()) as PublicState) : null
  } catch {
    return null
  }
}
