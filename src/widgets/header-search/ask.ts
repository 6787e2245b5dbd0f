import { suggestHref } from '#addresses/search.ts'
import type { Suggestions } from './model.ts'

export async function askSuggestions(query: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(suggestHref(query), { signal })
  if (!response.ok) throw new Error(`suggest answered ${response.status}`)
  return response.json()
}
