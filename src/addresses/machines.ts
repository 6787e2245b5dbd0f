/** What crawlers, browsers and whoever runs the site look for by themselves. */

export const ROBOTS_HREF = '/robots.txt'
export const SECURITY_TXT_HREF = '/.well-known/security.txt'
export const SITEMAP_HREF = '/sitemap.xml'
/** For Google News: the posts of the last two days. */
export const NEWS_SITEMAP_HREF = '/news-sitemap.xml'
/** WordPress's. */
export const WP_SITEMAP_HREF = '/wp-sitemap.xml'
/** Every page names it in a header. */
export const SPECULATION_RULES_HREF = '/speculation-rules.json'
/** Where pages say that they are being looked at. */
export const VIEWS_HREF = '/seen'
export const CSP_REPORT_HREF = '/csp-report'
export const HEALTH_HREF = '/healthz'
export const READY_HREF = '/readyz'
export const METRICS_HREF = '/metrics'

export type SitemapPart = { kind: 'pages' } | { kind: 'terms' } | { kind: 'posts'; page: number }

export function sitemapPartHref(part: SitemapPart): string {
  return part.kind === 'posts' ? `/sitemap-posts-${part.page}.xml` : `/sitemap-${part.kind}.xml`
}
