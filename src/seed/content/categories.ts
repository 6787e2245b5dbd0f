import type { Paper } from '#published/types.ts'

interface CategorySeed {
  name: string
  slug: string
  paper: Paper
  description: string
}

/** In the order of the menu. There are five papers; two categories on the same one are never neighbours. */
export const CATEGORIES = {
  honor: { name: '獲獎', slug: 'honor', paper: 'straw', description: '師生在比賽、評鑑與創作上得到的肯定。' },
  notice: { name: '公告', slug: 'notice', paper: 'bone', description: '選課、空間、獎助學金等系務公告，請留意截止日期。' },
  talk: { name: '演講', slug: 'talk', paper: 'sky', description: '系列講座與公開課，大多開放校外朋友旁聽。' },
  event: { name: '活動', slug: 'event', paper: 'peach', description: '公演、展覽、比賽與營隊，以及學生作品的首播與首演。' },
  admission: { name: '招生', slug: 'admission', paper: 'celadon', description: '大學部與碩士班的招生時程、說明會與準備方法。' },
  internship: { name: '實習', slug: 'internship', paper: 'straw', description: '校外實習的徵件、媒合、權益說明與成果發表。' },
  jobs: { name: '徵才', slug: 'jobs', paper: 'sky', description: '系友與合作單位委託刊登的職缺，工作條件均經系辦確認。' },
  alumni: {
    name: '系友',
    slug: 'alumni',
    paper: 'peach',
    description: '系友近況與人物側寫：離開講臺以後，他們在哪裡說話、聽誰說話。',
  },
} satisfies Record<string, CategorySeed>

export type CategoryKey = keyof typeof CATEGORIES
