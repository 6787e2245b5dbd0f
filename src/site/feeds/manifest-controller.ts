import { HOME_HREF } from '#addresses/documents.ts'
import { iconHref } from '#addresses/icons.ts'
import { iconVersion } from '../head/icon-version.ts'
import { fullNameOf } from '../head/names.ts'
import type { RequestContext } from '../pages/request-context.ts'
import { textResponse } from '../pages/responses.ts'
import type { SiteResponse } from '../response.ts'

/** What a phone needs to put the site on its home screen. */
export async function manifestResponse(requestContext: RequestContext): Promise<SiteResponse> {
  const site = await requestContext.reader.site()
  const { palette } = site.brand
  const version = iconVersion(site.brand)
  const manifest = {
    name: fullNameOf(site),
    short_name: site.department,
    lang: 'zh-Hant-TW',
    start_url: HOME_HREF,
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.ink,
    icons: ([192, 512] as const).map((size) => ({
      src: iconHref(size, version),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  }
  return textResponse(requestContext, 'application/manifest+json', JSON.stringify(manifest))
}
