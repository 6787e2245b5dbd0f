import type { Example } from '#settings/define-widget.ts'

const more = { kind: 'url', url: '/admission/' }

const speech = {
  front_media: 'icon',
  front_icon: 'mic',
  front_title: '口語表達',
  front_subtitle: '大一必修',
  front_text: '從聽自己的聲音開始。',
  back_title: '站上講臺三十一週',
  back_text: '公眾演說、口語詮釋、朗讀與聲音訓練。每班不超過二十四人，每週都有三分鐘是你的。',
  back_link: more,
  back_button: '看課程地圖',
}

const styles = [
  ['slide', '滑入', 'right', 'celadon', 'ink'],
  ['push', '推開', 'up', 'sky', 'zhu'],
  ['3d', '立體翻轉', 'left', 'peach', 'ink'],
  ['transform', '開門', 'right', 'bone', 'ink'],
  ['fade', '淡入', 'left', 'straw', 'celadon'],
] as const

export const examples: Example[] = [
  { name: 'flip', title: '翻轉，滑鼠移上去', settings: speech },
  {
    name: 'box-click',
    title: '往上翻轉，按卡片任何地方，正面有圖片',
    settings: {
      ...speech,
      trigger: 'box',
      direction: 'up',
      front_media: 'picture',
      front_picture: 2,
      front_title: '主持與展演',
      front_paper: 'none',
      back_title: '舞臺是最大的教室',
    },
  },
  {
    name: 'button-click',
    title: '按正面的按鈕，按背面任何地方返回',
    settings: {
      ...speech,
      trigger: 'button',
      front_title: '論辯與說服',
      front_icon: 'chat',
      front_button: '這門課教什麼',
      style: 'slide',
    },
  },
  ...styles.map(([style, title, direction, front_paper, back_paper]) => ({
    name: `style-${style}`,
    title,
    settings: { ...speech, style, direction, front_paper, back_paper, front_title: title },
  })),
  { name: 'zoom-in', title: '放大', settings: { ...speech, style: 'zoom', front_title: '放大' } },
  {
    name: 'zoom-out',
    title: '縮小，兩秒',
    settings: { ...speech, style: 'zoom', zoom: 'out', duration: 2, front_title: '縮小' },
  },
  { name: 'one-face', title: '背面是空的', settings: { front_title: '即將公布', front_text: '背面的內容還沒有寫。' } },
  {
    name: 'long-words',
    title: '很長的字，圖片不見了',
    settings: {
      front_media: 'picture',
      front_picture: 999_999,
      front_title: '口語傳播暨社群媒體學系即時字幕與手語翻譯無障礙直播系統',
      front_subtitle: 'الأستاذة ليلى بن منصور',
      front_text: '聲'.repeat(200),
      back_title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte',
      back_text: 'pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4),
      back_link: more,
      height: 160,
    },
  },
]
