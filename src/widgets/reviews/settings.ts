import { carouselFields } from '#kit/carousel/carousel-settings.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { link } from '#settings/kinds/link.ts'
import { list } from '#settings/kinds/list.ts'
import { moment } from '#settings/kinds/moment.ts'
import { number } from '#settings/kinds/number.ts'
import { picture } from '#settings/kinds/picture.ts'
import { longText, text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { MOST_STARS } from './model.ts'

type Siblings = Record<string, unknown>

const isSlider = ({ layout }: Siblings) => layout === 'slider'
const isGrid = ({ layout }: Siblings) => layout === 'grid' || layout === 'masonry'

export const reviewsSettings = defineSettings({
  name: 'reviews',
  label: '評論',
  group: '互動',
  place: 260,
  fields: {
    title: text({
      label: '這組評論的名稱',
      help: '例如「修課同學怎麼說」。寫在總評上，也念給輪播的聽眾。',
      default: '評論',
      maxLength: 60,
      required: true,
    }),
    items: list({
      label: '評論',
      rowLabel: '評論',
      maxRows: 200,
      fields: {
        name: text({ label: '姓名', maxLength: 80, required: true }),
        image: picture({ isDecorative: true, label: '照片', help: '請先徵得本人同意。沒有照片時顯示姓名的第一個字。' }),
        rating: number({
          label: '星數',
          help: '1 到 5，可以有半顆。0 表示沒有給星。',
          min: 0,
          max: MOST_STARS,
          step: 0.5,
          default: 0,
        }),
        recommendation: choice({
          label: '推薦與否',
          help: '有些社群只有推薦，沒有星數。',
          options: [
            { value: 'none', label: '沒有說' },
            { value: 'yes', label: '推薦' },
            { value: 'no', label: '不推薦' },
          ],
          default: 'none',
        }),
        text: longText({ label: '內文', help: '超過 120 字時先收起後面的部分。', maxLength: 2000 }),
        postedAt: moment({ label: '發表時間' }),
        source: text({ label: '發表在哪裡', help: '例如 Google、Facebook、Dcard。', maxLength: 40 }),
        link: link({ label: '原文的連結' }),
      },
    }),
    layout: choice({
      label: '排列',
      options: [
        { value: 'grid', label: '格狀' },
        { value: 'masonry', label: '格狀，高低錯落' },
        { value: 'list', label: '條列' },
        { value: 'slider', label: '輪播' },
        { value: 'overview', label: '只有總評' },
      ],
      default: 'grid',
    }),
    columns: number({ label: '每列幾則', min: 1, max: 4, default: 3, shownWhen: isGrid }),
    card: choice({
      label: '樣式',
      options: [
        { value: 'box', label: '紙卡' },
        { value: 'bubble', label: '對話框' },
      ],
      default: 'box',
    }),
    showOverview: toggle({ label: '先顯示總評', help: '平均星數與則數。', default: false }),
    onlyPositive: toggle({ label: '只顯示正面的評論', help: '四星以上，或寫明推薦。', default: false }),
    isCentered: toggle({ label: '置中', default: false }),
    nameAtBottom: toggle({ label: '姓名放在內文之後', default: false }),
    starsInline: toggle({ label: '星數跟姓名同一行', default: false }),
    showBadge: toggle({ label: '照片上標出來源', default: false }),
    ...carouselFields({
      shown: { desktop: 3, tablet: 2, mobile: 1 },
      gap: 15,
      speed: 1000,
      autoplay: true,
      loop: false,
      pauseOnHover: true,
      arrows: false,
      dots: false,
      shownWhen: isSlider,
    }),
  },
})
