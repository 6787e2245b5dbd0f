export interface SameFileFound {
  id: number
  originalName: string
}

/** The file of the library that has the same bytes; `null` where there is none, or nobody can say. Uploading goes on without it. */
export async function findSameFile(address: string, file: File, signal: AbortSignal): Promise<SameFileFound | null> {
  // Browsers have it under https and on this machine.
  if (!globalThis.crypto?.subtle) return null
  try {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
    const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
    const query = new URLSearchParams({ 'where[fileHash][equals]': hash, limit: '1', depth: '0' })
    const answer = await fetch(`${address}?${query}`, { credentials: 'same-origin', signal })
    const [found] = answer.ok ? (await answer.json()).docs : []
    return found ?? null
  } catch {
    return null
  }
}
