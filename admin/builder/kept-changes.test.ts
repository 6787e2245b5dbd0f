import { expect, it } from 'vitest'
import { countIds, sample, widgets } from '../../src/builder/sample.fixture.ts'
import { EditorStore } from './editor-store.ts'
import { KeptChangesBox } from './kept-changes.ts'

/** As a browser has it, with room for so many characters. */
function createStorage(room = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
  }
}

function edited() {
  const store = new EditorStore(sample, widgets, countIds(), () => 0)
  store.set('title', 'text', '改過', false)
  return store.read().editing
}

it('gives back what was not saved, with what can be taken back', () => {
  const box = new KeptChangesBox('1 pages 7', widgets, createStorage())
  const editing = edited()
  box.keep(editing, '2026-11-16', false, 5)
  expect(box.read()).toMatchObject({ base: '2026-11-16', isSaved: false, at: 5, ...editing })
  expect(new KeptChangesBox('1 pages 8', widgets, createStorage()).read()).toBeNull()
})

it('keeps the changes where there is no room for their history', () => {
  const editing = edited()
  const layoutAlone = JSON.stringify({ base: 'b', isSaved: false, at: 5, layout: editing.layout, history: null }).length
  const box = new KeptChangesBox('1 pages 7', widgets, createStorage(layoutAlone))
  expect(box.keep(editing, 'b', false, 5)).toBe(true)
  expect(box.read()).toMatchObject({ layout: editing.layout, history: { past: [], future: [] } })
  expect(new KeptChangesBox('1 pages 7', widgets, createStorage(10)).keep(editing, 'b', false, 5)).toBe(false)
})

it('sets aside what is decided later: what is kept meanwhile does not touch it', () => {
  const box = new KeptChangesBox('1 pages 7', widgets, createStorage())
  const editing = edited()
  box.keep(editing, 'b', false, 5)
  box.setAside()
  box.keep({ layout: [], history: { past: [], future: [] } }, 'c', false, 6)
  expect(box.readAside()?.layout).toEqual(editing.layout)
  box.forgetAside()
  expect(box.readAside()).toBeNull()
})

it('reads nothing out of what somebody else has written there', () => {
  const storage = createStorage()
  storage.setItem('lectern-visual 1 pages 7', '{"layout":[[')
  expect(new KeptChangesBox('1 pages 7', widgets, storage).read()).toBeNull()
  storage.setItem('lectern-visual 1 pages 7', '{"layout":"x"}')
  expect(new KeptChangesBox('1 pages 7', widgets, storage).read()).toBeNull()
})
