/** Of the REST API, to something that was refused: it names a field, or says at once what is wrong. */
export interface Refusal {
  message?: string
  errors?: { message?: string; data?: { errors?: { message?: string }[] } }[]
}

const UNCLEAR = '沒有成功，請再試一次。'

/** Sends something to the admin's REST API. Gives the answer's words; a refusal is thrown in its own, that of a field first. */
export async function ask(method: 'POST' | 'PATCH', address: string, data: object): Promise<string> {
  return (await askFor<Refusal>(method, address, data)).message ?? ''
}

/** The same, for all that is answered. */
export async function askFor<Answer>(method: 'POST' | 'PATCH', address: string, data: object): Promise<Answer> {
  const response = await fetch(address, {
    method,
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  })
  const answer = await response.json()
  if (response.ok) return answer as Answer
  throw new Error(wordsOf(answer as Refusal))
}

export function wordsOf({ message, errors }: Refusal): string {
  const [refusal] = errors ?? []
  return refusal?.data?.errors?.[0]?.message ?? refusal?.message ?? message ?? UNCLEAR
}

export function reasonOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : UNCLEAR
}
