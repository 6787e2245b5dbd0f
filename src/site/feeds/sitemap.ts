import { element, XML_DECLARATION } from './xml.ts'

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export interface SitemapAddress {
  href: string
  /** `null` where no one date says it. */
  updatedAt: string | null
}

export function renderUrlSet(addresses: SitemapAddress[], origin: string): string {
  const urls = addresses.map(({ href, updatedAt }) => {
    const lastModified = updatedAt === null ? '' : element('lastmod', updatedAt)
    return `<url>${element('loc', origin + href)}${lastModified}</url>`
  })
  return `${XML_DECLARATION}<urlset ${NAMESPACE}>\n${urls.join('\n')}\n</urlset>\n`
}

export function renderSitemapIndex(hrefs: string[], origin: string): string {
  const sitemaps = hrefs.map((href) => `<sitemap>${element('loc', origin + href)}</sitemap>`)
  return `${XML_DECLARATION}<sitemapindex ${NAMESPACE}>\n${sitemaps.join('\n')}\n</sitemapindex>\n`
}
