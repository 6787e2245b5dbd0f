import { documentId } from '#content/fields/link.ts'
import type { Picture } from '#content/read/types.ts'
import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

interface PictureOptions extends FormWords {
  required?: boolean
}

/** A picture of the media library; `null` when none is chosen or it is gone. */
export function picture(options: PictureOptions): Setting<Picture | null> {
  return {
    field: (name) => ({
      name,
      type: 'upload',
      relationTo: 'media',
      // Films, sounds and documents are in the same library.
      filterOptions: { mimeType: { contains: 'image/' } },
      label: options.label,
      required: options.required ?? false,
      admin: adminOf(options),
    }),
    parse(stored) {
      const id = documentId(stored)
      if (id === null) return plain(null)
      return { ...plain(null), references: [{ kind: 'picture', id }], resolve: (found) => found.picture(id) }
    },
  }
}
