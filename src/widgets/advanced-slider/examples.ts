import type { Example } from '#settings/define-widget.ts'
import { documentOf, paragraph } from '#settings/rich-text/compose.ts'

const slide = (id: string, title: string, words: string, more: Record<string, unknown> = {}) => ({
  id,
  title,
  paper: 'bone',
  content: [
    { id: `${id}-title`, blockType: 'heading', text: title, level: '3' },
    { id: `${id}-words`, blockType: 'text', body: documentOf(paragraph(words)) },
  ],
  ...more,
})

const slides = (prefix: string) => [
  slide(`${prefix}-listen`, '先聽', '大一：坐在第一排，把別人的話聽完，再聽一次自己的。', { thumb: 1, paper: 'celadon' }),
  slide(`${prefix}-speak`, '再說', '大二：從一分鐘開始，說給一個人聽，再說給一百個人聽。', { thumb: 2, paper: 'peach' }),
  slide(`${prefix}-do`, '去做', '大三：帶著麥克風走出教室，做一檔節目、一場直播、一次訪談。', { thumb: 3, paper: 'sky' }),
  slide(`${prefix}-stage`, '上台', '大四：畢業公演。燈亮的時候，全場都在等你的第一句話。', { paper: 'straw' }),
]

const pictures = ['一', '二', '三', '四', '五'].map((number, index) => ({
  id: `picture-${index}`,
  title: `海報${number}`,
  thumb: index + 1,
  content: [{ id: `slider-picture-${index}`, blockType: 'image', picture: index + 1, ratio: '21/8' }],
}))

export const examples: Example[] = [
  { name: 'default', title: '一次一張', settings: { label: '四年', slides: slides('a') } },
  {
    name: 'progress',
    title: '自動輪播，有時間條，游標停在上面時暫停',
    settings: { label: '四年，自動', slides: slides('b'), progressBar: true, pauseOnMouseEnter: true, navigation: true },
  },
  {
    name: 'several',
    title: '三張並排，不循環，手形游標',
    settings: {
      label: '三張並排',
      slides: slides('c'),
      slidesPerViewItem: 3,
      slidesPerViewTablet: 2,
      spaceBetweenGap: 24,
      loopEnable: false,
      sliderGrapCursor: true,
    },
  },
  {
    name: 'fade',
    title: '淡入淡出，照片與縮圖',
    settings: { label: '照片', slides: pictures, sliderEffect: 'fade', sliderThumbsShow: true },
  },
  { name: 'cube', title: '立方體', settings: { label: '四年，立方體', slides: slides('d'), sliderEffect: 'cube' } },
  { name: 'flip', title: '翻面', settings: { label: '四年，翻面', slides: slides('e'), sliderEffect: 'flip' } },
  {
    name: 'coverflow',
    title: '翻書，三張並排',
    settings: {
      label: '翻書',
      slides: slides('f'),
      sliderEffect: 'coverflow',
      slidesPerViewItem: 3,
      slidesPerViewTablet: 3,
      slidesPerViewMobile: 1,
      loopEnable: false,
    },
  },
  {
    name: 'vertical',
    title: '上下，縮圖在旁邊',
    settings: {
      label: '上下',
      slides: slides('g'),
      sliderDirectionType: 'vertical',
      sliderThumbsShow: true,
      sliderThumbsOffset: 100,
    },
  },
  { name: 'wheel', title: '用滑鼠滾輪換張', settings: { label: '滾輪', slides: slides('h'), sliderMouseScroll: true } },
  {
    name: 'widgets',
    title: '投影片裡有其他元件',
    settings: {
      label: '投影片裡的元件',
      slides: [
        slide('due', '報名', '倒數也照樣走。', {
          paper: 'none',
          content: [{ id: 'slider-countdown', blockType: 'countdown', title: '距離報名截止', due: '2037-03-21T09:00:00.000Z' }],
        }),
        slide('news', '消息', '文章也照樣連。', {
          paper: 'none',
          content: [{ id: 'slider-posts', blockType: 'post-list', layout: 'rows', count: 3 }],
        }),
      ],
    },
  },
  {
    name: 'one',
    title: '只有一張',
    settings: { label: '一張', slides: slides('i').slice(0, 1), progressBar: true, sliderThumbsShow: true },
  },
  {
    name: 'edges',
    title: '很長的字、由右至左、沒有縮圖',
    settings: {
      label: '邊界',
      sliderThumbsShow: true,
      slides: [
        slide('chinese', '名稱特別特別特別特別長', '講'.repeat(400)),
        slide('latin', 'Wolfeschlegelsteinhausenbergerdorff', 'Rhabarberbarbara'.repeat(20)),
        slide('arabic', 'مسابقة الخطابة', 'تجربة رائعة في القسم.'),
      ],
    },
  },
  {
    name: 'many',
    title: '六十張',
    settings: {
      label: '六十講',
      slides: Array.from({ length: 60 }, (_, index) => slide(`m-${index}`, `第 ${index + 1} 講`, '先聽，再說。')),
    },
  },
]
