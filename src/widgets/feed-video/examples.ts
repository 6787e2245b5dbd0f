import { EXAMPLE_FILES } from '#kit/example-files.ts'
import type { Example } from '#settings/define-widget.ts'

const film = { file: EXAMPLE_FILES.film, captions: EXAMPLE_FILES.captions }

export const examples: Example[] = [
  {
    name: 'feed',
    title: '三則，有封面',
    settings: {
      items: [
        { id: 'listen', ...film, title: '先聽，再說', text: '八秒鐘的動畫，說本系想教的一件事。', picture: 30 },
        { id: 'studio', ...film, title: '錄音間的一天', text: '從試音到收工。', picture: 31 },
        { id: 'script', ...film, title: '改到第十一版的講稿', picture: 28 },
      ],
    },
  },
  {
    name: 'one',
    title: '只有一則，直式，沒有封面',
    settings: { items: [{ id: 'one', ...film, title: '一分鐘即席演講' }], ratio: '9/16', columns: 4 },
  },
  {
    name: 'long',
    title: '很長的字，與一則檔案已經不在的影片',
    settings: {
      columns: 2,
      items: [
        { id: 'gone', file: 987_654, title: '檔案不在了，所以不顯示' },
        {
          id: 'long',
          ...film,
          title: 'InternationalIntercollegiateOratoryChampionship 第十六屆全國大專校院口語傳播暨社群媒體聯合成果展',
          text: 'سارة العلي 的開場致詞',
        },
        { id: 'short', ...film, title: '短' },
      ],
    },
  },
  {
    name: 'many',
    title: '兩百則',
    settings: {
      label: '兩百則短片',
      columns: 6,
      columns_tablet: 4,
      columns_mobile: 3,
      items: Array.from({ length: 200 }, (_, index) => ({ id: `film-${index}`, ...film, title: `第 ${index + 1} 則` })),
    },
  },
]
