import { paragraph } from '#cms/writing/lexical.ts'
import type { PostSeed } from '../types.ts'

/** Visible in the admin alone. */
export const DRAFT: PostSeed = {
  key: 'draft',
  title: '尚未公開：115 學年度系所評鑑訪視行程草案',
  category: 'notice',
  tags: [],
  published: '2026-11-14 09:00',
  excerpt: '訪視委員名單與行程尚待校方核定，請勿對外提供。',
  isDraft: true,
  body: () => [
    paragraph('訪視日期暫定 2027 年 4 月 12 日，上午簡報與師生座談，下午參觀空間與調閱資料。委員名單核定後再公告。'),
    paragraph('請各課程召集人於寒假前補齊教學檔案。'),
  ],
}
