import { carouselFields } from '#kit/carousel/carousel-settings.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { link } from '#settings/kinds/link.ts'
import { list } from '#settings/kinds/list.ts'
import { number } from '#settings/kinds/number.ts'
import { picture } from '#settings/kinds/picture.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { MOST_ROWS } from './model.ts'

const MOST_ITEMS = 200

export const clientLogosSettings = defineSettings({
  name: 'client-logos',
  label: '合作單位',
  group: '互動',
  place: 280,
  fields: {
    label: text({
      label: '名稱',
      help: '念給用螢幕報讀器的訪客聽。',
      default: '合作單位',
      maxLength: 40,
      required: true,
      isReadable: false,
    }),
    style: choice({
      label: '樣式',
      options: [
        { value: 'plain', label: '只有標誌' },
        { value: 'ink', label: '墨色，移上去才有顏色' },
        { value: 'boxed', label: '白紙卡' },
      ],
      default: 'plain',
    }),
    rows: number({ label: '上下幾排', min: 1, max: MOST_ROWS, default: 1 }),
    separators: toggle({ label: '分隔線', default: false }),
    items: list({
      label: '單位',
      rowLabel: '單位',
      maxRows: MOST_ITEMS,
      fields: {
        name: text({ label: '名稱', maxLength: 80, required: true }),
        logo: picture({ label: '標誌', help: '沒有標誌時印出名稱。' }),
        hover_logo: picture({ isDecorative: true, label: '游標移上去時的標誌', shownWhen: ({ logo }) => Boolean(logo) }),
        link: link({ label: '連結' }),
      },
      default: ['校園廣播電台', '島嶼 Podcast 工作室', '中部辯論推廣協會', '說書人劇團', '事實查核小組', '大墩社區大學'].map(
        (name, index) => ({ id: `unit-${index + 1}`, name }),
      ),
    }),
    ...carouselFields({
      shown: { desktop: 4, tablet: 3, mobile: 2 },
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
