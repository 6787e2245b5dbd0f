import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { content } from '#settings/kinds/content.ts'
import { link } from '#settings/kinds/link.ts'
import { number } from '#settings/kinds/number.ts'
import { picture } from '#settings/kinds/picture.ts'
import { relation } from '#settings/kinds/relation.ts'
import { richText } from '#settings/kinds/rich-text.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { apart, heading, linkWords, slots } from '#settings/outline.ts'

const isTimed = ({ toggletype }: Record<string, unknown>) => toggletype === 'time'
const isSlideIn = ({ popup_type }: Record<string, unknown>) => popup_type === 'outside'

export const popupModalSettings = defineSettings({
  name: 'popup-modal',
  label: '彈出視窗',
  group: '互動',
  place: 580,
  rank: 'container',
  notInside: ['popup-modal', 'off-canvas'],
  fields: {
    toggletype: choice({
      label: '怎麼打開',
      options: [
        { value: 'button', label: '按按鈕' },
        { value: 'image', label: '點圖片' },
        { value: 'time', label: '過幾秒自動打開' },
      ],
      default: 'button',
    }),
    toggler_text: text({
      label: '按鈕文字',
      help: '自動打開的視窗，在沒有 JavaScript 的瀏覽器裡也靠這個按鈕打開。',
      default: '了解更多',
      maxLength: 40,
      required: true,
    }),
    toggler_image: picture({ isDecorative: true, label: '圖片', shownWhen: ({ toggletype }) => toggletype === 'image' }),
    toggleafter: number({
      label: '幾秒後打開',
      help: '0 表示不自動打開。訪客正在打字時會等他打完。',
      min: 0,
      max: 3600,
      default: 3,
      shownWhen: isTimed,
    }),
    show_toggler: toggle({ label: '頁面上也放按鈕', default: false, shownWhen: isTimed }),
    enable_cookie_consent: toggle({
      label: '關閉後不再自動打開',
      help: '到訪客關掉瀏覽器為止。按鈕與連結仍然打得開。',
      default: false,
      shownWhen: isTimed,
    }),
    popup_type: choice({
      label: '樣子',
      options: [
        { value: 'inside', label: '浮在頁面上' },
        { value: 'outside', label: '從視窗邊緣滑入' },
      ],
      default: 'inside',
    }),
    popup_position: choice({
      label: '位置',
      options: [
        { value: 'top-left', label: '左上' },
        { value: 'top-center', label: '上方' },
        { value: 'top-right', label: '右上' },
        { value: 'middle-left', label: '左側' },
        { value: 'middle-center', label: '正中' },
        { value: 'middle-right', label: '右側' },
        { value: 'bottom-left', label: '左下' },
        { value: 'bottom-center', label: '下方' },
        { value: 'bottom-right', label: '右下' },
      ],
      default: 'middle-center',
      shownWhen: (siblings) => !isSlideIn(siblings),
    }),
    appear_from: choice({
      label: '從哪一邊滑入',
      options: [
        { value: 'left', label: '左' },
        { value: 'top', label: '上' },
        { value: 'right', label: '右' },
        { value: 'bottom', label: '下' },
      ],
      default: 'left',
      shownWhen: isSlideIn,
    }),
    width: number({ label: '寬度（像素）', min: 240, max: 1600, default: 700 }),
    max_height: number({ label: '最高到視窗的百分之幾', min: 20, max: 100, default: 90 }),
    overlay: toggle({ label: '背後的頁面變暗', default: true }),
    close_on_overlay: toggle({ label: '點視窗外就關閉', default: true }),
    close_icon_position: choice({
      label: '關閉按鈕的位置',
      options: [
        { value: 'popup-right', label: '彈出視窗右上角' },
        { value: 'popup-left', label: '彈出視窗左上角' },
        { value: 'window-right', label: '瀏覽器視窗右上角' },
        { value: 'window-left', label: '瀏覽器視窗左上角' },
      ],
      default: 'popup-right',
    }),
    title: text({ label: '標題', help: '也是視窗的名稱，會念給用螢幕報讀器的訪客聽。', maxLength: 80 }),
    subtitle: text({ label: '副標題', maxLength: 200 }),
    body: richText({ label: '內文' }),
    content: content({ label: '內文之後的元件' }),
    fragment: relation({ label: '再之後的共用片段', to: 'fragments' }),
    cta_label: text({ label: '頁尾按鈕的文字', help: '留空就沒有按鈕。', maxLength: 40 }),
    cta_link: link({ label: '頁尾按鈕的連結', shownWhen: ({ cta_label }) => Boolean(cta_label) }),
    close_label: text({ label: '頁尾關閉按鈕的文字', help: '留空就沒有。', default: '關閉', maxLength: 20 }),
    entrance_animation: choice({
      label: '進場動畫',
      options: [
        { value: 'none', label: '沒有' },
        { value: 'fade', label: '淡入' },
        { value: 'fade-up', label: '淡入並上移' },
        { value: 'zoom', label: '放大' },
        { value: 'bounce', label: '彈跳' },
        { value: 'rotate', label: '旋轉' },
        { value: 'slide-up', label: '由下滑入' },
        { value: 'slide-down', label: '由上滑入' },
        { value: 'slide-left', label: '由右滑入' },
        { value: 'slide-right', label: '由左滑入' },
      ],
      default: 'fade-up',
    }),
    animation_duration: choice({
      label: '動畫速度',
      options: [
        { value: 'slow', label: '慢' },
        { value: 'normal', label: '一般' },
        { value: 'fast', label: '快' },
      ],
      default: 'normal',
    }),
  },
  outline: ({ title, body, content, cta_label, cta_link }) =>
    apart(...heading(2, title), ...slots(body, content), ...linkWords(cta_label, cta_link)),
})
