import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BasePayload, commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { DATABASES, OPEN_LIMIT_MS, PATIENTLY } from './open-content.ts'
import { createGuard, createWritersConfig, readTitle, saveNote } from './writers-model.ts'
import { FAILS_AT_COMMIT, FAILS_IN_HOOK, FORGETS_REQ, SAVED_ON_THE_SIDE } from './writers-titles.ts'

describe.each(DATABASES)('calls without `req` inside a transaction on %s', PATIENTLY, (kind) => {
  let payload: Payload
  let close: () => Promise<void>

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lectern-nested-'))
    const server = kind === 'postgres' ? await startPostgres() : null
    const url = server ? await server.createDatabase() : `file:${join(folder, 'lectern.db')}`
    payload = await new BasePayload().init({ config: await createWritersConfig(url, true) })
    await createGuard(payload)
    close = async () => {
      await payload.destroy()
      await server?.stop()
      rmSync(folder, { recursive: true })
    }
  }, OPEN_LIMIT_MS)

  afterAll(() => close?.())

  beforeEach(async () => {
    const sql = await sqlOf(payload)
    for (const table of ['notes_points', 'notes', '_notes_v', 'changes']) await sql.run(`delete from ${table}`)
  })

  const titles = async () => {
    const rows = await (await sqlOf(payload)).run('select title from notes order by id')
    return rows.map(({ title }) => title)
  }

  // SQLite answers without leaving the turn of the event loop, so a timer would look too late.
  const untilBegun = async (count: number) => {
    const begun = () => Object.keys(payload.db.sessions ?? {}).length
    for (let turns = 0; turns < 10_000 && begun() < count; turns += 1) await null
    expect(begun()).toBe(count)
  }

  it('have nothing to do with operations beside it', async () => {
    const all = ['one', FAILS_IN_HOOK, FORGETS_REQ, FAILS_AT_COMMIT, 'two', FAILS_IN_HOOK, FORGETS_REQ, 'three']
    const results = await Promise.allSettled(all.map((title) => saveNote(payload, title)))
    const saved = all.filter((_, index) => results[index]?.status === 'fulfilled')
    expect(saved).toEqual(['one', FORGETS_REQ, 'two', FORGETS_REQ, 'three'])
    expect((await titles()).toSorted()).toEqual([...saved, SAVED_ON_THE_SIDE, SAVED_ON_THE_SIDE].toSorted())
  })

  // Whoever waits for the transaction around it is refused in the end: `WriteLockStalled`.
  it('take part in it instead of waiting for it', async () => {
    await saveNote(payload, FORGETS_REQ)
    expect(await titles()).toEqual([FORGETS_REQ, SAVED_ON_THE_SIDE])
  })

  it('are undone with it', async () => {
    const failing = inTransaction(payload, async (req) => {
      await saveNote(payload, FORGETS_REQ)
      await saveNote(payload, 'with req', req)
      throw new Error('changed our mind')
    })
    await expect(failing).rejects.toThrow('changed our mind')
    expect(await titles()).toEqual([])
  })

  it('read what it has written so far, which nobody outside of it does', async () => {
    const sqlFromBefore = await sqlOf(payload)
    const written = createGate()
    const looked = createGate()
    const saving = inTransaction(payload, async (req) => {
      const id = await saveNote(payload, 'not yet', req)
      expect(await readTitle(payload, id)).toBe('not yet')
      expect(await sqlFromBefore.run('select id from notes')).toHaveLength(1)
      written.open()
      await looked.passed
    })
    await Promise.race([written.passed, saving])
    expect(await titles()).toEqual([])
    looked.open()
    await saving
    expect(await titles()).toEqual(['not yet'])
  })

  it('may run side by side', async () => {
    await inTransaction(payload, () => Promise.all([1, 2, 3, 4].map((each) => saveNote(payload, `side ${each}`))))
    expect((await titles()).toSorted()).toEqual(['side 1', 'side 2', 'side 3', 'side 4'])
  })

  it('refuse the whole of it when one of them fails, though the failure is hidden and more is written after it', async () => {
    const hiding = inTransaction(payload, async () => {
      await expect(saveNote(payload, FAILS_IN_HOOK)).rejects.toThrow(FAILS_IN_HOOK)
      await expect(saveNote(payload, 'after the failure')).rejects.toThrow('rolled back')
    })
    await expect(hiding).rejects.toThrow('rolled back')
    expect(await titles()).toEqual([])
  })

  it('are whole before it is committed, though nobody waits for them', async () => {
    let notAwaited: Promise<number> | undefined
    await inTransaction(payload, async (req) => {
      await saveNote(payload, 'first', req)
      notAwaited = saveNote(payload, FORGETS_REQ)
      await untilBegun(2)
    })
    expect(await titles()).toEqual(['first', FORGETS_REQ, SAVED_ON_THE_SIDE])
    expect(await notAwaited).toBeGreaterThan(0)
  })

  it('are undone when it is rolled back, though nobody waits for them', async () => {
    let notAwaited: Promise<unknown> | undefined
    const failing = inTransaction(payload, async () => {
      notAwaited = saveNote(payload, FORGETS_REQ).catch((error: Error) => error.message)
      await untilBegun(2)
      throw new Error('changed our mind')
    })
    await expect(failing).rejects.toThrow('changed our mind')
    expect(await notAwaited).toContain('rolled back')
    await saveNote(payload, 'the next one')
    expect(await titles()).toEqual(['the next one'])
  })

  it('are on their own once it has ended', async () => {
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    await saveNote(payload, 'first', req)
    await commitTransaction(req)
    await expect(saveNote(payload, FAILS_AT_COMMIT)).rejects.toThrow()
    await saveNote(payload, FORGETS_REQ)
    expect(await titles()).toEqual(['first', FORGETS_REQ, SAVED_ON_THE_SIDE])
  })

  it('have nothing to do with a transaction that was begun in the same turn of the event loop', async () => {
    const undone = await createLocalReq({}, payload)
    const kept = await createLocalReq({}, payload)
    const [first, second] = [initTransaction(undone), initTransaction(kept)]
    await first
    await saveNote(payload, 'undone', undone)
    await killTransaction(undone)
    await second
    await saveNote(payload, 'kept', kept)
    await commitTransaction(kept)
    expect(await titles()).toEqual(['kept'])
  })
})

function createGate() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open }
}
