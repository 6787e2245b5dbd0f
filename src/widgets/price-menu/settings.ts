import { carouselFields } from '#kit/carousel/carousel-settings.ts'
import { defineSettings, type SettingsOf } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { link } from '#settings/kinds/link.ts'
import { list } from '#settings/kinds/list.ts'
import { number } from '#settings/kinds/number.ts'
import { picture } from '#settings/kinds/picture.ts'
import { longText, text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { levelOptions } from '#settings/level-options.ts'
import { heading } from '#settings/outline.ts'

type Siblings = Record<string, unknown>

const isCard = ({ style }: Siblings) => style === 'card'
const isList = (siblings: Siblings) => !isCard(siblings)
const isCarousel = (siblings: Siblings) => isCard(siblings) && siblings.isCarousel === true

export const priceMenuSettings = defineSettings({
  name: 'price-menu',
  label: '價目表',
  group: '互動',
  place: 300,
  fields: {
    label: text({ label: '名稱', help: '輪播時念給用螢幕報讀器的訪客聽。', default: '價目表', maxLength: 60, required: true }),
    items: list({
      label: '項目',
      rowLabel: '項目',
      maxRows: 200,
      fields: {
        title: text({ label: '名稱', maxLength: 80, required: true }),
        description: longText({ label: '說明', maxLength: 300 }),
        price: text({ label: '價格', help: '連單位一起寫，例如「NT$1,200／時」。', maxLength: 40 }),
        image: picture({ isDecorative: true, label: '圖片' }),
        link: link({ label: '連結' }),
      },
    }),
    style: choice({
      label: '樣式',
      options: [
        { value: 'list', label: '條列' },
        { value: 'card', label: '卡片' },
      ],
      default: 'list',
    }),
    level: choice({ label: '項目名稱的層級', options: levelOptions, default: '3' }),
    showImage: toggle({ label: '顯示圖片', default: true }),
    pricePosition: choice({
      label: '價格的位置',
      options: [
        { value: 'right', label: '名稱右側' },
        { value: 'below', label: '說明下方' },
      ],
      default: 'right',
      shownWhen: isList,
    }),
    hasLeader: toggle({ label: '名稱與價格之間畫虛線', default: true, shownWhen: isList }),
    columns: number({ label: '每列幾張', min: 1, max: 4, default: 3, shownWhen: isCard }),
    showButton: toggle({ label: '顯示按鈕', help: '不顯示時，整張卡片都是連結。', default: true, shownWhen: isCard }),
    buttonLabel: text({
      label: '按鈕文字',
      default: '加入購物車',
      maxLength: 20,
      required: true,
      isReadable: false,
      shownWhen: isCard,
    }),
    isCarousel: toggle({ label: '輪播', default: false, shownWhen: isCard }),
    ...carouselFields({
      shown: { desktop: 4, tablet: 2, mobile: 1 },
      gap: 30,
      speed: 1000,
      autoplay: true,
      loop: true,
      pauseOnHover: true,
      arrows: false,
      dots: false,
      shownWhen: isCarousel,
    }),
  },
  outline: ({ items, level }) => items.flatMap(({ title }) => heading(level, title)),
})

export type PriceMenuSettings = SettingsOf<typeof priceMenuSettings>
export type PriceItem = PriceMenuSettings['items'][number]
