import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { count } from '#settings/kinds/count.ts'
import { link } from '#settings/kinds/link.ts'
import { list } from '#settings/kinds/list.ts'
import { number } from '#settings/kinds/number.ts'
import { picture } from '#settings/kinds/picture.ts'
import { relation } from '#settings/kinds/relation.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'

type Siblings = Record<string, unknown>

const isMarquee = ({ tickerEffect }: Siblings) => tickerEffect === 'marquee'
const isOneByOne = (siblings: Siblings) => !isMarquee(siblings)
const isOwn = ({ source }: Siblings) => source === 'custom'
const isOfPosts = (siblings: Siblings) => !isOwn(siblings)

export const contentTickerSettings = defineSettings({
  name: 'content-ticker',
  label: '跑馬燈',
  group: '最新內容',
  place: 250,
  fields: {
    title: text({ label: '標題', help: '放在最前面的標籤，例如「最新消息」。', default: '最新消息', maxLength: 20 }),
    titleStyle: choice({
      label: '標籤的形狀',
      options: [
        { value: 'default', label: '方塊' },
        { value: 'diagonal-top', label: '斜邊，上寬下窄' },
        { value: 'diagonal-bottom', label: '斜邊，上窄下寬' },
        { value: 'arrow', label: '箭頭' },
      ],
      default: 'default',
    }),
    source: choice({
      label: '內容來源',
      options: [
        { value: 'post', label: '文章' },
        { value: 'custom', label: '自己填寫' },
      ],
      default: 'post',
    }),
    category: relation({ label: '分類', help: '留空就是所有文章。', to: 'categories', shownWhen: isOfPosts }),
    count: number({ label: '篇數', min: 1, max: 20, default: 3, shownWhen: isOfPosts }),
    titleLength: number({
      label: '標題最多字數',
      help: '0 表示不裁切。',
      min: 0,
      max: 200,
      default: 0,
      shownWhen: isOfPosts,
    }),
    textLength: number({
      label: '摘要最多字數',
      help: '0 表示不顯示摘要。',
      min: 0,
      max: 200,
      default: 0,
      shownWhen: isOfPosts,
    }),
    items: list({
      label: '項目',
      rowLabel: '項目',
      maxRows: 200,
      shownWhen: isOwn,
      fields: {
        title: text({ label: '標題', maxLength: 120, required: true }),
        text: text({ label: '說明', maxLength: 160 }),
        image: picture({ isDecorative: true, label: '小圖', help: '只作裝飾。' }),
        link: link({ label: '連結' }),
      },
    }),
    showImage: toggle({ label: '顯示小圖', default: false }),
    tickerEffect: choice({
      label: '效果',
      options: [
        { value: 'slide', label: '滑動' },
        { value: 'fade', label: '淡入淡出' },
        { value: 'typing', label: '打字' },
        { value: 'marquee', label: '連續捲動' },
      ],
      default: 'slide',
    }),
    tickerSpeed: count({
      label: '速度（毫秒）',
      help: '滑動與淡入：換一則要多久，預設 1000。打字：每個字，預設 100。連續捲動：前進 100 像素，預設 1000。',
    }),
    tickerDelay: count({
      label: '停留（毫秒）',
      help: '換下一則之前停多久。留空就看字數，字多停得久，最少 700。',
      shownWhen: isOneByOne,
    }),
    tickerDirection: choice({
      label: '方向',
      options: [
        { value: 'horizontal', label: '左右' },
        { value: 'vertical', label: '上下' },
      ],
      default: 'horizontal',
      shownWhen: ({ tickerEffect }) => tickerEffect === 'slide',
    }),
    tickerReverseDirection: toggle({ label: '反方向', default: false }),
    tickerAutoPlay: toggle({ label: '自動播放', default: true, shownWhen: isOneByOne }),
    hoverPaused: toggle({ label: '滑鼠移上來時暫停', default: false, shownWhen: isMarquee }),
    tickerGapBetween: toggle({
      label: '每輪之間留一段空白',
      help: '關閉就首尾相接，不留空白。',
      default: true,
      shownWhen: isMarquee,
    }),
    separator: choice({
      label: '項目之間',
      options: [
        { value: 'dot', label: '圓點' },
        { value: 'line', label: '直線' },
        { value: 'none', label: '只留空白' },
      ],
      default: 'dot',
      shownWhen: isMarquee,
    }),
    tickerGrabCursor: toggle({ label: '可以拖曳', help: '滑鼠變成手形，拖曳就能往前往後。', default: false }),
    showArrows: toggle({ label: '顯示「上一則、下一則」', help: '不自動播放時一定會顯示。', default: false }),
  },
})
