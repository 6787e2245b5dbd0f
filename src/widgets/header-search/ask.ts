import { SUGGEST_PATH, type Suggestions } from './model.ts'

export async function askSuggestions(query: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(`${SUGGEST_PATH}?q=${encodeURIComponent(query)}`, { signal })
  if (!response.ok) throw new Error(`suggest answered ${response.status}`)
  return response.json()
}
