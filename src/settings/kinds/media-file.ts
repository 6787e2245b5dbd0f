import type { MediaFile } from '#published/film.ts'
import { documentId } from '#published/links.ts'
import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

type Kind = 'video' | 'audio' | 'captions'

interface MediaFileOptions extends FormWords {
  kind: Kind
}

/** Types by extension, as the media library stores them. */
const TYPES: Record<Kind, Readonly<Record<string, string>>> = {
  video: { mp4: 'video/mp4', webm: 'video/webm' },
  audio: { mp3: 'audio/mpeg', m4a: 'audio/mp4', ogg: 'audio/ogg' },
  captions: { vtt: 'text/vtt' },
}

/** A film, a sound or captions of the media library; `null` when none is chosen, it is gone, or it is something else. */
export function mediaFile(options: MediaFileOptions): Setting<MediaFile | null> {
  const types = TYPES[options.kind]
  return {
    field: (name) => ({
      name,
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { in: Object.values(types) } },
      label: options.label,
      admin: adminOf(options),
    }),
    parse(stored) {
      const id = documentId(stored)
      if (id === null) return plain(null)
      return {
        ...plain(null),
        // Whatever the media library holds is looked up in the same way.
        references: [{ kind: 'picture', id }],
        resolve(found) {
          const file = found.picture(id)
          const extension = file?.url.split('.').pop()?.toLowerCase() ?? ''
          const type = Object.hasOwn(types, extension) ? types[extension] : undefined
          return file === null || type === undefined ? null : { url: file.url, type, title: file.title }
        },
      }
    },
  }
}
