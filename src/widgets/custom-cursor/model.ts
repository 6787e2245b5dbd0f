// A name that begins with "on" at the start or after a space, quote or slash, its sign, and its value.
const EVENT_ATTRIBUTE = /(^|[\s"'/])on[a-z]+\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>"']*)/gi

/**
 * Takes inline event attributes out of a text. It is a second fence: texts are shown as text and addresses are checked, whatever
 * this leaves.
 */
export function stripEventAttributes(text: string): string {
  const stripped = text.replaceAll(EVENT_ATTRIBUTE, '$1')
  // What is left may be an attribute again.
  return stripped === text ? text.trim() : stripEventAttributes(stripped)
}
