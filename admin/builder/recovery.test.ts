import { expect, it, onTestFinished } from 'vitest'
import { countIds, sample, widgets } from '../../src/builder/sample.fixture.ts'
import { createLocks, createStorage } from './browser-storage.fixture.ts'
import { EditorStore } from './editor-store.ts'
import { KeptChangesBox } from './kept-changes.ts'
import { Recovery } from './recovery.ts'
import { Saver } from './saver.ts'

/** A browser in which one document is opened again and again, while nothing can be stored. */
function openBrowser(locks: Pick<LockManager, 'request'> | undefined = createLocks()) {
  const storage = createStorage()
  let count = 0
  return {
    storage,
    open({ base = '1', layout = sample } = {}) {
      count += 1
      const store = new EditorStore(layout, widgets, countIds(), () => 0)
      const box = new KeptChangesBox('1 pages 7', widgets, storage, String(count))
      const saver = new Saver({
        address: 'http://127.0.0.1:9/api/pages/7',
        base: { updatedAt: base, layout },
        box,
        read: () => store.read().editing,
      })
      const recovery = new Recovery({ store, saver, box, locks })
      const leaving = new AbortController()
      onTestFinished(() => leaving.abort())
      void recovery.start(leaving.signal)
      return {
        store,
        recovery,
        write(words: string) {
          store.set('title', 'text', words, false)
          saver.keepNow()
        },
        close: () => leaving.abort(),
        words: () => JSON.stringify(store.read().editing.layout),
        offered: () => recovery.read().map(({ kept }) => JSON.stringify(kept.layout)),
      }
    },
  }
}

it('leaves alone what is open elsewhere, and offers it once that is closed', async () => {
  const browser = openBrowser()
  const first = browser.open()
  first.write('甲的修改')
  const second = browser.open()
  second.write('乙的修改')
  expect(second.offered()).toEqual([])
  first.close()
  await expect.poll(second.offered).toEqual([first.words()])
})

it('offers what is left to one opening at a time', async () => {
  const browser = openBrowser()
  const first = browser.open()
  first.write('甲的修改')
  first.close()
  const second = browser.open()
  await expect.poll(second.offered).toHaveLength(1)
  const third = browser.open()
  second.close()
  await expect.poll(third.offered).toEqual([first.words()])
})

it('offers all that is left, the newest first, and puts back one without losing another', async () => {
  const browser = openBrowser()
  const [first, second] = [browser.open(), browser.open()]
  first.write('甲的修改')
  second.write('乙的修改')
  first.close()
  second.close()
  const third = browser.open()
  await expect.poll(third.offered).toHaveLength(2)
  third.write('丙的修改')
  const mine = third.words()
  const [newest] = third.recovery.read()
  if (newest) third.recovery.take(newest)
  expect(third.words()).toBe(JSON.stringify(newest?.kept.layout))
  // What stood here and was not stored yet is offered in its turn.
  expect(third.offered()).toContain(mine)
  expect(third.offered()).toHaveLength(2)
  third.close()
  const fourth = browser.open()
  await expect.poll(() => fourth.offered().sort()).toEqual([first.words(), second.words(), mine].sort())
})

it('forgets what nobody wants', async () => {
  const browser = openBrowser()
  const first = browser.open()
  first.write('甲的修改')
  first.close()
  const second = browser.open()
  await expect.poll(second.offered).toHaveLength(1)
  const [found] = second.recovery.read()
  if (found) second.recovery.leave(found)
  expect(second.offered()).toEqual([])
  expect(browser.storage.length).toBe(0)
})

it('removes what says nothing but what is there already', async () => {
  const browser = openBrowser()
  const first = browser.open()
  first.write('甲的修改')
  first.close()
  const second = browser.open({ layout: first.store.read().editing.layout })
  await expect.poll(() => browser.storage.length).toBe(0)
  expect(second.offered()).toEqual([])
})

it('offers what is left where the browser has no locks', async () => {
  const browser = openBrowser()
  const first = browser.open()
  first.write('甲的修改')
  const store = new EditorStore(sample, widgets, countIds(), () => 0)
  const box = new KeptChangesBox('1 pages 7', widgets, browser.storage, 'x')
  const saver = new Saver({
    address: 'http://127.0.0.1:9',
    base: { updatedAt: '1', layout: sample },
    box,
    read: () => store.read().editing,
  })
  const recovery = new Recovery({ store, saver, box, locks: undefined })
  const leaving = new AbortController()
  void recovery.start(leaving.signal)
  await expect.poll(() => recovery.read()).toHaveLength(1)
  leaving.abort()
})
