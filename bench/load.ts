import { execFile, spawnSync } from 'node:child_process'
import { Agent, request } from 'node:http'
import { promisify } from 'node:util'
import { readCpuSeconds } from './processes.ts'

const run = promisify(execFile)
const CONNECTIONS = 32
const SECONDS = 1

export interface Target {
  port: number
  /** The process that answers. */
  pid: number
  headers: Record<string, string>
}

export interface Load {
  perSecond: number
  /** Processor time of the server for one request, in microseconds; `null` where the system does not tell. */
  cpuMicros: number | null
}

const hasWrk = spawnSync('wrk', ['-v']).error === undefined

export const LOAD_TOOL = hasWrk ? `wrk -t1 -c${CONNECTIONS} -d${SECONDS}s` : `a node:http client with ${CONNECTIONS} connections`

/** As many requests for `/` as the server takes, over connections that stay open. */
export async function runLoad(target: Target): Promise<Load> {
  const before = readCpuSeconds(target.pid)
  const { count, seconds } = await (hasWrk ? runWrk(target) : runClient(target))
  const after = readCpuSeconds(target.pid)
  return {
    perSecond: count / seconds,
    cpuMicros: before === null || after === null ? null : ((after - before) / count) * 1e6,
  }
}

async function runWrk({ port, headers }: Target): Promise<{ count: number; seconds: number }> {
  const asked = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...asked, `http://127.0.0.1:${port}/`]
  const { stdout } = await run('wrk', args, { timeout: SECONDS * 10_000 })
  const [, count, seconds] = /(\d+) requests in ([\d.]+)s/.exec(stdout) ?? []
  if (count === undefined || seconds === undefined || /Non-2xx|Socket errors/.test(stdout))
    throw new Error(`wrk says:\n${stdout}`)
  return { count: Number(count), seconds: Number(seconds) }
}

async function runClient({ port, headers }: Target): Promise<{ count: number; seconds: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const start = performance.now()
  const deadline = start + SECONDS * 1000
  let count = 0
  const askOnce = () =>
    new Promise<void>((resolve, reject) => {
      const outgoing = request({ host: '127.0.0.1', port, path: '/', headers, agent }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`/ answered ${response.statusCode}`))
        response.resume()
        response.once('end', resolve)
      })
      outgoing.once('error', reject)
      outgoing.end()
    })
  const askOn = async () => {
    for (; performance.now() < deadline; count++) await askOnce()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn))
  agent.destroy()
  return { count, seconds: (performance.now() - start) / 1000 }
}
