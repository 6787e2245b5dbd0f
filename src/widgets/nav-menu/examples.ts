import type { Example } from '#settings/define-widget.ts'

/** The menu of the header, in the demo as in the tests. */
const menu = 1

export const examples: Example[] = [
  {
    name: 'hover',
    title: '橫排，滑過就打開',
    settings: { menu, label: '橫排選單', footMenu: 2, align: 'left', opensOn: 'hover' },
  },
  {
    name: 'click',
    title: '橫排，點選整個項目打開，符號是加號',
    settings: { menu, label: '點選式選單', align: 'justified', opensOn: 'click', clickArea: 'item', indicator: 'plus' },
  },
  {
    name: 'click-icon',
    title: '橫排，只有展開符號能打開，手機寬度才收起來',
    settings: {
      menu,
      label: '符號式選單',
      align: 'center',
      opensOn: 'click',
      clickArea: 'icon',
      indicator: 'fill',
      breakpoint: 'mobile',
    },
  },
  {
    name: 'vertical',
    title: '直排，面板在旁邊',
    settings: { menu, label: '直排選單', layout: 'vertical', opensOn: 'hover', breakpoint: 'mobile' },
  },
  {
    name: 'title-button',
    title: '直排，由按鈕打開整份選單',
    settings: { menu, label: '收合的選單', layout: 'vertical', title: '所有項目', startsOpen: 'never', opensOn: 'click' },
  },
  {
    name: 'one-page',
    title: '單頁選單，沒有展開符號',
    settings: { menu: 6, label: '本頁選單', opensOn: 'hover', indicator: 'none', onePage: 'yes' },
  },
  {
    name: 'icons',
    title: '圖示與小標',
    settings: { menu: 7, label: '圖示選單', align: 'left', indicator: 'arrow' },
  },
]
