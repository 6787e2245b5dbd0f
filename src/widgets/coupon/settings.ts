import { defineSettings, type SettingsOf } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { picture } from '#settings/kinds/picture.ts'
import { longText, text } from '#settings/kinds/text.ts'

const isPopup = ({ action }: Record<string, unknown>) => action === 'popup'

export const couponSettings = defineSettings({
  name: 'coupon',
  label: '優惠碼',
  group: '互動',
  place: 500,
  fields: {
    code: text({ label: '優惠碼', default: 'XS46', maxLength: 40, required: true }),
    label: text({ label: '優惠內容', help: '蓋在優惠碼上，按了才掀開。', default: '系刊享 8 折', maxLength: 40, required: true }),
    style: choice({
      label: '樣式',
      options: [
        { value: 'slide', label: '滑開' },
        { value: 'slide-curve', label: '滑開，弧形邊' },
        { value: 'slide-angle', label: '滑開，斜邊' },
        { value: 'right-curve', label: '右側弧形' },
        { value: 'button-input', label: '欄位與按鈕' },
        { value: 'inline', label: '文字中' },
      ],
      default: 'slide',
    }),
    action: choice({
      label: '按下之後',
      options: [
        { value: 'click', label: '掀開並複製' },
        { value: 'popup', label: '打開視窗' },
      ],
      default: 'click',
    }),
    copy_text: text({ label: '複製按鈕的文字', default: '複製優惠碼', maxLength: 20, required: true }),
    copied_text: text({ label: '複製之後的文字', default: '已複製！', maxLength: 20, required: true }),
    popup_subtitle: text({ label: '視窗的副標題', maxLength: 60, shownWhen: isPopup }),
    popup_title: text({ label: '視窗的標題', help: '留空就用優惠內容。', maxLength: 60, shownWhen: isPopup }),
    popup_text: longText({ label: '視窗的說明', maxLength: 500, shownWhen: isPopup }),
    popup_image: picture({ label: '視窗的圖片', shownWhen: isPopup }),
  },
})

export type CouponSettings = SettingsOf<typeof couponSettings>
