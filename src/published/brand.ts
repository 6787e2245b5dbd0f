import { readBrand } from '#brand/brand.ts'
import { tonesOfName } from '#brand/seal.ts'
import type { Site as StoredSite } from '#platform/payload-types.ts'
import { isPicture } from './pictures.ts'
import { findPublic, idOf, idsOf, type ReadContext } from './read-context.ts'
import type { Picture, SiteBrand } from './types.ts'

/** Of a site whose settings are not known. */
export const PLAIN_BRAND: SiteBrand = {
  ...readBrand(null),
  tones: tonesOfName(''),
  logo: null,
  logoOnDark: null,
  mark: null,
  photographs: [],
}

export function brandPictures({ brand }: StoredSite): number[] {
  return [brand?.logo, brand?.logoOnDark, brand?.mark, brand?.photographs].flatMap(idsOf)
}

/** The stored file of the department's own typeface, which never changes under its name; `null` where another face is chosen. */
export async function findTypeface(context: ReadContext, { brand }: StoredSite): Promise<string | null> {
  const id = brand?.face === 'own' ? idOf(brand.typeface) : null
  if (id === null) return null
  const [found] = await findPublic(context, 'typefaces', { where: { id: { equals: id } }, limit: 1 })
  return found?.filename ?? null
}

interface BrandFiles {
  pictures: Map<number, Picture>
  typeface: string | null
}

export function toBrand({ brand: stored, department }: StoredSite, { pictures, typeface }: BrandFiles): SiteBrand {
  const brand = readBrand(stored, typeface)
  const find = (id: number | null) => {
    const picture = pictures.get(id ?? 0)
    return picture !== undefined && isPicture(picture) ? picture : null
  }
  return {
    ...brand,
    tones: brand.tones || tonesOfName(department ?? ''),
    logo: find(idOf(stored?.logo)),
    logoOnDark: find(idOf(stored?.logoOnDark)),
    mark: find(idOf(stored?.mark)),
    photographs: idsOf(stored?.photographs).flatMap((id) => find(id) ?? []),
  }
}
