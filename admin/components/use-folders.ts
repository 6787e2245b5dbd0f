'use client'

import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

/** The names of the library's folders, and what asks for them anew. None while they are not known. */
export function useFolders(): [folders: string[], refresh: () => Promise<void>] {
  const { config } = useConfig()
  const [folders, setFolders] = useState<string[]>([])
  const address = `${config.routes.api}/media/folders`
  const refresh = useCallback(async () => {
    try {
      const answer = await fetch(address, { credentials: 'same-origin' })
      if (answer.ok) setFolders((await answer.json()).folders)
    } catch {
      // Out of reach: the library works without.
    }
  }, [address])
  useEffect(() => void refresh(), [refresh])
  return [folders, refresh]
}
