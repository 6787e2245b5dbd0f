import { documentId } from '#published/links.ts'
import type { Picture } from '#published/types.ts'
import { PICTURES_ONLY } from '../pictures-only.ts'
import { adminOf, type FormWords, plain, type Reference, type Setting } from '../setting.ts'

interface PictureOptions extends FormWords {
  required?: boolean
  /** The view shows it for its looks, with an empty alternative text. */
  isDecorative?: boolean
}

/** A picture of the media library; `null` when none is chosen or it is gone. */
export function picture(options: PictureOptions): Setting<Picture | null> {
  return {
    field: (name) => ({
      name,
      type: 'upload',
      relationTo: 'media',
      ...PICTURES_ONLY,
      label: options.label,
      required: options.required ?? false,
      admin: adminOf(options),
    }),
    parse(stored) {
      const id = documentId(stored)
      if (id === null) return plain(null)
      const reference: Reference = { kind: 'picture', id, ...(options.isDecorative && { isDecorative: true }) }
      return { ...plain(null), references: [reference], resolve: (found) => found.picture(id) }
    },
  }
}
