/** Calls at once: the loader runs when the document has been read. */
export function whenLoaded(_element: Element, callback: () => void): () => void {
  callback()
  return () => {}
}
