import { carouselFields } from '#kit/carousel/carousel-settings.ts'
import { filmFields, shapeField } from '#kit/film/film-fields.ts'
import { columnFields } from '#kit/filter-grid/grid-fields.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { list } from '#settings/kinds/list.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'

const MOST_ITEMS = 200

type Siblings = Record<string, unknown>

const isCarousel = ({ layout }: Siblings) => layout === 'carousel'
const isGrid = (siblings: Siblings) => !isCarousel(siblings)

export const videoGallerySettings = defineSettings({
  name: 'video-gallery',
  label: '影片集',
  group: '圖片與影音',
  place: 450,
  fields: {
    label: text({
      label: '名稱',
      help: '念給用螢幕報讀器的訪客聽。',
      default: '影片',
      maxLength: 40,
      required: true,
      isReadable: false,
    }),
    layout: choice({
      label: '排法',
      options: [
        { value: 'grid', label: '整齊的格子' },
        { value: 'masonry', label: '高低不一的欄' },
        { value: 'carousel', label: '輪播' },
      ],
      default: 'grid',
    }),
    click_action: choice({
      label: '在哪裡播放',
      options: [
        { value: 'popup', label: '彈出視窗' },
        { value: 'inline', label: '原來的位置' },
      ],
      default: 'popup',
    }),
    items: list({
      label: '影片',
      rowLabel: '影片',
      maxRows: MOST_ITEMS,
      fields: {
        title: text({ label: '影片名稱', maxLength: 120, required: true }),
        ...filmFields,
        category: text({ label: '分類', help: '不只一個時用「、」分開。', maxLength: 120 }),
        ratio: shapeField,
      },
    }),
    filter: toggle({ label: '讓訪客依分類篩選', default: false, shownWhen: isGrid }),
    all_label: text({
      label: '「全部」按鈕的文字',
      default: '全部',
      maxLength: 20,
      required: true,
      shownWhen: (siblings) => isGrid(siblings) && siblings.filter === true,
    }),
    show_title: toggle({ label: '顯示影片名稱', default: true }),
    play_on_hover: toggle({ label: '游標移上去才顯示播放鈕', help: '鍵盤選到時也會顯示；觸控螢幕上一直都在。', default: false }),
    ...columnFields(isGrid),
    ...carouselFields({
      shown: { desktop: 4, tablet: 2, mobile: 1 },
      gap: 15,
      speed: 1000,
      autoplay: true,
      loop: false,
      pauseOnHover: true,
      arrows: false,
      dots: false,
      shownWhen: isCarousel,
    }),
  },
})
