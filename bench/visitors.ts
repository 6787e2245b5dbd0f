import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** A page that was asked for at a moment, and whether it was as it should be by then. */
export interface Readings {
  count: number
  /** Answers that were none: refused, cut off, another status than 200. */
  errors: string[]
  /** Pages without the newest post, asked for when everybody should have seen it. */
  stale: number
}

interface Visitors {
  port: number
  count: number
  paths: readonly string[]
  /** Of `paths`: what the page must hold by now; `null`: nothing in particular. */
  expected(path: string): string | null
}

/** By which the proxy tells which of the processes has answered. */
export const ANSWERED_BY = 'x-answered-by'
const PAUSE_MS = 100

/** So many people who read page after page, until they are sent away. */
export function sendVisitors({ port, count, paths, expected }: Visitors): {
  checked(process: number, words: string): number
  leave(): Promise<Readings>
} {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  const readings: Readings = { count: 0, errors: [], stale: 0 }
  const checked = new Map<string, number>()
  let isOver = false

  const read = (path: string) =>
    new Promise<{ status: number; body: string; process: string }>((resolve, reject) => {
      const outgoing = request({ host: '127.0.0.1', port, path, agent }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        const process = String(response.headers[ANSWERED_BY])
        response.once('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString(), process }))
      })
      outgoing.once('error', reject)
      outgoing.end()
    })

  async function walk(start: number): Promise<void> {
    for (let step = start; !isOver; step++) {
      const path = paths[step % paths.length] ?? '/'
      const words = expected(path)
      try {
        const { status, body, process } = await read(path)
        if (status !== 200 || !body.includes('</html>')) readings.errors.push(`${path} ${status}`)
        else if (words !== null) {
          checked.set(process + words, (checked.get(process + words) ?? 0) + 1)
          if (!body.includes(words)) readings.stale++
        }
      } catch (error) {
        readings.errors.push(`${path} ${error}`)
      }
      readings.count++
      await wait(PAUSE_MS)
    }
  }

  const walks = Array.from({ length: count }, (_, start) => walk(start))
  return {
    /** How many answers of one process were looked at for these words. */
    checked: (process, words) => checked.get(process + words) ?? 0,
    async leave() {
      isOver = true
      await Promise.all(walks)
      agent.destroy()
      return readings
    },
  }
}
