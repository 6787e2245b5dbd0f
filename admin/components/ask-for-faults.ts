/** As the endpoint answers it. */
export interface Fault {
  grade: 'error' | 'warning'
  rule: string
  message: string
  where: string
  path: string
}

/** What is wrong with the form; `null` where no answer came, or none that can be read: a session may end, a proxy may answer. */
export async function askForFaults(address: string, draft: object, signal: AbortSignal): Promise<Fault[] | null> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(draft),
      signal,
    })
    return answer.ok ? ((await answer.json()).faults ?? null) : null
  } catch {
    return null
  }
}
