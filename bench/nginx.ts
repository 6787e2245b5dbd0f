import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import type { Cleanup } from './cleanup.ts'
import { ask } from './http.ts'
import { endProcess, until } from './processes.ts'

const BINARIES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']
const START_LIMIT_MS = 10_000
/** nginx makes these itself. */
const OWN_HEADERS = new Set([
  'content-type',
  'content-length',
  'content-encoding',
  'etag',
  'vary',
  'date',
  'connection',
  'keep-alive',
])

export interface Nginx {
  port: number
  /** The one process that answers. */
  pid: number
}

/** nginx with one worker that serves the page as a file, compressed beforehand; `null` where it is not installed. */
export async function startNginx(
  page: { gzip: Buffer; plain: Buffer; headers: Record<string, string> },
  cleanup: Cleanup,
  /** It looks at the file anew for each request: where files change, it must. */
  looksAnew = false,
): Promise<Nginx | null> {
  const folder = cleanup.makeFolder()
  mkdirSync(path.join(folder, 'www'))
  writeFileSync(path.join(folder, 'www/index.html'), page.plain)
  writeFileSync(path.join(folder, 'www/index.html.gz'), page.gzip)
  return launch(folder, (port) => fileServer(folder, port, page.headers, !looksAnew), cleanup)
}

/** nginx with one worker and the shipped configuration, in front of a site that keeps a mirror. */
export async function startMirroringNginx(mirrorDir: string, sitePort: number, cleanup: Cleanup): Promise<Nginx | null> {
  return launch(cleanup.makeFolder(), (port) => shippedServer(mirrorDir, sitePort, port), cleanup)
}

async function launch(folder: string, write: (port: number) => string, cleanup: Cleanup): Promise<Nginx | null> {
  const binary = BINARIES.find((file) => existsSync(file))
  if (binary === undefined) return null
  const port = await freePort()
  writeFileSync(path.join(folder, 'nginx.conf'), writeConfig(folder, write(port)))
  const child = spawn(binary, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: ['ignore', 'ignore', 'inherit'] })
  cleanup.add(() => endProcess(child))
  const isReady = async () => {
    if (child.exitCode !== null)
      throw new Error(`nginx ended with code ${child.exitCode}: ${readFileSync(path.join(folder, 'error.log'))}`)
    return ask(port, '/').then(
      ({ status }) => (status === 200 ? true : null),
      () => null,
    )
  }
  await until('nginx', isReady, START_LIMIT_MS)
  return { port, pid: workerOf(child.pid ?? 0) }
}

function workerOf(master: number): number {
  const children = `/proc/${master}/task/${master}/children`
  return existsSync(children) ? Number(readFileSync(children, 'utf8').trim().split(' ')[0]) : master
}

function writeConfig(folder: string, servers: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  ${temporary.join('\n  ')}
  ${servers}
}
`
}

function fileServer(folder: string, port: number, headers: Record<string, string>, isKeptOpen: boolean): string {
  const added = Object.entries(headers)
    .filter(([name]) => !OWN_HEADERS.has(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
  return `
  server {
    listen 127.0.0.1:${port};
    root ${folder}/www;
    types { text/html html; }
    charset utf-8;
    ${isKeptOpen ? 'open_file_cache max=100;' : ''}
    gzip_static on;
    gzip_vary on;
    ${added.join('\n    ')}
  }`
}

/** The site's part of the file that operators get, without its certificates and with the paths and ports of this run. */
function shippedServer(mirrorDir: string, sitePort: number, port: number): string {
  const [maps, site] = readFileSync('deploy/nginx.conf', 'utf8').split(/^server \{$/m)
  return `${maps}server {${site}`
    .replace(/^ *(listen|ssl_certificate|ssl_certificate_key) .*\n/gm, '')
    .replace('server_name', `listen 127.0.0.1:${port};\n    server_name`)
    .replaceAll('/var/lib/lectern-mirror', mirrorDir)
    .replaceAll('http://127.0.0.1:3000', `http://127.0.0.1:${sitePort}`)
    .replaceAll('snippets/lectern-proxy.conf', path.resolve('deploy/lectern-proxy.conf'))
}
