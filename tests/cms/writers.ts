import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isWhole } from '../whole.ts'
import { type Snapshot, startWriter, type WriterProcess } from './writers-process.ts'
import { FAILS_AT_COMMIT, FAILS_IN_HOOK, HIDES_A_FAILURE, HIDES_AN_SQL_ERROR } from './writers-titles.ts'

const WRITERS = 8
const SAVES_EACH = isWhole ? 12 : 4

/** The bars that writing has to clear on a database; `createDatabase` answers the address of an empty one. */
export function describeWriters(name: string, createDatabase: () => Promise<string>): void {
  describe(`writers on ${name}`, () => {
    let url: string
    let site: WriterProcess
    let admin: WriterProcess

    beforeAll(async () => {
      url = await createDatabase()
      site = await startWriter(url, 'create-tables')
      admin = await startWriter(url)
    })

    afterAll(async () => {
      await Promise.all([site?.kill(), admin?.kill()])
    })

    it(`two processes with ${WRITERS} parallel writers each lose nothing, and each reads at once what the other has saved`, async () => {
      const before = await site.call('snapshot')
      const reads: Promise<string | null>[] = []
      site.onSaved((id) => reads.push(admin.call('read', { id })))
      admin.onSaved((id) => reads.push(site.call('read', { id })))
      await Promise.all([
        site.call('saveMany', { prefix: 'site', writers: WRITERS, each: SAVES_EACH }),
        admin.call('saveMany', { prefix: 'admin', writers: WRITERS, each: SAVES_EACH }),
      ])
      const titles = await Promise.all(reads)
      expect(titles).toHaveLength(2 * WRITERS * SAVES_EACH)
      expect(titles.filter((title) => title === null)).toEqual([])
      const after = await admin.call('snapshot')
      expect(after.changes.length - before.changes.length).toBe(2 * WRITERS * SAVES_EACH)
      expectWhole(after)
    })

    it.each([FAILS_IN_HOOK, FAILS_AT_COMMIT, HIDES_A_FAILURE])(
      'a save that %s is refused and leaves nothing behind',
      async (title) => {
        const before = await site.call('snapshot')
        await expect(admin.call('save', { title })).rejects.toThrow()
        expect(await site.call('snapshot')).toEqual(before)
        await expect(admin.call('save', { title: 'the next one' })).resolves.toBeGreaterThan(0)
      },
    )

    it(`a save that ${HIDES_AN_SQL_ERROR} is whole or refused`, async () => {
      const before = await site.call('snapshot')
      const saved = await admin.call('save', { title: HIDES_AN_SQL_ERROR }).catch(() => undefined)
      const after = await site.call('snapshot')
      expect(after.notes.length - before.notes.length).toBe(saved === undefined ? 0 : 1)
      expectWhole(after)
    })

    it('reads go on in both processes while a transaction is open, and do not see into it', async () => {
      const before = await site.call('snapshot')
      const id = await admin.call('openTransaction', { title: 'not yet' })
      expect(await Promise.all([admin.call('read', { id }), site.call('read', { id })])).toEqual([null, null])
      expect(await site.call('snapshot')).toEqual(before)
      await admin.call('commitTransaction')
      expect(await Promise.all([admin.call('read', { id }), site.call('read', { id })])).toEqual(['not yet', 'not yet'])
    })

    // Where it waited inside SQLite's own busy handler it would answer only when it gives up, and save nothing.
    it('a process that waits for the transaction of another one answers meanwhile, and saves afterwards', async () => {
      const before = await site.call('snapshot')
      const id = await admin.call('openTransaction', { title: 'in the way' })
      const waiting = site.call('saveMany', { prefix: 'waiting', writers: WRITERS, each: 1 })
      for (let reads = 0; reads < 20; reads += 1) expect(await site.call('read', { id })).toBeNull()
      await admin.call('commitTransaction')
      await waiting
      const after = await site.call('snapshot')
      expect(after.notes.length - before.notes.length).toBe(1 + WRITERS)
    })

    it('kill -9 in the middle of saving loses nothing that was acknowledged, and the next process just starts', async () => {
      const victim = await startWriter(url)
      const acknowledged: number[] = []
      const enough = new Promise<void>((resolve) => {
        victim.onSaved((id) => {
          acknowledged.push(id)
          if (acknowledged.length === 25) resolve()
        })
      })
      const saving = expect(victim.call('saveMany', { prefix: 'victim', writers: 4, each: 10_000 })).rejects.toThrow('SIGKILL')
      await Promise.race([enough, saving])
      await victim.kill('SIGKILL')
      await saving

      const successor = await startWriter(url)
      await expect(successor.call('save', { title: 'after the kill' })).resolves.toBeGreaterThan(0)
      const after = await successor.call('snapshot')
      await successor.kill()
      expect(acknowledged.filter((id) => !after.notes.some((note) => note.id === id))).toEqual([])
      expectWhole(after)
    })
  })
}

/** Each note was created once: it has its two rows, one version and one change, and neither exists without it. */
function expectWhole({ notes, versions, changes }: Snapshot): void {
  const ids = sort(notes.map(({ id }) => id))
  expect(notes.filter(({ points }) => points !== 2)).toEqual([])
  expect(sort(versions)).toEqual(ids)
  expect(sort(changes)).toEqual(ids)
}

function sort(numbers: number[]): number[] {
  return numbers.toSorted((a, b) => a - b)
}
