import { expect, it } from 'vitest'
import type { FormFields, Row } from './lost-updates.ts'
import { OpenRows } from './open-rows.ts'

const form = (rows: Row[]): FormFields => ({ title: { value: '開幕' }, layout: { value: rows.length, rows } })

/** What is opened again, one state after the other. */
function reopened(...states: FormFields[]) {
  const rows = new OpenRows()
  return states.map((state) => rows.notice(state)).at(-1)
}

it('a row that was just added, or opened, is opened again when an answer closes it', () => {
  const before = form([
    { id: 'old', collapsed: true },
    { id: 'new', isLoading: true },
    { id: 'opened', collapsed: false },
  ])
  const answer = form([
    { id: 'old', collapsed: true },
    { id: 'new', isLoading: false, collapsed: true },
    { id: 'opened', collapsed: true },
  ])
  expect(reopened(before, answer)).toEqual([
    [
      'layout',
      [
        { id: 'old', collapsed: true },
        { id: 'new', isLoading: false, collapsed: false },
        { id: 'opened', collapsed: false },
      ],
    ],
  ])
})

it('it is opened again however many answers come before it is', () => {
  const closed = (): FormFields => form([{ id: 'new', collapsed: true }])
  const mended = [['layout', [{ id: 'new', collapsed: false }]]]
  expect(reopened(form([{ id: 'new', isLoading: true }]), closed(), closed())).toEqual(mended)
})

it('a row that a person closes stays closed', () => {
  const before = form([{ id: 'a' }])
  const closed = {
    ...before,
    layout: { value: 1, rows: [{ id: 'a', collapsed: true }] },
    slug: { value: 'x' },
    kind: { value: 'page' },
  }
  const title = { ...closed, title: before.title, slug: closed.slug, kind: closed.kind }
  expect(reopened({ ...title, layout: before.layout }, title)).toEqual([])
  expect(reopened(title, { ...title, title: { value: '開幕式' } })).toEqual([])
})

it('rows that are closed when a form opens stay so', () => {
  expect(reopened(form([{ id: 'a', collapsed: true }]))).toEqual([])
})
