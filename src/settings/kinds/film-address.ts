import { type HostedFilm, readFilmAddress } from '#published/film.ts'
import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

/** The address of a film at YouTube or Vimeo, however it was copied; `null` for anything else. */
export function filmAddress(options: FormWords): Setting<HostedFilm | null> {
  return {
    field: (name) => ({
      name,
      type: 'text',
      label: options.label,
      maxLength: 500,
      validate: (value: unknown) =>
        value === undefined ||
        value === null ||
        value === '' ||
        readFilmAddress(value) !== null ||
        '認不出這是哪一部影片。請貼上 YouTube 或 Vimeo 影片的網址，例如 https://youtu.be/XXXXXXXXXXX。',
      admin: adminOf(options),
    }),
    parse: (stored) => plain(readFilmAddress(stored)),
  }
}
