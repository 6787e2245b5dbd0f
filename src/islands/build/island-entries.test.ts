import { expect, it } from 'vitest'
import { viewName } from './island-entries.ts'

it('names the view after the widget', () => {
  expect(viewName('countdown')).toBe('CountdownView')
  expect(viewName('back-to-top')).toBe('BackToTopView')
})
