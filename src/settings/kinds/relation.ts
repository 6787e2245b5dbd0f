import { documentId } from '#published/links.ts'
import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

interface RelationOptions extends FormWords {
  to: 'posts' | 'categories' | 'menus' | 'fragments' | 'mailing-lists' | 'products'
}

/** One document by its id; the widget's `load` reads it. */
export function relation(options: RelationOptions): Setting<number | null> {
  return {
    field: (name) => ({ name, type: 'relationship', relationTo: options.to, label: options.label, admin: adminOf(options) }),
    parse: (stored) => plain(documentId(stored)),
  }
}

/** Several documents by their ids, in the editor's order, each once. */
export function relations(options: RelationOptions & { max: number }): Setting<number[]> {
  const { to, label, max } = options
  return {
    field: (name) => ({
      name,
      type: 'relationship',
      relationTo: to,
      hasMany: true,
      maxRows: max,
      label,
      admin: adminOf(options),
    }),
    parse(stored) {
      const ids = Array.isArray(stored) ? stored.slice(0, max).map(documentId) : []
      return plain([...new Set(ids.filter((id) => id !== null))])
    },
  }
}
