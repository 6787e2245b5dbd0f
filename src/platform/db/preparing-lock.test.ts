import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type PostgresServer, startPostgres } from '../../../scripts/postgres.ts'
import { eventually } from '../../../tests/fixtures/eventually.ts'
import { whileOthersWait } from './preparing-lock.ts'

describe.each(['sqlite', 'postgres'])('preparing a database on %s', (kind) => {
  let folder: string
  let server: PostgresServer | null = null
  let databaseUrl: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lectern-lock-'))
    server = kind === 'postgres' ? await startPostgres() : null
    databaseUrl = server ? await server.createDatabase() : `file:${join(folder, 'lectern.db')}`
  })

  afterAll(async () => {
    await server?.stop()
    rmSync(folder, { recursive: true })
  })

  it('is for one at a time, and the next one goes on also when it failed', async () => {
    const order: string[] = []
    const onWait = vi.fn()
    const work = (name: string) => async () => {
      order.push(`${name} begins`)
      await eventually(() => expect(onWait).toHaveBeenCalledTimes(2))
      order.push(`${name} ends`)
      if (order.length === 2) throw new Error('the first one fails')
    }
    const all = ['a', 'b', 'c'].map((name) => whileOthersWait({ databaseUrl, onWait }, work(name)))
    const results = await Promise.allSettled(all)
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(order.map((line) => line.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends'])
    for (const [begin, end] of [order.slice(0, 2), order.slice(2, 4), order.slice(4)]) expect(begin?.[0]).toBe(end?.[0])
  })

  it('goes on when the process that was at it is killed', async () => {
    const script = `import { whileOthersWait } from ${JSON.stringify(new URL('./preparing-lock.ts', import.meta.url).href)}
      const stay = () => new Promise(() => { console.log('locked'); setInterval(() => {}, 1000) })
      await whileOthersWait({ databaseUrl: ${JSON.stringify(databaseUrl)}, onWait() {} }, stay)`
    const holder = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(holder.stdout, 'data')
    const onWait = vi.fn()
    const next = whileOthersWait({ databaseUrl, onWait }, async () => 'done')
    await eventually(() => expect(onWait).toHaveBeenCalledOnce())
    holder.kill('SIGKILL')
    expect(await next).toBe('done')
  })
})
