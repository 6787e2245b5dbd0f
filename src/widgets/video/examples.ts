import { EXAMPLE_FILES } from '#kit/example-files.ts'
import type { Example } from '#settings/define-widget.ts'

const own = {
  video_type: 'self',
  file: EXAMPLE_FILES.film,
  captions: EXAMPLE_FILES.captions,
  title: '先聽，再說',
  text: '八秒鐘的動畫，說本系想教的一件事。',
}

export const examples: Example[] = [
  {
    name: 'youtube',
    title: 'YouTube，在彈出視窗裡播放',
    settings: { url: 'https://youtu.be/aqz-KE-bpKQ', title: '畢業公演預告', picture: 6, glow: 'ripple' },
  },
  {
    name: 'vimeo',
    title: 'Vimeo，在原位播放，沒有封面圖片',
    settings: {
      video_type: 'vimeo',
      url: 'https://vimeo.com/76979871',
      title: '辯論賽決賽精華',
      style: 'inline',
      button_style: 'both',
      button_text: '看精華',
      glow: 'radio-wave',
    },
  },
  {
    name: 'part',
    title: 'YouTube 的一段，重複、靜音、沒有控制列，只有文字的按鈕',
    settings: {
      url: 'https://www.youtube.com/shorts/aqz-KE-bpKQ',
      title: '一分鐘即席演講',
      ratio: '9/16',
      style: 'inline',
      start: 10,
      end: 70,
      mute: true,
      loop: true,
      controls: false,
      button_style: 'text',
    },
  },
  { name: 'own', title: '媒體庫的影片，有字幕與封面', settings: { ...own, style: 'inline', picture: 27 } },
  { name: 'own-popup', title: '媒體庫的影片，在彈出視窗裡播放', settings: own },
  {
    name: 'autoplay',
    title: '捲到時靜音播放，重複，只有暫停按鈕',
    settings: { ...own, text: '', style: 'inline', autoplay: true, loop: true, controls: false },
  },
  {
    name: 'long',
    title: '很長的名稱',
    settings: {
      url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: 'InternationalIntercollegiateOratoryChampionship 第十六屆全國大專校院口語傳播暨社群媒體聯合成果展開幕影片',
      text: 'سارة العلي：第十六屆全國大專校院口語傳播暨社群媒體聯合成果展的開場致詞，長達四十分鐘而全場無人離席。',
      button_style: 'both',
      button_text: '播放第十六屆全國大專校院口語傳播暨社群媒體聯合成果展開幕影片',
    },
  },
]
