import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface MemberRequest {
  method: string
  path: string
  authorization: string
  body: Record<string, unknown>
}

/** What Mailchimp's documentation says that it answers: a member, or a problem document. */
export type MailchimpReply =
  | { member: string }
  | { problem: { status: number; title: string; detail?: string }; retryAfter?: string }
  | { status: number; body: string; contentType?: string }
  | 'silence'
  | 'hang-up'

export interface MailchimpServer {
  /** For MAILCHIMP_API_URL. */
  url: string
  requests: MemberRequest[]
  /** May take its time. */
  reply: (request: MemberRequest) => MailchimpReply | Promise<MailchimpReply>
  stop(): Promise<void>
}

/**
 * Stands in for Mailchimp's Marketing API 3.0 as it is documented: `POST /lists/{id}/members` with HTTP Basic, a member object
 * with `status` on success, `application/problem+json` (type, title, status, detail, instance) otherwise.
 */
export async function startMailchimp({ key = 'key-us21', audience = 'a1b2c3d4e5' } = {}): Promise<MailchimpServer> {
  const members = new Set<string>()
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const byTheBook = ({ method, path, authorization, body }: MemberRequest): MailchimpReply => {
    const password = Buffer.from(authorization.replace(/^Basic /, ''), 'base64')
      .toString('utf8')
      .split(':')[1]
    if (password !== key) return { problem: { status: 401, title: 'API Key Invalid' } }
    if (method !== 'POST' || path !== `/3.0/lists/${audience}/members`)
      return { problem: { status: 404, title: 'Resource Not Found' } }
    const { email_address: address, status } = body
    if (typeof address !== 'string' || !address.includes('@')) return { problem: { status: 400, title: 'Invalid Resource' } }
    if (members.has(address)) {
      return { problem: { status: 400, title: 'Member Exists', detail: `${address} is already a list member.` } }
    }
    members.add(address)
    return { member: String(status) }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const chunk of request) text += chunk
    const asked: MemberRequest = {
      method: request.method ?? '',
      path: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      body: text === '' ? {} : JSON.parse(text),
    }
    mailchimp.requests.push(asked)
    const reply = await mailchimp.reply(asked)
    if (reply === 'silence') return
    if (reply === 'hang-up') {
      request.socket.destroy()
    } else if ('member' in reply) {
      const { email_address, merge_fields } = asked.body
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
      response.end(
        JSON.stringify({
          id: 'md5',
          email_address,
          unique_email_id: 'u1',
          status: reply.member,
          merge_fields,
          list_id: audience,
        }),
      )
    } else if ('problem' in reply) {
      const { status, title, detail = title } = reply.problem
      const wait = reply.retryAfter === undefined ? {} : { 'retry-after': reply.retryAfter }
      response.writeHead(status, { 'content-type': 'application/problem+json; charset=utf-8', ...wait })
      response.end(
        JSON.stringify({ type: 'https://mailchimp.com/developer/marketing/docs/errors/', title, status, detail, instance: 'i1' }),
      )
    } else {
      response.writeHead(reply.status, { 'content-type': reply.contentType ?? 'text/html' })
      response.end(reply.body)
    }
  }

  const mailchimp: MailchimpServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/3.0`,
    requests: [],
    reply: byTheBook,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return mailchimp
}
