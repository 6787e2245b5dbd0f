import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../tests/fixtures/eventually.ts'
import { SqliteClient } from './sqlite-client.ts'
import { WriteLockStalled } from './write-lock.ts'
import { WriteTransaction } from './write-transaction.ts'

/** Longer than a busy machine lets a process wait. */
const WAIT_LIMIT_MS = 600_000

let folder: string
let here: SqliteClient
/** Knows nothing of the other client's queue, like a client in another process. */
let elsewhere: SqliteClient

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-sqlite-'))
  const url = `file:${join(folder, 'not-made-yet', 'lectern.db')}`
  here = new SqliteClient({ url, waitLimit: WAIT_LIMIT_MS })
  elsewhere = new SqliteClient({ url, waitLimit: WAIT_LIMIT_MS })
  await here.execute('create table notes (text)')
})

afterEach(() => {
  here.close()
  elsewhere.close()
  rmSync(folder, { recursive: true, force: true })
})

const textsIn = async (client: SqliteClient) => (await client.execute('select text from notes')).rows.map(({ text }) => text)

describe('a connection', () => {
  it.each(['PRAGMA %s', 'select * from pragma_%s'])(
    'is durable and checks references, whatever it is for (%s)',
    async (question) => {
      const ask = async (name: string) => (await here.execute(question.replace('%s', name))).rows[0]?.[0]
      expect([await ask('journal_mode'), await ask('synchronous'), await ask('foreign_keys')]).toEqual(['wal', 2, 1])
    },
  )

  it('is opened again after close', async () => {
    here.close()
    await here.execute("insert into notes values ('again')")
    expect(await textsIn(here)).toEqual(['again'])
  })
})

describe('while a transaction is open', () => {
  it('reads see what was there before', async () => {
    const transaction = await here.transaction()
    await transaction.execute("insert into notes values ('new')")
    expect([await textsIn(here), await textsIn(elsewhere)]).toEqual([[], []])
    await transaction.commit()
    expect([await textsIn(here), await textsIn(elsewhere)]).toEqual([['new'], ['new']])
  })

  it('writes of the same process wait for their turn', async () => {
    const transaction = await here.transaction()
    const later = here.execute({ sql: 'insert into notes values (?)', args: ['second'] })
    await transaction.execute("insert into notes values ('first')")
    await transaction.commit()
    await later
    expect(await textsIn(elsewhere)).toEqual(['first', 'second'])
  })

  it('writes of another process wait without stopping its event loop, and it reads afresh afterwards', async () => {
    const transaction = await here.transaction()
    const later = [elsewhere.execute("insert into notes values ('a')"), elsewhere.batch(["insert into notes values ('b')"])]
    const onTick = vi.fn()
    const ticking = setInterval(onTick, 5)
    await eventually(() => expect(onTick.mock.calls.length).toBeGreaterThan(10))
    clearInterval(ticking)
    expect(await textsIn(elsewhere)).toEqual([])
    await transaction.execute("insert into notes values ('first')")
    await transaction.commit()
    await Promise.all(later)
    await here.execute("insert into notes values ('last')")
    expect(await textsIn(elsewhere)).toEqual(['first', 'a', 'b', 'last'])
  })

  it('a write that waits for itself is told so instead of hanging', async () => {
    const impatient = new SqliteClient({ url: `file:${join(folder, 'other.db')}`, waitLimit: 50 })
    const transaction = await impatient.transaction()
    await expect(impatient.execute('create table nested (x)')).rejects.toThrow(WriteLockStalled)
    await transaction.rollback()
    await expect(impatient.execute('create table nested (x)')).resolves.toBeDefined()
    impatient.close()
  })

  it('it is rolled back when nobody ends it', async () => {
    const onEnd = vi.fn()
    const forgotten = new WriteTransaction(await here.transaction(), onEnd, 20)
    await forgotten.execute("insert into notes values ('lost')")
    await eventually(() => expect(onEnd).toHaveBeenCalledOnce())
    await expect(forgotten.commit()).rejects.toThrow('closed')
    await here.execute("insert into notes values ('kept')")
    expect(await textsIn(here)).toEqual(['kept'])
  })
})

describe('rebuilding a table that others refer to', () => {
  const rebuild = async (client: SqliteClient) => {
    const transaction = await client.transaction()
    await transaction.execute('PRAGMA foreign_keys = OFF')
    await transaction.execute('create table new_parents (id integer primary key)')
    await transaction.execute('insert into new_parents select id from parents')
    await transaction.execute('drop table parents')
    await transaction.execute('alter table new_parents rename to parents')
    await transaction.commit()
  }

  beforeEach(async () => {
    await here.execute('create table parents (id integer primary key)')
    await here.execute('create table children (parent integer references parents (id) on delete cascade)')
    await here.execute('insert into parents values (1)')
    await here.execute('insert into children values (1)')
  })

  it('keeps their rows without foreign keys, which are checked again afterwards', async () => {
    await here.withoutForeignKeys(() => rebuild(here))
    expect((await here.execute('select parent from children')).rows).toHaveLength(1)
    await expect(here.execute('insert into children values (2)')).rejects.toThrow('FOREIGN KEY')
  })

  it('would lose them otherwise', async () => {
    await rebuild(here)
    expect((await here.execute('select parent from children')).rows).toHaveLength(0)
  })
})
