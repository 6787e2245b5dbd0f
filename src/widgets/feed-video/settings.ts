import { shapeField } from '#kit/film/film-fields.ts'
import { columnFields } from '#kit/filter-grid/grid-fields.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { list } from '#settings/kinds/list.ts'
import { mediaFile } from '#settings/kinds/media-file.ts'
import { picture } from '#settings/kinds/picture.ts'
import { longText, text } from '#settings/kinds/text.ts'

const MOST_ITEMS = 200

export const feedVideoSettings = defineSettings({
  name: 'feed-video',
  label: '短片動態',
  group: '圖片與影音',
  place: 460,
  fields: {
    label: text({
      label: '名稱',
      help: '念給用螢幕報讀器的訪客聽。',
      default: '短片',
      maxLength: 40,
      required: true,
      isReadable: false,
    }),
    items: list({
      label: '短片',
      rowLabel: '一則',
      maxRows: MOST_ITEMS,
      fields: {
        title: text({ label: '標題', maxLength: 120, required: true }),
        text: longText({ label: '內文', maxLength: 600 }),
        file: mediaFile({ kind: 'video', label: '影片檔', help: 'MP4（H.264）或 WebM。' }),
        captions: mediaFile({ kind: 'captions', label: '字幕檔', help: 'WebVTT（.vtt）。有人說話的影片都要有字幕。' }),
        picture: picture({ label: '封面圖片', help: '沒有的話會畫一張。' }),
      },
    }),
    ratio: shapeField,
    ...columnFields(),
  },
})
