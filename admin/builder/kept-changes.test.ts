import fc from 'fast-check'
import { expect, it } from 'vitest'
import { startEditing } from '#builder/history.ts'
import { countIds, sample, widgets } from '../../src/builder/sample.fixture.ts'
import { createStorage } from './browser-storage.fixture.ts'
import { EditorStore } from './editor-store.ts'
import { KeptChangesBox } from './kept-changes.ts'

const DOCUMENT = '1 pages 7'
const openBox = (storage: Storage, opening: string, document = DOCUMENT) =>
  new KeptChangesBox(document, widgets, storage, opening)

function edited(words = '改過') {
  const store = new EditorStore(sample, widgets, countIds(), () => 0)
  store.set('title', 'text', words, false)
  return store.read().editing
}

/** What another opening finds of those that are over, as layouts. */
function foundBy(box: KeptChangesBox) {
  return box.others().map((key) => box.read(key)?.layout)
}

it('gives another opening what was not saved, with what can be taken back', () => {
  const storage = createStorage()
  const editing = edited()
  openBox(storage, 'a').keep(editing, '2026-11-16', false, 5)
  const box = openBox(storage, 'b')
  expect(box.others().map((key) => box.read(key))).toMatchObject([{ base: '2026-11-16', at: 5, ...editing }])
  expect(openBox(storage, 'b', '1 pages 8').others()).toEqual([])
  expect(openBox(storage, 'b', '1 pages 70').others()).toEqual([])
  expect(openBox(storage, 'b', '1 pages').others()).toEqual([])
})

it('neither writes over nor removes what another opening has kept', () => {
  const storage = createStorage()
  const [first, second] = [openBox(storage, 'a'), openBox(storage, 'b')]
  first.keep(edited('甲'), '1', false, 5)
  second.keep(edited('乙'), '1', false, 6)
  expect(foundBy(openBox(storage, 'c'))).toEqual([edited('甲').layout, edited('乙').layout])
  second.keep(edited('乙'), '2', true, 7)
  expect(foundBy(openBox(storage, 'c'))).toEqual([edited('甲').layout])
})

it('keeps of what is saved what can be taken back, for the next visit', () => {
  const storage = createStorage()
  const editing = edited()
  const box = openBox(storage, 'a')
  box.keep(editing, '1', false, 5)
  box.keep(editing, '2', true, 6)
  const next = openBox(storage, 'b')
  expect(next.others()).toEqual([])
  expect(next.readSaved()).toMatchObject({ base: '2', ...editing })
})

it('keeps the changes where there is no room for their history', () => {
  const editing = edited()
  const kept = { base: 'b', isSaved: false, at: 5, layout: editing.layout, history: null }
  const room = JSON.stringify(kept).length + `lectern-visual ${DOCUMENT} opening a`.length
  const storage = createStorage(room)
  expect(openBox(storage, 'a').keep(editing, 'b', false, 5)).toBe(true)
  const box = openBox(storage, 'b')
  expect(box.others().map((key) => box.read(key))).toMatchObject([{ layout: editing.layout, history: startEditing([]).history }])
  expect(openBox(createStorage(10), 'a').keep(editing, 'b', false, 5)).toBe(false)
})

it('gives up what could be taken back of what is saved, before it gives up a change', () => {
  const editing = edited()
  const whole = JSON.stringify({ base: 'b', isSaved: false, at: 5, ...editing }).length + 100
  const storage = createStorage(whole)
  expect(openBox(storage, 'a').keep(editing, '1', true, 5)).toBe(true)
  expect(openBox(storage, 'a').keep(editing, '1', false, 6)).toBe(true)
  expect(foundBy(openBox(storage, 'b'))).toEqual([editing.layout])
})

it('reads what was kept when there was one place for all openings', () => {
  const storage = createStorage()
  const [now, aside] = [edited('現在'), edited('先前')]
  storage.setItem(`lectern-visual ${DOCUMENT}`, JSON.stringify({ base: '1', isSaved: false, at: 5, ...now }))
  storage.setItem(`lectern-visual ${DOCUMENT} aside`, JSON.stringify({ base: '1', isSaved: false, at: 4, ...aside }))
  const box = openBox(storage, 'a')
  box.keep(edited('新的'), '1', false, 6)
  expect(foundBy(box)).toEqual([now.layout, aside.layout])
  for (const key of box.others()) box.forget(key)
  expect(storage.length).toBe(1)
  storage.setItem(`lectern-visual ${DOCUMENT}`, JSON.stringify({ base: '1', isSaved: true, at: 5, ...now }))
  expect(foundBy(box)).toEqual([undefined])
})

it('reads nothing out of what somebody else has written there', () => {
  const storage = createStorage()
  for (const text of ['{"layout":[[', '{"layout":"x"}']) {
    storage.setItem(`lectern-visual ${DOCUMENT} opening x`, text)
    storage.setItem(`lectern-visual ${DOCUMENT} saved`, text)
    expect(foundBy(openBox(storage, 'a'))).toEqual([undefined])
    expect(openBox(storage, 'a').readSaved()).toBeNull()
  }
})

it('holds every change that was neither saved nor given up, whatever the openings do and in whatever order', () => {
  const OPENINGS = ['a', 'b', 'c', 'd']
  const action = fc.record({
    kind: fc.constantFrom('change', 'save', 'crash', 'aside', 'forget'),
    opening: fc.nat({ max: OPENINGS.length - 1 }),
    which: fc.nat(),
  })
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const storage = createStorage()
      const boxes = OPENINGS.map((name) => openBox(storage, name))
      const current: (string | null)[] = OPENINGS.map(() => null)
      // What nobody has in their hands any more.
      const left: string[] = []
      for (const [at, { kind, opening, which }] of actions.entries()) {
        const box = boxes[opening] as KeptChangesBox
        const words = current[opening] ?? null
        if (kind === 'change') {
          current[opening] = `第 ${at} 次`
          box.keep(edited(`第 ${at} 次`), '1', false, at)
        } else if (kind === 'save' && words !== null) {
          current[opening] = null
          box.keep(edited(words), '2', true, at)
        } else if (kind === 'crash') {
          if (words !== null) left.push(words)
          current[opening] = null
          boxes[opening] = openBox(storage, `${OPENINGS[opening]} ${at}`)
        } else if (kind === 'aside' && words !== null) {
          left.push(words)
          box.setAside(edited(words), '1', at)
          // Something else is taken in its place.
          current[opening] = `第 ${at} 次`
          box.keep(edited(`第 ${at} 次`), '1', false, at)
        } else if (kind === 'forget') {
          const gone = left.splice(which % Math.max(left.length, 1), 1)[0]
          const key = box
            .others()
            .find((other) => JSON.stringify(box.read(other)?.layout) === JSON.stringify(edited(gone).layout))
          if (gone !== undefined && key !== undefined) box.forget(key)
        }
      }
      const held = foundBy(openBox(storage, 'e')).map((layout) => JSON.stringify(layout))
      const expected = [...left, ...current.filter((words) => words !== null)].map((words) =>
        JSON.stringify(edited(words).layout),
      )
      expect(new Set(held)).toEqual(new Set(expected))
    }),
  )
})
