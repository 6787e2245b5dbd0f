import { createHash } from 'node:crypto'
import type { SiteBrand } from '#published/types.ts'

/** Tells the icons of one look from those of another. */
export function iconVersion({ mark, tones, palette }: SiteBrand): string {
  const recipe = mark === null ? [tones, palette.zhu] : [mark.url, palette.paper]
  return createHash('sha256').update(recipe.join()).digest('base64url').slice(0, 8)
}
