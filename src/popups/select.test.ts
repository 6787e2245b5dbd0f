import { describe, expect, it } from 'vitest'
import type { Role } from '#published/role-names.ts'
import type { Popup, PopupPlace } from '#published/types.ts'
import { samplePopup } from '../../tests/fixtures/sample-popup.ts'
import { isHiddenFrom } from './hidden-from.ts'
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

  it('carry what the browser checks, and neither content nor whom they are hidden from', () => {
    const [summary] = selectPopups([samplePopup({ hiddenFor: ['editor'] })], [])
    expect(Object.keys(summary ?? {})).toEqual(['id', 'triggers', 'rules'])
  })
})

it.each<[Popup['hiddenFor'], Role | null, boolean]>([
  ['nobody', null, false],
  ['nobody', 'administrator', false],
  ['everybody', null, false],
  ['everybody', 'subscriber', true],
  [['editor', 'author'], null, false],
  [['editor', 'author'], 'author', true],
  [['editor', 'author'], 'administrator', false],
  [[], 'author', false],
])('a popup hidden from %j is hidden from %j: %j', (hiddenFor, role, isHidden) => {
  expect(isHiddenFrom({ hiddenFor }, role)).toBe(isHidden)
})
