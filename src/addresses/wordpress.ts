import { HOME_HREF } from './documents.ts'

const NUMBERED = ['p', 'page_id', 'attachment_id', 'cat'] as const
const NAMED = ['tag', 'author', 'm', 'feed'] as const

/** Parameters by which WordPress names what the address of the home page stands for: `/?p=12`. */
type OldParameter = (typeof NUMBERED)[number] | (typeof NAMED)[number]

export interface OldQuery {
  parameter: OldParameter
  value: string
}

const HOME_PATHS: readonly string[] = [HOME_HREF, '/index.php']

/** Where WordPress reads queries. */
export function isHomePath(path: string): boolean {
  return HOME_PATHS.includes(path)
}

/** What an address asks WordPress for by its query; `null` where it does not. */
export function oldQueryOf(url: string): OldQuery | null {
  const mark = url.indexOf('?')
  if (mark === -1 || !isHomePath(url.slice(0, mark))) return null
  const asked = new URLSearchParams(url.slice(mark))
  for (const parameter of NUMBERED) {
    const value = asked.get(parameter)
    if (value !== null && /^[1-9]\d{0,11}$/.test(value)) return { parameter, value }
  }
  for (const parameter of NAMED) {
    const value = asked.get(parameter)
    if (value !== null && value !== '' && value.length <= 200) return { parameter, value }
  }
  return null
}
