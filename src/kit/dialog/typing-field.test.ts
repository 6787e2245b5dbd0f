import { expect, it } from 'vitest'
import { type FocusedElement, isTypingField } from './typing-field.ts'

it.each<[string, FocusedElement | null, boolean]>([
  ['nothing', null, false],
  ['the page', { tagName: 'BODY' }, false],
  ['a link', { tagName: 'A' }, false],
  ['a button', { tagName: 'BUTTON', type: 'button' }, false],
  ['a text field', { tagName: 'INPUT', type: 'text' }, true],
  ['a field that says nothing', { tagName: 'INPUT' }, true],
  ['a search field', { tagName: 'INPUT', type: 'search' }, true],
  ['a date', { tagName: 'INPUT', type: 'date' }, true],
  ['a check box', { tagName: 'INPUT', type: 'checkbox' }, false],
  ['a button made of an input', { tagName: 'INPUT', type: 'submit' }, false],
  ['a text area', { tagName: 'TEXTAREA', type: 'textarea' }, true],
  ['a list to choose from', { tagName: 'SELECT', type: 'select-one' }, true],
  ['an editor', { tagName: 'DIV', isContentEditable: true }, true],
  ['a field by its role alone', { tagName: 'DIV', role: 'textbox' }, true],
  ['a tab', { tagName: 'DIV', role: 'tab' }, false],
  ['a frame', { tagName: 'IFRAME' }, true],
])('%s', (_what, element, isTyping) => {
  expect(isTypingField(element)).toBe(isTyping)
})
