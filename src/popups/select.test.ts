import { describe, expect, it } from 'vitest'
import type { Role } from '#published/role-names.ts'
import type { Popup, PopupPlace } from '#published/types.ts'
import { samplePopup } from '../../tests/fixtures/sample-popup.ts'
import { isFor } from './audience.ts'
import { selectPopups } from './select.ts'

describe('the popups of a page', () => {
  it.each<[string, Popup['pages'], PopupPlace[], boolean]>([
    ['everywhere', { shown: 'everywhere', hidden: [] }, [], true],
    ['on the home page, which is wanted', { shown: ['home'], hidden: [] }, ['home', 'page:1'], true],
    ['on a page that is not wanted', { shown: ['home'], hidden: [] }, ['page:2'], false],
    ['on one of several', { shown: ['page:2', 'category:3'], hidden: [] }, ['posts', 'category:3'], true],
    ['everywhere but here', { shown: 'everywhere', hidden: ['page:2'] }, ['page:2'], false],
    ['wanted, but left out', { shown: ['posts'], hidden: ['category:3'] }, ['posts', 'category:3'], false],
    ['chosen places, none of them chosen', { shown: [], hidden: [] }, ['home'], false],
    ['page 1 is not page 12', { shown: ['page:1'], hidden: [] }, ['page:12'], false],
  ])('%s', (_where, pages, places, isThere) => {
    expect(selectPopups([samplePopup({ pages })], places)).toHaveLength(isThere ? 1 : 0)
  })

  it('carry what the browser checks, and neither content nor whom they are for', () => {
    const [summary] = selectPopups([samplePopup({ audience: { only: ['editor'] } })], [])
    expect(Object.keys(summary ?? {})).toEqual(['id', 'triggers', 'rules'])
  })
})

it.each<[Popup['audience'], Role | null, boolean]>([
  ['everybody', null, true],
  ['everybody', 'administrator', true],
  ['guests', null, true],
  ['guests', 'subscriber', false],
  ['members', null, false],
  ['members', 'subscriber', true],
  [{ without: ['editor', 'author'] }, null, true],
  [{ without: ['editor', 'author'] }, 'author', false],
  [{ without: ['editor', 'author'] }, 'administrator', true],
  [{ without: [] }, 'author', true],
  [{ only: ['editor', 'author'] }, null, false],
  [{ only: ['editor', 'author'] }, 'author', true],
  [{ only: ['editor', 'author'] }, 'administrator', false],
  [{ only: [] }, 'author', false],
])('a popup for %j is for %j: %j', (audience, role, isShown) => {
  expect(isFor({ audience }, role)).toBe(isShown)
})
