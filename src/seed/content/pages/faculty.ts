import type { PosterOptions } from '#seed/art/poster.ts'
import { columns, image, section, text, title } from '#seed/blocks.ts'
import { link, paragraph } from '#seed/lexical.ts'
import type { PageSeed, PictureSeed, Refs } from '../types.ts'

interface Teacher {
  key: string
  name: string
  glyph: NonNullable<PosterOptions['glyph']>
  stock: PosterOptions['stock']
  rank: string
  field: string
  says: string
}

const TEACHERS: Teacher[] = [
  {
    key: 'hsu',
    name: '許靜儀',
    glyph: '許',
    stock: 'peach',
    rank: '教授兼系主任',
    field: '修辭批評、公眾演說、總統就職演說研究',
    says: '課堂名言：「停，也是一句話。」',
  },
  {
    key: 'chen',
    name: '陳柏勳',
    glyph: '陳',
    stock: 'sky',
    rank: '副教授',
    field: '社群媒體分析、計算傳播、假訊息查核',
    says: '主持國科會短影音假訊息計畫，歡迎大學部同學加入。',
  },
  {
    key: 'huang',
    name: '黃郁庭',
    glyph: '黃',
    stock: 'celadon',
    rank: '副教授',
    field: '人際溝通、健康傳播、醫病對話',
    says: '114 學年度教學優良獎。',
  },
  {
    key: 'chou',
    name: '周子恆',
    glyph: '周',
    stock: 'straw',
    rank: '助理教授',
    field: '論辯與說服、模擬法庭、辯論教學',
    says: '辯論隊指導老師，每週二晚上在 503 教室。',
  },
  {
    key: 'lo',
    name: '羅曼寧',
    glyph: '羅',
    stock: 'bone',
    rank: '助理教授',
    field: '聲音敘事、廣播與 Podcast 製作',
    says: '規定剪接之前，錄音要從頭聽過一遍。',
  },
  {
    key: 'tsai',
    name: '蔡承佑',
    glyph: '蔡',
    stock: 'peach',
    rank: '專技助理教授',
    field: '主持與展演、活動企劃、舞臺監督',
    says: '畢業公演總監，燈亮前一定會巡一次觀眾席。',
  },
]

const PER_ROW = 3

/** Surnames as portraits. */
export const PORTRAITS: PictureSeed[] = TEACHERS.map(({ key, name, glyph, stock, field }) => ({
  key: `portrait-${key}`,
  art: { title: `${name}${field}`, composition: 'portrait', glyph, stock, width: 800, height: 1000 },
  alt: `${name}老師的姓氏「${glyph}」，切成五段，下方是一排朱紅色的聲調柱`,
  title: `${name}老師`,
}))

export const FACULTY: PageSeed = {
  path: 'about/faculty',
  title: '師資陣容',
  paper: 'sky',
  lead: '六位專任老師，生師比 1：16。口語課程每班不超過二十四人。',
  layout: (refs) => [
    section(
      { title: '專任教師', titleStyle: 'plain' },
      ...chunk(TEACHERS, PER_ROW).map((row) => columns(row.map((teacher) => introduce(teacher, refs)))),
    ),
    section(
      { title: '與老師聯絡', titleStyle: 'plain', width: 'narrow', paper: 'bone' },
      text(
        paragraph('每位老師每週有四小時的晤談時間，不必說明理由，敲門即可。線上晤談請先寫信給系辦安排。'),
        paragraph('兼任與業界教師每學期不同，請見', link('大學部課程', refs.page('courses/undergraduate')), '的開課資訊。'),
      ),
    ),
  ],
}

function introduce({ key, name, rank, field, says }: Teacher, { picture }: Refs) {
  return [
    image(picture(`portrait-${key}`), { ratio: '4/5', zoom: false }),
    title('3', name, { subtitle: rank }),
    text(paragraph(field), paragraph(says)),
  ]
}

function chunk<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, row) => items.slice(row * size, (row + 1) * size))
}
