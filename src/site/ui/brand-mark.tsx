import { drawSeal } from '#brand/seal.ts'
import type { Picture, SiteBrand } from '#published/types.ts'

/** The department's sign: its own, or the seal. The name stands beside it. */
export function BrandMark({ brand }: { brand: SiteBrand }) {
  if (brand.mark !== null) return <BrandPicture className="brand__mark" picture={brand.mark} alt="" />
  const { bubble, bars } = drawSeal(brand.tones)
  return (
    <svg className="brand__mark" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path fill={brand.palette.zhu} d={bubble} />
      <path fill="#fff" d={bars} />
    </svg>
  )
}

/** A picture of the frame: small, in sight at once, and never cropped. */
export function BrandPicture({ picture, className, alt }: { picture: Picture; className: string; alt: string }) {
  const { url, width, height, renditions } = picture
  // The frame shows it at most 3.25 rem high; twice that for dense screens.
  const small = renditions.find((rendition) => rendition.height >= 128)
  return <img className={className} src={small?.url ?? url} width={width || undefined} height={height || undefined} alt={alt} />
}
