import { createServer } from 'node:http'
import { serveCalls } from './worker.ts'

interface BareResponse {
  body: string
  head: string[]
  etag: string
  notModifiedHead: string[]
}

/** The least that a Node server can do with the same bytes: no routing, no cache, no negotiation. */
const calls = {
  async serve({ body, head, etag, notModifiedHead }: BareResponse): Promise<number> {
    const bytes = Buffer.from(body, 'base64')
    const server = createServer((request, response) => {
      if (request.headers['if-none-match'] === etag) {
        response.writeHead(304, notModifiedHead)
        response.end()
        return
      }
      response.writeHead(200, head)
      response.end(bytes)
    })
    return new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address !== null ? address.port : 0)
      })
    })
  },
}

export type BareCalls = typeof calls

serveCalls(calls)
