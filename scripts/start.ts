import { type ChildProcess, spawn } from 'node:child_process'
import { loadEnv } from '#content/env.ts'
import { DEMO_ACCOUNT } from '#seed/account.ts'
import { buildIfNeeded } from './build.ts'

type Program = 'site' | 'admin'

const env = loadEnv()
const asked = process.argv[2]
const programs: Program[] = asked === 'site' || asked === 'admin' ? [asked] : ['site', 'admin']
const NODE_20_NEEDS_CONDITIONS = ['-C', 'production']

const COMMANDS: Record<Program, string[]> = {
  site: [...NODE_20_NEEDS_CONDITIONS, 'dist/server/main.js'],
  admin: [
    ...NODE_20_NEEDS_CONDITIONS,
    'node_modules/next/dist/bin/next',
    'start',
    'admin',
    '-p',
    String(env.admin.port),
    '-H',
    env.admin.host,
  ],
}

await buildIfNeeded({ admin: programs.includes('admin') })
await finished(start([...NODE_20_NEEDS_CONDITIONS, '--import', 'tsx', 'scripts/prepare.ts']), 'prepare')

const children = new Map(programs.map((program) => [program, start(COMMANDS[program])]))
let isStopping = false

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop())
for (const [program, child] of children) {
  child.once('exit', (code) => {
    if (!isStopping) console.error(`The ${program} ended with code ${code}; stopping.`)
    process.exitCode ||= isStopping ? 0 : 1
    stop()
  })
}
await Promise.all(programs.map((program) => untilReady(program)))
if (!isStopping) announce()

function start(args: string[]): ChildProcess {
  return spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', SECRET: env.secret, NEXT_TELEMETRY_DISABLED: '1' },
  })
}

function stop(): void {
  if (isStopping) return
  isStopping = true
  for (const child of children.values()) child.kill('SIGTERM')
}

function finished(child: ChildProcess, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} ended with code ${code}`))))
  })
}

/** The first request also wakes Payload in the admin, and with it scheduled publishing. */
async function untilReady(program: Program): Promise<void> {
  const address =
    program === 'site' ? `http://127.0.0.1:${env.site.port}/readyz` : `http://127.0.0.1:${env.admin.port}/admin/login`
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
