import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../fixtures/eventually.ts'
import { type SiteProcess, startSiteProcess } from './site-process.ts'

const START_LIMIT_MS = 240_000
const VISITORS = 8
const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })

let site: SiteProcess

beforeAll(async () => {
  site = await startSiteProcess()
  await eventually(async () => expect((await ask('/readyz', new Agent())).status).toBe(200), { timeout: START_LIMIT_MS })
})

afterAll(async () => {
  agent.destroy()
  await site.remove()
})

test('SIGTERM: a balancer is told first, every request is answered, and the program ends', async () => {
  const results = { answered: 0, wrong: [] as string[] }
  let firsts = 0
  let isTurnedAway = false
  const exited = once(site.child, 'exit')

  /** Keeps asking over connections that stay open, until the balancer has turned away. */
  async function visit(path: string) {
    for (let count = 0; !isTurnedAway; count++) {
      try {
        const { status } = await ask(path, agent)
        results.answered++
        if (status !== 200 && status !== 404) results.wrong.push(`${path} ${status}`)
        if (count === 0) firsts++
      } catch (error) {
        results.wrong.push(`${path} ${String(error)}`)
      }
    }
  }
  async function watchReadiness() {
    const own = new Agent()
    while (!isTurnedAway) {
      const { status } = await ask('/readyz', own)
      if (status === 503) isTurnedAway = true
    }
  }
  const paths = [
    '/site-map/',
    '/news/',
    '/news/?list-b-x=2',
    '/healthz',
    '/not-here/',
    '/search/?q=%E8%AA%B2',
    '/sitemap.xml',
    '/feed/',
  ]
  const visitors = paths.slice(0, VISITORS).map(visit)
  await eventually(() => expect(firsts).toBe(VISITORS))
  site.child.kill('SIGTERM')
  await Promise.all([watchReadiness(), ...visitors])

  // Those who hear of it late are answered, too, and their connection is the last.
  const late = await ask('/news/', agent)
  expect([late.status, late.connection]).toEqual([200, 'close'])
  expect(results.wrong).toEqual([])
  expect(results.answered).toBeGreaterThan(VISITORS)
  // How long that lasts: src/server/shutdown.test.ts.
  site.endGrace()
  expect(await exited).toEqual([0, null])
})

function ask(path: string, through: Agent): Promise<{ status: number; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port: site.port, path, agent: through }, (response) => {
      response.resume()
      response.on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }))
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
