import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Cleanup } from './cleanup.ts'
import { ask } from './http.ts'
import { endProcess, findFreePort, until } from './processes.ts'

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
): Promise<Nginx | null> {
  const binary = BINARIES.find((file) => existsSync(file))
  if (binary === undefined) return null
  const folder = cleanup.makeFolder()
  const port = await findFreePort()
  mkdirSync(path.join(folder, 'www'))
  writeFileSync(path.join(folder, 'www/index.html'), page.plain)
  writeFileSync(path.join(folder, 'www/index.html.gz'), page.gzip)
  writeFileSync(path.join(folder, 'nginx.conf'), writeConfig(folder, port, page.headers))
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

function writeConfig(folder: string, port: number, headers: Record<string, string>): string {
  const added = Object.entries(headers)
    .filter(([name]) => !OWN_HEADERS.has(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  types { text/html html; }
  charset utf-8;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=100;
  gzip_static on;
  gzip_vary on;
  ${temporary.join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/www;
    ${added.join('\n    ')}
  }
}
`
}
