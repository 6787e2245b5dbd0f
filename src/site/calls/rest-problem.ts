import type { SiteResponse } from '../response.ts'
import { jsonResponse } from './json-response.ts'

interface RestProblem {
  status: number
  /** As WordPress names it, where it has a name for it. */
  code: string
  message: string
  /** The parameters at fault, each with what is wrong. */
  params?: Record<string, string>
}

/** A refusal in the shape that WordPress's REST clients read. */
export function restProblem({ status, code, message, params }: RestProblem): SiteResponse {
  return jsonResponse({ code, message, data: { status, ...(params && { params }) } }, { status, caching: 'none' })
}
