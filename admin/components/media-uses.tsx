'use client'

import { Link, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** As the endpoint answers it. */
interface MediaUse {
  kind: string
  title: string
  path: string
}

interface Told {
  uses: MediaUse[]
  /** There are more than are told. */
  isCut: boolean
  /** Whoever asks may read all that could use the file. */
  isAll: boolean
}

/** The documents that show this file or link to it. */
export function MediaUses() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const [told, setTold] = useState<Told | 'unknown' | null>(null)
  const address = id ? `${config.routes.api}/media/${id}/uses` : null

  useEffect(() => {
    if (address === null) return
    const stop = new AbortController()
    fetch(address, { credentials: 'same-origin', signal: stop.signal })
      .then(async (answer) => setTold(answer.ok ? await answer.json() : 'unknown'))
      .catch(() => stop.signal.aborted || setTold('unknown'))
    return () => stop.abort()
  }, [address])

  if (address === null || told === null) return null
  return (
    <section className="lectern-uses" aria-labelledby="lectern-uses-title">
      <h2 id="lectern-uses-title">用在哪裡</h2>
      {told === 'unknown' ? (
        <p>現在查不到，請稍後再打開這一頁。</p>
      ) : told.uses.length === 0 ? (
        <p>{told.isAll ? '還沒有用在任何地方。' : '在您看得到的內容裡，還沒有用到。您看不到的內容可能用了這個檔案。'}</p>
      ) : (
        <>
          <ul>
            {told.uses.map(({ kind, title, path }) => (
              <li key={path}>
                <Link href={`${config.routes.admin}${path}`}>{title === '' ? kind : `${kind}：${title}`}</Link>
              </li>
            ))}
          </ul>
          {told.isCut && <p>用到的地方很多，這裡只列出一部分，另外還有沒列出的。</p>}
          {!told.isAll && <p>這裡只列出您看得到的內容；您看不到的內容也可能用了這個檔案。</p>}
          <p>換檔案時，這些地方會一起換成新的；還在用的檔案不能刪除。</p>
        </>
      )}
    </section>
  )
}
