import { EXAMPLE_FILES } from '#kit/example-files.ts'
import type { Example } from '#settings/define-widget.ts'

const youtube = (id: string, title: string, category: string, more: object = {}) => ({
  id,
  title,
  category,
  url: 'https://youtu.be/aqz-KE-bpKQ',
  ...more,
})

const films = [
  youtube('trailer', '畢業公演〈聲聲不息〉預告', '公演', { picture: 6 }),
  youtube('debate', '中部大專盃決賽結辯', '演講與辯論', { picture: 5 }),
  {
    id: 'listen',
    title: '先聽，再說',
    category: '公演、短片',
    video_type: 'self',
    file: EXAMPLE_FILES.film,
    captions: EXAMPLE_FILES.captions,
    picture: 30,
  },
  {
    id: 'final',
    title: '全國演講比賽冠軍致詞',
    category: '演講與辯論',
    video_type: 'vimeo',
    url: 'https://vimeo.com/76979871',
    picture: 27,
  },
  youtube('camp', '高中生說話營一日紀錄', '短片'),
  youtube('radio', '廣播劇幕後', '短片', { ratio: '9/16', picture: 19 }),
]

export const examples: Example[] = [
  { name: 'grid', title: '格子，可以篩選，在彈出視窗裡播放', settings: { items: films, filter: true } },
  {
    name: 'inline',
    title: '格子，在原位播放，游標移上去才有播放鈕',
    settings: { label: '原位播放的影片', items: films, filter: true, click_action: 'inline', play_on_hover: true },
  },
  {
    name: 'masonry',
    title: '高低不一的欄',
    settings: {
      label: '高低不一的影片',
      layout: 'masonry',
      filter: true,
      all_label: '都看',
      items: films.map((film, index) => ({ ...film, ratio: ['16/9', '1/1', '9/16', '4/3'][index % 4] })),
    },
  },
  {
    name: 'carousel',
    title: '輪播，有箭號',
    settings: { label: '輪播的影片', layout: 'carousel', items: films, arrows: true, autoplay: false, slides_desktop: 3 },
  },
  {
    name: 'one',
    title: '只有一部，沒有名稱',
    settings: { label: '一部影片', items: films.slice(0, 1), filter: true, show_title: false },
  },
  {
    name: 'long',
    title: '很長的字，與認不出的網址',
    settings: {
      label: '名稱很長的影片',
      filter: true,
      items: [
        youtube('gone', '認不出的網址不會顯示', '公演', { url: 'https://example.com/video' }),
        youtube(
          'long',
          'InternationalIntercollegiateOratoryChampionship 第十六屆全國大專校院口語傳播暨社群媒體聯合成果展',
          '第十六屆全國大專校院口語傳播暨社群媒體聯合成果展',
        ),
        youtube('arabic', 'سارة العلي：開場致詞', 'خطابة'),
      ],
    },
  },
  {
    name: 'many',
    title: '兩百部',
    settings: {
      label: '兩百部影片',
      filter: true,
      columns: 6,
      columns_tablet: 4,
      columns_mobile: 2,
      items: Array.from({ length: 200 }, (_, index) =>
        youtube(`film-${index}`, `第 ${index + 1} 部`, `${112 + (index % 4)} 學年度`),
      ),
    },
  },
]
