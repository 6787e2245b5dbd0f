import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { serveCalls } from './worker.ts'

export interface FloodOrder {
  port: number
  /** The loopback addresses that it comes from: each is taken for another client. */
  from: readonly string[]
  connections: number
  /** Asked for in turn. Ends with the last of them, or with the time. */
  paths: string[] | { prefix: string; suffix: string; count: number }
  seconds: number
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export interface FloodResult {
  byStatus: Record<string, number>
}

/** Asks for as much as it can. */
async function ask({
  port,
  from,
  connections,
  paths,
  seconds,
  method = 'GET',
  body,
  ...order
}: FloodOrder): Promise<FloodResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const deadline = performance.now() + seconds * 1000
  const count = Array.isArray(paths) ? Number.POSITIVE_INFINITY : paths.count
  const byStatus: FloodResult['byStatus'] = {}
  let asked = 0
  const headers = { ...order.headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) }
  const pathAt = (at: number) => (Array.isArray(paths) ? paths[at % paths.length] : `${paths.prefix}${at}${paths.suffix}`)
  const askOnce = (path: string | undefined, localAddress: string | undefined) =>
    new Promise<string>((resolve) => {
      const outgoing = request({ host: '127.0.0.1', localAddress, port, path, agent, method, headers }, (response) => {
        response.resume()
        response.once('end', () => resolve(String(response.statusCode)))
        response.once('error', () => resolve('cut off'))
      })
      outgoing.once('error', () => resolve('cut off'))
      outgoing.end(body)
    })
  const askOn = async (_: unknown, connection: number) => {
    while (performance.now() < deadline && asked < count) {
      const outcome = await askOnce(pathAt(asked++), from[connection % from.length])
      byStatus[outcome] = (byStatus[outcome] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, askOn))
  agent.destroy()
  return { byStatus }
}

const DRIP_MS = 500

/** Connections that send their headers one by one and never end them; each that is cut off is opened anew. */
async function drip({ port, from, connections, seconds }: FloodOrder): Promise<FloodResult> {
  const byStatus: FloodResult['byStatus'] = { 'cut off': 0 }
  const deadline = performance.now() + seconds * 1000
  const dripOn = async () => {
    while (performance.now() < deadline) {
      await new Promise<void>((resolve) => {
        const socket = connect({ port, host: '127.0.0.1', localAddress: from[0] })
        socket.write('GET / HTTP/1.1\r\nHost: a\r\n')
        const timer = setInterval(() => {
          if (performance.now() < deadline) socket.write('X-Slow: 1\r\n')
          else socket.destroy()
        }, DRIP_MS)
        socket.resume()
        socket.on('end', () => {
          byStatus['cut off'] = (byStatus['cut off'] ?? 0) + 1
        })
        // Written after it was cut off.
        socket.on('error', () => socket.destroy())
        socket.on('close', () => {
          clearInterval(timer)
          resolve()
        })
      })
    }
  }
  await Promise.all(Array.from({ length: connections }, dripOn))
  return { byStatus }
}

const calls = { ask, drip }
export type FloodCalls = typeof calls
serveCalls(calls)
