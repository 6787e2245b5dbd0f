import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { freePort } from '../scripts/free-port.ts'
import { DEMO_ACCOUNT } from '../src/seed/account.ts'
import type { Cleanup } from './cleanup.ts'
import type { FloodCalls, FloodOrder, FloodResult } from './flood-worker.ts'
import { asMs, percentileOf } from './numbers.ts'
import { endProcess, NODE_ARGS, programEnv, until } from './processes.ts'
import { atMost, type Line, type Section } from './table.ts'
import { withWorker } from './worker.ts'

const SECONDS = 12
/** None of them is kept back by the limit for one stranger alone. */
const STRANGERS = Array.from({ length: 40 }, (_, at) => `127.0.0.${at + 2}`)
const MOST_MS = 1000
const GAP_MS = 50
const START_LIMIT_MS = 240_000
const LIST = '/admin/collections/posts'

interface Flood {
  name: string
  order: Omit<FloodOrder, 'port' | 'seconds'>
}

/** Without which Payload takes a cookie for somebody else's. */
const AS_A_BROWSER = { 'sec-fetch-site': 'same-origin' }
const JSON_TYPE = { 'content-type': 'application/json' }

const FROM_STRANGERS: Flood[] = [
  {
    name: 'sign-ins of 8 MB, nine at a time',
    order: {
      from: STRANGERS.slice(0, 1),
      connections: 9,
      paths: ['/api/users/login'],
      method: 'POST',
      headers: JSON_TYPE,
      body: makeJson(8_000_000),
    },
  },
  {
    name: 'posts to the sign-in page, 118 at a time',
    order: {
      from: STRANGERS.slice(0, 1),
      connections: 118,
      paths: ['/admin/login'],
      method: 'POST',
      headers: JSON_TYPE,
      body: '{}',
    },
  },
  {
    name: 'sign-in pages, each another one, for 40 strangers',
    order: { from: STRANGERS, connections: 80, paths: { prefix: '/admin/login?redirect=', suffix: '', count: 100_000 } },
  },
]

/** What an editor waits for a list while somebody floods the admin, with the limits as they are in production. */
export async function measureAdminFloods(dataDir: string, cleanup: Cleanup): Promise<Section> {
  const port = await startAdmin(dataDir, cleanup)
  const cookie = await signIn(port)
  const lines: Line[] = []
  for (const { name, order } of [...FROM_STRANGERS, largeForms(cookie)])
    lines.push(...(await measureFlood(port, cookie, name, order)))
  return { title: `An editor's list during floods of ${SECONDS} s`, lines }
}

/** The largest that a call of the admin's pages may be, of what takes longest to read, by somebody who is signed in. */
function largeForms(cookie: string): Flood {
  const lists = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, Array.from({ length: 24_500 }, () => [])]))
  const body = JSON.stringify([{ name: 'form-state', args: { collectionSlug: 'posts', formState: lists } }])
  const headers = { ...AS_A_BROWSER, cookie, 'next-action': findServerFunction(), 'content-type': 'text/plain;charset=UTF-8' }
  return {
    name: 'forms of 98,000 lists, three at a time',
    order: { from: ['127.0.0.2'], connections: 3, paths: [LIST], method: 'POST', headers, body },
  }
}

function findServerFunction(): string {
  const { node } = JSON.parse(readFileSync('admin/.next/server/server-reference-manifest.json', 'utf8'))
  const own = Object.keys(node).find((id) => node[id].filename.startsWith('admin/'))
  if (own === undefined) throw new Error('The admin has no server function')
  return own
}

/** With as many names as there is room for. */
function makeJson(bytes: number): string {
  let names = ''
  for (let at = 0; names.length < bytes - 20; at++) names += `${at === 0 ? '' : ','}"${at.toString(36)}":1`
  return `{${names}}`
}

async function startAdmin(dataDir: string, cleanup: Cleanup): Promise<number> {
  const port = await freePort()
  const env = programEnv(dataDir, { ADMIN_PORT: String(port), ADMIN_URL: `http://127.0.0.1:${port}`, RATE_LIMIT_SCALE: '1' })
  const child = spawn(process.execPath, [...NODE_ARGS, 'dist/server/admin.js'], { stdio: ['ignore', 'inherit', 'inherit'], env })
  cleanup.add(() => endProcess(child))
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok || null,
      () => null,
    )
  await until('the admin', isReady, START_LIMIT_MS)
  return port
}

async function signIn(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${port}` },
    body: JSON.stringify(DEMO_ACCOUNT),
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0]
  if (cookie === undefined) throw new Error(`The demo's account can't sign in: ${response.status}`)
  return cookie
}

async function measureFlood(port: number, cookie: string, name: string, flood: Flood['order']): Promise<Line[]> {
  const visit = async () => {
    const start = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}${LIST}`, { headers: { ...AS_A_BROWSER, cookie } })
    const isList = (await response.text()).includes('collection-list--posts')
    return { isList, ms: performance.now() - start }
  }
  // The first is compiled.
  for (let warm = 0; warm < 5; warm++) await visit()
  const visits: Awaited<ReturnType<typeof visit>>[] = []
  const { byStatus } = await withWorker<FloodCalls, FloodResult>('bench/flood-worker.ts', process.env, async (worker) => {
    let isOver = false
    const flooding = worker.call('ask', { ...flood, port, seconds: SECONDS }).finally(() => {
      isOver = true
    })
    while (!isOver) {
      visits.push(await visit())
      await new Promise((resolve) => setTimeout(resolve, GAP_MS))
    }
    return flooding
  })
  const times = visits.map(({ ms }) => ms)
  const refused = visits.filter(({ isList }) => !isList).length
  const told = Object.entries(byStatus).map(([status, count]) => `${count} x ${status}`)
  return [
    atMost(`${name}: the editor's list, p99`, percentileOf(times, 0.99), MOST_MS, asMs, ` of ${visits.length} visits`),
    atMost(`${name}: visits refused or lost`, refused, 0, String),
    { what: `${name}: what the flood was told`, result: told.join(', ') },
  ]
}
