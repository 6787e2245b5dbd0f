import { iconHref, MANIFEST_HREF } from '#addresses/icons.ts'
import { sealSvg } from '#brand/seal.ts'
import type { SiteBrand } from '#published/types.ts'
import { iconVersion } from './icon-version.ts'

/** The site's sign for tabs and home screens, and its colour for the browser's frame. */
export function IconLinks({ brand }: { brand: SiteBrand }) {
  const { mark, tones, palette } = brand
  const version = iconVersion(brand)
  return (
    <>
      <meta name="theme-color" content={palette.ink} />
      {mark === null ? (
        // As an address: one request less on every first visit.
        <link rel="icon" type="image/svg+xml" href={`data:image/svg+xml,${encodeURIComponent(sealSvg(tones, palette.zhu))}`} />
      ) : (
        <link rel="icon" type="image/png" href={iconHref(192, version)} />
      )}
      <link rel="apple-touch-icon" href={iconHref(180, version)} />
      <link rel="manifest" href={MANIFEST_HREF} />
    </>
  )
}
