import { feedResponse } from './feeds/feed-controller.ts'
import { manifestResponse } from './feeds/manifest-controller.ts'
import { newsSitemapResponse } from './feeds/news-sitemap-controller.ts'
import { robotsResponse } from './feeds/robots-controller.ts'
import { securityTxtResponse } from './feeds/security-txt-controller.ts'
import { sitemapResponse } from './feeds/sitemap-controller.ts'
import { authorResponse } from './pages/author/controller.ts'
import { categoryResponse } from './pages/category/controller.ts'
import { fragmentResponse } from './pages/fragment/controller.ts'
import { galleryResponse } from './pages/gallery/controller.ts'
import { homeResponse } from './pages/home/controller.ts'
import { newsResponse } from './pages/news/controller.ts'
import { notFoundResponse } from './pages/not-found/controller.ts'
import { builtPageResponse } from './pages/page/controller.ts'
import { popupPageResponse } from './pages/popup/controller.ts'
import { postResponse } from './pages/post/controller.ts'
import { openRequestContext, type RequestContext } from './pages/request-context.ts'
import { redirectResponse } from './pages/responses.ts'
import { searchResponse } from './pages/search/controller.ts'
import { siteMapResponse } from './pages/site-map/controller.ts'
import { tagResponse } from './pages/tag/controller.ts'
import type { SiteContext, SiteRequest, SiteResponse } from './response.ts'
import { canonicalPath, matchRoute, type Route } from './routes.ts'
import { speculationRulesResponse } from './speculation/controller.ts'

export { renderErrorPage } from './pages/error/controller.ts'
export { knownSite } from './pages/error/last-known.ts'

export interface Router {
  /** The page at an address; `null`: there is none. What throws is left to the server, which answers with `renderErrorPage`. */
  answer(request: SiteRequest): Promise<SiteResponse | null>
  /** The one page for all addresses at which there is none. */
  notFoundResponse(): Promise<SiteResponse>
}

/** Answers every public page. */
export function createRouter(context: SiteContext): Router {
  return {
    async answer({ url, findRole }) {
      const path = canonicalPath(url.pathname)
      if (path === null) return null
      if (path !== url.pathname) return redirectResponse(path + url.search, 301)
      const requestContext = openRequestContext(context, url, findRole)
      return (await routeResponse(requestContext, matchRoute(path))) ?? movedResponse(requestContext)
    },
    notFoundResponse: () => notFoundResponse(context),
  }
}

/** `null`: there is nothing of that name. */
async function routeResponse(requestContext: RequestContext, route: Route): Promise<SiteResponse | null> {
  switch (route.name) {
    case 'home':
      return homeResponse(requestContext)
    case 'page':
      return builtPageResponse(requestContext, route.path)
    case 'news':
      return newsResponse(requestContext, route.page)
    case 'post':
      return postResponse(requestContext, route.slug)
    case 'category':
      return categoryResponse(requestContext, route.slug, route.page)
    case 'tag':
      return tagResponse(requestContext, route.slug, route.page)
    case 'author':
      return authorResponse(requestContext, route.id, route.page)
    case 'search':
      return searchResponse(requestContext)
    case 'site-map':
      return siteMapResponse(requestContext)
    case 'gallery':
      return galleryResponse(requestContext, route.widget)
    case 'fragment':
      return fragmentResponse(requestContext, route.id)
    case 'popup':
      return popupPageResponse(requestContext, route.id, (await requestContext.findRole?.()) ?? null)
    case 'feed':
      return feedResponse(requestContext, route)
    case 'sitemap':
      return sitemapResponse(requestContext, route.part)
    case 'news-sitemap':
      return newsSitemapResponse(requestContext)
    case 'robots':
      return robotsResponse(requestContext)
    case 'security-txt':
      return securityTxtResponse(requestContext)
    case 'speculation-rules':
      return speculationRulesResponse(requestContext)
    case 'manifest':
      return manifestResponse(requestContext)
    case 'moved':
      return redirectResponse(route.to + requestContext.url.search, 301)
    case 'nothing':
      return null
  }
}

/** Old addresses that editors, or a change of slug, left a trail from. */
async function movedResponse({ reader, url }: RequestContext): Promise<SiteResponse | null> {
  const redirect = await reader.findRedirect(url.pathname)
  if (redirect === null || new URL(redirect.to, url).href === url.href) return null
  return redirectResponse(redirect.to, redirect.permanent ? 301 : 302)
}
