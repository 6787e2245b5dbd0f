import type { ServerResponse } from 'node:http'
import { problemOf } from '../messages.ts'
import { renderPlainPage } from '../plain-page.ts'

const MESSAGES: Readonly<Record<number, string>> = {
  401: '請先登入。',
  411: '送出的資料沒有註明長度。',
  429: '短時間內的操作次數過多，請稍候再試。',
}

export interface Refusal {
  status: number
  contentType: string
  body: string
}

/** A refusal in the shape that its reader expects: Payload's forms read JSON, people a page. */
export function describeRefusal(isCall: boolean, status: number, message?: string): Refusal {
  const problem = problemOf(status)
  const text = message ?? MESSAGES[status] ?? problem.message
  return isCall
    ? { status, contentType: 'application/json; charset=utf-8', body: JSON.stringify({ errors: [{ message: text }] }) }
    : { status, contentType: 'text/html; charset=utf-8', body: renderPlainPage({ ...problem, message: text }) }
}

/** For a response that Fastify has let go of. */
export function endWith(response: ServerResponse, { status, contentType, body }: Refusal, headers: Record<string, string>): void {
  response.writeHead(status, { ...headers, 'content-type': contentType, 'cache-control': 'no-store' })
  response.end(body)
}
