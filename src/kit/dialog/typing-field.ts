/** What is asked of an element that has the focus. */
export interface FocusedElement {
  tagName: string
  type?: string
  role?: string | null
  isContentEditable?: boolean
}

const FIELDS = ['TEXTAREA', 'SELECT', 'IFRAME', 'EMBED', 'OBJECT']
const PUSHED_NOT_TYPED = ['button', 'submit', 'reset', 'image', 'checkbox', 'radio', 'range', 'color', 'file', 'hidden']
const ROLES = ['textbox', 'searchbox', 'combobox', 'spinbutton']

/** Whether somebody whose focus is here may be typing. What happens inside a frame nobody can see, so it counts. */
export function isTypingField(element: FocusedElement | null): boolean {
  if (element === null) return false
  const { tagName, type = 'text', role, isContentEditable } = element
  if (tagName === 'INPUT') return !PUSHED_NOT_TYPED.includes(type)
  return FIELDS.includes(tagName) || isContentEditable === true || ROLES.includes(role ?? '')
}
