interface Shortcut {
  key: string
  isControl: boolean
  isShift: boolean
  isAlt: boolean
}

const PLAIN = ['Delete', 'Backspace', 'Escape', '/', '?']
// Pasting is an event of its own.
const WITH_CONTROL = ['c', 'x', 'd', 'z', 'y']
const WITH_CONTROL_AND_SHIFT = [...WITH_CONTROL, 's']
const WITH_ALT = ['ArrowUp', 'ArrowDown']

/** A key that means something to the editor; `null` for all others, which are the page's own. */
export function readShortcut({ key, ctrlKey, metaKey, shiftKey, altKey, isComposing }: KeyboardEvent): Shortcut | null {
  const isControl = ctrlKey || metaKey
  const withControl = shiftKey ? WITH_CONTROL_AND_SHIFT : WITH_CONTROL
  const known = isControl ? withControl.includes(key.toLowerCase()) : altKey ? WITH_ALT.includes(key) : PLAIN.includes(key)
  return known && !isComposing ? { key, isControl, isShift: shiftKey, isAlt: altKey } : null
}

/** A key that writes something, or begins to compose it. */
export function isTyping({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  const isCharacter = [...key].length === 1 && key !== ' '
  return !ctrlKey && !metaKey && !altKey && !isComposing && (isCharacter || key === 'Process')
}
