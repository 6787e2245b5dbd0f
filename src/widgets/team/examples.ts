import type { Example } from '#settings/define-widget.ts'
import { documentOf, linkNode, paragraph } from '#settings/rich-text/compose.ts'

const TEACHERS: [id: string, name: string, position: string, text: string][] = [
  ['hsu', '許靜儀', '教授兼系主任', '修辭批評、公眾演說、總統就職演說研究'],
  ['chen', '陳柏勳', '副教授', '社群媒體分析、計算傳播、假訊息查核'],
  ['huang', '黃郁庭', '副教授', '人際溝通、健康傳播、醫病對話'],
  ['chou', '周子恆', '助理教授', '論辯與說服、模擬法庭、辯論教學'],
  ['lo', '羅曼寧', '助理教授', '聲音敘事、廣播與 Podcast 製作'],
]

const members = TEACHERS.map(([id, name, position, text], index) => ({
  id,
  name,
  position,
  text,
  picture: 20 + index,
  phone: `(04) 5550-1988 分機 52${10 + index}`,
  email: `${id}@mingde.example`,
  website: `https://speech.mingde.example/${id}/`,
  detail: documentOf(
    paragraph(`${name}老師每週三下午在研究室，歡迎先寫信約時間。`),
    paragraph('近期的課程與計畫，請見', linkNode('/faculty/', '師資陣容'), '。'),
  ),
  networks: [
    { id: 'a', network: 'facebook', href: 'https://www.facebook.com/mingde.example' },
    { id: 'b', network: 'threads', href: 'https://www.threads.net/@mingde.example' },
  ],
}))

const edges = [
  {
    id: 'long',
    name: '名字長到需要換行而且不能把旁邊的人擠開的老師',
    position: 'Distinguished Professor of Pneumonoultramicroscopicsilicovolcanoconiosis',
    text: '一段很長的簡介。'.repeat(30),
  },
  { id: 'rtl', name: 'فاطمة الزهراء', position: 'أستاذة زائرة', text: '阿拉伯語修辭學' },
  { id: 'gone', name: '照片不見', position: '兼任講師', picture: 9999 },
  {
    id: 'hostile',
    name: '<b>粗體</b>',
    website: 'javascript:alert(1)',
    email: 'not an address',
    phone: '請洽系辦',
    networks: [{ network: 'facebook', href: 'javascript:alert(1)' }],
  },
]

export const examples: Example[] = [
  {
    name: 'popup',
    title: '點照片與姓名打開介紹',
    settings: { label: '認識老師', members, popup: true, autoplay: false, arrows: true, arrow_style: 'both', dots: true },
  },
  { name: 'carousel', title: '輪播，頭尾相接', settings: { label: '專任教師', members } },
  {
    name: 'button',
    title: '紙卡，按按鈕打開介紹',
    settings: {
      label: '面試老師',
      members,
      style: 'card',
      popup: true,
      popup_trigger: 'button',
      autoplay: false,
      arrows: true,
      arrow_style: 'text',
      slides_desktop: 4,
    },
  },
  {
    name: 'grid',
    title: '全部排出來',
    settings: { label: '全體教師', layout: 'grid', members: members.slice(0, 3), popup: true },
  },
  { name: 'one', title: '只有一位', settings: { label: '系主任', members: members.slice(0, 1) } },
  {
    name: 'edges',
    title: '長字、由右至左、照片不見了',
    settings: { label: '各種名字', members: edges, popup: true, autoplay: false },
  },
  {
    name: 'many',
    title: '兩百位',
    settings: {
      label: '歷年教師',
      autoplay: false,
      dots: true,
      members: Array.from({ length: 200 }, (_, index) => ({ id: `n-${index}`, name: `老師 ${index + 1}`, position: '兼任' })),
    },
  },
]
