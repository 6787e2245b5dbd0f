import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { mediaFile } from '#settings/kinds/media-file.ts'
import { number } from '#settings/kinds/number.ts'
import { picture } from '#settings/kinds/picture.ts'
import { longText, text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { webAddress } from '#settings/kinds/web-address.ts'
import { paperOptions } from '#settings/paper-options.ts'

/** How loud it starts, from 0 to 1. */
export const START_VOLUME = 0.8

const isFile = ({ audio_type }: Record<string, unknown>) => audio_type !== 'url'

export const audioSettings = defineSettings({
  name: 'audio',
  label: '聲音',
  group: '圖片與影音',
  place: 440,
  fields: {
    title: text({ label: '名稱', default: '收聽節目', maxLength: 120, required: true }),
    text: longText({ label: '說明', maxLength: 600 }),
    audio_type: choice({
      label: '聲音在哪裡',
      options: [
        { value: 'self', label: '媒體庫' },
        { value: 'url', label: '別的網站' },
      ],
      default: 'self',
    }),
    file: mediaFile({ kind: 'audio', label: '聲音檔', help: 'MP3、M4A 或 OGG。', shownWhen: isFile }),
    url: webAddress({
      label: '網址',
      help: '本站不會替訪客連到別的網站，所以會顯示成連結。',
      shownWhen: (siblings) => !isFile(siblings),
    }),
    picture: picture({ label: '封面圖片' }),
    transcript: longText({ label: '逐字稿', help: '有人說話的錄音都要有逐字稿，聽不見的人才讀得到。', maxLength: 20_000 }),
    autoplay: toggle({
      label: '捲到時自動播放',
      help: '多數瀏覽器會擋下訪客沒有按播放的聲音。',
      default: false,
      shownWhen: isFile,
    }),
    loop: toggle({ label: '重複播放', default: false, shownWhen: isFile }),
    muted: toggle({ label: '靜音', default: false, shownWhen: isFile }),
    volume: number({
      label: '一開始的音量',
      help: '0 到 1。',
      min: 0,
      max: 1,
      step: 0.1,
      default: START_VOLUME,
      shownWhen: isFile,
    }),
    download: toggle({ label: '可以下載', default: false, shownWhen: isFile }),
    paper: choice({ label: '紙張', options: paperOptions, default: 'bone' }),
  },
})
