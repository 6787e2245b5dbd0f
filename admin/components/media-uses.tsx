'use client'

import { Link, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** As the endpoint answers it. */
interface MediaUse {
  kind: string
  title: string
  path: string
}

/** The documents that show this file or link to it. */
export function MediaUses() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const [uses, setUses] = useState<MediaUse[] | 'unknown' | null>(null)
  const address = id ? `${config.routes.api}/media/${id}/uses` : null

  useEffect(() => {
    if (address === null) return
    const stop = new AbortController()
    fetch(address, { credentials: 'same-origin', signal: stop.signal })
      .then(async (answer) => setUses(answer.ok ? (await answer.json()).uses : 'unknown'))
      .catch(() => stop.signal.aborted || setUses('unknown'))
    return () => stop.abort()
  }, [address])

  if (address === null || uses === null) return null
  return (
    <section className="lectern-uses" aria-labelledby="lectern-uses-title">
      <h2 id="lectern-uses-title">用在哪裡</h2>
      {uses === 'unknown' ? (
        <p>現在查不到，請稍後再打開這一頁。</p>
      ) : uses.length === 0 ? (
        <p>還沒有用在任何地方。</p>
      ) : (
        <>
          <ul>
            {uses.map(({ kind, title, path }) => (
              <li key={path}>
                <Link href={`${config.routes.admin}${path}`}>{title === '' ? kind : `${kind}：${title}`}</Link>
              </li>
            ))}
          </ul>
          <p>換檔案時，這些地方會一起換成新的；還在用的檔案不能刪除。</p>
        </>
      )}
    </section>
  )
}
