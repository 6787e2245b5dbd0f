import type { Answer } from '../answer.ts'
import { textAnswer } from '../pages/answers.ts'
import type { Visit } from '../pages/visit.ts'
import { SPECULATION_RULES, SPECULATION_RULES_TYPE } from './rules.ts'

// Asked for with every page; a day is soon enough for a change.
const CACHE_CONTROL = 'public, max-age=86400'

export function answerSpeculationRules(visit: Visit): Answer {
  const answer = textAnswer(visit, SPECULATION_RULES_TYPE, JSON.stringify(SPECULATION_RULES))
  return { ...answer, headers: { ...answer.headers, 'cache-control': CACHE_CONTROL } }
}
