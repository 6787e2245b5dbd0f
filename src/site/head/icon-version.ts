import { createHash } from 'node:crypto'
import type { SiteBrand } from '#published/types.ts'

/** Tells the icons of one look from those of another: of all that they are drawn from, and of the seal where the mark can't be read. */
export function iconVersion({ mark, tones, palette }: SiteBrand): string {
  const recipe = [mark?.url ?? null, tones, palette.zhu, palette.paper]
  return createHash('sha256').update(JSON.stringify(recipe)).digest('base64url').slice(0, 8)
}
