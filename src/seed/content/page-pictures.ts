import type { PosterOptions } from '../art/poster.ts'
import type { PictureSeed } from './types.ts'

const PRINT = { width: 1680, height: 1120 }
const CARD = { width: 1200, height: 800 }

/** What one of the four fields looks like on the home page. */
const field = (
  key: string,
  name: string,
  glyph: NonNullable<PosterOptions['glyph']>,
  stock: PosterOptions['stock'],
): PictureSeed => ({
  key: `field-${key}`,
  art: { title: name, composition: 'sliced', glyph, stock, ...CARD },
  alt: `「${glyph}」字被橫向切成幾段，代表${name}領域`,
  title: name,
})

/** Pictures that only pages show. */
export const PAGE_PICTURES: PictureSeed[] = [
  field('speech', '口語表達', '說', 'peach'),
  field('debate', '論辯與說服', '辯', 'straw'),
  field('social', '社群傳播', '傳', 'celadon'),
  field('stage', '主持與展演', '演', 'sky'),
  {
    key: 'stage-before',
    art: { title: '小劇場整修前後', composition: 'stage', stock: 'bone', ...PRINT },
    alt: '整修前的小劇場示意：一片灰白，燈打不進角落，講臺孤零零地站著',
    title: '整修前的小劇場',
  },
  {
    key: 'stage-after',
    art: { title: '小劇場整修前後', composition: 'stage', stock: 'ink', ...PRINT },
    alt: '整修後的小劇場示意：場燈全暗，三道光準確地落在講臺上',
    title: '整修後的小劇場',
  },
  {
    key: 'theatre-plan',
    art: { title: '小劇場座位與設備示意', composition: 'seats', stock: 'sky', ...PRINT },
    alt: '小劇場示意圖：一排排聽眾面向明亮的舞臺，其中一位舉著手',
    title: '小劇場示意圖',
    caption: '小劇場示意圖，標記處可以看說明。',
  },
  {
    key: 'studio-night',
    art: { title: '廣播錄音間的星期三夜晚', composition: 'reels', stock: 'ink', ...PRINT },
    alt: '入夜後的廣播錄音間示意：燈熄了，兩個盤帶還在轉',
    title: '入夜後的錄音間',
  },
  {
    key: 'scene-camp',
    art: { title: '高中生口語表達營開營', composition: 'bubbles', stock: 'straw', ...PRINT },
    alt: '口語表達營示意：大大小小的對話框疊在一起，有一個是朱紅色',
    title: '高中生口語表達營',
    caption: '2026 年 7 月，高中生口語表達營。第一天只聽，第二天才開口。',
  },
  {
    key: 'scene-open-mic',
    art: { title: '星期五的開放麥克風', composition: 'horn', stock: 'celadon', ...PRINT },
    alt: '開放麥克風示意：聲音從喇叭口傳出來，越走越大',
    title: '星期五的開放麥克風',
    caption: '2026 年 5 月，開放麥克風之夜。規則只有一條：說完要留下來聽下一位。',
  },
  {
    key: 'scene-rehearsal',
    art: { title: '請在嗶聲後留言彩排', composition: 'doors', stock: 'peach', ...PRINT },
    alt: '公演彩排示意：一道門後面還有一道門，盡頭是光',
    title: '《請在嗶聲後留言》彩排',
    caption: '2026 年 1 月，畢業公演《請在嗶聲後留言》彩排。',
  },
  {
    key: 'scene-dubbing',
    art: { title: '字幕組現場配音', composition: 'frames', stock: 'sky', ...PRINT },
    alt: '現場配音示意：一條膠卷，每一格裡都有一個字',
    title: '《字幕組》現場配音',
    caption: '2023 年 1 月，《字幕組》把默片配成三種語言。',
  },
  {
    key: 'scene-moot',
    art: { title: '模擬法庭交叉詰問', composition: 'podium', stock: 'bone', ...PRINT },
    alt: '模擬法庭示意：一排聲調柱之中，有一根升進光裡',
    title: '模擬法庭',
    caption: '2025 年 12 月，模擬法庭開放旁聽，陪審團由觀眾抽籤產生。',
  },
  {
    key: 'scene-ceremony',
    art: { title: '明德盃頒獎典禮', composition: 'steps', stock: 'straw', ...PRINT },
    alt: '頒獎典禮示意：三級頒獎臺，站得最高的是一個聲音',
    title: '明德盃頒獎典禮',
    caption: '2025 年 12 月，第二十一屆明德盃頒獎典禮。',
  },
  {
    key: 'scene-field-trip',
    art: { title: '部落廣播站田野錄音', composition: 'routes', stock: 'celadon', ...PRINT },
    alt: '田野錄音示意：幾條路線在紙上交會，交會處是朱紅色的點',
    title: '部落廣播站田野錄音',
    caption: '2026 年 4 月，「聲音敘事」到南投信義錄音，回程在車上剪接。',
  },
  {
    key: 'scene-homecoming',
    art: { title: '系友回娘家', composition: 'rosette', stock: 'peach', ...PRINT },
    alt: '系友回娘家示意：許多聲音圍成一圈，下方垂著兩條綵帶',
    title: '系友回娘家',
    caption: '2026 年 3 月，系友回娘家。不安排致詞，只安排座位。',
  },
]
