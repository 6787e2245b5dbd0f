import { CATEGORIES } from './categories.ts'
import { PICTURES } from './pictures.ts'
import { POSTS } from './posts/index.ts'
import { PRODUCT_COVERS } from './products.ts'
import type { PictureSeed } from './types.ts'

const POST_SIZE = { width: 1680, height: 1120 }

/** Every picture of the demo: the posters of posts, and those that stand on their own. */
export const ALL_PICTURES: PictureSeed[] = [
  ...POSTS.flatMap(({ key, title, category, poster }): PictureSeed[] => {
    if (poster === undefined || typeof poster === 'string') return []
    const { composition, glyph, alt, caption } = poster
    return [{ key, art: { title, composition, glyph, stock: CATEGORIES[category].paper, ...POST_SIZE }, alt, caption }]
  }),
  ...PICTURES,
  ...PRODUCT_COVERS,
]
