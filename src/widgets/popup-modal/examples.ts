import type { Example } from '#settings/define-widget.ts'
import { documentOf, paragraph } from '#settings/rich-text/compose.ts'

const words = {
  title: '11 月 28 日，來系上聽聽看',
  subtitle: '116 學年度申請入學說明會',
  body: documentOf(paragraph('開放參觀錄音間與口語表達實驗室，另有一對一備審諮詢。')),
  cta_label: '我要報名',
  cta_link: { kind: 'url', url: '/admission/' },
}

const inner = [
  { id: 'popup-countdown', blockType: 'countdown', title: '距離報名截止', due: '2037-03-21T09:00:00.000Z' },
  { id: 'popup-image', blockType: 'image', picture: 2, zoom: false },
]

export const examples: Example[] = [
  { name: 'button', title: '按按鈕打開', settings: { ...words, toggler_text: '看說明會資訊' } },
  {
    name: 'image',
    title: '點圖片打開，裡面有倒數計時與圖片，點視窗外不關閉',
    settings: {
      ...words,
      toggletype: 'image',
      toggler_image: 1,
      toggler_text: '看說明會資訊',
      close_on_overlay: false,
      width: 560,
      content: inner,
      entrance_animation: 'zoom',
    },
  },
  {
    name: 'time',
    title: '一分鐘後自動打開，關閉後這次造訪不再打開',
    settings: { ...words, toggletype: 'time', toggleafter: 60, enable_cookie_consent: true, show_toggler: true },
  },
  {
    name: 'never',
    title: '秒數為零，不自動打開，只在沒有 JavaScript 時有按鈕',
    settings: { ...words, title: '零秒', toggletype: 'time', toggleafter: 0, toggler_text: '打開零秒視窗' },
  },
  {
    name: 'slide-in',
    title: '從右邊滑入，關閉按鈕在瀏覽器視窗的角落',
    settings: {
      ...words,
      toggler_text: '從右邊打開',
      popup_type: 'outside',
      appear_from: 'right',
      width: 420,
      close_icon_position: 'window-left',
    },
  },
  {
    name: 'corner',
    title: '右下角，背後不變暗',
    settings: {
      ...words,
      toggler_text: '在角落打開',
      popup_position: 'bottom-right',
      overlay: false,
      width: 400,
      animation_duration: 'fast',
    },
  },
]
