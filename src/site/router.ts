import type { Answer, SiteContext, SiteRequest } from './answer.ts'
import { answerFeed } from './feeds/feed-controller.ts'
import { answerRobots } from './feeds/robots-controller.ts'
import { answerSitemap } from './feeds/sitemap-controller.ts'
import { redirectAnswer } from './pages/answers.ts'
import { answerCategory } from './pages/category/controller.ts'
import { answerFragment } from './pages/fragment/controller.ts'
import { answerGallery } from './pages/gallery/controller.ts'
import { answerHome } from './pages/home/controller.ts'
import { answerNews } from './pages/news/controller.ts'
import { answerNotFound } from './pages/not-found/controller.ts'
import { answerBuiltPage } from './pages/page/controller.ts'
import { answerPost } from './pages/post/controller.ts'
import { answerSearch } from './pages/search/controller.ts'
import { answerSiteMap } from './pages/site-map/controller.ts'
import { answerTag } from './pages/tag/controller.ts'
import { openVisit, type Visit } from './pages/visit.ts'
import { canonicalPath, matchRoute, type Route } from './routes.ts'
import { answerSpeculationRules } from './speculation/controller.ts'

export { renderErrorPage } from './pages/error/controller.ts'

/** Answers every public page. What throws is left to the server, which answers with `renderErrorPage`. */
export function createRouter(context: SiteContext): (request: SiteRequest) => Promise<Answer> {
  return async function answerRequest({ url }) {
    const visit = openVisit(context, url)
    const path = canonicalPath(url.pathname)
    if (path === null) return answerNotFound(visit)
    if (path !== url.pathname) return redirectAnswer(path + url.search, 301)
    return (await answerRoute(visit, matchRoute(path))) ?? (await answerMoved(visit)) ?? (await answerNotFound(visit))
  }
}

/** `null`: there is nothing of that name. */
async function answerRoute(visit: Visit, route: Route): Promise<Answer | null> {
  switch (route.name) {
    case 'home':
      return answerHome(visit)
    case 'page':
      return answerBuiltPage(visit, route.path)
    case 'news':
      return answerNews(visit, route.page)
    case 'post':
      return answerPost(visit, route.slug)
    case 'category':
      return answerCategory(visit, route.slug, route.page)
    case 'tag':
      return answerTag(visit, route.slug, route.page)
    case 'search':
      return answerSearch(visit)
    case 'site-map':
      return answerSiteMap(visit)
    case 'gallery':
      return answerGallery(visit, route.widget)
    case 'fragment':
      return answerFragment(visit, route.id)
    case 'feed':
      return answerFeed(visit, route.category)
    case 'sitemap':
      return answerSitemap(visit, route.part)
    case 'robots':
      return answerRobots(visit)
    case 'speculation-rules':
      return answerSpeculationRules(visit)
    case 'moved':
      return redirectAnswer(route.to + visit.url.search, 301)
    case 'nothing':
      return null
  }
}

/** Old addresses that editors, or a change of slug, left a trail from. */
async function answerMoved({ reader, url }: Visit): Promise<Answer | null> {
  const redirect = await reader.findRedirect(url.pathname)
  if (redirect === null || new URL(redirect.to, url).href === url.href) return null
  return redirectAnswer(redirect.to, redirect.permanent ? 301 : 302)
}
