import { columns, drawn, type Pattern, section } from './pattern.ts'

const fact = (number: number, suffix: string, title: string) => [drawn('fun-fact', { number, suffix, title })]

/** Who stands behind a page, and what speaks for them. */
export const people: readonly Pattern[] = [
  {
    name: 'people',
    label: '師資介紹',
    words: '老師 成員 團隊 人員',
    draw: () =>
      section(
        { title: '授課教師' },
        drawn('team', {
          layout: 'grid',
          style: 'card',
          members: [
            { name: '王小明', position: '教授兼系主任', text: '專長是口語傳播與公共論述。' },
            { name: '陳美玲', position: '副教授', text: '專長是廣播節目與聲音敘事。' },
            { name: '李志宏', position: '助理教授', text: '專長是社群媒體與數位說故事。' },
          ],
        }),
      ),
  },
  {
    name: 'testimonials',
    label: '學生心得',
    words: '推薦 引言 系友',
    draw: () =>
      section(
        { title: '他們這樣說', paper: 'peach' },
        drawn('testimonials', { style: 'card', show_rating: false, autoplay: false, slides_desktop: 3 }),
      ),
  },
  {
    name: 'numbers',
    label: '數字成果',
    words: '統計 數據 成績',
    draw: () =>
      section(
        { title: '用數字認識我們', paper: 'celadon' },
        columns(
          {},
          fact(254, '人', '在學學生'),
          fact(38, '年', '創系以來'),
          fact(96, '%', '畢業一年內就業或升學'),
          fact(27, '間', '實習合作單位'),
        ),
      ),
  },
  {
    name: 'timeline',
    label: '時程',
    words: '時間軸 議程 大事記 流程',
    draw: () =>
      section(
        { title: '當天議程' },
        drawn('timeline', {
          entrance: 'none',
          items: [
            { date: '09:00', title: '報到', text: '憑報名信領取名牌與手冊。', address: '一樓大廳' },
            { date: '09:30', title: '試聽課', text: '三間教室同時開講，選一堂坐下來聽。', address: '二樓教室' },
            { date: '12:00', title: '與學長姐午餐', text: '想問什麼就問什麼。', address: '學生交誼廳' },
            { date: '13:30', title: '展演', text: '大四的畢業作品，演出後有座談。', address: '小劇場' },
          ],
        }),
      ),
  },
  {
    name: 'partners',
    label: '合作單位',
    words: '標誌 實習 夥伴',
    draw: () => section({ title: '合作單位' }, drawn('client-logos', { style: 'boxed', autoplay: false })),
  },
]
