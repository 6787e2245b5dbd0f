import type { Paper } from '#content/read/types.ts'

interface CategorySeed {
  name: string
  slug: string
  paper: Paper
  description: string
}

export const CATEGORIES = {
  honor: { name: '榮譽', slug: 'honor', paper: 'straw', description: '師生在比賽、評鑑與創作上得到的肯定。' },
  event: { name: '活動', slug: 'event', paper: 'peach', description: '講座、公演、工作坊與比賽，多數開放校外朋友參加。' },
  admission: { name: '招生', slug: 'admission', paper: 'celadon', description: '大學部與碩士班的招生時程、說明會與準備方法。' },
  work: { name: '作品', slug: 'work', paper: 'sky', description: '學生的 Podcast、廣播劇、社群專案與畢業製作。' },
  notice: { name: '公告', slug: 'notice', paper: 'bone', description: '選課、實習、空間與獎助學金等系務公告。' },
} satisfies Record<string, CategorySeed>

export type CategoryKey = keyof typeof CATEGORIES
