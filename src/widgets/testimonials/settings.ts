import { carouselFields } from '#kit/carousel/carousel-settings.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { link } from '#settings/kinds/link.ts'
import { list } from '#settings/kinds/list.ts'
import { number } from '#settings/kinds/number.ts'
import { picture } from '#settings/kinds/picture.ts'
import { longText, text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { BEST_RATING } from './model.ts'

const MOST_ITEMS = 200

export const testimonialsSettings = defineSettings({
  name: 'testimonials',
  label: '推薦與心得',
  group: '互動',
  place: 270,
  fields: {
    label: text({
      label: '名稱',
      help: '念給用螢幕報讀器的訪客聽。',
      default: '他們這樣說',
      maxLength: 40,
      required: true,
      isReadable: false,
    }),
    style: choice({
      label: '樣式',
      options: [
        { value: 'quote', label: '大字引言' },
        { value: 'card', label: '紙卡' },
        { value: 'bubble', label: '對話框' },
      ],
      default: 'quote',
    }),
    quote_icon: toggle({ label: '引號', default: true }),
    show_rating: toggle({ label: '星等', default: true }),
    items: list({
      label: '心得',
      rowLabel: '一則',
      maxRows: MOST_ITEMS,
      fields: {
        quote: longText({ label: '說了什麼', maxLength: 600, required: true }),
        name: text({ label: '姓名', maxLength: 80, required: true }),
        designation: text({ label: '身分', help: '例如「102 級系友｜廣播節目製作人」。', maxLength: 120 }),
        picture: picture({ label: '照片' }),
        rating: number({ label: '幾顆星', help: '0 表示不評分。', min: 0, max: BEST_RATING, step: 0.5, default: 0 }),
        link: link({ label: '姓名的連結' }),
        logo: picture({ label: '單位的標誌' }),
        hover_logo: picture({ isDecorative: true, label: '游標移上去時的標誌', shownWhen: ({ logo }) => Boolean(logo) }),
        active: toggle({ label: '特別標出這一則', help: '標出多則時，只算第一則。', default: false }),
      },
      default: [
        {
          id: 'ho',
          quote: '在系上最難的一堂課，是老師要我們十分鐘不說話，只聽對方把話講完。',
          name: '何家瑜',
          designation: '102 級系友｜廣播節目製作人',
        },
        {
          id: 'yeh',
          quote: '我高中是那種點名會臉紅的人。現在還是會臉紅，但我知道紅著臉也可以把話講完。',
          name: '葉庭瑋',
          designation: '大學部三年級｜系學會公關長',
        },
        {
          id: 'lin',
          quote: '講稿改到第十一版，老師只說了一句：「你現在可以不用看稿了。」',
          name: '林昀臻',
          designation: '大學部四年級｜全國演講比賽第一名',
        },
      ],
    }),
    ...carouselFields({
      shown: { desktop: 1, tablet: 2, mobile: 1 },
      gap: 15,
      speed: 1000,
      autoplay: true,
      loop: false,
      pauseOnHover: true,
      arrows: false,
      dots: false,
    }),
  },
})
