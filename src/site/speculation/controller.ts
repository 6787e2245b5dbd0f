import type { RequestContext } from '../pages/request-context.ts'
import { textResponse } from '../pages/responses.ts'
import type { SiteResponse } from '../response.ts'
import { SPECULATION_RULES, SPECULATION_RULES_TYPE } from './rules.ts'

// Asked for with every page; a day is soon enough for a change.
const CACHE_CONTROL = 'public, max-age=86400'

export function speculationRulesResponse(requestContext: RequestContext): SiteResponse {
  const response = textResponse(requestContext, SPECULATION_RULES_TYPE, JSON.stringify(SPECULATION_RULES))
  return { ...response, headers: { ...response.headers, 'cache-control': CACHE_CONTROL } }
}
