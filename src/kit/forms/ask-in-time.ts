/** How long an answer is waited for: not longer than a visitor would. */
const PATIENCE_MS = 15_000

/** What came back: a status and whatever the body was, or nothing at all, or nothing in time. */
export type Reply = { status: number; body: string } | 'offline' | 'late'

/** The JSON of a body; `null` for the page of a server that broke, or of whatever stands between. */
export function parseBody(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** Asks the server. `leaving` ends it for whoever does not want the reply any more. */
export async function askInTime(address: string, request: RequestInit, leaving: AbortSignal): Promise<Reply> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), PATIENCE_MS)
  try {
    const signal = AbortSignal.any([leaving, late.signal])
    const response = await fetch(address, { ...request, signal })
    return { status: response.status, body: await response.text() }
  } catch {
    return late.signal.aborted ? 'late' : 'offline'
  } finally {
    clearTimeout(timer)
  }
}
