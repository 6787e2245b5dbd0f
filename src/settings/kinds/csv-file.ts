import { documentId } from '#published/links.ts'
import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

/** A CSV file of the media library, by its id; `load` reads its rows. */
export function csvFile(options: FormWords): Setting<number | null> {
  return {
    field: (name) => ({
      name,
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { equals: 'text/csv' } },
      label: options.label,
      admin: adminOf(options),
    }),
    parse: (stored) => plain(documentId(stored)),
  }
}
