import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { freePort } from '../scripts/free-port.ts'
import type { Cleanup } from './cleanup.ts'
import { ask, askText } from './http.ts'
import { endProcess, NODE_ARGS, programEnv, until } from './processes.ts'

/** The built site program, running. */
export interface RunningSite {
  port: number
  pid: number
  /** Paths of the requests that went past the cache's fast path, as the program logged them. */
  routed: string[]
}

const START_LIMIT_MS = 240_000

export async function startSite(dataDir: string, cleanup: Cleanup, more: Record<string, string> = {}): Promise<RunningSite> {
  const port = await freePort()
  const env = programEnv(dataDir, { SITE_PORT: String(port), SITE_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'info', ...more })
  const child = spawn(process.execPath, [...NODE_ARGS, 'dist/server/main.js'], { stdio: ['ignore', 'pipe', 'inherit'], env })
  cleanup.add(() => endProcess(child))
  const routed: string[] = []
  createInterface(child.stdout).on('line', (line) => {
    const entry = readLogLine(line)
    if (entry?.msg === 'request' && entry.path !== undefined) routed.push(entry.path)
  })
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error(`The site ended with code ${child.exitCode}`)
    return ask(port, '/readyz').then(
      ({ status }) => (status === 200 ? true : null),
      () => null,
    )
  }
  await until('the site', isReady, START_LIMIT_MS)
  return { port, pid: child.pid ?? 0, routed }
}

function readLogLine(line: string): { msg?: string; path?: string } | null {
  return line.startsWith('{') ? JSON.parse(line) : null
}

/** Addresses of the demo department. */
export interface DemoAddresses {
  posts: string[]
  /** The home page and what editors built. */
  pages: string[]
  categories: string[]
  tags: string[]
}

const LISTINGS = ['/news/', '/site-map/']

export async function readAddresses(port: number): Promise<DemoAddresses> {
  const terms = await readLocations(port, '/sitemap-terms.xml')
  return {
    posts: await readLocations(port, '/sitemap-posts-1.xml'),
    pages: (await readLocations(port, '/sitemap-pages.xml')).filter((path) => !LISTINGS.includes(path)),
    categories: terms.filter((path) => path.startsWith('/category/')),
    tags: terms.filter((path) => path.startsWith('/tag/')),
  }
}

async function readLocations(port: number, path: string): Promise<string[]> {
  const xml = await askText(port, path)
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname)
}
