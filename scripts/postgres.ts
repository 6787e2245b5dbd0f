import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

const run = promisify(execFile)
const DEBIAN_ROOT = '/usr/lib/postgresql'

export interface PostgresServer {
  url: string
  /** Makes an empty database and answers its address. */
  createDatabase(): Promise<string>
  /** Stops it without losing anything, until `resume`. Only a server of our own can. */
  halt(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

interface PostgresOptions {
  /** Off makes tests faster. Tests that kill a process need it on. */
  fsync?: boolean
}

/** A PostgreSQL of our own on a free port, or the one at TEST_DATABASE_URL. It is gone when this process is, however that ends. */
export async function startPostgres({ fsync = false }: PostgresOptions = {}): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL
  return given ? joinServer(given) : startServer(fsync)
}

/** The path of the command. */
export function psql(): string {
  return join(findBinaries('psql'), 'psql')
}

function joinServer(url: string): PostgresServer {
  const made: string[] = []
  return {
    url,
    async createDatabase() {
      const name = createName()
      await run(psql(), [url, '-qc', `create database ${name}`])
      made.push(name)
      return withDatabase(url, name)
    },
    halt: () => Promise.reject(new Error('The server at TEST_DATABASE_URL is not ours to stop')),
    resume: () => Promise.reject(new Error('The server at TEST_DATABASE_URL is not ours to start')),
    async stop() {
      for (const name of made) await run(psql(), [url, '-qc', `drop database if exists ${name} with (force)`])
    },
  }
}

async function startServer(fsync: boolean): Promise<PostgresServer> {
  const binaries = findBinaries('initdb')
  const owner = findOwner()
  const folder = mkdtempSync(join(tmpdir(), 'lectern-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  try {
    const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
    await run(join(binaries, 'initdb'), initdb, { ...owner, cwd: folder })
    const port = await freePort()
    const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: fsync ? 'on' : 'off' }
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const supervised = await supervise([join(binaries, 'postgres'), '-D', data, ...options], { ...owner, cwd: folder })
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`
    return {
      url,
      async createDatabase() {
        const name = createName()
        await run(join(binaries, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', name])
        return withDatabase(url, name)
      },
      ...supervised,
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

// The shell sits on our end of the pipe: when this process closes it or dies, PostgreSQL stops and its folder goes.
const SUPERVISOR = `"$@" &
while read -r order; do
  if [ "$order" = halt ]; then kill -INT $!; wait; else "$@" & fi
done
kill -INT $!; wait; cd /; rm -rf "$OLDPWD"`
const READY = 'ready to accept connections'
const HALTED = 'database system is shut down'

async function supervise(
  command: string[],
  options: { uid?: number; gid?: number; cwd: string },
): Promise<Pick<PostgresServer, 'halt' | 'resume' | 'stop'>> {
  const shell = spawn('sh', ['-c', SUPERVISOR, 'sh', ...command], {
    ...options,
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  })
  const exited = once(shell, 'exit')
  const log: string[] = []
  const lines = createInterface(shell.stderr)
  lines.on('line', (line) => log.push(line))
  const said = (words: string) =>
    new Promise<void>((resolve, reject) => {
      const listen = (line: string) => {
        if (line.includes(words)) resolve()
        // Those who ask while it stops or starts are refused fatally, too.
        else if (line.includes('FATAL') && !log.some((before) => before.includes(READY)))
          reject(new Error(`PostgreSQL did not start:\n${log.join('\n')}`))
        else return
        lines.off('line', listen)
      }
      lines.on('line', listen)
      shell.on('error', reject)
    })
  await said(READY).catch(async (error) => {
    shell.stdin.end()
    await exited
    throw error
  })
  const order = (words: string, answer: string) => {
    const done = said(answer)
    shell.stdin.write(`${words}\n`)
    return done
  }
  return {
    halt: () => order('halt', HALTED),
    resume: () => order('resume', READY),
    async stop() {
      shell.stdin.end()
      await exited
    },
  }
}

function findBinaries(program: string): string {
  const debian = existsSync(DEBIAN_ROOT) ? readdirSync(DEBIAN_ROOT).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...debian.map((version) => join(DEBIAN_ROOT, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)]
  const found = folders.find((folder) => existsSync(join(folder, program)))
  if (!found) throw new Error('PostgreSQL was not found: install it (apt-get install postgresql) or set TEST_DATABASE_URL')
  return found
}

// PostgreSQL refuses to run as root.
function findOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user) throw new Error('PostgreSQL cannot run as root, and there is neither a user postgres nor nobody')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

function createName(): string {
  return `lectern_${randomBytes(6).toString('hex')}`
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
