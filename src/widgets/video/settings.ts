import { filmFields, isOwnFile, shapeField } from '#kit/film/film-fields.ts'
import { messages } from '#kit/film/messages.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { count } from '#settings/kinds/count.ts'
import { number } from '#settings/kinds/number.ts'
import { longText, text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'

/** How loud a film of our own starts, from 0 to 1. */
export const START_VOLUME = 0.8

type Siblings = Record<string, unknown>

const waits = (siblings: Siblings) => siblings.style !== 'inline' || !isOwnFile(siblings)

export const videoSettings = defineSettings({
  name: 'video',
  label: '影片',
  group: '圖片與影音',
  place: 430,
  fields: {
    title: text({ label: '影片名稱', help: '也會念給用螢幕報讀器的訪客聽。', maxLength: 120 }),
    text: longText({ label: '說明', maxLength: 600 }),
    ...filmFields,
    style: choice({
      label: '在哪裡播放',
      options: [
        { value: 'popup', label: '彈出視窗' },
        { value: 'inline', label: '原來的位置' },
      ],
      default: 'popup',
    }),
    ratio: shapeField,
    start: count({ label: '從第幾秒開始' }),
    end: count({ label: '播到第幾秒', help: '留空就播到最後。Vimeo 沒有這項功能。' }),
    autoplay: toggle({
      label: '捲到時自動播放（靜音）',
      help: '只用於媒體庫的影片。訪客的裝置要求減少動態時不會自動播放。',
      default: false,
      shownWhen: (siblings) => isOwnFile(siblings) && siblings.style === 'inline',
    }),
    mute: toggle({ label: '靜音', default: false }),
    loop: toggle({ label: '重複播放', default: false }),
    controls: toggle({ label: '播放控制列', help: '關閉時只留暫停按鈕。', default: true }),
    volume: number({
      label: '一開始的音量',
      help: '0 到 1。',
      min: 0,
      max: 1,
      step: 0.1,
      default: START_VOLUME,
      shownWhen: isOwnFile,
    }),
    button_style: choice({
      label: '播放按鈕',
      options: [
        { value: 'icon', label: '圖示' },
        { value: 'text', label: '文字' },
        { value: 'both', label: '圖示與文字' },
      ],
      default: 'icon',
      shownWhen: waits,
    }),
    button_text: text({ label: '按鈕文字', default: messages.play, maxLength: 40, required: true, shownWhen: waits }),
    glow: choice({
      label: '按鈕的光環',
      help: '出現時閃三次。',
      options: [
        { value: 'none', label: '沒有' },
        { value: 'ripple', label: '漣漪' },
        { value: 'radio-wave', label: '電波' },
      ],
      default: 'none',
      shownWhen: waits,
    }),
  },
})
