/** A click that asks for nothing but the usual. With a modifier it asks for a new tab or a download. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(button || ctrlKey || metaKey || shiftKey || altKey)
}
