import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { until } from './processes.ts'

export interface Received {
  status: number
  headers: Record<string, string>
  body: Buffer
}

const LIMIT_MS = 20_000
const BREATH_MS = 250
const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** One request on the loopback; the body stays as it was sent, compressed or not. */
export function ask(port: number, path: string, headers: OutgoingHttpHeaders = {}): Promise<Received> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, headers, agent, timeout: LIMIT_MS }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const received = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(received), body: Buffer.concat(chunks) })
      })
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error(`No answer from ${path}`)))
    outgoing.on('error', reject)
    outgoing.end()
  })
}

/** For what is not measured: a program that has just started on a busy machine may be out of breath. */
export function askText(port: number, path: string): Promise<string> {
  return until(path, () => askOnce(port, path), LIMIT_MS, BREATH_MS)
}

async function askOnce(port: number, path: string): Promise<string | null> {
  const { status, body } = await ask(port, path)
  if (status === 503) return null
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return body.toString()
}

export function closeConnections(): void {
  agent.destroy()
}
