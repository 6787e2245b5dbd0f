import { place, section, text } from '#cms/writing/blocks.ts'
import { bold, bullets, link, paragraph, richText } from '#cms/writing/lexical.ts'
import type { PosterOptions } from '../../art/poster.ts'
import type { PageSeed, PictureSeed, Refs } from '../types.ts'

interface Teacher {
  key: string
  name: string
  glyph: NonNullable<PosterOptions['glyph']>
  stock: PosterOptions['stock']
  rank: string
  field: string
  says: string
  teaches: string[]
  writes: string[]
  room: string
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
    teaches: ['公眾演說（一）、（二）', '口語詮釋', '修辭批評'],
    writes: ['〈就職演說裡的停頓：1996 至 2024〉，《口語傳播學刊》第 31 期', '《停，也是一句話》，明德大學出版中心，2023'],
    room: '505',
  },
  {
    key: 'chen',
    name: '陳柏勳',
    glyph: '陳',
    stock: 'sky',
    rank: '副教授',
    field: '社群媒體分析、計算傳播、假訊息查核',
    says: '主持國科會短影音假訊息計畫，歡迎大學部同學加入。',
    teaches: ['傳播統計', '社群媒體企劃', '社群數據分析'],
    writes: [
      '〈短影音的轉述鏈：三種假訊息的傳播節奏〉，《傳播研究》第 58 期',
      '國科會計畫「短影音假訊息的聽覺線索」，2025 至 2028',
    ],
    room: '506',
  },
  {
    key: 'huang',
    name: '黃郁庭',
    glyph: '黃',
    stock: 'celadon',
    rank: '副教授',
    field: '人際溝通、健康傳播、醫病對話',
    says: '114 學年度教學優良獎。',
    teaches: ['人際溝通', '健康傳播', '校外實習'],
    writes: ['〈八分鐘的門診：打斷與補述〉，《健康傳播》第 12 期', '《把話接住》，與臺中榮醫社工室合著，2024'],
    room: '511',
  },
  {
    key: 'chou',
    name: '周子恆',
    glyph: '周',
    stock: 'straw',
    rank: '助理教授',
    field: '論辯與說服、模擬法庭、辯論教學',
    says: '辯論隊指導老師，每週二晚上在 503 教室。',
    teaches: ['論證與邏輯', '論辯與說服', '危機溝通'],
    writes: ['〈複述作為論辯的前提〉，《論辯教育》第 9 期', '辯論教材《反對一個意見》，2022'],
    room: '512',
  },
  {
    key: 'lo',
    name: '羅曼寧',
    glyph: '羅',
    stock: 'bone',
    rank: '助理教授',
    field: '聲音敘事、廣播與 Podcast 製作',
    says: '規定剪接之前，錄音要從頭聽過一遍。',
    teaches: ['聲音敘事', '聽力與聆聽', '畢業製作'],
    writes: ['Podcast《末班車以後》製作人，全三季', '〈錄音機裡的房間：環境聲的敘事功能〉，《廣播與聲音》第 6 期'],
    room: '509',
  },
  {
    key: 'tsai',
    name: '蔡承佑',
    glyph: '蔡',
    stock: 'peach',
    rank: '專技助理教授',
    field: '主持與展演、活動企劃、舞臺監督',
    says: '畢業公演總監，燈亮前一定會巡一次觀眾席。',
    teaches: ['主持學', '展演企劃與舞臺監督', '畢業公演'],
    writes: ['《三分鐘》《請在嗶聲後留言》導演', '大型活動字幕與手語整合流程，2025 年獲無障礙設計獎'],
    room: 'B1 劇場辦公室',
  },
]

/** Surnames as portraits. */
export const PORTRAITS: PictureSeed[] = TEACHERS.map(({ key, name, glyph, stock, field }) => ({
  key: `portrait-${key}`,
  art: { title: `${name}${field}`, composition: 'portrait', glyph, stock, width: 800, height: 1000 },
  alt: `${name}老師的姓氏「${glyph}」，切成五段，下方是一排朱紅色的聲調柱`,
  title: `${name}老師`,
}))

const ADJUNCTS = [
  { name: '林維倫', position: '兼任助理教授', text: '新聞主播二十年。簡報與訪談、中文寫作與口述。' },
  { name: '江佩芸', position: '兼任講師', text: '配音員、台語節目主持人。發聲與語音、配音與廣播劇。' },
  { name: '杜宇翔', position: '兼任講師', text: '事實查核記者，105 級系友。假訊息與事實查核。' },
  { name: '蘇于晴', position: '兼任講師', text: '律師，98 級系友。法庭與議會溝通。' },
]

export const FACULTY: PageSeed = {
  path: 'about/faculty',
  title: '師資陣容',
  paper: 'sky',
  lead: '六位專任老師，生師比 1：16。點照片看研究、課程與晤談時間。',
  layout: (refs) => [
    section(
      { title: '專任教師', titleStyle: 'plain' },
      place('team', {
        label: '專任教師',
        layout: 'grid',
        style: 'plain',
        popup: true,
        popup_trigger: 'name',
        members: TEACHERS.map((teacher) => introduce(teacher, refs)),
      }),
    ),
    section(
      { title: '兼任與業界教師', titleStyle: 'plain' },
      place('team', {
        label: '兼任與業界教師名單',
        layout: 'carousel',
        style: 'card',
        members: ADJUNCTS,
        slides_desktop: 4,
        slides_tablet: 2,
        slides_mobile: 1,
        autoplay: false,
        loop: false,
      }),
    ),
    section(
      { title: '與老師聯絡', titleStyle: 'plain', width: 'narrow', paper: 'bone' },
      text(
        paragraph('每位老師每週有四小時的晤談時間，不必說明理由，敲門即可。線上晤談請先寫信給系辦安排。'),
        paragraph('每學期的開課與授課教師，請見', link('課程一覽', refs.url('/courses/#課程一覽')), '。'),
      ),
    ),
  ],
}

function introduce({ key, name, rank, field, says, teaches, writes, room }: Teacher, { picture }: Refs) {
  return {
    name,
    position: rank,
    picture: picture(`portrait-${key}`),
    text: field,
    email: `${key}@mingde.example`,
    detail: richText(
      paragraph(says),
      paragraph(bold('任教課程')),
      bullets(...teaches),
      paragraph(bold('著作與計畫')),
      bullets(...writes),
      paragraph(bold('研究室　'), `${room}，晤談時間每週二、四 10:00–12:00`),
    ),
  }
}
