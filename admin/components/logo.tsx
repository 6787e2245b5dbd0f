import type { Payload } from 'payload'
import { uploadUrl } from '#addresses/files.ts'
import { type Brand, readBrand } from '#brand/brand.ts'
import { drawSeal, tonesOfName } from '#brand/seal.ts'

interface ShownBrand extends Brand {
  university: string
  department: string
  /** Address of the department's own sign. */
  markUrl: string | null
}

/** The site's look as it is published: whoever comes to log in sees it on the site, too. */
async function readSiteBrand(payload: Payload): Promise<ShownBrand> {
  const { brand, university, department } = await payload.findGlobal({
    slug: 'site',
    depth: 1,
    draft: false,
    select: { brand: true, university: true, department: true },
    overrideAccess: true,
  })
  const look = readBrand(brand)
  const filename = typeof brand?.mark === 'object' ? brand.mark?.filename : null
  const { siteUrl } = payload.config.custom as { siteUrl: string }
  return {
    ...look,
    university: university ?? '',
    department: department ?? '',
    tones: look.tones || tonesOfName(department ?? ''),
    markUrl: filename ? siteUrl + uploadUrl(filename) : null,
  }
}

function Sign({ brand, size }: { brand: ShownBrand; size: number }) {
  const { palette, tones, markUrl } = brand
  const { bubble, bars } = drawSeal(tones)
  return (
    <>
      <style href="lectern-brand" precedence="lectern">
        {`:root{--lectern-accent:${palette.zhu};--lectern-accent-deep:${palette['zhu-deep']}}`}
      </style>
      {markUrl === null ? (
        <svg width={(size * 48) / 59} height={size} viewBox="0 0 48 59" aria-hidden="true">
          <path d={bubble} fill={palette.zhu} />
          <path d={bars} fill="#fff" />
        </svg>
      ) : (
        <img src={markUrl} alt="" height={size} />
      )}
    </>
  )
}

/** Above the pages on the way in: whose website this is. */
export async function Logo({ payload }: { payload: Payload }) {
  const brand = await readSiteBrand(payload)
  const names = [brand.university, brand.department].filter((name) => name !== '')
  return (
    <div className="lectern-logo">
      <Sign brand={brand} size={72} />
      <h1>
        {names.map((name) => (
          <span key={name} className="lectern-logo__name">
            {name}
          </span>
        ))}
        {names.length === 0 && '講台'}
      </h1>
      {names.length > 0 && <p>講台網站後台</p>}
    </div>
  )
}

export async function Icon({ payload }: { payload: Payload }) {
  return <Sign brand={await readSiteBrand(payload)} size={24} />
}
