import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { isRecord } from '#platform/is-record.ts'

interface ChosenDocumentProps {
  collection: string
  id: number
  onRemove: () => void
}

/** What was chosen, by its name, with a small picture where it is one. */
export function ChosenDocument({ collection, id, onRemove }: ChosenDocumentProps) {
  const { config, getEntityConfig } = useConfig()
  const [document, setDocument] = useState<Record<string, unknown> | null>(null)
  const address = `${config.routes.api}/${collection}/${id}?depth=0&draft=true`
  useEffect(() => {
    const leaving = new AbortController()
    readDocument(address, leaving.signal).then((found) => !leaving.signal.aborted && setDocument(found))
    return () => leaving.abort()
  }, [address])
  const titleField = getEntityConfig({ collectionSlug: collection })?.admin.useAsTitle ?? 'id'
  const name = String(document?.[titleField] ?? `編號 ${id}`)
  const thumbnail = document?.thumbnailURL
  return (
    <div className="lectern-visual__chosen">
      {typeof thumbnail === 'string' && <img src={thumbnail} alt="" width={48} height={48} />}
      <span>{name}</span>
      <a
        href={`${config.routes.admin}/collections/${collection}/${id}`}
        target="_blank"
        rel="noreferrer"
        aria-label={`修改「${name}」（開新分頁）`}
      >
        修改
      </a>
      <button type="button" aria-label={`移除「${name}」`} onClick={onRemove}>
        移除
      </button>
    </div>
  )
}

async function readDocument(address: string, signal: AbortSignal): Promise<Record<string, unknown> | null> {
  try {
    const response = await fetch(address, { credentials: 'include', signal })
    const found: unknown = response.ok ? await response.json() : null
    return isRecord(found) ? found : null
  } catch {
    // Left already, or out of reach: its number stands for it.
    return null
  }
}
