import { cutText, oneLine } from '../conversion/words.ts'
import { metaOf, type WxrMeta } from '../wxr/items.ts'

const LONGEST_TITLE = 70
const LONGEST_DESCRIPTION = 160

interface SeoContext {
  title: string
  siteTitle: string
  /** A picture by its number or address on the old site. */
  pictureOf(source: { id?: number; url?: string }): number | null
}

/** What Yoast or Rank Math told search engines. */
export function seoOf(head: { meta: readonly WxrMeta[] }, { title, siteTitle, pictureOf }: SeoContext) {
  const first = (...keys: string[]) => keys.map((key) => metaOf(head, key) ?? '').find((value) => value.trim() !== '') ?? ''
  const fill = (text: string) =>
    oneLine(
      text
        .replace(/%%title%%|%title%/g, title)
        .replace(/%%sitename%%|%sitename%/g, siteTitle)
        .replace(/%%sep%%|%sep%/g, '｜')
        .replace(/%%\w+%%|%\w+%/g, ''),
    )
  const picture = first('_yoast_wpseo_opengraph-image-id', 'rank_math_facebook_image_id')
  const address = first('_yoast_wpseo_opengraph-image', 'rank_math_facebook_image')
  const robots = first('rank_math_robots')
  return {
    title: cutText(fill(first('_yoast_wpseo_title', 'rank_math_title')), LONGEST_TITLE),
    description: cutText(fill(first('_yoast_wpseo_metadesc', 'rank_math_description')), LONGEST_DESCRIPTION),
    image: pictureOf({ ...(/^\d+$/.test(picture) && { id: Number(picture) }), url: address }),
    noIndex: first('_yoast_wpseo_meta-robots-noindex') === '1' || robots.includes('noindex'),
  }
}
