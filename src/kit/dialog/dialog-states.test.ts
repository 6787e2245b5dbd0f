import { expect, it } from 'vitest'
import { type DialogState, type DialogStep, nextState } from './dialog-states.ts'

it.each<[DialogState, DialogStep, DialogState]>([
  ['hidden', 'show', 'shown'],
  ['hidden', 'close', 'hidden'],
  ['hidden', 'left', 'hidden'],
  ['shown', 'show', 'shown'],
  ['shown', 'close', 'closing'],
  ['shown', 'left', 'hidden'],
  ['closing', 'show', 'shown'],
  ['closing', 'close', 'closing'],
  ['closing', 'left', 'hidden'],
])('a dialog that is %s becomes, by %s, %s', (state, step, next) => {
  expect(nextState(state, step)).toBe(next)
})
