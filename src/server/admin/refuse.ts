import type { ServerResponse } from 'node:http'
import { callMessageOf, problemOf } from '../messages.ts'
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

export type Reader = 'page' | 'call' | 'action'

/** A refusal in the shape that its reader expects: Payload's forms read JSON, people a page, whoever called a server function a text. */
export function describeRefusal(reader: Reader, status: number, message?: string): Refusal {
  const problem = problemOf(status)
  const text = message ?? MESSAGES[status] ?? problem.message
  switch (reader) {
    case 'page':
      return { status, contentType: 'text/html; charset=utf-8', body: renderPlainPage({ ...problem, message: text }) }
    case 'call':
      return { status, contentType: 'application/json; charset=utf-8', body: JSON.stringify({ errors: [{ message: text }] }) }
    case 'action':
      // Next shows its words where it is called so and nothing else.
      return { status, contentType: 'text/plain', body: message ?? MESSAGES[status] ?? callMessageOf(status) }
  }
}

/** For a response that Fastify has let go of. */
export function endWith(response: ServerResponse, { status, contentType, body }: Refusal, headers: Record<string, string>): void {
  response.writeHead(status, { ...headers, 'content-type': contentType, 'cache-control': 'no-store' })
  response.end(body)
}
