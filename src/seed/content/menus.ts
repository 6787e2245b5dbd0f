import type { LinkTarget } from '#cms/writing/link-target.ts'
import type { Menu } from '#platform/payload-types.ts'
import type { IconChoice } from '#published/icon-options.ts'
import { CATEGORIES, type CategoryKey } from './categories.ts'
import type { FragmentKey, MenuKey } from './keys.ts'
import type { Refs } from './types.ts'

type StoredMega = NonNullable<NonNullable<Menu['items']>[number]['mega']>

export interface ItemSeed {
  label: string
  /** Left out, the item only opens its children. */
  to?: (refs: Refs) => LinkTarget
  icon?: IconChoice
  badge?: string
  badgeStyle?: 'ink' | 'straw'
  lang?: 'en'
  children?: ItemSeed[]
  mega?: Omit<StoredMega, 'panel'> & { panel: FragmentKey }
}

export interface MenuSeed {
  name: string
  items: ItemSeed[]
  settings?: Menu['settings']
}

const toPage = (label: string, path: string, children?: ItemSeed[]): ItemSeed => ({
  label,
  to: ({ page }) => page(path),
  children,
})
const toUrl = (label: string, address: string, children?: ItemSeed[]): ItemSeed => ({
  label,
  to: ({ url }) => url(address),
  children,
})

const header: ItemSeed[] = [
  toPage('認識口傳', 'about', [
    toPage('系所沿革', 'about/history'),
    toPage('空間與設備', 'about/space'),
    toPage('榮譽榜', 'honor'),
    toPage('系友會', 'about/alumni'),
    toPage('聯絡我們', 'contact'),
    toPage('交通與地圖', '交通與地圖'),
  ]),
  toPage('師資陣容', 'about/faculty'),
  {
    ...toPage('課程地圖', 'courses', [
      toPage('大學部課程', 'courses/undergraduate'),
      toPage('碩士班課程', 'courses/master'),
      toPage('擋修表', 'courses/prerequisites'),
    ]),
    mega: { panel: 'courses', width: 'default', position: 'item', mobile: 'submenu', isLazy: true },
  },
  {
    ...toPage('招生資訊', 'admission', [
      {
        ...toPage('大學部入學指南', 'admission/undergraduate', [
          toPage('繁星推薦', 'admission/stars'),
          toPage('備審資料怎麼準備', 'admission/portfolio'),
          toPage('口試評分重點', 'admission/interview'),
        ]),
        badge: '116',
      },
      toPage('碩士班甄試', 'admission/master'),
      toPage('獎助學金', 'admission/aid'),
      toPage('線上諮詢預約', 'admission/consult'),
    ]),
    mega: { panel: 'admission', width: 'full', position: 'container', mobile: 'submenu' },
  },
  toUrl('最新消息', '/news/', [
    ...Object.entries(CATEGORIES).map(
      ([key, { name }]): ItemSeed => ({ label: name, to: ({ category }) => category(key as CategoryKey) }),
    ),
  ]),
  toPage('學生作品', 'works', [
    toPage('Podcast 與廣播劇', 'works/audio'),
    {
      ...toPage('畢業公演', 'works/stage'),
      children: [
        { label: '《聲聲不息》', to: ({ post }) => post('stage') },
        { label: '畢業製作展', to: ({ post }) => post('exhibition') },
      ],
    },
    toPage('活動花絮', 'events'),
    toPage('系所紀念品', 'shop'),
  ]),
]

export const MENUS = {
  header: { name: '主選單', items: header, settings: { align: 'right' } },
  utility: {
    name: '輔助選單',
    items: [
      toUrl('明德大學首頁', 'https://www.mingde.example/'),
      toUrl('網站導覽', '/site-map/'),
      toPage('在校生', 'students'),
      { ...toPage('English', 'en'), lang: 'en' },
    ],
  },
  department: {
    name: '認識本系',
    items: [
      toPage('系所沿革', 'about/history'),
      toPage('師資陣容', 'about/faculty'),
      toPage('空間與設備', 'about/space'),
      toPage('榮譽榜', 'honor'),
      toPage('系友會', 'about/alumni'),
      toPage('聯絡我們', 'contact'),
    ],
  },
  students: {
    name: '學生專區',
    items: [
      toPage('課程地圖與擋修表', 'courses/prerequisites'),
      toPage('實習與產學', 'students/internship'),
      toPage('表單下載', 'students/forms'),
      toPage('錄音間預約', 'students/studio'),
      toPage('電子報', 'newsletter'),
    ],
  },
  legal: {
    name: '網站聲明',
    items: [toPage('隱私權政策', 'privacy'), toPage('資訊安全政策', 'security'), toPage('無障礙聲明', 'accessibility')],
  },
  // The gallery shows these two.
  onePage: {
    name: '本頁內容',
    items: [
      toUrl('橫排', '#hover', [toUrl('點選式', '#click'), toUrl('符號式', '#click-icon')]),
      toUrl('直排', '#vertical', [toUrl('有按鈕的直排', '#title-button')]),
      toUrl('圖示', '#icons'),
    ],
    settings: { isOnePage: true, indicator: 'none' },
  },
  shortcuts: {
    name: '給在校生',
    items: [
      { ...toPage('實習與產學', 'students/internship'), icon: 'people', badge: '徵件中' },
      {
        label: '修課',
        icon: 'book',
        children: [
          { ...toPage('大學部課程', 'courses/undergraduate'), icon: 'mic' },
          { ...toPage('擋修表', 'courses/prerequisites'), icon: 'map', badge: '新', badgeStyle: 'ink' },
        ],
      },
      { ...toPage('表單下載', 'students/forms'), icon: 'download', badge: '6', badgeStyle: 'straw' },
      { ...toPage('錄音間預約', 'students/studio'), icon: 'calendar' },
    ],
  },
} satisfies Record<MenuKey, MenuSeed>
