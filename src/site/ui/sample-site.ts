/** A department for the tests of this folder. */
import type { MenuItem, Picture, PostCard, Site, Term } from '#content/read/types.ts'

export function sampleItem(label: string, href: string | null, more: Partial<MenuItem> = {}): MenuItem {
  return { id: `${label}:${href}`, label, href, isExternal: false, badge: '', lang: null, children: [], ...more }
}

export const SAMPLE_SITE: Site = {
  university: '明德大學',
  department: '口語傳播暨社群媒體學系',
  departmentEnglish: 'Speech Communication & Social Media',
  description: '先聽，再說。',
  shareImage: null,
  contact: {
    address: '404 臺中市北區明德街 88 號 語言傳播大樓 5 樓',
    mapUrl: 'https://www.openstreetmap.org/',
    phone: '(04) 5550-1988',
    phoneNote: '分機 5201、5202',
    email: 'speech@mingde.example',
    hours: '週一至週五 08:30–12:00、13:00–17:00',
  },
  social: [
    { network: 'facebook', href: 'https://www.facebook.com/mingde' },
    { network: 'instagram', href: 'https://www.instagram.com/mingde' },
    { network: 'youtube', href: 'https://www.youtube.com/@mingde' },
    { network: 'threads', href: 'https://www.threads.net/@mingde' },
  ],
  headerMenu: {
    id: 1,
    name: '主選單',
    items: [
      sampleItem('認識口傳', '/about/', {
        children: [sampleItem('系所沿革', '/about/history/'), sampleItem('空間與設備', '/about/space/')],
      }),
      sampleItem('師資陣容', '/faculty/'),
      sampleItem('課程地圖', null, {
        children: [sampleItem('大學部課程', '/courses/undergraduate/'), sampleItem('碩士班課程', '/courses/master/')],
      }),
      sampleItem('招生資訊', '/admission/', {
        children: [
          sampleItem('大學部入學指南', '/admission/undergraduate/', {
            badge: '新',
            children: [sampleItem('申請入學', '/admission/undergraduate/apply/')],
          }),
          sampleItem('碩士班甄試', '/admission/master/'),
          sampleItem('獎助學金', '/admission/aid/'),
        ],
      }),
      sampleItem('最新消息', '/news/', { children: [sampleItem('榮譽', '/category/honor/')] }),
      sampleItem('學生作品', '/works/', { children: [sampleItem('口傳之聲', 'https://radio.example/', { isExternal: true })] }),
    ],
  },
  utilityMenu: {
    id: 2,
    name: '輔助選單',
    items: [
      sampleItem('明德大學首頁', 'https://mingde.example/', { isExternal: true }),
      sampleItem('網站導覽', '/site-map/'),
      sampleItem('在校生', '/students/'),
      sampleItem('English', '/en/', { lang: 'en' }),
    ],
  },
  footerMenus: [
    { id: 3, name: '認識本系', items: [sampleItem('系所沿革', '/about/history/'), sampleItem('系友會', '/alumni/')] },
    { id: 4, name: '學生專區', items: [sampleItem('校外實習', '/intern/'), sampleItem('表單下載', '/forms/')] },
  ],
  legalMenu: {
    id: 5,
    name: '網站聲明',
    items: [sampleItem('隱私權政策', '/privacy/'), sampleItem('無障礙聲明', '/accessibility/')],
  },
  postsPerPage: 10,
}

export const SAMPLE_TERM: Term = {
  id: 7,
  kind: 'category',
  name: '榮譽',
  slug: 'honor',
  href: '/category/honor/',
  description: '',
  paper: 'straw',
}

export const SAMPLE_PICTURE: Picture = {
  id: 3,
  url: '/wp-content/uploads/2026/11/stage.jpg',
  width: 1800,
  height: 1200,
  alt: '決賽現場，講臺上的參賽者',
  title: '決賽現場',
  caption: '',
  description: '',
  renditions: [
    { url: '/wp-content/uploads/2026/11/stage-480.webp', width: 480, height: 320 },
    { url: '/wp-content/uploads/2026/11/stage-960.webp', width: 960, height: 640 },
  ],
  focal: { x: 50, y: 50 },
}

export const SAMPLE_POST: PostCard = {
  id: 12,
  href: '/news/speech-contest/',
  title: '賀！林昀臻同學榮獲第十九屆全國大專校院演講比賽國語組第一名',
  excerpt: '從南投信義鄉的部落廣播站，到全國決賽的講臺。',
  publishedAt: '2026-11-11T17:30:00.000Z',
  category: SAMPLE_TERM,
  image: SAMPLE_PICTURE,
}
