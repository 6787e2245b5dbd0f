import { isRecord } from '#platform/is-record.ts'
import type { RichTextDocument } from '#published/types.ts'
import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

/** Formatted text. The value names the slot that shows it; it is empty when nothing was written. */
export function richText(options: FormWords): Setting<string> {
  return {
    field: (name) => ({ name, type: 'richText', label: options.label, admin: adminOf(options) }),
    parse(stored, path) {
      if (!isDocument(stored)) return plain('')
      return { ...plain(path), slots: [{ name: path, kind: 'rich-text', document: stored }] }
    },
  }
}

function isDocument(stored: unknown): stored is RichTextDocument {
  return isRecord(stored) && isRecord(stored.root) && Array.isArray(stored.root.children) && stored.root.children.length > 0
}
