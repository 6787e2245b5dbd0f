import { type ChildProcess, spawn } from 'node:child_process'
import { READY_HREF } from '#addresses/machines.ts'
import { loadEnv } from '#platform/env.ts'
import { DEMO_ACCOUNT } from '#seed/account.ts'
import { buildIfNeeded } from './build.ts'
import { supervise } from './supervise.ts'

type Program = 'site' | 'admin' | 'jobs'

const env = loadEnv()
const programs = programsFor(process.argv[2])
const NODE_20_NEEDS_CONDITIONS = ['-C', 'production']

const COMMANDS: Record<Program, string[]> = {
  site: [...NODE_20_NEEDS_CONDITIONS, 'dist/server/main.js'],
  admin: [...NODE_20_NEEDS_CONDITIONS, 'dist/server/admin.js'],
  jobs: [...NODE_20_NEEDS_CONDITIONS, 'dist/server/jobs.js'],
}

await buildIfNeeded({ admin: programs.includes('admin') })
await finished(start([...NODE_20_NEEDS_CONDITIONS, 'dist/server/prepare.js']), 'prepare')

let isStopping = false
const running = programs.map((name) => supervise({ name, start: () => start(COMMANDS[name]), log: console.error }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
await Promise.all(programs.map(untilReady))
if (!isStopping) announce()

function programsFor(asked: string | undefined): Program[] {
  if (asked === 'site') return ['site']
  return asked === 'admin' ? ['admin', 'jobs'] : ['site', 'admin', 'jobs']
}

function start(args: string[]): ChildProcess {
  return spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', SECRET: env.secret, NEXT_TELEMETRY_DISABLED: '1' },
  })
}

async function stop(): Promise<void> {
  isStopping = true
  await Promise.all(running.map((program) => program.stop()))
  process.exit(0)
}

function finished(child: ChildProcess, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} ended with code ${code}`))))
  })
}

async function untilReady(program: Program): Promise<void> {
  if (program === 'jobs') return
  const address = `http://127.0.0.1:${env[program].port}${READY_HREF}`
  while (!isStopping) {
    const isReady = await fetch(address).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

function announce(): void {
  const lines = ['']
  if (programs.includes('site')) lines.push(`  網站 Site    ${env.site.url}`)
  if (programs.includes('admin')) lines.push(`  後台 Admin   ${env.admin.url}/admin`)
  if (env.mode === 'demo') lines.push(`  示範帳號 Demo account   ${DEMO_ACCOUNT.email}   ${DEMO_ACCOUNT.password}`)
  console.log(`${lines.join('\n')}\n`)
}
