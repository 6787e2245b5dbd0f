import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import { ANSWERED_BY } from './visitors.ts'
import { serveCalls } from './worker.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

const calls = {
  /** Hands requests on to these ports in turn; tells its own. */
  async open({ ports }: { ports: number[] }): Promise<number> {
    let turn = 0
    const server = createServer((incoming, outgoing) => {
      const place = turn++ % ports.length
      const port = ports[place]
      const { method, url, headers } = incoming
      const asked = request({ host: '127.0.0.1', port, method, path: url, headers, agent }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, [ANSWERED_BY]: String(place) })
        response.pipe(outgoing)
      })
      asked.once('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()))
      incoming.pipe(asked)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('No port')
    return address.port
  },
}

export type ProxyCalls = typeof calls

serveCalls(calls)
