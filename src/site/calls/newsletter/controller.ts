import { isKept, isProblem, type Outcome, problemOf, titleOf } from '#newsletter/outcomes.ts'
import type { SiteResponse } from '../../response.ts'
import { jsonResponse } from '../json-response.ts'

/**
 * The sign-up call: what came of a sign-up, in the shape of the plugin that it replaces. `success.body` is JSON in a string, as a provider would have
 * written it; `error` is empty unless the sign-up was not taken in.
 */
export function signUpResponse(outcome: Outcome): SiteResponse {
  if (isProblem(outcome)) {
    const { status, text } = problemOf(outcome)
    return jsonResponse({ success: [], error: text }, { status, caching: 'none' })
  }
  const { body, code, message } = replyOf(outcome)
  return jsonResponse({ success: { body: JSON.stringify(body), response: { code, message } }, error: '' }, { caching: 'none' })
}

function replyOf(outcome: Exclude<Outcome, Parameters<typeof problemOf>[0]>) {
  if (outcome === 'subscribed') return { body: { status: outcome, title: '訂閱完成' }, code: 200, message: 'OK' }
  if (outcome === 'pending') return { body: { status: outcome, title: '等待確認' }, code: 200, message: 'OK' }
  const title = titleOf(outcome)
  if (isKept(outcome)) return { body: { status: 'kept', title }, code: 202, message: 'Accepted' }
  return { body: { status: 400, title }, code: 400, message: 'Bad Request' }
}
