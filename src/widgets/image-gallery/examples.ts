import type { Example } from '#settings/define-widget.ts'

const images = (...ids: number[]) => ids.map((picture) => ({ id: `picture-${picture}`, picture }))
const group = (id: string, filter_label: string, ...ids: number[]) => ({ id, filter_label, images: images(...ids) })

const groups = [
  group('stage', '公演與展覽', 6, 14, 32),
  group('speech', '演講與辯論', 5, 27, 29, 18),
  group('people', '師長', 20, 21, 22),
]

export const examples: Example[] = [
  {
    name: 'tilt',
    title: '跟著滑鼠傾斜，正方形',
    settings: { label: '會傾斜的圖片', groups: [group('lab', '實驗室', 30, 31, 28)], tilt: true, ratio: '1/1' },
  },
  { name: 'grid', title: '格子，可以篩選，有圖說', settings: { groups, show_caption: true } },
  {
    name: 'masonry',
    title: '高低不一的欄，四欄',
    settings: {
      label: '高低不一的圖片',
      groups,
      layout: 'masonry',
      columns: 4,
      columns_tablet: 3,
      columns_mobile: 2,
      show_description: true,
    },
  },
  {
    name: 'plain',
    title: '不放大、不篩選，每天換順序',
    settings: {
      label: '每天不同的圖片',
      groups,
      lightbox: false,
      show_filter: false,
      ordering: 'random',
      columns: 5,
      columns_tablet: 3,
      columns_mobile: 2,
      ratio: '4/5',
    },
  },
  {
    name: 'apart',
    title: '一張一張放大',
    settings: { label: '各自放大的圖片', groups: [group('one', '一組', 30, 31)], slideshow: false, columns: 2 },
  },
  {
    name: 'long',
    title: '很長的組名與圖說，有一張圖片已經不在了',
    settings: {
      label: '說明很長的圖片',
      show_caption: true,
      all_label: '都看',
      groups: [
        {
          id: 'long',
          filter_label: '第十六屆全國大專校院口語傳播暨社群媒體聯合成果展',
          images: [
            {
              id: 'a',
              picture: 14,
              caption: 'InternationalIntercollegiateOratoryChampionship 第十六屆全國大專校院口語傳播暨社群媒體聯合成果展開幕',
            },
            { id: 'gone', picture: 987_654, caption: '圖片不在了' },
          ],
        },
        { id: 'arabic', filter_label: 'خطابة', images: [{ id: 'b', picture: 27, caption: 'سارة العلي' }] },
      ],
    },
  },
  { name: 'one', title: '只有一張', settings: { label: '一張圖片', groups: [group('one', '一張', 26)], columns: 2 } },
  {
    name: 'many',
    title: '兩百張',
    settings: {
      label: '兩百張圖片',
      columns: 6,
      columns_tablet: 4,
      columns_mobile: 3,
      layout: 'masonry',
      groups: ['一', '二', '三', '四'].map((name, at) => ({
        id: `year-${at}`,
        filter_label: `${name}年級`,
        images: Array.from({ length: 50 }, (_, index) => ({ id: `picture-${index}`, picture: 1 + ((index * 7 + at) % 32) })),
      })),
    },
  },
]
