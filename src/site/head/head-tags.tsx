import type { Picture, Site } from '#published/types.ts'
import { feedHref, REST_ROOT_HREF } from '../routes.ts'
import { DataBlock } from './data-block.tsx'
import { documentTitle, fullNameOf } from './names.ts'
import type { PageHead } from './page-head.ts'

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
  const image = [head.image, site.shareImage].find((picture) => picture !== null && canBeShared(picture)) ?? null
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

/** Social networks do not draw SVG. */
function canBeShared(picture: Picture): boolean {
  return !/\.svg$/i.test(picture.url)
}
