import { PORTRAITS } from './pages/faculty.ts'
import type { PictureSeed } from './types.ts'

const PRINT = { width: 1680, height: 1120 }

/** Pictures that are not the poster of one post. */
export const PICTURES: PictureSeed[] = [
  ...PORTRAITS,
  {
    key: 'award-wide',
    art: {
      title: '賀！林昀臻同學榮獲第十九屆全國大專校院演講比賽國語組第一名',
      composition: 'title-row',
      stock: 'straw',
      width: 1680,
      height: 640,
    },
    alt: '聲紋海報：稻黃紙面上一排墨色聲調柱，其中一根朱紅色的聲調柱升入圓形光區',
    title: '〈外婆的收音機〉得獎聲紋',
    caption: '本篇標題的聲紋：一根柱子是一個字，柱頂的斜口是它的聲調。朱紅色是「第一名」的「一」。',
    description: '依得獎消息標題逐字繪成。',
    focal: { x: 84, y: 50 },
  },
  {
    key: 'final',
    art: { title: '決賽現場六十二位選手', composition: 'stage', stock: 'ink', ...PRINT },
    alt: '決賽現場示意：黑暗中三道光照著一座講臺，前排是朱紅色的聲調柱',
    title: '決賽現場',
    caption: '決賽現場：燈亮之後，六十二位選手只剩十位。',
  },
  {
    key: 'script',
    art: { title: '外婆的收音機講稿手跡', composition: 'script', stock: 'bone', ...PRINT },
    alt: '講稿示意：直排文字與朱筆圈點',
    title: '第十一版講稿',
    caption: '改到第十一版的講稿，圈點處是要停下來的地方。',
  },
  {
    key: 'judge',
    art: { title: '評審講評與聲音表達示範', composition: 'spectrogram', stock: 'sky', ...PRINT },
    alt: '講評錄音的聲譜圖示意，句子與句子之間有明顯的空白',
    title: '講評錄音的聲譜',
    caption: '評審講評錄音的聲譜。空白不是沒有聲音，是等人聽見。',
  },
  {
    key: 'lab',
    art: { title: '口語表達實驗室聲學量測', composition: 'sliced', glyph: '聲', stock: 'sky', ...PRINT },
    alt: '口語表達實驗室示意：朱紅色的「聲」字被切成九段，旁邊是起伏的聲調柱',
    title: '口語表達實驗室',
    caption: '口語表達實驗室，語言傳播大樓 507。',
  },
  {
    key: 'studio',
    art: { title: '廣播錄音間的星期三夜晚', composition: 'reels', stock: 'peach', ...PRINT },
    alt: '廣播錄音間示意：兩個盤帶和其間流動的聲音',
    title: '廣播錄音間，星期三夜晚',
    caption: '廣播錄音間的星期三夜晚，通常錄到系館關門。',
  },
  {
    key: 'theatre',
    art: { title: '畢業公演彩排走位', composition: 'stage', stock: 'straw', ...PRINT },
    alt: '小劇場示意：白天的舞臺，講臺立在三道光的交會處',
    title: '小劇場',
    caption: '小劇場可坐一百二十人，公演前兩週全天開放排練。',
  },
  {
    key: 'open-day-wave',
    art: { title: '11 月 28 日，來系上聽聽看', composition: 'arcs', stock: 'celadon', width: 1100, height: 1344 },
    alt: '招生說明會海報：青瓷色紙面上，墨色與一道朱紅的聲波從角落的講臺擴散開來',
    title: '11 月 28 日，來系上聽聽看',
  },
  {
    key: 'share',
    art: { title: '先聽，再說。口語傳播暨社群媒體學系', composition: 'horn', stock: 'peach', width: 1680, height: 882 },
    alt: '明德大學口語傳播暨社群媒體學系：聲音從傾聽開始，越走越大',
    title: '先聽，再說。',
  },
]
