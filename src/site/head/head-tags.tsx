import { OEMBED_HREF, REST_ROOT_HREF } from '#addresses/calls.ts'
import { feedHref } from '#addresses/documents.ts'
import { SHARE_IMAGE_SIZE, shareImageHref } from '#addresses/share-images.ts'
import type { Picture, Site } from '#published/types.ts'
import { DataBlock } from './data-block.tsx'
import { documentTitle, fullNameOf } from './names.ts'
import type { PageHead } from './page-head.ts'
import { shareVersion } from './share-version.ts'

interface HeadTagsProps {
  head: PageHead
  site: Site
  origin: string
  /** For the calls that the page makes. */
  nonce: string
}

/** Everything in `<head>` beside title, description, canonical address, style sheets and loader. */
export function HeadTags({ head, site, origin, nonce }: HeadTagsProps) {
  return (
    <>
      {!head.isIndexed && <meta name="robots" content="noindex" />}
      <OpenGraph head={head} site={site} origin={origin} />
      <link rel="https://api.w.org/" href={origin + REST_ROOT_HREF} />
      {head.shared !== null && head.canonicalPath !== null && (
        <OembedLink address={origin + head.canonicalPath} origin={origin} />
      )}
      <meta name="lectern-nonce" content={nonce} />
      <FeedLink href={feedHref()} title={fullNameOf(site)} />
      {head.feed !== null && <FeedLink {...head.feed} />}
      {head.graph.length > 0 && (
        <DataBlock type="application/ld+json" data={{ '@context': 'https://schema.org', '@graph': head.graph }} />
      )}
      {head.post !== null && <DataBlock type="application/json" id="lectern-post" data={head.post} />}
    </>
  )
}

function OpenGraph({ head, site, origin }: Omit<HeadTagsProps, 'nonce'>) {
  const image = imageOf(head, site)
  return (
    <>
      <meta property="og:site_name" content={fullNameOf(site)} />
      <meta property="og:locale" content="zh_TW" />
      <meta property="og:type" content={head.type} />
      <meta property="og:title" content={head.name ?? documentTitle(null, site)} />
      {head.description !== '' && <meta property="og:description" content={head.description} />}
      {head.canonicalPath !== null && <meta property="og:url" content={origin + head.canonicalPath} />}
      {image !== null && (
        <>
          <meta property="og:image" content={new URL(image.url, origin).href} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          <meta property="og:image:alt" content={image.alt} />
        </>
      )}
      <meta name="twitter:card" content={image === null ? 'summary' : 'summary_large_image'} />
    </>
  )
}

function FeedLink({ href, title }: { href: string; title: string }) {
  return <link rel="alternate" type="application/rss+xml" href={href} title={title} />
}

/** By which others find out how to show a pasted link. */
function OembedLink({ address, origin }: { address: string; origin: string }) {
  return (
    <link rel="alternate" type="application/json+oembed" href={`${origin}${OEMBED_HREF}?url=${encodeURIComponent(address)}`} />
  )
}

/** The document's own picture, else one that is drawn of its title, else the site's. */
function imageOf({ image, shared }: PageHead, site: Site): Pick<Picture, 'url' | 'width' | 'height' | 'alt'> | null {
  if (image !== null && canBeShared(image)) return image
  if (shared === null) return site.shareImage !== null && canBeShared(site.shareImage) ? site.shareImage : null
  const url = shareImageHref({ ...shared, version: shareVersion(shared, site) })
  return { url, ...SHARE_IMAGE_SIZE, alt: `${shared.title}｜${fullNameOf(site)}` }
}

/** Social networks do not draw SVG. */
function canBeShared(picture: Picture): boolean {
  return !/\.svg$/i.test(picture.url)
}
