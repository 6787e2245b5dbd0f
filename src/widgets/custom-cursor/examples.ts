import type { Example } from '#settings/define-widget.ts'
import { documentOf, paragraph } from '#settings/rich-text/compose.ts'

const card = (id: string, title: string, words: string) => [
  { id: `${id}-image`, blockType: 'image', picture: 2, ratio: '21/8', zoom: false },
  { id: `${id}-heading`, blockType: 'heading', text: title, level: '3' },
  { id: `${id}-text`, blockType: 'text', body: documentOf(paragraph(words)) },
  { id: `${id}-button`, blockType: 'button', label: `看${title}`, link: { kind: 'url', url: '/admission/' }, style: 'line' },
]

const words = '十二間錄音間全天開放。進去、關門、按下紅鈕，然後聽自己說話。'

export const examples: Example[] = [
  { name: 'text', title: '跟著一句話', settings: { content: card('text', '錄音間', words), ekit_cursor_text_label: '聽聽看' } },
  {
    name: 'icon',
    title: '跟著圖示，原來的游標不見了',
    settings: {
      content: card('icon', '廣播電臺', words),
      ekit_cursor_type: 'icon',
      ekit_cursor_icons: 'mic',
      ekit_cursor_hide_default: true,
    },
  },
  {
    name: 'image',
    title: '跟著圖片，120 像素',
    settings: {
      content: card('image', '小劇場', words),
      ekit_cursor_type: 'image',
      ekit_cursor_image_src: 1,
      ekit_cursor_size: 120,
    },
  },
  { name: 'off', title: '關掉', settings: { content: card('off', '講堂', words), ekit_cursor_show: false } },
  {
    name: 'missing-image',
    title: '圖片不見了，就沒有標誌',
    settings: {
      content: card('missing', '圖書室', words),
      ekit_cursor_type: 'image',
      ekit_cursor_image_src: 999_999,
      ekit_cursor_hide_default: true,
    },
  },
  {
    name: 'hostile',
    title: '文字裡的事件屬性被拿掉',
    settings: {
      content: card(
        'hostile',
        'الأستاذة ليلى بن منصور',
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte'.repeat(3),
      ),
      ekit_cursor_text_label: 'onclick="alert(1)" 請聽',
    },
  },
]
