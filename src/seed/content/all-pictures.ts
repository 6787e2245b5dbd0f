import { CATEGORIES } from './categories.ts'
import { PAGE_PICTURES } from './page-pictures.ts'
import { PICTURES } from './pictures.ts'
import { POSTS } from './posts/index.ts'
import { PRODUCT_COVERS } from './products.ts'
import type { PictureSeed } from './types.ts'

const POST_SIZE = { width: 1680, height: 1120 }

const POSTERS = POSTS.flatMap(({ key, title, category, poster }): PictureSeed[] => {
  if (poster === undefined || typeof poster === 'string') return []
  const { composition, glyph, alt, caption } = poster
  return [{ key, art: { title, composition, glyph, stock: CATEGORIES[category].paper, ...POST_SIZE }, alt, caption }]
})

/** The gallery's examples know pictures by number: so many posters, then portraits. */
const GALLERY_POSTERS = 19

/** Every picture of the demo: the posters of posts, and those that stand on their own. */
export const ALL_PICTURES: PictureSeed[] = [
  ...POSTERS.slice(0, GALLERY_POSTERS),
  ...PICTURES,
  ...PRODUCT_COVERS,
  ...POSTERS.slice(GALLERY_POSTERS),
  ...PAGE_PICTURES,
]
