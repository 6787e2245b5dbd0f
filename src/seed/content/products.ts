import type { PosterOptions } from '../art/poster.ts'
import type { PictureSeed } from './types.ts'

interface ProductSeed {
  key: string
  name: string
  price: number
  /** Left out: not counted. */
  stock?: number
  description: string
  /** Its cover; without one the site draws a poster. */
  cover?: Pick<PosterOptions, 'composition' | 'stock' | 'glyph'> & { alt: string }
}

const COVER_SIZE = { width: 1200, height: 1200 }

/** What the department office sells, the newest first. */
export const PRODUCTS: ProductSeed[] = [
  {
    key: 'journal-12',
    name: '系刊《聲線》第 12 期：停頓',
    price: 180,
    stock: 60,
    description: '十二位學生寫停頓：講錯話之後、下一句之前、電話那頭沒有聲音的時候。平裝，112 頁。',
    cover: { composition: 'script', stock: 'bone', alt: '系刊封面：米白紙面上的直排文字與朱筆圈點' },
  },
  {
    key: 'textbook',
    name: '《口語傳播的第一堂課》',
    price: 420,
    stock: 25,
    description: '大一必修「口語傳播概論」的講義集結成書，附三十個課堂練習。',
    cover: { composition: 'sliced', stock: 'sky', glyph: '說', alt: '書封：朱紅色的「說」字被切成幾段' },
  },
  {
    key: 'drama-cd',
    name: '廣播劇《外婆的收音機》典藏 CD',
    price: 300,
    stock: 12,
    description: '全國大專校院演講比賽得獎作品改編，學生配音與配樂，全長 46 分鐘，附劇本。',
    cover: { composition: 'spectrogram', stock: 'peach', alt: '唱片封面：粉色底的聲譜圖' },
  },
  {
    key: 'tote',
    name: '聲調柱帆布袋',
    price: 350,
    stock: 40,
    description: '「先聽，再說。」五個字的聲調柱印在十二安帆布上，裝得下一臺筆電。',
    cover: { composition: 'title-row', stock: 'straw', alt: '帆布袋圖案：稻黃底色上一排聲調柱' },
  },
  {
    key: 'badge',
    name: '麥克風徽章',
    price: 80,
    stock: 0,
    description: '每年只做一百枚，校慶當天在系辦門口發售。',
  },
  {
    key: 'cards',
    name: '即席演說題目卡（100 張）',
    price: 260,
    description: '抽一張，想兩分鐘，說三分鐘。適合課堂、社團與家庭聚會。',
    cover: { composition: 'stage', stock: 'ink', alt: '盒面：黑暗中一道光照著講臺' },
  },
]

export const PRODUCT_COVERS: PictureSeed[] = PRODUCTS.flatMap(({ key, name, cover }) => {
  if (cover === undefined) return []
  const { alt, ...art } = cover
  return [{ key: `product-${key}`, art: { title: name, ...art, ...COVER_SIZE }, alt, title: name }]
})
