import { carouselFields } from '#kit/carousel/carousel-settings.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { number } from '#settings/kinds/number.ts'
import { relation, relations } from '#settings/kinds/relation.ts'
import { text } from '#settings/kinds/text.ts'
import { heading } from '#settings/outline.ts'
import { cardFields, orderFields } from '../post-list/settings.ts'

const MAX_COUNT = 24

type Siblings = Record<string, unknown>

const isSorted = ({ selectBy }: Siblings) => selectBy !== 'selected'
const { orderBy, order } = orderFields

export const postCarouselSettings = defineSettings({
  name: 'post-carousel',
  label: '文章輪播',
  group: '最新內容',
  place: 310,
  fields: {
    label: text({ label: '名稱', help: '念給用螢幕報讀器的訪客聽。', default: '最新文章', maxLength: 60, required: true }),
    selectBy: choice({
      label: '選文方式',
      options: [
        { value: 'recent', label: '所有文章' },
        { value: 'category', label: '某個分類的文章' },
        { value: 'selected', label: '自己挑選' },
      ],
      default: 'recent',
    }),
    category: relation({ label: '分類', to: 'categories', shownWhen: ({ selectBy }) => selectBy === 'category' }),
    posts: relations({
      label: '文章',
      help: '依這裡的順序顯示。',
      to: 'posts',
      max: MAX_COUNT,
      shownWhen: ({ selectBy }) => selectBy === 'selected',
    }),
    count: number({ label: '篇數', min: 1, max: MAX_COUNT, default: 6, shownWhen: isSorted }),
    offset: number({ label: '略過前幾篇', min: 0, max: 50, default: 0, shownWhen: isSorted }),
    orderBy,
    order,
    ...cardFields,
    ...carouselFields({
      shown: { desktop: 1, tablet: 1, mobile: 1 },
      gap: 30,
      speed: 600,
      autoplay: true,
      delay: 3000,
      loop: true,
      pauseOnHover: true,
      arrows: false,
      dots: false,
    }),
  },
  outline: ({ level }) => heading(level, '文章標題'),
})
