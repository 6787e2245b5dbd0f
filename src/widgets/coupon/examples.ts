import type { Example } from '#settings/define-widget.ts'

export const examples: Example[] = [
  { name: 'slide', title: '滑開', settings: {} },
  { name: 'slide-curve', title: '滑開，弧形邊', settings: { style: 'slide-curve', code: 'SPEECH20', label: '講座早鳥 9 折' } },
  { name: 'slide-angle', title: '滑開，斜邊', settings: { style: 'slide-angle', code: 'ALUMNI-2026', label: '系友專屬優惠' } },
  { name: 'right-curve', title: '右側弧形', settings: { style: 'right-curve', code: 'XS50', label: '帆布袋半價' } },
  { name: 'button-input', title: '欄位與按鈕', settings: { style: 'button-input', code: 'VOICE-88', label: '錄音間租借折抵' } },
  { name: 'inline', title: '文字中', settings: { style: 'inline', code: 'DRAMA46', label: '結帳時輸入' } },
  {
    name: 'popup',
    title: '打開視窗',
    settings: {
      action: 'popup',
      label: '領取系友優惠',
      code: 'ALUMNI-50',
      popup_subtitle: '畢業滿十年的系友',
      popup_title: '系刊全套半價',
      popup_text: '結帳時輸入下面的優惠碼。\n每人限用一次，到年底為止。',
      popup_image: 3,
    },
  },
  {
    name: 'long',
    title: '很長的文字與優惠碼',
    settings: {
      style: 'slide',
      code: 'SUPERCALIFRAGILISTICEXPIALIDOCIOUS202611',
      label: '口語傳播暨社群媒體學系五十週年系慶系友回娘家限定紀念品與出版品聯合優惠',
    },
  },
]
