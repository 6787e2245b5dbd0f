import { useEffect, useState } from 'react'
import { isRecord } from '#platform/is-record.ts'
import { documentId } from '#published/links.ts'

const NEWEST = 'limit=6&depth=0&sort=-createdAt&where[mimeType][contains]=image/'

/** Ids of pictures that a new section can be shown with; none until they are known, or where nobody answers. */
export function useNewestPictures(api: string): readonly number[] {
  const [pictures, setPictures] = useState<readonly number[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    readPictures(`${api}/media?${NEWEST}`, leaving.signal).then((ids) => !leaving.signal.aborted && setPictures(ids))
    return () => leaving.abort()
  }, [api])
  return pictures
}

async function readPictures(address: string, signal: AbortSignal): Promise<number[]> {
  try {
    const response = await fetch(address, { credentials: 'include', signal })
    const found: unknown = response.ok ? await response.json() : null
    const docs = isRecord(found) && Array.isArray(found.docs) ? found.docs : []
    return docs.map(documentId).filter((id) => id !== null)
  } catch {
    // Left already, or out of reach: the section is put there without pictures.
    return []
  }
}
