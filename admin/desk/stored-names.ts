import { askMediaNames } from '../components/media-names.ts'

/** Where Payload shows the name that a file is stored under. */
const SHOWN = '.upload-relationship-details__filename, .file-meta__url > a, .LexicalEditorTheme__upload__filename'
/** As `2026-11-3f9c0a7be1.jpg`. */
const STORED = /^\d{4}-\d{2}-./

const originals = new Map<string, string>()
const asked = new Set<string>()

/** Shows files by the names that they came with: in fields, in texts, and at the head of a file's own form. */
export function showOriginalNames(page: ParentNode, api: string): void {
  for (const element of page.querySelectorAll(SHOWN)) {
    const text = (element.querySelector('a') ?? element).firstChild
    if (!(text instanceof Text) || !STORED.test(text.data)) continue
    const original = originals.get(text.data)
    if (original !== undefined) text.data = original
    else ask(page, api, text.data)
  }
}

function ask(page: ParentNode, api: string, stored: string): void {
  if (asked.has(stored)) return
  asked.add(stored)
  void askMediaNames(api, 'filename', stored).then((names) => {
    if (!names?.originalName || names.originalName === stored) return
    originals.set(stored, names.originalName)
    showOriginalNames(page, api)
  })
}
