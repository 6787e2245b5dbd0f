import { information } from './information.ts'
import { openings } from './openings.ts'
import type { Pattern } from './pattern.ts'
import { people } from './people.ts'

/** Ready sections, in the order in which editors find them. */
export const patterns: readonly Pattern[] = [...openings, ...people, ...information]
