import type { Film, HostedFilm, MediaFile } from '#published/film.ts'
import type { Fields } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { filmAddress } from '#settings/kinds/film-address.ts'
import { mediaFile } from '#settings/kinds/media-file.ts'
import { picture } from '#settings/kinds/picture.ts'

type Siblings = Record<string, unknown>

export const isOwnFile = ({ video_type }: Siblings) => video_type === 'self'

/** Which film, for widgets that show films of other sites, too. */
export const filmFields = {
  video_type: choice({
    label: '影片在哪裡',
    options: [
      { value: 'youtube', label: 'YouTube' },
      { value: 'vimeo', label: 'Vimeo' },
      { value: 'self', label: '媒體庫' },
    ],
    default: 'youtube',
  }),
  url: filmAddress({
    label: '影片網址',
    help: '從網址列或「分享」複製都可以。訪客按下播放以後，瀏覽器才會連到對方的網站。',
    shownWhen: (siblings) => !isOwnFile(siblings),
  }),
  file: mediaFile({ kind: 'video', label: '影片檔', help: 'MP4（H.264）或 WebM。', shownWhen: isOwnFile }),
  captions: mediaFile({
    kind: 'captions',
    label: '字幕檔',
    help: 'WebVTT（.vtt）。有人說話的影片都要有字幕。',
    shownWhen: isOwnFile,
  }),
  picture: picture({ isDecorative: true, label: '封面圖片', help: '沒有的話會畫一張。' }),
} satisfies Fields

interface FilmSettings {
  video_type: 'youtube' | 'vimeo' | 'self'
  url: HostedFilm | null
  file: MediaFile | null
  captions: MediaFile | null
}

/** The film that an editor chose. An address says by itself whose it is. */
export function filmOf({ video_type, url, file, captions }: FilmSettings): Film | null {
  if (video_type !== 'self') return url
  return file === null ? null : { service: 'file', file, captions }
}

export const shapeField = choice({
  label: '畫面比例',
  options: [
    { value: '16/9', label: '16：9' },
    { value: '4/3', label: '4：3' },
    { value: '1/1', label: '正方形' },
    { value: '9/16', label: '9：16 直式' },
  ],
  default: '16/9',
})
