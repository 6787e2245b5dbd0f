import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { relation } from '#settings/kinds/relation.ts'
import { text } from '#settings/kinds/text.ts'

const AS_MENU = { value: 'menu', label: '依選單的設定' } as const
const isVertical = ({ layout }: Record<string, unknown>) => layout === 'vertical'

/** The menu brings its own settings; each can be changed for the place where it stands. */
export const navMenuSettings = defineSettings({
  name: 'nav-menu',
  label: '選單',
  group: '互動',
  place: 520,
  fields: {
    menu: relation({ label: '選單', to: 'menus', help: '沒有選就不會顯示任何東西。' }),
    label: text({
      label: '名稱',
      help: '念給視障訪客聽的名稱。留空就用選單的名稱；一頁有好幾份選單時，名稱要不同。',
      maxLength: 30,
      isReadable: false,
    }),
    footMenu: relation({ label: '手機選單下方再加一份選單', to: 'menus' }),
    layout: choice({
      label: '排列',
      options: [AS_MENU, { value: 'horizontal', label: '橫排' }, { value: 'vertical', label: '直排' }],
      default: 'menu',
    }),
    align: choice({
      label: '對齊',
      options: [
        AS_MENU,
        { value: 'left', label: '靠左' },
        { value: 'center', label: '置中' },
        { value: 'right', label: '靠右' },
        { value: 'justified', label: '平均分布' },
      ],
      default: 'menu',
    }),
    indicator: choice({
      label: '展開符號',
      options: [
        AS_MENU,
        { value: 'arrow', label: '箭頭' },
        { value: 'plus', label: '加號' },
        { value: 'fill', label: '實心三角' },
        { value: 'none', label: '不顯示（鍵盤仍可操作）' },
      ],
      default: 'menu',
    }),
    opensOn: choice({
      label: '子選單如何打開',
      options: [AS_MENU, { value: 'hover', label: '滑過就打開' }, { value: 'click', label: '點選才打開' }],
      default: 'menu',
    }),
    clickArea: choice({
      label: '點哪裡打開子選單',
      options: [AS_MENU, { value: 'icon', label: '只有展開符號' }, { value: 'item', label: '整個項目' }],
      default: 'menu',
    }),
    breakpoint: choice({
      label: '何時收成手機選單',
      options: [AS_MENU, { value: 'tablet', label: '平板以下（1024 像素）' }, { value: 'mobile', label: '手機（767 像素）' }],
      default: 'menu',
    }),
    onePage: choice({
      label: '單頁模式',
      help: '點選指向同一頁錨點的項目後，關上手機選單。',
      options: [AS_MENU, { value: 'yes', label: '是' }, { value: 'no', label: '否' }],
      default: 'menu',
    }),
    title: text({
      label: '開合按鈕的文字',
      help: '填了才會有一個按鈕把整份選單收起來，例如「所有分類」。留空就依選單的設定。',
      maxLength: 30,
      isReadable: false,
      shownWhen: isVertical,
    }),
    startsOpen: choice({
      label: '一開始',
      options: [
        AS_MENU,
        { value: 'never', label: '收合' },
        { value: 'home', label: '只在首頁展開' },
        { value: 'always', label: '每一頁都展開' },
      ],
      default: 'menu',
      shownWhen: isVertical,
    }),
  },
})
